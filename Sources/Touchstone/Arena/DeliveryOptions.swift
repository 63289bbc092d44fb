/// Whether a recognizer holds raw touches back from the view below it; the names are UIKit's.
public struct DeliveryOptions: Hashable, Sendable {
  /// When it succeeds, the view's touches are cancelled; UIKit: true.
  public var cancelsTouchesInView: Bool
  /// While it is undecided, the view does not learn that a finger landed; UIKit: false.
  public var delaysTouchesBegan: Bool
  /// While it is undecided, the view does not learn that a finger lifted; UIKit: true.
  public var delaysTouchesEnded: Bool

  /// Makes options; what is left out is UIKit's.
  public init(
    cancelsTouchesInView: Bool = true, delaysTouchesBegan: Bool = false,
    delaysTouchesEnded: Bool = true
  ) {
    self.cancelsTouchesInView = cancelsTouchesInView
    self.delaysTouchesBegan = delaysTouchesBegan
    self.delaysTouchesEnded = delaysTouchesEnded
  }
}

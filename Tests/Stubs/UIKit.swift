// swift-format-ignore-file
// The part of UIKit that the adapter and the guides use, by its public documentation, so that their
// spelling can be checked where there is no UIKit. It does nothing and is linked into nothing.
@_exported import Foundation

@MainActor open class UIView {
  public init() {}
  open var bounds: CGRect { .zero }
  open var center: CGPoint = .zero
  open var transform: CGAffineTransform = .identity
  open var isHidden: Bool = false
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions, animations: @escaping @MainActor () -> Void
  ) {}
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

public struct CGAffineTransform: Sendable {
  public static let identity = CGAffineTransform()
  public init() {}
  public init(translationX tx: CGFloat, y ty: CGFloat) {}
}

@MainActor open class UITouch: Hashable {
  open var timestamp: TimeInterval { 0 }
  open func location(in view: UIView?) -> CGPoint { .zero }
  public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }
  open nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

@MainActor open class UIEvent {
  open var timestamp: TimeInterval { 0 }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

@MainActor open class UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
  public init(target: Any?, action: Selector?) {}
  open var state: State = .possible
  open var view: UIView? { nil }
  open var cancelsTouchesInView: Bool = true
  open var delaysTouchesEnded: Bool = true
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// What names a method to UIKit; a language without it cannot make one.
public struct Selector: Sendable {}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {}

@MainActor open class UITableViewCell: UIView {
  public let contentView = UIView()
}

public func CACurrentMediaTime() -> TimeInterval { 0 }

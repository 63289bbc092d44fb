/// Says which raw touches the view below the recognizers gets, and when.
///
/// The view gets touches as they come, but a recognizer may hold a landing or a lift back while it
/// is undecided. When one succeeds the view's touches are cancelled and what was held back is
/// dropped; when all that hold it back have failed it is delivered, in order. Every touch that the
/// view saw begin is ended or cancelled for it, once.
public struct TouchDelivery: Equatable, Sendable {
  private struct Pending: Equatable, Sendable {
    var id: TouchID
    /// Recognizers that got the finger and have not decided, in order.
    var undecided: [Int]
    /// Phases that the view has not been told.
    var queue: [Touch] = []
    var isSeen: Bool = false
    var isCancelled: Bool = false
    var isOver: Bool = false
  }

  private var options: [DeliveryOptions]
  private var touches: [Pending] = []

  /// Makes a delivery for the recognizers of an arena, in their order; missing options are UIKit's.
  public init(_ options: [DeliveryOptions] = []) {
    self.options = options
  }

  private func options(of member: Int) -> DeliveryOptions {
    member < options.count ? options[member] : DeliveryOptions()
  }

  /// Takes in a frame that the arena has just handled, with what came of it, and appends what the
  /// view gets now.
  ///
  /// - Parameters:
  ///   - frame: What the fingers did; nil if only time passed.
  ///   - events: What the gestures did in the same call.
  public mutating func update<Custom: Recognizer>(
    _ frame: TouchFrame?, _ events: [GestureEvent], of arena: ArenaOf<Custom>,
    into view: inout [Touch]
  ) {
    for touch in frame?.touches ?? [] { take(touch, arena) }
    for event in events { decide(event, arena, &view) }
    for index in touches.indices { flush(index, arena, &view) }
    touches.removeAll { $0.isOver && $0.queue.isEmpty }
  }

  private mutating func take<Custom: Recognizer>(_ touch: Touch, _ arena: ArenaOf<Custom>) {
    if touch.phase == .began {
      guard !touches.contains(where: { $0.id == touch.id && !$0.isOver }) else { return }
      let receivers = (0..<arena.count).filter { arena.received(touch.id, by: RecognizerID($0)) }
      touches.append(Pending(id: touch.id, undecided: receivers, queue: [touch]))
      return
    }
    guard let index = touches.firstIndex(where: { $0.id == touch.id && !$0.isOver }) else { return }
    touches[index].queue.append(touch)
    touches[index].isOver = touch.phase == .ended || touch.phase == .cancelled
  }

  /// A gesture that has decided holds nothing back any more; one that succeeded may cancel.
  private mutating func decide<Custom: Recognizer>(
    _ event: GestureEvent, _ arena: ArenaOf<Custom>, _ view: inout [Touch]
  ) {
    let member = event.recognizer.index
    for index in touches.indices {
      guard let place = touches[index].undecided.firstIndex(of: member) else { continue }
      touches[index].undecided.remove(at: place)
      guard event.state == .began || event.state == .recognized else { continue }
      let options = options(of: member)
      if options.cancelsTouchesInView {
        cancel(index, &view)
      } else if options.delaysTouchesBegan && !touches[index].isSeen {
        touches[index].isCancelled = true
        touches[index].queue = []
      }
    }
  }

  private mutating func cancel(_ index: Int, _ view: inout [Touch]) {
    guard !touches[index].isCancelled else { return }
    touches[index].isCancelled = true
    let last = touches[index].queue.last?.position ?? .zero
    touches[index].queue = []
    if touches[index].isSeen {
      view.append(Touch(id: touches[index].id, phase: .cancelled, position: last))
    }
  }

  /// Tells the view as much as nobody holds back.
  private mutating func flush<Custom: Recognizer>(
    _ index: Int, _ arena: ArenaOf<Custom>, _ view: inout [Touch]
  ) {
    guard !touches[index].isCancelled else {
      touches[index].queue = []
      return
    }
    // One that left its contest without a word holds nothing back.
    touches[index].undecided.removeAll { !arena.isTakingPart(RecognizerID($0)) }
    let undecided = touches[index].undecided.map(options(of:))
    let holdsBegan = undecided.contains { $0.delaysTouchesBegan }
    let holdsEnded = undecided.contains { $0.delaysTouchesEnded }
    while let touch = touches[index].queue.first {
      if !touches[index].isSeen && holdsBegan { return }
      if touch.phase == .ended && holdsEnded { return }
      touches[index].queue.removeFirst()
      touches[index].isSeen = true
      view.append(touch)
    }
  }
}

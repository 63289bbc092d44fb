/// Takes inputs, changes its state, answers with effects for its host to perform.
///
/// A machine is a value: a copy is a save point. It never calls its host and knows no clock; time
/// comes in with the inputs.
public protocol Machine: Equatable, Sendable {
  /// What can happen to it.
  associatedtype Input: Sendable
  /// What its host shall do.
  associatedtype Effect: Equatable, Sendable

  /// Handles one input and appends what the host shall do, in order.
  mutating func send(_ input: Input, into effects: inout [Effect])
}

extension Machine {
  /// Handles one input and returns what the host shall do, in order.
  @discardableResult
  @inlinable
  public mutating func send(_ input: Input) -> [Effect] {
    var effects: [Effect] = []
    send(input, into: &effects)
    return effects
  }
}

/// A piece of JSON: what a trace carries besides touches.
///
/// Objects keep the order of their keys and numbers keep their digits, so that what is read can be
/// written again unchanged.
public indirect enum JSONValue: Equatable, Sendable {
  /// Nothing; in a setup it means "no limit".
  case null
  /// True or false.
  case bool(Bool)
  /// A finite number.
  case number(JSONNumber)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Keys with values, in the order in which they were written; no key twice.
  case object([JSONMember])
}

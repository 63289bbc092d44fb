extension JSONValue {
  /// The value behind a key; nil if this is no object or has no such key.
  public subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }

  /// The members of an object.
  public var members: [JSONMember]? {
    if case .object(let members) = self { return members }
    return nil
  }

  /// The elements of an array.
  public var elements: [JSONValue]? {
    if case .array(let elements) = self { return elements }
    return nil
  }

  /// The text of a string.
  public var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The value of a number.
  public var number: Double? {
    if case .number(let number) = self { return number.value }
    return nil
  }

  /// The value of a whole number.
  public var integer: Int64? {
    if case .number(let number) = self { return number.integer }
    return nil
  }

  /// The value of true or false.
  public var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// Whether this is null.
  public var isNull: Bool {
    if case .null = self { return true }
    return false
  }

  /// A number from a double; nil if it is not finite.
  public static func number(_ value: Double) -> JSONValue? {
    JSONNumber(value).map { .number($0) }
  }

  /// A number from an integer.
  public static func integer(_ value: Int64) -> JSONValue {
    .number(JSONNumber(value))
  }

  /// What a person would call this kind of value.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A request to a server as data; whoever has a network sends it.
public struct RemoteRequest: Hashable, Sendable {
  /// The method, for example `DELETE`.
  public var method: String
  /// The path from the server's root, escaped.
  public var path: String
  /// The header fields, in order.
  public var headers: [Header]
  /// The body.
  public var body: [UInt8]

  /// A header field.
  public struct Header: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its value.
    public var value: String

    /// Makes a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Makes a request.
  public init(method: String, path: String, headers: [Header] = [], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }
}

import Foundation
import Touchstone

/// Blocking HTTP over sockets: a server for the playlist on the loopback device, and a client.
///
/// Each runs on threads of its own; answers come back through a pipe, so nothing is shared.
enum Loopback {
  /// Starts a server and returns its port; it answers every DELETE with a snapshot, or with 500.
  static func serve(latency: Double, fails: Bool) -> UInt16? {
    let server = socket(AF_INET, stream, 0)
    var address = Loopback.address(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(server, $0, length) == 0 && listen(server, 16) == 0
          && getsockname(server, $0, &length) == 0
      }
    }
    guard isBound else { return nil }
    Thread.detachNewThread {
      while true {
        let client = accept(server, nil, nil)
        if client < 0 { return }
        Thread.detachNewThread { answer(client, latency: latency, fails: fails) }
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func answer(_ client: Int32, latency: Double, fails: Bool) {
    let request = String(decoding: readMessage(client), as: UTF8.self)
    Thread.sleep(forTimeInterval: latency)
    let isKnown =
      (request.hasPrefix("DELETE ") || request.hasPrefix("POST ")) && request.contains("/tracks ")
    let status = fails ? "500 Internal Server Error" : isKnown ? "200 OK" : "404 Not Found"
    let body = fails || !isKnown ? #"{"error":{"status":500}}"# : #"{"snapshot_id":"demo"}"#
    send(
      "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)"
        + "\r\nConnection: close\r\n\r\n\(body)", to: client)
    close(client)
  }

  /// Sends a request; the token, a status and the body, or 0 and a reason, go into a pipe.
  static func send(
    _ request: RemoteRequest, token: DeletionToken, host: String, port: UInt16, answers: Int32
  ) {
    Thread.detachNewThread {
      let (status, body) = exchange(request, host: host, port: port)
      // One write of less than a page is never mixed with another.
      let line = "\(token.number) \(status) \(body.replacing("\n", with: " ").prefix(3000))\n"
      var bytes = Array(line.utf8)
      _ = write(answers, &bytes, min(bytes.count, 4000))
    }
  }

  private static func exchange(
    _ request: RemoteRequest, host: String, port: UInt16
  ) -> (Int, String) {
    let client = socket(AF_INET, stream, 0)
    defer { close(client) }
    var address = Loopback.address(port: port)
    guard inet_pton(AF_INET, host == "localhost" ? "127.0.0.1" : host, &address.sin_addr) == 1
    else { return (0, "no address \(host)") }
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return (0, String(cString: strerror(errno))) }
    var head = "\(request.method) \(request.path) HTTP/1.1\r\nHost: \(host):\(port)\r\n"
    for header in request.headers { head += "\(header.name): \(header.value)\r\n" }
    head += "Content-Length: \(request.body.count)\r\nConnection: close\r\n\r\n"
    send(head + String(decoding: request.body, as: UTF8.self), to: client)
    let answer = String(decoding: readMessage(client), as: UTF8.self)
    let words = answer.split(separator: " ", maxSplits: 2)
    guard words.count == 3, let status = Int(words[1]), let split = answer.range(of: "\r\n\r\n")
    else { return (0, "the server said nothing") }
    return (status, String(answer[split.upperBound...]))
  }

  /// Reads head and body; at most 64 KiB, at most 10 s without a byte.
  private static func readMessage(_ descriptor: Int32) -> [UInt8] {
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var message: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while message.count < 65_536 {
      let count = read(descriptor, &buffer, buffer.count)
      if count <= 0 { break }
      message += buffer[..<count]
      let text = String(decoding: message, as: UTF8.self)
      guard let split = text.range(of: "\r\n\r\n") else { continue }
      let length =
        text.lowercased().firstMatch(of: /content-length: *([0-9]{1,6})/).flatMap { Int($0.1) } ?? 0
      if text[split.upperBound...].utf8.count >= length { break }
    }
    return message
  }

  private static func send(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }

  private static var stream: Int32 {
    #if canImport(Darwin)
      SOCK_STREAM
    #else
      Int32(SOCK_STREAM.rawValue)
    #endif
  }

  private static func address(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    return address
  }
}

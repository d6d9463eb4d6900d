extension WebServer {
  /// An answer, byte for byte.
  package struct Reply: Sendable {
    let bytes: [UInt8]
    let isWhole: Bool

    /// An answer; with `isWhole` false the connection stays open after it.
    package init(_ bytes: [UInt8], isWhole: Bool = true) {
      self.bytes = bytes
      self.isWhole = isWhole
    }

    /// An answer with headers and a body of a known length.
    package init(_ status: Int, headers: [String] = [], body: [UInt8] = []) {
      let lines =
        ["HTTP/1.1 \(status) X", "Content-Length: \(body.count)", WebServer.last] + headers
      self.init(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
    }
  }
}

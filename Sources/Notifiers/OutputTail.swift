/// The end of what a program writes, so that its last line can be told; the rest is let go.
struct OutputTail {
  private static let limit = 4096
  private var bytes: [UInt8] = []

  mutating func append(_ chunk: some Collection<UInt8>) {
    bytes.append(contentsOf: chunk.suffix(Self.limit))
    if bytes.count > Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
  }

  /// The last line that is not empty, or an empty text.
  var lastLine: String {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }
}

/// Cuts what a program writes into lines.
///
/// Lines are short answers; of one longer than 4 kB, and after 64 lines, the rest is let go.
struct OutputLines {
  private static let limit = 4096
  private var left = 64
  private var line: [UInt8] = []

  /// Takes what came, and returns the lines that are whole now.
  mutating func append(_ chunk: some Collection<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in chunk where left > 0 {
      if byte == UInt8(ascii: "\n") {
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
        left -= 1
      } else if line.count < Self.limit {
        line.append(byte)
      }
    }
    return lines
  }
}

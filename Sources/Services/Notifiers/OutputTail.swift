/// The last 4 kB that a program wrote, for the last line of them.
struct OutputTail {
  private static let limit = 4096
  private var bytes: [UInt8] = []

  /// Appends bytes and drops what is too much at the beginning.
  mutating func append(_ chunk: some Collection<UInt8>) {
    bytes.append(contentsOf: chunk.suffix(Self.limit))
    if bytes.count > Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
  }

  /// The last line that is not blank; empty if there is none.
  var lastLine: String {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }
}

/// Splits the output of a program into lines.
///
/// Lines are short answers: what a line has beyond 4 kB, and all after 64 lines, is dropped.
struct OutputLines {
  private static let limit = 4096
  private var left = 64
  private var line: [UInt8] = []

  /// Appends bytes and returns the lines that are complete now.
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

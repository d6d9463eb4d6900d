import Application

/// A file that has others in it, which are not opened here: a ZIP, such as KMZ, or gzip.
package struct PackedFile: Sendable, Hashable {
  /// The name of the first file of a ZIP that some reader knows; `nil` for gzip.
  let member: String?

  /// Recognizes a file by its beginning; `nil` for any other.
  package init?(beginning bytes: ArraySlice<UInt8>) {
    if bytes.starts(with: [0x1F, 0x8B]) {
      member = nil
    } else if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      member = Self.member(of: bytes)
    } else {
      return nil
    }
  }

  /// Returns the command that hands the file in it to a command of Passby.
  package func command(_ path: String, to command: String) -> String {
    let reading =
      member.map { "unzip -p \"\(path.oneLine)\" \"\($0.oneLine)\"" }
      ?? "gunzip -c \"\(path.oneLine)\""
    return "\(reading) | passby \(command) -"
  }

  /// Returns the name of the first file of an archive that some reader knows.
  private static func member(of bytes: ArraySlice<UInt8>) -> String {
    var names: [String] = []
    var rest = bytes
    // Local headers lie in order; one without a length says nothing about the next.
    while rest.starts(with: [0x50, 0x4B, 0x03, 0x04]), rest.count > 30 {
      let base = rest.startIndex
      func number(_ at: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(rest[base + at + $1]) << (8 * $1) }
      }
      let (length, nameLength, extra) = (number(18, 4), number(26, 2), number(28, 2))
      guard rest.count >= 30 + nameLength else { break }
      names.append(String(decoding: rest[(base + 30)..<(base + 30 + nameLength)], as: UTF8.self))
      let next = 30 + nameLength + extra + length
      guard length > 0, next < rest.count else { break }
      rest = rest[(base + next)...]
    }
    let ends = [".kml", "checkmarks.csv", "records.json", "tasks.json", ".gpx", ".ics", ".json"]
    for end in ends {
      if let name = names.first(where: { $0.lowercased().hasSuffix(end) }) { return name }
    }
    return names.first ?? "FILE"
  }
}

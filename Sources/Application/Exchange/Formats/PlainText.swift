import Application
import Foundation
import Localization
import Text

/// The bytes of a file as UTF-8.
package enum PlainText {
  /// Returns the bytes without a byte order mark; UTF-16 with its mark becomes UTF-8.
  package static func utf8(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return bytes.dropFirst(3) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? first | second << 8 : second | first << 8
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)[...]
    }
    return bytes[...]
  }

  /// Returns the lines of a text without their ends.
  static func split(_ text: String) -> [Substring] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Substring(line.last == 0x0D ? line.dropLast() : line)
    }
  }

  /// Returns the text of a format of lines.
  ///
  /// - Throws: `ExchangeFailure` with the line for one that is too long, and for bytes that are not
  ///   UTF-8.
  static func lines(_ bytes: ArraySlice<UInt8>) throws(ExchangeFailure) -> String {
    var (start, line) = (bytes.startIndex, 1)
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      guard end - start <= ReadingLimits.lineBytes else {
        throw ExchangeFailure(line: line, ExchangePhrase.longLine)
      }
      (start, line) = (end + 1, line + 1)
    }
    return try text(bytes)
  }

  /// Returns the text.
  ///
  /// - Throws: `ExchangeFailure` for bytes that are not UTF-8, with the line of the first.
  static func text(_ bytes: ArraySlice<UInt8>) throws(ExchangeFailure) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var line = 1
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { break }
      line += 1
    }
    throw ExchangeFailure(line: line, ExchangePhrase.notUTF8)
  }

  /// Returns the line that an index lies in, from 1.
  static func line(of index: Int, in bytes: ArraySlice<UInt8>) -> Int {
    bytes[bytes.startIndex..<min(max(index, bytes.startIndex), bytes.endIndex)]
      .count { $0 == 0x0A } + 1
  }
}

/// A file that has others in it, which are not opened here: a ZIP, such as KMZ, or gzip.
package struct PackedFile: Sendable, Hashable {
  /// The name of the first file of a ZIP that some reader knows; `nil` for gzip.
  let member: String?
  /// True for an export of Loop Habit Tracker, which begins with the table of its habits.
  let isOfLoop: Bool

  /// Recognizes a file by its beginning; `nil` for any other.
  package init?(beginning bytes: ArraySlice<UInt8>) {
    if bytes.starts(with: [0x1F, 0x8B]) {
      member = nil
      isOfLoop = false
    } else if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      member = Self.member(of: bytes)
      isOfLoop = bytes.dropFirst(30).starts(with: "Habits.csv".utf8)
    } else {
      return nil
    }
  }

  /// Returns the command that hands the file in it to a command of Passby.
  package func command(_ path: String, to command: String) -> String {
    let reading =
      member.map { "unzip -p \(path.quoted) \($0.quoted)" }
      ?? "gunzip -c \(path.quoted)"
    return "\(reading) | passby \(command) -"
  }

  /// Returns the name of the first file of an archive that some reader knows, the outermost of one
  /// kind.
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
    // Loop has a file of each habit in a folder, and one of all beside the folders.
    func depth(_ name: String) -> Int { name.count { $0 == "/" } }
    for end in ends {
      let fitting = names.filter { $0.lowercased().hasSuffix(end) }
      if let name = fitting.min(by: { depth($0) < depth($1) }) { return name }
    }
    return names.first ?? "FILE"
  }
}

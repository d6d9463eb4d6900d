import Application
import Foundation
import Localization
import Text

/// A line of iCalendar: a name, parameters and a value.
///
/// Source: RFC 5545, 3.1; RFC 6868 for `^` in parameters. Names outside the alphabet of the RFC are
/// read too, and texts of vCalendar 1.0 that are coded as quoted-printable.
struct ContentLine: Sendable, Hashable {
  /// The name in upper case.
  let name: String
  /// The parameters by their names in upper case; the first value of each.
  let parameters: [String: String]
  /// The value, still escaped.
  private(set) var value: String
  /// The line in the file, from 1.
  let line: Int

  /// The encodings that vCalendar 1.0 may name.
  private static let charsets: [String: String.Encoding] = [
    "UTF-8": .utf8, "US-ASCII": .ascii, "ISO-8859-1": .isoLatin1, "ISO-8859-2": .isoLatin2,
    "WINDOWS-1250": .windowsCP1250, "WINDOWS-1251": .windowsCP1251, "WINDOWS-1252": .windowsCP1252,
  ]

  /// Reads an unfolded line; `nil` without a colon.
  ///
  /// - Throws: `ExchangeFailure` for a text in an encoding that is not named, or unknown.
  init?(_ bytes: ArraySlice<UInt8>, line: Int) throws(ExchangeFailure) {
    let text = String(validating: bytes, as: UTF8.self)
    self.init(text ?? String(decoding: bytes, as: UTF8.self), line: line)
    let coding = parameters["ENCODING"]?.uppercased()
    let isQuoted = coding == "QUOTED-PRINTABLE" || parameters["QUOTED-PRINTABLE"] != nil
    guard isQuoted || text == nil else { return }
    guard let colon = Self.colon(in: bytes) else { return }
    let raw = Array(bytes[(colon + 1)...])
    let charset = Self.charsets[parameters["CHARSET"]?.uppercased() ?? "UTF-8"]
    guard let charset,
      let value = String(bytes: isQuoted ? Self.unquoted(raw) : raw, encoding: charset)
    else { throw ExchangeFailure(line: line, ExchangePhrase.notUTF8) }
    self.value = value.replacing("\r\n", with: "\n")
  }

  /// Returns the colon before the value.
  private static func colon(in bytes: ArraySlice<UInt8>) -> Int? {
    var isQuoted = false
    return bytes.firstIndex { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ":") && !isQuoted
    }
  }

  /// Returns the bytes that a quoted-printable text stands for (RFC 2045, 6.7).
  private static func unquoted(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let code = String(decoding: bytes[index...].dropFirst().prefix(2), as: UTF8.self)
      if bytes[index] == UInt8(ascii: "="), code.utf8.count == 2, let byte = UInt8(code, radix: 16)
      {
        result.append(byte)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// Reads an unfolded line; `nil` without a colon.
  init?(_ text: String, line: Int) {
    self.line = line
    var parts: [Substring] = []
    var isQuoted = false
    var isEscaped = false
    var start = text.startIndex
    var index = text.startIndex
    var end: String.Index?
    while index < text.endIndex {
      let character = text.unicodeScalars[index]
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, (character == ";" && !isEscaped) || character == ":" {
        parts.append(text[start..<index])
        start = text.unicodeScalars.index(after: index)
        if character == ":" {
          end = start
          break
        }
      }
      isEscaped = character == "\\" && !isEscaped
      index = text.unicodeScalars.index(after: index)
    }
    guard let end, let name = parts.first, !name.isEmpty else { return nil }
    self.name = name.uppercased().trimmed
    value = String(text[end...])
    var parameters: [String: String] = [:]
    for part in parts.dropFirst() {
      let sign = part.firstIndex(of: "=") ?? part.endIndex
      let value = part[sign...].dropFirst().replacing("\"", with: "")
      parameters[part[..<sign].uppercased().trimmed] = Self.plain(String(value))
    }
    self.parameters = parameters
  }

  /// Returns the value of a parameter without the escapes of RFC 6868, and those of texts.
  private static func plain(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 == UInt8(ascii: "^") || $0 == UInt8(ascii: "\\") }) else {
      return value
    }
    return value.replacing(/\^[n'^]|\\[;,]/) { match in
      switch match.output.last {
      case "n": "\n"
      case "'": "\""
      case let last: String(last ?? "^")
      }
    }
  }

  /// The value as a word: without blanks around it, in upper case.
  var word: String { value.trimmed.uppercased() }

  var text: String {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        text.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// The texts of a list between commas.
  var texts: [String] {
    var texts: [String] = []
    var part = ""
    var isEscaped = false
    for character in value {
      if isEscaped {
        part.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "," {
        texts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return texts + [part]
  }

  /// Returns a text with what has a meaning in it escaped.
  ///
  /// Each line end of Unicode is a line end of iCalendar; control characters and marks of direction
  /// are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case ";": result += "\\;"
      case ",": result += "\\,"
      case "\n", "\u{85}", "\u{2028}", "\u{2029}": result += "\\n"
      case "\t": result += " "
      case _ where scalar.isUnquiet: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a line folded at 75 bytes, between characters, with its end.
  static func folded(_ line: String) -> String {
    guard line.utf8.count > 75 else { return line + "\r\n" }
    var result = ""
    var length = 0
    for character in line.unicodeScalars {
      let size = UTF8.width(character)
      if length + size > 75 {
        result += "\r\n "
        length = 1
      }
      result.unicodeScalars.append(character)
      length += size
    }
    return result + "\r\n"
  }
}

/// A component of iCalendar with its lines and components, in their order.
final class CalendarComponent {
  let name: String
  let line: Int
  private(set) var lines: [ContentLine] = []
  private(set) var components: [CalendarComponent] = []
  /// The number of its alarms.
  private(set) var alarms = 0
  /// The number of lines that are no property: the rest of a text that was not folded.
  var strays = 0
  /// Why it is refused, if it is.
  var fault: CalendarFault?

  init(_ name: String, line: Int) {
    self.name = name
    self.line = line
  }

  func add(_ line: ContentLine) { lines.append(line) }

  func add(_ component: CalendarComponent) {
    components.append(component)
    if component.name == "VALARM" { alarms += 1 }
  }

  subscript(name: String) -> ContentLine? { lines.first { $0.name == name } }

  /// The names of its lines and components.
  var names: [String] { lines.map(\.name) + components.map(\.name) }

  func all(_ name: String) -> [CalendarComponent] { components.filter { $0.name == name } }
}

/// Why a component of iCalendar is refused.
enum CalendarFault: Hashable {
  case longLine, notClosed, manyAlarms, bareReturn
  /// A text in another encoding, in a line.
  case notUTF8(line: Int)
}

/// Reads the components of iCalendar from bytes.
enum CalendarTree {
  /// The most alarms of a component.
  static let mostAlarms = 1000

  /// Returns the calendars of a file.
  ///
  /// Lines may end with LF alone.
  ///
  /// - Throws: `ExchangeFailure` with the line for components that lie too deep within one another.
  static func calendars(
    _ bytes: ArraySlice<UInt8>, _ work: FileWork
  ) throws -> [CalendarComponent] {
    let root = CalendarComponent("", line: 1)
    var open = [root]
    for (raw, number) in unfolded(bytes) {
      try work.read()
      guard raw.count <= ReadingLimits.lineBytes else {
        open[open.count - 1].fault = .longLine
        mark(open, .longLine)
        continue
      }
      if raw.dropLast().contains(0x0D) { mark(open, .bareReturn) }
      let line: ContentLine
      do throws(ExchangeFailure) {
        guard let read = try ContentLine(raw, line: number) else {
          open[open.count - 1].strays += 1
          continue
        }
        line = read
      } catch {
        mark(open, .notUTF8(line: number))
        continue
      }
      if line.name == "BEGIN" {
        let component = CalendarComponent(line.word, line: number)
        open[open.count - 1].add(component)
        if open[open.count - 1].alarms > mostAlarms { mark(open, .manyAlarms) }
        open.append(component)
        // The outermost list is no component.
        guard open.count - 1 <= ReadingLimits.levels else {
          throw ExchangeFailure(line: number, ExchangePhrase.tooDeep)
        }
      } else if line.name == "END" {
        let name = line.word
        guard let index = open.lastIndex(where: { $0.name == name }), index > 0 else { continue }
        for inner in open[(index + 1)...] { inner.fault = inner.fault ?? .notClosed }
        if index + 1 < open.count { open[index].fault = .notClosed }
        open.removeSubrange(index...)
      } else if open.count > 1 {
        open[open.count - 1].add(line)
      }
    }
    for component in open.dropFirst() { component.fault = component.fault ?? .notClosed }
    return root.all("VCALENDAR")
  }

  /// Marks the task or event that is being read.
  private static func mark(_ open: [CalendarComponent], _ fault: CalendarFault) {
    let inner = open.first { ["VTODO", "VEVENT", "VJOURNAL"].contains($0.name) }
    (inner ?? open[open.count - 1]).fault = fault
  }

  /// True for a quoted-printable line that goes on in the next one.
  private static func isSoftlyBroken(_ line: ArraySlice<UInt8>?) -> Bool {
    guard let line, line.last == UInt8(ascii: "=") else { return false }
    // The parameters before the value are short.
    return String(decoding: line.prefix(200).prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
      .uppercased().contains("QUOTED-PRINTABLE")
  }

  private static func unfolded(_ bytes: ArraySlice<UInt8>) -> [(ArraySlice<UInt8>, Int)] {
    var lines: [(ArraySlice<UInt8>, Int)] = []
    var number = 0
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      var part = part
      if part.last == 0x0D { part = part.dropLast() }
      if let first = part.first, first == 0x20 || first == 0x09, !lines.isEmpty {
        lines[lines.count - 1].0 += part.dropFirst()
      } else if isSoftlyBroken(lines.last?.0) {
        lines[lines.count - 1].0.removeLast()
        lines[lines.count - 1].0 += part
      } else if !part.isEmpty {
        lines.append((part, number))
      }
    }
    return lines
  }
}

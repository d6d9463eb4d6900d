import Application
import Foundation
import Localization
import Text

/// A line of iCalendar: a name, parameters and a value; its bytes are kept.
///
/// Source: RFC 5545, 3.1. Names outside the alphabet of the RFC are read too.
struct ContentLine: Sendable, Hashable {
  /// The name in upper case.
  let name: String
  /// The parameters by their names in upper case; the first value of each.
  let parameters: [String: String]
  /// The value, still escaped.
  let value: String
  /// The line in the file, from 1.
  let line: Int

  /// Reads an unfolded line; `nil` without a colon.
  init?(_ text: String, line: Int) {
    self.line = line
    var parts: [Substring] = []
    var isQuoted = false
    var start = text.startIndex
    var index = text.startIndex
    var end: String.Index?
    while index < text.endIndex {
      let character = text.unicodeScalars[index]
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, character == ";" || character == ":" {
        parts.append(text[start..<index])
        start = text.unicodeScalars.index(after: index)
        if character == ":" {
          end = start
          break
        }
      }
      index = text.unicodeScalars.index(after: index)
    }
    guard let end, let name = parts.first, !name.isEmpty else { return nil }
    self.name = name.uppercased()
    value = String(text[end...])
    var parameters: [String: String] = [:]
    for part in parts.dropFirst() {
      guard let sign = part.firstIndex(of: "=") else { continue }
      let value = part[part.index(after: sign)...].replacing("\"", with: "")
      parameters[part[..<sign].uppercased()] = String(value)
    }
    self.parameters = parameters
  }

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
      guard let line = ContentLine(String(decoding: raw, as: UTF8.self), line: number) else {
        continue
      }
      if line.name == "BEGIN" {
        let component = CalendarComponent(line.value.uppercased(), line: number)
        open[open.count - 1].add(component)
        if open[open.count - 1].alarms > mostAlarms { mark(open, .manyAlarms) }
        open.append(component)
        // The outermost list is no component.
        guard open.count - 1 <= ReadingLimits.levels else {
          throw ExchangeFailure(line: number, ExchangePhrase.tooDeep)
        }
      } else if line.name == "END" {
        let name = line.value.uppercased()
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

  private static func unfolded(_ bytes: ArraySlice<UInt8>) -> [(ArraySlice<UInt8>, Int)] {
    var lines: [(ArraySlice<UInt8>, Int)] = []
    var number = 0
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      var part = part
      if part.last == 0x0D { part = part.dropLast() }
      if let first = part.first, first == 0x20 || first == 0x09, !lines.isEmpty {
        lines[lines.count - 1].0 += part.dropFirst()
      } else if !part.isEmpty {
        lines.append((part, number))
      }
    }
    return lines
  }
}

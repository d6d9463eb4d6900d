import Foundation
import Localization
import SQLiteStore

/// A JSON value as it stands in a line of text, looked into only where it is asked for.
///
/// Nothing is copied until then, so that a line costs its own length. Source of the syntax: RFC
/// 8259; deeper than 64 levels is refused.
struct JSONSlice {
  private let bytes: ArraySlice<UInt8>

  private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Checks that a line is one JSON value in UTF-8, and nothing else.
  ///
  /// - Throws: `LineProblem` with the column.
  init(line: [UInt8]) throws(LineProblem) {
    guard String(validating: line, as: UTF8.self) != nil else {
      throw LineProblem(.notUTF8)
    }
    var scanner = JSONScanner(line[...])
    bytes = try scanner.value()
    guard scanner.isAtEnd else { throw scanner.problem(.nothingMore) }
  }

  /// The text as it stands in the line.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text as it was stored: characters that `ExportText` escaped are themselves again.
  var stored: String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return text }
    var stored: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let isEscape = bytes[index] == UInt8(ascii: "\\")
      if isEscape, bytes[index + 1] == UInt8(ascii: "u"),
        let unit = JSONScanner.hex(bytes[(index + 2)..<(index + 6)]), (0x7F..<0xA0).contains(unit)
      {
        stored.append(contentsOf: Character(Unicode.Scalar(UInt8(unit))).utf8)
        index += 6
      } else {
        stored.append(contentsOf: bytes[index..<(index + (isEscape ? 2 : 1))])
        index += isEscape ? 2 : 1
      }
    }
    return String(decoding: stored, as: UTF8.self)
  }

  /// True for `null`.
  var isNull: Bool { text(upTo: 5) == "null" }

  /// The members of an object, or `nil` when it is something else; a key that comes twice is
  /// refused.
  func members() throws(LineProblem) -> [String: JSONSlice]? {
    guard bytes.first == UInt8(ascii: "{") else { return nil }
    var scanner = JSONScanner(bytes.dropFirst())
    var members: [String: JSONSlice] = [:]
    while !scanner.takes("}") {
      if !members.isEmpty { _ = scanner.takes(",") }
      guard let key = JSONSlice(try scanner.value()).string() else {
        throw scanner.problem(.key)
      }
      _ = scanner.takes(":")
      guard members.updateValue(JSONSlice(try scanner.value()), forKey: key) == nil else {
        throw LineProblem(.twice(key: String(key.prefix(40))))
      }
    }
    return members
  }

  /// The elements of an array, or `nil` when it is something else.
  func elements() throws(LineProblem) -> [JSONSlice]? {
    guard bytes.first == UInt8(ascii: "[") else { return nil }
    var scanner = JSONScanner(bytes.dropFirst())
    var elements: [JSONSlice] = []
    while !scanner.takes("]") {
      if !elements.isEmpty { _ = scanner.takes(",") }
      elements.append(JSONSlice(try scanner.value()))
    }
    return elements
  }

  /// The text of a string, or `nil` when it is something else, or half of a surrogate pair stands
  /// alone in it.
  func string() -> String? {
    guard bytes.first == UInt8(ascii: "\"") else { return nil }
    let inside = bytes.dropFirst().dropLast()
    guard inside.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inside, as: UTF8.self)
    }
    return try? JSONDecoder().decode(String.self, from: Data(bytes))
  }

  /// A whole number of 64 bits, or `nil`.
  func integer() -> Int64? { Int64(text(upTo: 21)) }

  /// A number, or `nil` when it is something else or beyond all measure.
  func number() -> Double? {
    guard let first = bytes.first, first == UInt8(ascii: "-") || (48...57).contains(first) else {
      return nil
    }
    return Double(text(upTo: 400)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// `true` or `false`, or `nil`.
  func flag() -> Bool? { Bool(text(upTo: 6)) }

  private func text(upTo count: Int) -> String {
    bytes.count < count ? text : ""
  }
}

import Localization
import Text

/// A line of an export and the values in it.
extension JSONSlice {
  /// Checks that a line is one JSON value in UTF-8, and nothing else.
  ///
  /// - Throws: `LineProblem` with the column.
  init(line: [UInt8]) throws(LineProblem) {
    do {
      try self.init(document: line[...])
    } catch {
      throw LineProblem(error.phrase)
    }
  }

  /// Returns the members of an object by name; `nil` for anything else.
  ///
  /// - Throws: `LineProblem` for a key that comes twice.
  func row() throws(LineProblem) -> [String: JSONSlice]? {
    guard let members else { return nil }
    var row: [String: JSONSlice] = [:]
    for (name, value) in members {
      guard let key = name.string() else {
        throw LineProblem(.syntax(expected: .key, column: name.bytes.endIndex + 1))
      }
      guard row.updateValue(value, forKey: key) == nil else {
        throw LineProblem(.twice(key: String(key.prefix(40))))
      }
    }
    return row
  }

  /// A number; `nil` for anything else, and for what is beyond all measure.
  var measure: Double? {
    bytes.count < 400 ? number.flatMap { $0.isFinite ? $0 : nil } : nil
  }

  /// The text as it was stored: characters that `ExportText` escaped are themselves again.
  var stored: String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return text }
    var stored: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      stored.append(byte)
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else { continue }
      let unit =
        escaped == UInt8(ascii: "u")
        ? UInt8(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) : nil
      if let unit, (0x7F..<0xA0).contains(unit) {
        stored.removeLast()
        stored += Character(Unicode.Scalar(unit)).utf8
        rest = rest.dropFirst(4)
      } else {
        stored.append(escaped)
      }
    }
    return String(decoding: stored, as: UTF8.self)
  }
}

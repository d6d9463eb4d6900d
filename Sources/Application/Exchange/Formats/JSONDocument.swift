import Foundation
import Localization
import Text

/// A value of a JSON document, read by the strict scanner of the house.
struct JSONValue {
  let slice: JSONSlice
  private let members: [String: JSONSlice]?

  init(_ slice: JSONSlice) {
    self.slice = slice
    members = slice.members.map { members in
      Dictionary(members.map { ($0.name.string() ?? "", $0.value) }) { _, last in last }
    }
  }

  /// Reads a whole document.
  ///
  /// - Throws: `ExchangeFailure` with the line.
  static func document(_ bytes: ArraySlice<UInt8>) throws(ExchangeFailure) -> JSONValue {
    do {
      return JSONValue(try JSONSlice(document: bytes))
    } catch {
      switch error {
      case .notUTF8:
        _ = try PlainText.text(bytes)
        throw ExchangeFailure(ExchangePhrase.notUTF8)
      case .unexpected(_, let column):
        let index = column - 1
        let line = PlainText.line(of: index, in: bytes)
        throw ExchangeFailure(line: line, ExchangePhrase.malformed(reason: error.phrase.text))
      }
    }
  }

  subscript(key: String) -> JSONValue? {
    members?[key].flatMap { $0.isNull ? nil : JSONValue($0) }
  }

  var isObject: Bool { members != nil }
  var keys: Set<String> { Set(members?.keys ?? [:].keys) }
  /// The keys whose values say something: not null, false, 0, nor empty.
  var telling: [String] {
    let empty: Set = ["null", "false", "0", "0.0", "\"\"", "[]", "{}"]
    return (members ?? [:]).filter { $0.value.bytes.count > 5 || !empty.contains($0.value.text) }
      .map(\.key).sorted()
  }
  var list: [JSONValue]? { slice.elements?.map(JSONValue.init) }
  var string: String? { slice.string(repairing: true) }
  var number: Double? { slice.number ?? slice.string().flatMap { Double($0) } }
  var integer: Int64? { slice.integer ?? number.flatMap { Int64(exactly: $0.rounded()) } }
  var flag: Bool? { slice.flag }
  var text: String? { string ?? (slice.number != nil ? slice.text : nil) }
}

package import Hummingbird
import Text

/// The fields of a form or of a query; a name may occur several times.
///
/// Source: URL Standard, `application/x-www-form-urlencoded`. Invalid UTF-8 is replaced,
/// as browsers do.
package struct FormFields: Sendable, Hashable {
  private let values: [String: [String]]

  /// Creates fields from names with all their values.
  package init(_ values: [String: [String]]) {
    self.values = values
  }

  /// Reads `a=1&b=2`.
  package init(_ text: some StringProtocol) {
    var values: [String: [String]] = [:]
    for pair in text.utf8.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? Self.decoded(parts[1]) : ""
      values[Self.decoded(parts[0]), default: []].append(value)
    }
    self.values = values
  }

  /// Reads the query of a request.
  package init(query request: Request) {
    self.init(request.uri.query ?? "")
  }

  /// The first value of a name; `nil` if it was not sent.
  package subscript(name: String) -> String? { values[name]?.first }

  package func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Returns the first value of a name without blanks around it; `nil` if nothing is left.
  package func text(_ name: String) -> String? {
    guard let text = self[name]?.trimmingBlanks, !text.isEmpty else { return nil }
    return text
  }

  /// The fields as `a=1&b=2`, in the order of their names.
  package var text: String {
    values.sorted { $0.key < $1.key }.flatMap { name, values in
      values.map { "\(name.percentEncoded)=\($0.percentEncoded)" }
    }.joined(separator: "&")
  }

  /// Returns the fields with other values for some names; no values remove the name.
  package func replacing(_ others: [String: [String]]) -> FormFields {
    FormFields(values.merging(others) { $1 }.filter { !$0.value.isEmpty })
  }

  package func mapped(_ change: (String) -> String) -> FormFields {
    FormFields(values.mapValues { $0.map(change) })
  }

  private static func decoded(_ bytes: some Collection<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "+"): result.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        var ahead = rest
        if let high = ahead.next().flatMap(hexValue), let low = ahead.next().flatMap(hexValue) {
          result.append(high << 4 | low)
          rest = ahead
        } else {
          result.append(byte)
        }
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}

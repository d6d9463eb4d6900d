import Hummingbird

/// The fields of a form, or of an address; a name may come several times.
///
/// Source: URL Standard, `application/x-www-form-urlencoded`. Bytes that are no UTF-8 are replaced, as browsers do.
struct FormFields: Sendable, Hashable {
  private let values: [String: [String]]

  /// Reads `a=1&b=2`.
  init(_ text: some StringProtocol) {
    var values: [String: [String]] = [:]
    for pair in text.utf8.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? Self.decoded(parts[1]) : ""
      values[Self.decoded(parts[0]), default: []].append(value)
    }
    self.values = values
  }

  /// The fields behind the question mark.
  init(query request: Request) {
    self.init(request.uri.query ?? "")
  }

  /// The fields that a form has sent.
  ///
  /// - Throws: `HTTPError` when it is too much.
  init(body request: Request, _ context: WebContext) async throws {
    let buffer = try await request.body.collect(upTo: context.maxUploadSize)
    self.init(String(buffer: buffer))
  }

  /// The first value of a name; `nil` when it was not sent.
  subscript(name: String) -> String? { values[name]?.first }

  /// All values of a name.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The first value of a name without blanks around it; `nil` when nothing is left.
  func text(_ name: String) -> String? {
    guard let text = self[name]?.trimmingBlanks, !text.isEmpty else { return nil }
    return text
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

extension String {
  /// The text without blanks and line ends at either side.
  var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  /// The text as a value in an address: all but letters, digits and `-._~` as `%XX`.
  var percentEncoded: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        result += hex.count == 1 ? "%0" + hex : "%" + hex
      }
    }
    return result
  }
}

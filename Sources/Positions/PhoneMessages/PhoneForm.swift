/// The fields of a query or a form (`application/x-www-form-urlencoded`).
struct PhoneForm {
  /// The most fields that are read; all others are dropped.
  private static let mostFields = 1_000

  private var fields: [String: String] = [:]

  /// True if there is no field.
  var isEmpty: Bool { fields.isEmpty }

  /// Reads fields; of those with the same name the last one counts, empty ones do not.
  init(_ text: some StringProtocol) {
    for pair in text.split(separator: "&", maxSplits: Self.mostFields).prefix(Self.mostFields) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty else { continue }
      fields[Self.decoded(parts[0]).lowercased()] = Self.decoded(parts[1])
    }
  }

  /// Creates a form from the texts and numbers of an object.
  init(_ object: PhoneValue) {
    guard case .object(let members) = object else { return }
    for member in members.prefix(Self.mostFields) {
      let text: String? =
        switch member.value {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .bool(let value): value ? "true" : "false"
        default: nil
        }
      if let text, !text.isEmpty { fields[member.name.lowercased()] = text }
    }
  }

  /// Adds the fields of another form; its own win.
  mutating func add(_ other: PhoneForm) {
    fields.merge(other.fields) { own, _ in own }
  }

  /// Returns true if no field has another name than these.
  func has(only names: Set<String>) -> Bool { fields.keys.allSatisfy(names.contains) }

  /// Returns the first of some fields that is there.
  func text(_ names: String...) -> String? {
    names.lazy.compactMap { fields[$0] }.first
  }

  /// Returns the first of some fields that is there as a number, without NaN.
  func number(_ names: String...) -> Double? {
    names.lazy.compactMap { fields[$0] }.first.flatMap { PhoneValue.number(in: $0) }
  }

  /// Returns the value of a field of yes or no.
  func truth(_ names: String...) -> Bool? {
    names.lazy.compactMap { fields[$0] }.first.flatMap { PhoneValue.truth(in: $0) }
  }

  /// Returns text with `+` as a blank and percent-encoded bytes as characters.
  private static func decoded(_ text: some StringProtocol) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 == 0x25 || $0 == 0x2B }) else { return String(text) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x25, place + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[place + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[place + 2])).hexDigitValue
      {
        decoded.append(UInt8(high << 4 | low))
        place += 3
      } else {
        decoded.append(byte == 0x2B ? 0x20 : byte)
        place += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

import Text

/// A JSON value that a phone has sent.
///
/// Pictures (`image`) are skipped, and half of a surrogate pair becomes U+FFFD.
/// Numbers are exact: one that is too large for a `Double` is infinite. A text is valid
/// UTF-8. Of members with the same name the last one counts.
package enum PhoneValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case array([PhoneValue])
  case object([Member])

  /// Reads a document.
  init(document: [UInt8]) throws(JSONSyntaxError) {
    let mark = document.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.init(
      try JSONSlice(
        document: document.dropFirst(mark), deepest: ReadingLimits.levelsOfMessage))
  }

  private init(_ slice: JSONSlice) {
    if let members = slice.members {
      self = .object(
        members.map { member in
          let name = member.name.string(repairing: true) ?? ""
          let isPicture = name == "image" && member.value.isString
          return Member(name: name, value: isPicture ? .null : PhoneValue(member.value))
        })
    } else if let elements = slice.elements {
      self = .array(elements.map { PhoneValue($0) })
    } else if let text = slice.string(repairing: true) {
      self = .text(text)
    } else if let number = slice.number {
      self = .number(number)
    } else {
      self = slice.flag.map { .bool($0) } ?? .null
    }
  }

  /// A member of an object.
  package struct Member: Sendable, Hashable {
    package let name: String
    package let value: PhoneValue
  }

  /// The value of a member; `nil` if this is no object, if it has none of this name, or `null`.
  package subscript(_ name: String) -> PhoneValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }.flatMap { $0.value == .null ? nil : $0.value }
  }

  /// The value as a number, which may come as text; `nil` for what is no number, or NaN.
  package var number: Double? {
    switch self {
    case .number(let value): value
    case .text(let text): Self.number(in: text)
    default: nil
    }
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The elements, if it is an array.
  package var elements: [PhoneValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// True for an object.
  package var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// True or false, which may come as a number or as text; `nil` for anything else.
  package var truth: Bool? {
    switch self {
    case .bool(let value): value
    case .number(let value): value != 0
    case .text(let text): Self.truth(in: text)
    default: nil
    }
  }

  /// Returns the number that a text holds, blanks around it aside; `nil` for NaN too.
  static func number(in text: String) -> Double? {
    let bytes = text.utf8.drop { $0 == 0x20 }
    guard let first = bytes.first, first < 0x3A, bytes.count <= 64,
      let value = Double(String(Substring(bytes)).trimmedAtEnd), !value.isNaN
    else { return nil }
    return value
  }

  /// Returns the value of a text such as `true`, `1` or `no`.
  static func truth(in text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "1", "yes", "on": true
    case "false", "0", "no", "off": false
    default: nil
    }
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmedAtEnd: Substring {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

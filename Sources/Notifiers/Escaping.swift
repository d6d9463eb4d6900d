import Mustache

/// How a value is written so that it stays a value where it is put.
enum Escaping: CaseIterable {
  /// Inside a JSON string.
  case json
  /// In a web form.
  case form
  /// In plain text.
  case text

  /// What a body of some content type needs.
  init(contentType: String) {
    let type = contentType.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    self =
      switch type {
      case "application/x-www-form-urlencoded": .form
      case _ where type == "application/json" || type.hasSuffix("+json"): .json
      default: .text
      }
  }

  /// The name under which templates know it.
  var contentType: String {
    _ = Self.areRegistered
    return switch self {
    case .json: "PASSBY-JSON"
    case .form: "PASSBY-FORM"
    case .text: "TEXT"
    }
  }

  private static let areRegistered: Bool = {
    MustacheContentTypes.register(JSONText(), named: "PASSBY-JSON")
    MustacheContentTypes.register(FormText(), named: "PASSBY-FORM")
    return true
  }()
}

/// Escapes for the inside of a JSON string.
///
/// Source: RFC 8259, section 7.
private struct JSONText: MustacheContentType {
  func escapeText(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped.append(contentsOf: #"\""#.unicodeScalars)
      case "\\": escaped.append(contentsOf: #"\\"#.unicodeScalars)
      case "\n": escaped.append(contentsOf: #"\n"#.unicodeScalars)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let hex = String(scalar.value, radix: 16)
        escaped.append(contentsOf: "\\u00\(hex.count < 2 ? "0" : "")\(hex)".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

/// Escapes for a value of a form.
///
/// Source: RFC 3986, section 2.3: what is unreserved stays.
private struct FormText: MustacheContentType {
  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  func escapeText(_ text: String) -> String {
    text.utf8.reduce(into: "") { escaped, byte in
      if Self.unreserved.contains(byte) {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        escaped += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

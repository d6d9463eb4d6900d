import Mustache
import Text

/// The way in which the values of a template are escaped.
enum Escaping: CaseIterable {
  /// Inside a JSON string.
  case json
  /// In a web form.
  case form
  /// In plain text.
  case text

  init(contentType: String) {
    let type = contentType.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    self =
      switch type {
      case "application/x-www-form-urlencoded": .form
      case _ where type == "application/json" || type.hasSuffix("+json"): .json
      default: .text
      }
  }

  /// The name of the content type in the library of templates.
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
private struct JSONText: MustacheContentType {
  func escapeText(_ text: String) -> String { text.jsonEscaped }
}

/// Escapes for a value of a form.
private struct FormText: MustacheContentType {
  func escapeText(_ text: String) -> String { text.percentEncoded }
}

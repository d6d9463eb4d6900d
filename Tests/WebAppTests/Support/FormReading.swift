import Foundation

@testable import WebApp

/// The fields of a form as a browser would send them, read out of its markup.
struct FormReading {
  private(set) var fields: [(String, String)] = []

  /// Reads the form of a task.
  init(_ html: String) { self.init(html, with: "id=\"task-form\"") }

  /// Reads the form that posts to an address.
  init(_ html: String, action: String) {
    self.init(html, with: "method=\"post\" action=\"\(action)\"")
  }

  private init(_ html: String, with mark: String) {
    let parts = html.components(separatedBy: mark)
    let body = parts.dropFirst().last?.components(separatedBy: "</form>").first ?? ""
    for match in body.matches(of: /<(input|textarea|select)\b([^>]*)>/) {
      let attributes = String(match.2)
      guard !attributes.contains(" disabled") else { continue }
      guard let name = Self.attribute("name", of: attributes) else { continue }
      let rest = body[match.range.upperBound...]
      switch match.1 {
      case "textarea":
        fields.append((name, Self.unescaped(String(rest.prefix { $0 != "<" }))))
      case "select":
        let options = rest.components(separatedBy: "</select>").first ?? ""
        let chosen =
          options.firstMatch(of: /<option value="([^"]*)" selected/)
          ?? options.firstMatch(of: /<option value="([^"]*)"/)
        fields.append((name, chosen.map { String($0.1) } ?? ""))
      default:
        let type = Self.attribute("type", of: attributes) ?? "text"
        let isBox = type == "checkbox" || type == "radio"
        guard !isBox || attributes.contains(" checked") else { continue }
        fields.append((name, Self.attribute("value", of: attributes) ?? ""))
      }
    }
  }

  /// Returns the first value of a name; empty for none.
  subscript(name: String) -> String { fields.first { $0.0 == name }?.1 ?? "" }

  /// Puts another value in place of the first.
  mutating func set(_ name: String, _ value: String) {
    guard let index = fields.firstIndex(where: { $0.0 == name }) else {
      fields.append((name, value))
      return
    }
    fields[index].1 = value
  }

  /// Takes a field away, as an unticked box.
  mutating func remove(_ name: String) { fields.removeAll { $0.0 == name } }

  private static func attribute(_ name: String, of text: String) -> String? {
    guard let start = text.range(of: " \(name)=\"") else { return nil }
    return unescaped(String(text[start.upperBound...].prefix { $0 != "\"" }))
  }

  private static func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}

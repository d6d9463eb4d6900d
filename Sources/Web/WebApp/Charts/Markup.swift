/// Elements of SVG and HTML, put together with every text and attribute escaped.
struct Markup {
  /// The text so far.
  private(set) var text = ""

  /// Adds the beginning of an element; attributes that are `nil` are left out.
  mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:])
  {
    begin(name, attributes)
    text += ">"
  }

  /// Adds the end of an element.
  mutating func close(_ name: StaticString) { text += "</\(name)>" }

  /// Adds an element with a text.
  mutating func leaf(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>, _ content: String
  ) {
    open(name, attributes)
    escape(content)
    close(name)
  }

  /// Adds an element that has nothing in it, or only the text that is shown where it is pointed at.
  mutating func shape(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>, title: String? = nil
  ) {
    begin(name, attributes)
    guard let title else {
      text += "/>"
      return
    }
    text += ">"
    leaf("title", [:], title)
    close(name)
  }

  /// Adds what was put together before.
  mutating func add(_ other: Markup) { text += other.text }

  private mutating func begin(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>
  ) {
    text += "<\(name)"
    for (name, value) in attributes {
      guard let value else { continue }
      text += " \(name)=\""
      escape(value)
      text += "\""
    }
  }

  private mutating func escape(_ content: String) {
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Markup {
  /// Returns a text as it stands in HTML.
  static func escaped(_ text: String) -> String {
    var markup = Markup()
    markup.escape(text)
    return markup.text
  }

  /// Returns a length in pixels with one decimal, or a percentage with two.
  static func number(_ value: Double, decimals: Int = 1) -> String {
    let scale = decimals == 1 ? 10.0 : 100
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// Returns a share as a percentage: `12.5%`.
  static func percent(_ share: Double) -> String { number(share * 100, decimals: 2) + "%" }
}

/// The languages of Passby, and the choice among them.
package enum Languages {
  /// All languages; the first is the one that everything falls back to.
  package static let all: [any Language] = [English(), Ukrainian()]

  /// The language where nothing asks for another one.
  package static let fallback: any Language = English()

  /// Returns the language of a tag such as `uk`, `uk_UA.UTF-8` or `uk-UA`, or `nil`.
  package static func named(_ tag: String) -> (any Language)? {
    let code = code(of: tag)
    return all.first { $0.code == code }
  }

  /// Returns the code before the region, encoding and modifier of a tag, in lower case.
  static func code(of tag: some StringProtocol) -> String {
    tag.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
  }
}

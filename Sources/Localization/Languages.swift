/// The languages that Passby speaks.
public enum Languages {
  /// All languages; the first is the one that everything falls back to.
  public static let all: [any Language] = [English(), Ukrainian()]

  /// Returns the language of a tag such as `uk`, `uk_UA.UTF-8` or `uk-UA`; `nil` for an unknown one.
  public static func named(_ tag: String) -> (any Language)? {
    let code = tag.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
    return all.first { $0.code == code }
  }
}

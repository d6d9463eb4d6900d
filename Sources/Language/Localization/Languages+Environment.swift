extension Languages {
  /// Returns the language that environment variables ask for.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty; the locales C
  /// and POSIX mean English. Otherwise the first known language in the list `LANGUAGE`, separated
  /// by colons, comes before the locale's own. Source: GNU gettext manual, 2.3. Unlike there,
  /// `LANGUAGE` counts without a locale too.
  package static func negotiated(environment: [String: String]) -> any Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    if let locale, isC(locale) { return fallback }
    for tag in (environment["LANGUAGE"] ?? "").split(separator: ":") {
      if isC(tag) { return fallback }
      if let language = named(String(tag)) { return language }
    }
    return locale.flatMap(named) ?? fallback
  }

  private static func isC(_ locale: some StringProtocol) -> Bool {
    locale == "C" || locale == "POSIX"
  }
}

extension Languages {
  /// Returns the language that an `Accept-Language` header asks for most; `nil` where it names none
  /// that is known.
  ///
  /// Ranges are weighed by quality, equal ones by their order; a region counts as its language.
  /// `q=0` excludes a language, `*` stands for those that are not named, and a part that is
  /// malformed is ignored. Source: RFC 9110, 12.4.2 and 12.5.4.
  package static func negotiated(acceptLanguage header: String) -> (any Language)? {
    var best: (language: any Language, quality: Int)?
    let ranges = header.split(separator: ",").compactMap { WeightedRange($0) }
    let named = Set(ranges.map { code(of: $0.tag) })
    let excluded = Set(ranges.filter { $0.quality == 0 }.map { $0.tag.lowercased() })
    for range in ranges where range.quality > best?.quality ?? 0 {
      let code = code(of: range.tag)
      let candidate = all.first { language in
        guard !excluded.contains(language.code) else { return false }
        return range.tag == "*" ? !named.contains(language.code) : language.code == code
      }
      if let candidate { best = (candidate, range.quality) }
    }
    return best?.language
  }
}

/// One part of an `Accept-Language` header: `uk-UA;q=0.8`.
private struct WeightedRange {
  let tag: String
  /// Thousandths, 0 to 1000.
  let quality: Int

  init?(_ text: Substring) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
    tag = String(parts[0])
    guard !tag.isEmpty else { return nil }
    var quality = 1000
    for parameter in parts.dropFirst() {
      guard let value = Self.quality(parameter) else { return nil }
      quality = value
    }
    self.quality = quality
  }

  /// Reads `q=0.8`: 0 to 1 with three decimals at most.
  private static func quality(_ text: Substring) -> Int? {
    guard text.lowercased().hasPrefix("q=") else { return nil }
    let digits = text.dropFirst(2).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = digits.count == 2 ? String(digits[1]) : ""
    guard digits[0] == "0" || digits[0] == "1", decimals.utf8.count <= 3,
      decimals.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let thousandths = Int(
        digits[0] + decimals + String(repeating: "0", count: 3 - decimals.utf8.count))
    else { return nil }
    return thousandths <= 1000 ? thousandths : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}

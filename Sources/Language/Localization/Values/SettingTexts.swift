/// The texts of a setting in one language.
package struct SettingTexts: Sendable {
  /// The name of its field on the page; empty for a setting that the page does not show.
  let label: String
  /// The explanation below the field; empty for none.
  let hint: String
  /// The words to choose from, by their values.
  let words: [String: String]
  /// The explanation with unit, range and default; `nil` where that of the default file is in this
  /// language.
  let guide: String?

  init(
    _ label: String = "", hint: String = "", words: [String: String] = [:], guide: String? = nil
  ) {
    self.label = label
    self.hint = hint
    self.words = words
    self.guide = guide
  }
}

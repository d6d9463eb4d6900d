import Appearance
import Localization

/// Reading the appearance, and the parts that are on.
extension SettingsValues {
  /// An accent colour: a name, `#rgb` or `#rrggbb`.
  func accent(_ key: SettingsKey) throws(SettingsError) -> Accent? {
    try value(key, expected: SettingsPhrase.aColor(names: named(AccentName.self)).text) {
      Accent(parsing: $0)
    }
  }

  /// The parts that are on: a list of their names, in which a repetition does not matter.
  ///
  /// A variable or an option may give it without quotes, as `[today, plan]`.
  func parts(_ key: SettingsKey) throws(SettingsError) -> PartSet? {
    func expected() -> String { SettingsPhrase.listOf(names: named(Part.self)).text }
    for layer in layers {
      guard let texts = try layer.words(for: key, expected: expected()) else { continue }
      var parts: PartSet = []
      for text in texts {
        guard let part = Part(rawValue: text.lowercased()) else {
          throw .invalidValue(
            text, key: key.name, origin: layer.origin, expected: expected())
        }
        parts.insert(part)
      }
      return parts
    }
    return nil
  }

  private func named<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> String {
    Choice.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

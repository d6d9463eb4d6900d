/// A setting that the user has chosen on the page.
///
/// The value is text as the configuration file has it; an empty one is the choice of nothing, such
/// as no map. What a key means, and which values it may have, is not known here.
package struct Preference: Sendable, Hashable, Codable {
  /// The name of the setting, such as `day.start`.
  package let key: String
  /// The value as text.
  package let value: String

  package init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

extension Sequence<Preference> {
  /// The values by the names of their settings.
  package var values: [String: String] {
    Dictionary(map { ($0.key, $0.value) }) { first, _ in first }
  }
}

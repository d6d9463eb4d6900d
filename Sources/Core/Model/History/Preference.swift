/// A setting that the user has chosen on the page.
///
/// The value is text as the configuration file has it; an empty one is the choice of nothing, such
/// as no map. What a key means, and which values it may have, is not known here.
public struct Preference: Sendable, Hashable, Codable {
  /// The name of the setting, such as `day.start`.
  public let key: String
  /// The value as text.
  public let value: String

  /// Creates a preference.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

extension Sequence<Preference> {
  /// The values by the names of their settings.
  public var values: [String: String] {
    Dictionary(map { ($0.key, $0.value) }) { first, _ in first }
  }
}

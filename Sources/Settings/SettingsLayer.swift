import Configuration
import Text

/// One of the places that settings come from.
struct SettingsLayer {
  /// Where its settings were found.
  let origin: SettingsOrigin
  /// What stands before every key.
  private let prefix: [String]
  private let values: any ConfigSnapshot

  /// The environment variables that the executable reads itself.
  private static let others: Set = ["PASSBY_DB", "PASSBY_CONFIG", "PASSBY_NOW"]

  init(file path: String, values: any ConfigSnapshot) {
    origin = .file(path)
    prefix = []
    self.values = values
  }

  /// Settings that a command's options give, by dotted key.
  init(overrides: [String: String]) throws(SettingsError) {
    origin = .commandLine
    prefix = []
    for name in overrides.keys.sorted() where SettingsKey(rawValue: name) == nil {
      let nearest = SettingsKey.nearest(to: name)?.rawValue
      throw .unknownKey(name, origin: .commandLine, nearest: nearest)
    }
    let pairs = overrides.map { name, text in
      (
        AbsoluteConfigKey(name.split(separator: ".").map(String.init)),
        ConfigValue(.string(text), isSecret: false)
      )
    }
    values = InMemoryProvider(values: Dictionary(pairs) { first, _ in first }).snapshot()
  }

  /// Settings that `PASSBY_...` variables give.
  ///
  /// A variable that is nearly spelt like a setting is an error; any other belongs to someone else.
  init(environment: [String: String]) throws(SettingsError) {
    origin = .environment
    prefix = ["passby"]
    let known = SettingsKey.allCases.map(\.variable)
    let strangers = environment.keys.filter {
      $0.hasPrefix("PASSBY_") && !known.contains($0) && !Self.others.contains($0)
    }
    for name in strangers.sorted() {
      let near = known.first { Spelling.distance(name, $0) <= 2 }
      if let near { throw .unknownKey(name, origin: .environment, nearest: near) }
    }
    values = EnvironmentVariablesProvider(environmentVariables: environment).snapshot()
  }

  /// The text of a setting, or `nil` where the layer says nothing: an empty text counts as not set.
  ///
  /// Everything is read as text and converted in one place, so that a value means the same in a file, a variable and an option. (YAML's own
  /// conversion would make 1320 out of 22:00.)
  func text(for key: SettingsKey, expected: String) throws(SettingsError) -> String? {
    let name = AbsoluteConfigKey(prefix + key.components)
    let content: ConfigContent?
    do {
      content = try values.value(forKey: name, type: .string).value?.content
    } catch {
      // Of all that YAML can hold below a key, only a list has no text.
      throw .list(key: key.rawValue, origin: origin, expected: expected)
    }
    guard case .string(let text) = content, !text.isEmpty else { return nil }
    if case .file = origin, SettingsFile.nullWords.contains(text) { return nil }
    return text
  }
}

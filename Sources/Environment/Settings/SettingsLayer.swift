import Configuration
import Foundation
import Localization
import Text

/// One of the places that settings come from.
struct SettingsLayer {
  /// Where its settings were found.
  let origin: SettingsOrigin
  let notifiers: Set<NotifierName>
  /// The components before every key.
  private let prefix: [String]
  private let values: any ConfigSnapshot
  /// The names that are set, as the layer spells them; `nil` where the layer cannot list them.
  private let given: Set<String>?

  /// Settings that count as not set.
  private let ignored: Set<String>

  /// The environment variables that the executable reads itself.
  private static let others: Set = ["PASSBY_DB", "PASSBY_CONFIG", "PASSBY_NOW"]

  init(
    file path: String, values: any ConfigSnapshot, notifiers: Set<NotifierName>,
    ignored: Set<String> = []
  ) {
    self.ignored = ignored
    origin = .file(path)
    prefix = []
    self.values = values
    given = nil
    self.notifiers = notifiers
  }

  /// Settings that a command's options give, by dotted key.
  init(overrides: [String: String]) throws(SettingsError) {
    origin = .commandLine
    prefix = []
    ignored = []
    var notifiers: Set<NotifierName> = []
    for name in overrides.keys.sorted() where !Setting.isKnown(name) {
      guard let key = NotifierKey(name: name) else {
        throw .unknownKey(name, origin: .commandLine, nearest: Setting.nearest(to: name))
      }
      notifiers.insert(key.notifier)
    }
    self.notifiers = notifiers
    given = Set(overrides.keys)
    let pairs = overrides.map { name, text in
      (
        AbsoluteConfigKey(name.split(separator: ".").map(String.init)),
        ConfigValue(.string(text), isSecret: false)
      )
    }
    values = InMemoryProvider(values: Dictionary(pairs) { first, _ in first }).snapshot()
  }

  /// Settings that were chosen on the page, by name.
  ///
  /// Names that the page may not set are left out: another version may have stored them.
  init(preferences: [String: String]) {
    origin = .page
    ignored = []
    prefix = []
    notifiers = []
    let known = preferences.filter { name, _ in
      Setting.named(name)?.page != nil || FormerSetting.isOne(name)
    }
    given = Set(known.keys)
    let pairs = known.map { name, text in
      (
        AbsoluteConfigKey(name.split(separator: ".").map(String.init)),
        ConfigValue(.string(text), isSecret: false)
      )
    }
    values = InMemoryProvider(values: Dictionary(pairs) { first, _ in first }).snapshot()
  }

  /// Returns true for the name of a variable that is meant for a setting.
  static func isSetting(variable: String) -> Bool {
    variable.hasPrefix("PASSBY_") && !others.contains(variable)
  }

  /// Settings that `PASSBY_...` variables give.
  ///
  /// A variable that is nearly spelt like a setting is an error; any other belongs to someone else.
  init(environment: [String: String]) throws(SettingsError) {
    origin = .environment
    ignored = []
    prefix = ["passby"]
    let ours = environment.keys.filter(Self.isSetting(variable:))
    given = Set(ours)
    let known =
      ours.isEmpty ? [] : Setting.all.map(\.variable) + FormerSetting.all.map(\.variable)
    let strangers = ours.filter { !known.contains($0) }
    var notifiers: Set<NotifierName> = []
    for name in strangers.sorted() {
      if let key = NotifierKey(variable: name) {
        notifiers.insert(key.notifier)
      } else if NotifierKey.claims(variable: name) {
        throw .unknownKey(name, origin: .environment, nearest: nil)
      } else if let near = known.first(where: { Spelling.distance(name, $0) <= 2 }) {
        throw .unknownKey(name, origin: .environment, nearest: near)
      }
    }
    self.notifiers = notifiers
    values = EnvironmentVariablesProvider(environmentVariables: environment).snapshot()
  }

  /// Returns the layer's spelling of a setting.
  private func spelling(of key: some SettingsAddress) -> String {
    origin == .environment ? key.variable : key.name
  }

  /// Returns true if the layer sets a setting; on the page, nothing is a choice as well.
  func sets(_ key: some SettingsAddress) -> Bool {
    if origin == .page { return given?.contains(key.name) ?? false }
    if (try? text(for: key, expected: "")) != nil { return true }
    return (try? list(for: key, expected: "")) != nil
  }

  /// The text of a setting; `nil` where the layer has none: an empty text counts as not set.
  ///
  /// Everything is read as text and converted in one place, so that a value means the same in a
  /// file, a variable and an option. (YAML's own conversion would make 1320 out of 22:00.)
  func text(
    for key: some SettingsAddress, expected: @autoclosure () -> String
  ) throws(SettingsError) -> String? {
    guard let content = content(of: key, as: .string) else {
      guard content(of: key, as: .stringArray) != nil else { return nil }
      // Of all that YAML can hold below a key, only a list has no text.
      throw .list(key: key.name, origin: origin, expected: expected())
    }
    guard case .string(let text) = content, !text.isEmpty else { return nil }
    if case .file = origin, SettingsFile.nullWords.contains(text) { return nil }
    return text
  }

  /// The texts of a setting that is a list; `nil` where the layer has none.
  ///
  /// An empty list is a value.
  /// Variables and options give it as a JSON array of strings. What is no list is not shown: it may
  /// hold a password.
  func list(
    for key: some SettingsAddress, expected: @autoclosure () -> String
  ) throws(SettingsError) -> [String]? {
    var isText = false
    if case .file = origin {
      if case .stringArray(let texts) = content(of: key, as: .stringArray) { return texts }
      guard try text(for: key, expected: expected()) != nil else { return nil }
    } else {
      guard let text = try text(for: key, expected: expected()) else { return nil }
      let texts = try? JSONDecoder().decode([String].self, from: Data(text.utf8))
      if let texts { return texts }
      isText = true
    }
    throw .invalidList(
      key: key.name, origin: origin,
      expected: isText ? SettingsPhrase.asJSON(expected: expected()).text : expected())
  }

  /// The words of a setting that is a list of plain words; `nil` where the layer has none.
  ///
  /// Variables and options give it in brackets, with or without quotes around the words.
  func words(
    for key: some SettingsAddress, expected: @autoclosure () -> String
  ) throws(SettingsError) -> [String]? {
    if case .file = origin { return try list(for: key, expected: expected()) }
    guard let text = try text(for: key, expected: expected()) else { return nil }
    guard let match = text.wholeMatch(of: /\s*\[(.*)\]\s*/) else {
      throw .invalidValue(text, key: key.name, origin: origin, expected: expected())
    }
    let isEmpty = match.1.allSatisfy(\.isWhitespace)
    return isEmpty ? [] : match.1.split(separator: ",", omittingEmptySubsequences: false).map(word)
  }

  /// Returns a word without the blanks and the quotes around it.
  private func word(_ text: Substring) -> String {
    let bare = text.trimmingCharacters(in: .whitespaces)
    let isQuoted = bare.count >= 2 && bare.hasPrefix("\"") && bare.hasSuffix("\"")
    return isQuoted ? String(bare.dropFirst().dropLast()) : bare
  }

  private func content(of key: some SettingsAddress, as type: ConfigType) -> ConfigContent? {
    guard ignored.isEmpty || !ignored.contains(key.name) else { return nil }
    if let given {
      // Most layers set little, and a look-up in the set costs less than one in the layer.
      guard !given.isEmpty, given.contains(spelling(of: key)) else { return nil }
    }
    let name = AbsoluteConfigKey(prefix + key.components)
    return try? values.value(forKey: name, type: type).value?.content
  }
}

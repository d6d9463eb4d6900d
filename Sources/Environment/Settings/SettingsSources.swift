import Localization
import Text

/// The options, the variables and the file, read once; the choices of the page come and go.
package struct SettingsSources: Sendable {
  private let layers: [SettingsLayer]
  private let home: String

  /// Reads options, environment variables and the configuration file, as `SettingsReading` does.
  ///
  /// - Throws: `SettingsError` for an unknown setting, and a file that is missing, unreadable or no
  ///   YAML.
  package init(
    overrides: [String: String] = [:], environment: [String: String] = [:], file: String? = nil
  ) throws(SettingsError) {
    // A layer that sets nothing is left out: most commands have neither options nor variables.
    var layers: [SettingsLayer] = []
    if !overrides.isEmpty { layers.append(try SettingsLayer(overrides: overrides)) }
    if environment.keys.contains(where: SettingsLayer.isSetting(variable:)) {
      layers.append(try SettingsLayer(environment: environment))
    }
    if let file, let layer = try SettingsFile.layer(path: file) { layers.append(layer) }
    self.layers = layers
    home = environment["HOME"] ?? ""
  }

  /// Returns the settings in force with the choices of the page, by name, behind all else.
  ///
  /// A choice that cannot be, alone or together with the file, is left out: it may come from an
  /// import or from a time before the file, and must not keep the program from starting.
  ///
  /// - Throws: `SettingsError` for a value of options, variables or file that is out of range.
  package func reading(preferences: [String: String] = [:]) throws(SettingsError) -> SettingsReading
  {
    do {
      return try reading(of: preferences)
    } catch {
      // What is wrong without the page is no fault of the page.
      guard !preferences.isEmpty else { throw error }
      _ = try reading(of: [:])
    }
    var accepted = preferences.filter { problem(with: [$0: $1])?.isConflict ?? true }
    while !accepted.isEmpty {
      do {
        return try reading(of: accepted)
      } catch {
        let guilty = error.keys.filter { accepted[$0] != nil }
        guard !guilty.isEmpty else { break }
        for key in guilty { accepted[key] = nil }
      }
    }
    return try reading(of: [:])
  }

  /// Returns what is wrong with choices of the page as a whole, `nil` for nothing.
  package func problem(with preferences: [String: String]) -> SettingsError? {
    do {
      _ = try reading(of: preferences)
      return nil
    } catch {
      return error
    }
  }

  /// Returns what is wrong with changed choices, by name; `nil` in a change takes a choice back.
  ///
  /// Values that are possible by themselves, but not with what else is in force, are reported for
  /// each of the changed settings that take part.
  package func problems(
    changing changes: [String: String?], of present: [String: String]
  ) -> [String: SettingsError] {
    var problems: [String: SettingsError] = [:]
    var wanted = present
    for (key, value) in changes {
      wanted[key] = value
      guard let value, let error = problem(with: [key: value]), !error.isConflict else { continue }
      problems[key] = error
    }
    guard problems.isEmpty, let error = problem(with: wanted) else { return problems }
    for key in error.keys where changes.keys.contains(key) { problems[key] = error }
    return problems
  }

  private func reading(of preferences: [String: String]) throws(SettingsError) -> SettingsReading {
    let page = preferences.isEmpty ? [] : [SettingsLayer(preferences: preferences)]
    return try SettingsReading(SettingsValues(layers: layers + page, home: home))
  }
}

/// Where a setting was found.
package enum SettingsOrigin: Sendable, Hashable, CustomStringConvertible {
  /// An option of the command.
  case commandLine
  /// The environment.
  case environment
  /// A configuration file.
  case file(String)
  /// A choice on the page.
  case page

  /// The origin, as it stands behind "in" in a message.
  package var description: String {
    switch self {
    case .commandLine: SettingsPhrase.commandLine.text
    case .environment: SettingsPhrase.environment.text
    case .file(let path): path.quoted
    case .page: SettingsPhrase.page.text
    }
  }
}

/// One setting as it is in force, and where that was found.
package struct SettingsEntry: Sendable, Hashable {
  /// The dotted name.
  package let key: String
  /// The environment variable that would set it.
  package let variable: String
  package let value: SettingsValue
  /// The value, with passwords, tokens and the secret parts of addresses replaced by `***`.
  package let masked: SettingsValue
  /// The default.
  package let standard: SettingsValue
  /// Where the value was found; `nil` where the default holds.
  package let origin: SettingsOrigin?
  /// True if it may be chosen on the page.
  package let isOnPage: Bool
}

extension SettingsEntry {
  init(_ setting: Setting, in settings: PassbySettings, origin: SettingsOrigin?) {
    let value = setting.value(settings)
    self.init(
      key: setting.name, variable: setting.variable, value: value, masked: setting.masked(value),
      standard: setting.value(.standard), origin: origin, isOnPage: setting.page != nil)
  }

  init(_ key: NotifierKey, in settings: PassbySettings, origin: SettingsOrigin?) {
    let value = settings.value(of: key) ?? .nothing
    let standard: SettingsValue =
      switch (key.field, key.notifier.kind) {
      case (.timeLimit, .command): .seconds(CommandSettings.usualTimeLimitSeconds)
      case (.timeLimit, .webhook): .seconds(WebhookSettings.usualTimeLimitSeconds)
      default: .nothing
      }
    self.init(
      key: key.name, variable: key.variable, value: value,
      masked: value.masked(asHeaders: key.field == .headers), standard: standard, origin: origin,
      isOnPage: false)
  }
}

/// The name of a setting.
protocol SettingsAddress: Sendable {
  /// The whole name: `gpsd.port`.
  var name: String { get }
}

extension SettingsAddress {
  /// The parts of the name: `["gpsd", "port"]`.
  var components: [String] { name.split(separator: ".").map(String.init) }

  /// The environment variable that sets it: `PASSBY_GPSD_PORT`; a `-` in a name becomes `_`.
  var variable: String { SettingsVariable.name(of: name) }
}

/// The environment variables of settings.
enum SettingsVariable {
  /// Returns the variable of a setting, by its name.
  static func name(of key: String) -> String {
    "PASSBY_" + String(key.uppercased().map { $0 == "." || $0 == "-" ? "_" : $0 })
  }
}

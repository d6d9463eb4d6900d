/// The settings in force, and where each of them was found.
package struct SettingsReading: Sendable {
  /// The settings, all in range.
  package let settings: PassbySettings
  private let found: SettingsValues

  /// Reads the settings: options win over environment variables, these over the file, the file
  /// over what was chosen on the page, and a setting without any of these has its default.
  ///
  /// An empty value counts as not set, wherever it stands, and an empty file sets nothing: whoever
  /// reads a file that others write waits until they have closed it. A leading `~/` in the
  /// database's path, and in the path of a program to run, becomes the `HOME` of `environment`.
  ///
  /// - Parameters:
  /// - overrides: What the command's options set, by dotted key such as `gpsd.port`; lists as JSON.
  /// - environment: All environment variables; `PASSBY_GPSD_PORT` sets `gpsd.port`; lists as JSON.
  ///   - file: The configuration file, or `nil` for none.
  ///   - preferences: What was chosen on the page, by dotted key; a choice that cannot be is left
  ///     out.
  /// - Throws: `SettingsError` for an unknown setting, a value out of range, and a file that is
  ///   missing, unreadable or no YAML.
  package init(
    overrides: [String: String] = [:], environment: [String: String] = [:], file: String? = nil,
    preferences: [String: String] = [:]
  ) throws(SettingsError) {
    let sources = try SettingsSources(overrides: overrides, environment: environment, file: file)
    self = try sources.reading(preferences: preferences)
  }

  /// Reads the settings out of layers.
  init(_ found: SettingsValues) throws(SettingsError) {
    settings = try PassbySettings(found)
    self.found = found
  }

  /// The settings that were found under a former name, each with that name.
  package var formerNames: [(former: String, name: String)] {
    Setting.all.compactMap { setting in
      guard let former = setting.former, let layer = found.layers.first(where: { $0.sets(former) }),
        layer.origin == found.origin(of: setting), !layer.sets(setting)
      else { return nil }
      return (former.name, setting.name)
    }
  }

  /// All settings of the table, then those of the named notifiers.
  ///
  /// Computed at each call, for lists of settings: to describe each costs more than to read them.
  package var entries: [SettingsEntry] {
    Setting.all.map { SettingsEntry($0, in: settings, origin: found.origin(of: $0)) }
      + settings.notifiers.flatMap { notifier in
        notifier.kind.fields.map {
          let key = NotifierKey(notifier, $0)
          return SettingsEntry(key, in: settings, origin: found.origin(of: key))
        }
      }
  }
}

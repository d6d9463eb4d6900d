import Localization

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

/// All mistakes of a configuration file at once.
package struct SettingsReview: Sendable {
  /// The mistakes, in the order in which they are found; none for a valid file.
  package private(set) var problems: [SettingsError] = []
  /// The settings, where those at fault have their defaults; `nil` for a file that is no YAML.
  package private(set) var settings: PassbySettings?

  /// More are not worth listing: the file is something else.
  private static let most = 100

  /// Reads a file without what options and environment set; `home` replaces a leading `~`.
  ///
  /// Reading stops at a mistake, so each setting at fault is left out in turn.
  package init(file path: String, home: String = "") {
    var ignored: Set<String> = []
    while problems.count < Self.most {
      do throws(SettingsError) {
        let layer = try SettingsFile.layer(path: path, ignoring: ignored)
        settings = try PassbySettings(
          SettingsValues(layers: layer.map { [$0] } ?? [], home: home))
        return
      } catch {
        problems.append(error)
        let keys = Set(error.keysToIgnore)
        guard !keys.isSubset(of: ignored) else { return }
        ignored.formUnion(keys)
      }
    }
  }
}

extension SettingsError {
  /// The settings or sections to leave out, so that the rest of the file can be read.
  fileprivate var keysToIgnore: [String] {
    switch self {
    case .unknownKey(let key, _, _), .invalidValue(_, let key, _, _), .invalidList(let key, _, _),
      .list(let key, _, _), .duplicateKey(let key, _), .halfQuietHours(let key, _, _):
      [key]
    case .invalidName(let name, let section, _): ["\(section).\(name)"]
    // A notifier without its address or program.
    case .missing(let key, _): [key.split(separator: ".").dropLast().joined(separator: ".")]
    case .emptyQuietHours: Self.quietHours
    case .emptyDay: Self.day
    case .noAccuracyLeft: [Self.accuracies[0]]
    case .malformedFile, .noSuchFile, .unreadableFile: []
    }
  }
}

/// The explanations of settings, as the configuration file has them.
package enum SettingsGuide {
  /// Returns the meaning of a setting, with unit, range and default, as one text; empty for an
  /// unknown name.
  ///
  /// For a setting of a named notifier, returns the explanation of its kind.
  package static func explanation(of name: String) -> String {
    let name = NotifierKey(name: name).map { "notify.\($0.notifier.kind.rawValue)" } ?? name
    var words: [Substring] = []
    var isFound = false
    for line in DefaultFile.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("# \(name): ") {
        isFound = true
        words.append(line.dropFirst("# \(name): ".count))
      } else if isFound, line.hasPrefix("# ") {
        words.append(line.dropFirst(2))
      } else if isFound {
        break
      }
    }
    let english = words.joined(separator: " ")
    guard isFound else { return english }
    return SettingsPhrase.guide(name: name, english: english).text
  }

  /// Returns the name that a setting has now, for a name that it had in former versions.
  package static func presentName(of name: String) -> String {
    Setting.all.first { $0.former?.name == name }?.name ?? name
  }

  /// The names of all settings outside of lists of notifiers.
  package static var names: [String] { Setting.all.map(\.name) }

  /// The name that was probably meant.
  package static func nearest(to name: String) -> String? { Setting.nearest(to: name) }
}

/// The differences between two sets of settings, for a daemon that reloads.
package struct SettingsDifference: Sendable, Hashable {
  /// The names of the settings that differ, in their usual order; a notifier that differs is named
  /// by its section.
  package let changed: [String]
  /// Those of them that take effect only after a restart.
  package let afterRestart: [String]

  /// Compares old settings with new ones.
  package init(from old: PassbySettings, to new: PassbySettings) {
    let settings = Setting.all.filter { $0.value(old) != $0.value(new) }
    let notifiers = Set(old.notifiers + new.notifiers).sorted().filter { notifier in
      notifier.kind.fields.contains {
        let key = NotifierKey(notifier, $0)
        return old.value(of: key) != new.value(of: key)
      }
    }
    changed = settings.map(\.name) + notifiers.map(\.section)
    afterRestart = settings.filter(\.waitsForStart).map(\.name)
  }
}

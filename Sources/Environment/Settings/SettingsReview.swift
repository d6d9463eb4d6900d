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

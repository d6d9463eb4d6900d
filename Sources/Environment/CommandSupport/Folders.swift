import Foundation
import Settings

/// The user's folders, by the XDG Base Directory Specification 0.8.
package struct Folders: Sendable {
  /// The folder of the configuration file.
  package let config: String
  /// The folder of the database.
  package let data: String

  /// Finds the folders; an empty or relative XDG variable counts as unset.
  package init(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    func folder(_ variable: String, _ usual: String) -> String {
      let value = environment[variable] ?? ""
      return (value.hasPrefix("/") ? value : home + usual) + "/passby"
    }
    config = folder("XDG_CONFIG_HOME", "/.config")
    data = folder("XDG_DATA_HOME", "/.local/share")
  }
}

/// The path of the configuration file, which may not exist yet.
package struct ConfigLocation: Sendable, Hashable {
  /// The file that an option or a variable names, or the usual one.
  package let path: String
  /// True if an option or a variable names the file.
  package let isNamed: Bool
  /// True if the file exists.
  package let exists: Bool

  /// Finds the file: the option, then `PASSBY_CONFIG`, then the usual path.
  package init(option: String?, environment: [String: String]) {
    let named = option ?? environment["PASSBY_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
    path = named ?? Folders(environment: environment).config + "/config.yaml"
    isNamed = named != nil
    exists = FileManager.default.fileExists(atPath: path)
  }

  /// The file to read: a named one must exist, the usual one need not.
  package var inForce: String? { isNamed || exists ? path : nil }
}

/// The path of the database file, which may not exist yet.
struct DatabaseLocation {
  /// The file that is used if nothing names another.
  let usual: String
  /// The file in use.
  let path: String

  /// Finds the file: the option, then `PASSBY_DB`, then the settings, then the usual path.
  init(option: String?, settings: PassbySettings, environment: [String: String]) {
    usual = Folders(environment: environment).data + "/passby.db"
    path =
      option ?? environment["PASSBY_DB"].flatMap { $0.isEmpty ? nil : $0 }
      ?? settings.database.flatMap { $0.isEmpty ? nil : $0 } ?? usual
  }
}

import Foundation

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

import Settings

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

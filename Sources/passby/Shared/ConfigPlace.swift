import Foundation

/// Where the configuration file is, or would be.
struct ConfigPlace {
  /// The file that is named, or that is looked for when none is.
  let path: String
  /// Whether an option or a variable names it.
  let isNamed: Bool
  /// Whether there is a file.
  let exists: Bool

  /// Finds the file: `--config`, then `PASSBY_CONFIG`, then the usual place.
  init(_ options: GlobalOptions, environment: [String: String]) {
    let named = options.config ?? environment["PASSBY_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
    path = named ?? Folders(environment: environment).config + "/config.yaml"
    isNamed = named != nil
    exists = FileManager.default.fileExists(atPath: path)
  }

  /// The file to read: one that is named must be there, the usual one need not.
  var inForce: String? { isNamed || exists ? path : nil }
}

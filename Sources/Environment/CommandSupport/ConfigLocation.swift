import Foundation

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

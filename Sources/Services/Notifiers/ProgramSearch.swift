import Foundation

/// Finds executables as a shell does, but never in relative folders.
package enum ProgramSearch {
  /// Finds a program in a list of folders such as `PATH`; returns `nil` if it is missing.
  ///
  /// A name with a slash is a path already. Empty and relative entries are skipped, so that a file
  /// in the current folder is never run.
  package static func find(_ name: String, in path: String) -> String? {
    if name.contains("/") { return isProgram(name) ? name : nil }
    for folder in path.split(separator: ":") where folder.hasPrefix("/") {
      let candidate = "\(folder)/\(name)"
      if isProgram(candidate) { return candidate }
    }
    return nil
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}

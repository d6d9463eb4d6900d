import Foundation

/// The files of an export that is a folder, as that of Loop Habit Tracker: either may be named, or
/// the folder.
struct ImportFolder {
  /// The file that is read; what was named where it is no such export.
  let file: String
  /// The file beside it.
  let companion: [UInt8]?

  private static let names = ["Checkmarks.csv", "Habits.csv"]

  /// Looks for the files of a path.
  init(_ path: String) {
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    guard path != "-", manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      (file, companion) = (path, nil)
      return
    }
    let url = URL(fileURLWithPath: path)
    let folder = isFolder.boolValue ? url : url.deletingLastPathComponent()
    let isPart = isFolder.boolValue || Self.names.contains(url.lastPathComponent)
    let found = Self.names.map { folder.appendingPathComponent($0).path }
      .filter { isPart && manager.isReadableFile(atPath: $0) }
    guard let first = isFolder.boolValue ? found.first : path else {
      (file, companion) = (path, nil)
      return
    }
    let named = URL(fileURLWithPath: first).lastPathComponent
    file = first
    companion = found.first { !$0.hasSuffix("/" + named) }
      .flatMap { manager.contents(atPath: $0) }.map { Array($0) }
  }
}

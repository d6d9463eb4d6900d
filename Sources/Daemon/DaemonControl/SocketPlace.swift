import Foundation
import Text

/// The paths of a daemon's control socket.
package enum SocketPlace {
  /// Returns the paths to try, best first, each short enough for a socket.
  ///
  /// They are in the user's runtime folder (`XDG_RUNTIME_DIR`), beside the database, and in a
  /// folder of the user in `/tmp`. Missing folders are created with mode 0700.
  package static func candidates(database: String, environment: [String: String]) -> [String] {
    let lock = DaemonLock.path(of: database)
    let name = Fingerprint.text(lock) + ".sock"
    var paths: [String] = []
    if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/"),
      isOwnFolder(runtime + "/passby")
    {
      paths.append("\(runtime)/passby/\(name)")
    }
    paths.append(lock.dropLast(".lock".count) + ".sock")
    let shared = "/tmp/passby-\(getuid())"
    if isOwnFolder(shared) { paths.append("\(shared)/\(name)") }
    return paths.filter { $0.utf8.count <= SocketAddress.longestPath }
  }

  /// Creates a folder, or checks that only the user can write to it.
  private static func isOwnFolder(_ path: String) -> Bool {
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
      && status.st_mode & 0o022 == 0
  }
}

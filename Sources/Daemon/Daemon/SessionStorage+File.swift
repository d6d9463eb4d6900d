import CommandSupport
import Foundation
import HTTPServer

extension SessionStorage {
  /// Returns the storage in a file beside a database, which only the user can read.
  static func file(database: String) -> SessionStorage {
    let path = database + ".sessions"
    return SessionStorage(
      load: { try? String(contentsOfFile: path, encoding: .utf8) },
      save: { try PrivateFile.write($0, to: path, replacing: true) })
  }
}

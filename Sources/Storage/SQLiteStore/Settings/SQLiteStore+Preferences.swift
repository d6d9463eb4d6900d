import GRDB
public import Model

extension SQLiteStore {
  /// The settings that were chosen on the page, by key.
  public func preferences() throws(SQLiteStoreError) -> [Preference] {
    try read { try $0.preferences() }
  }

  /// Reads the settings that were chosen on the page from the database at a path.
  ///
  /// The connection is closed again, and the schema is not brought up to date. Where there is no
  /// database, or it cannot be read, nothing is chosen: whoever uses the database next reports what
  /// is wrong with it. While another program keeps it locked, the call waits up to a second.
  public static func preferences(path: String) -> [Preference] {
    let file = DatabaseFile(path: path)
    guard let presence = try? file.presence(), presence == .filled,
      let queue = try? connect(to: file.path, busySeconds: 1)
    else { return [] }
    defer { try? queue.close() }
    let found = try? queue.read { try Schema.State($0).isOurs ? $0.preferences() : [] }
    return found ?? []
  }
}

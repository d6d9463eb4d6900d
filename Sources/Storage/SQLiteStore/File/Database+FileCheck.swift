import GRDB
import GRDBSQLite

extension Database {
  /// Checks that the open file still begins as a SQLite database does.
  ///
  /// SQLite reads pages from its cache and its log, and does not notice that a program has
  /// truncated the file or written something else into it.
  ///
  /// - Throws: `SQLiteStoreError.overwritten` when it does not.
  func checkFile(path: String) throws {
    var pointer: UnsafeMutablePointer<sqlite3_file>?
    let code = withUnsafeMutablePointer(to: &pointer) {
      sqlite3_file_control(sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, $0)
    }
    guard code == SQLITE_OK, let pointer, let methods = pointer.pointee.pMethods,
      let read = methods.pointee.xRead
    else { return }
    var header = [UInt8](repeating: 0, count: 16)
    // A short read is an error of its own kind and leaves zeros.
    _ = read(pointer, &header, Int32(header.count), 0)
    guard header.starts(with: "SQLite format 3".utf8) else {
      throw SQLiteStoreError.overwritten(path: path)
    }
  }
}

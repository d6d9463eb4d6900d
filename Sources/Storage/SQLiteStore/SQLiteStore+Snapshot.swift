import GRDB
package import Model

extension SQLiteStore {
  /// Runs a closure on the state of one moment, in one read transaction.
  ///
  /// - Throws: What the closure throws, unchanged; `SQLiteStoreError` when the database cannot be
  ///   read.
  package func withSnapshot<Value>(
    _ body: (any StoreSnapshot) throws -> Value
  ) throws -> Value {
    let result: Result<Value, any Error> = try read { db in
      do {
        return .success(try body(db))
      } catch {
        return .failure(passedOn(error))
      }
    }
    return try result.get()
  }
}

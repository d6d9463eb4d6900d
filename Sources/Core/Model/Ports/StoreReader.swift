/// A source of consistent snapshots of a store.
///
/// A snapshot is a reader, too, whose `withSnapshot` passes the snapshot itself: code that takes a
/// reader also runs within a transaction.
package protocol StoreReader {
  /// Runs a closure on the state of one moment, in one read transaction; its errors are passed on
  /// unchanged.
  func withSnapshot<Value>(_ body: (any StoreSnapshot) throws -> Value) throws -> Value
}

extension StoreSnapshot {
  /// Runs a closure on this snapshot.
  package func withSnapshot<Value>(
    _ body: (any StoreSnapshot) throws -> Value
  ) throws -> Value { try body(self) }
}

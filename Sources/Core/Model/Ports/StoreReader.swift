/// Reads a store: each view of one moment reads all that it shows through one snapshot.
///
/// A snapshot reads from itself, so that what is made of a reader can be made inside one, too.
public protocol StoreReader {
  /// Runs a closure on the state of one moment, in one read transaction; its errors are passed on
  /// unchanged.
  func withSnapshot<Value>(_ body: (any StoreSnapshot) throws -> Value) throws -> Value
}

extension StoreSnapshot {
  /// Runs a closure on this snapshot.
  public func withSnapshot<Value>(
    _ body: (any StoreSnapshot) throws -> Value
  ) throws -> Value { try body(self) }
}

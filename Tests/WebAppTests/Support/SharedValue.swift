import Synchronization

/// A value that closures share.
final class SharedValue<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>

  init(_ value: Value) { storage = Mutex(value) }

  var value: Value { storage.withLock { $0 } }

  func change(_ body: (inout Value) -> Void) {
    storage.withLock { value in
      var copy = value
      body(&copy)
      value = copy
    }
  }
}

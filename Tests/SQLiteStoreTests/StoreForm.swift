import Reminders
import SQLiteStore
import TestSupport
import Testing

/// The forms that keep one contract.
enum StoreForm: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case sqlite
  case memory

  var testDescription: String { rawValue }

  /// A new, empty store.
  func make() throws -> StoreUnderTest {
    switch self {
    case .sqlite:
      let path = try TemporaryFolder.file()
      return StoreUnderTest(store: try SQLiteStore(path: path)) { try SQLiteStore(path: path) }
    case .memory:
      let store = InMemoryStore()
      return StoreUnderTest(store: store) { store.anotherConnection() }
    }
  }
}

/// A store, and a way to another connection to its content.
struct StoreUnderTest {
  let store: any ReminderStore
  let another: () throws -> any ReminderStore
}

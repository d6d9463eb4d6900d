import Synchronization

/// The names in a template that no message has.
final class UnknownTags: Sendable {
  private let found = Mutex<[String]>([])

  var names: [String] { found.withLock { $0 } }

  func add(_ name: String) { found.withLock { $0.append(name) } }
}

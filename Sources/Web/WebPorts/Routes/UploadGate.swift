import Synchronization

/// A limit of the uploads that are in memory at once: each takes several times the size of a photo.
final class UploadGate: Sendable {
  /// The most uploads at once.
  static let most = 3

  private let count = Mutex(0)

  /// Occupies a place; returns false if none is free.
  func enter() -> Bool {
    count.withLock { count in
      guard count < Self.most else { return false }
      count += 1
      return true
    }
  }

  /// Releases the place.
  func leave() { count.withLock { $0 -= 1 } }
}

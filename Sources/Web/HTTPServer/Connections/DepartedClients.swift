import NIOCore
import Synchronization

/// The connections whose client has ended its side while it was being answered.
///
/// A browser that goes does so; the socket stays open until something is written to it. A program
/// may do so too and still wait, which is why only work that is long ends for it.
enum DepartedClients {
  private static let channels = Mutex<Set<ObjectIdentifier>>([])

  static func note(_ channel: any Channel) {
    _ = channels.withLock { $0.insert(ObjectIdentifier(channel)) }
  }

  static func forget(_ channel: any Channel) {
    _ = channels.withLock { $0.remove(ObjectIdentifier(channel)) }
  }

  static func contains(_ channel: any Channel) -> Bool {
    channels.withLock { $0.contains(ObjectIdentifier(channel)) }
  }
}

import Synchronization

/// Tells the delivering services that the outbox has grown; many signals before anyone looks are one.
public final class DeliverySignal: Sendable {
  private let listeners = Mutex<[String: AsyncStream<Void>.Continuation]>([:])

  /// Creates a signal nobody listens to yet.
  public init() {}

  /// The signals for one listener, the first at once.
  public func stream(for name: String) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    listeners.withLock { $0[name] = continuation }
    continuation.yield()
    return stream
  }

  /// Wakes every listener.
  public func raise() {
    listeners.withLock { for continuation in $0.values { continuation.yield() } }
  }
}

import DaemonControl
import Logging
import MQTT
import ServiceLifecycle

/// Receives the messages of the broker of the settings in force, and changes it with them.
///
/// Devices that get topics of their own are followed on the same connection: while another one is
/// made, the broker drops what comes with QoS 0.
struct BrokerHub: Service {
  /// Yields after each change of the settings or of the database.
  let changes: AsyncStream<Void>
  let board: LiveStatus
  let logger: Logger
  /// Returns the broker to follow; `nil` for none.
  let wanted: @Sendable () async -> BrokerChoice?
  /// Returns what follows a broker until its task is cancelled.
  let service: @Sendable (BrokerChoice) -> BrokerService

  /// Runs until a graceful shutdown begins.
  func run() async throws {
    var iterator = changes.cancelOnGracefulShutdown().makeAsyncIterator()
    var present = await wanted()
    var isOver = false
    while !isOver {
      let choice = present
      await withTaskGroup(of: Void.self) { group in
        let running = choice.map(service)
        if let running { group.addTask { await running.run() } }
        repeat {
          isOver = await iterator.next() == nil
          if !isOver { present = await wanted() }
          if let present, present.broker == choice?.broker { running?.apply(present) }
        } while !isOver && present?.broker == choice?.broker
        group.cancelAll()
      }
      guard !isOver else { return }
      if let present {
        logger.notice("following a broker", metadata: ["host": "\(present.broker.host)"])
      } else {
        board.update { $0.broker = nil }
        logger.notice("following no broker")
      }
    }
  }
}

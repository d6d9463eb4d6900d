package import ServiceLifecycle

/// Runs the services that deliver to the notifiers, and replaces them while the daemon runs.
///
/// A change stops all of them and starts the new ones; unfinished deliveries stay in the outbox and
/// are repeated.
package struct DeliveryHub: Service {
  private let choices: AsyncStream<[any Service]>

  /// Creates a hub that runs the services which `choices` yielded last.
  package init(choices: AsyncStream<[any Service]>) {
    self.choices = choices
  }

  /// Runs until a graceful shutdown begins; the services then deliver the outbox once more.
  package func run() async throws {
    var iterator = choices.cancelOnGracefulShutdown().makeAsyncIterator()
    var choice = await iterator.next()
    while let present = choice {
      choice = try await withThrowingTaskGroup(of: Void.self) { group in
        for service in present { group.addTask { try await service.run() } }
        let next = await iterator.next()
        // At the end of the daemon the services end by themselves, after a last round.
        if next != nil { group.cancelAll() }
        try await group.waitForAll()
        return next
      }
    }
  }
}

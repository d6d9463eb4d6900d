import Engine
import Foundation
import Synchronization
import Terminal

/// Event lines shared by services that run side by side.
final class EventWriter: Sendable {
  private let lines: Mutex<EventLines>

  /// Creates a writer.
  init(_ output: Output, zone: TimeZone) {
    lines = Mutex(EventLines(output, zone: zone))
  }

  /// Writes events in order.
  func write(_ events: [PipelineEvent]) {
    lines.withLock { $0.write(events) }
  }

  /// Shows times on the wall clock of another zone from now on.
  func change(zone: TimeZone) {
    lines.withLock { $0.zone = zone }
  }
}

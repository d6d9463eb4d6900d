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

  /// Returns the lines of events, each with its end.
  func text(of events: [PipelineEvent]) -> String {
    lines.withLock { $0.lines(of: events) }.map { $0 + "\n" }.joined()
  }

  /// Shows times on the wall clock of another zone from now on.
  func change(zone: TimeZone) {
    lines.withLock { $0.zone = zone }
  }
}

import CommandSupport
import Foundation
import Localization
import Synchronization
import Tracking

/// The daemon's event lines, in the user's language, for services that run in parallel.
final class EventWriter: Sendable {
  private let lines: Mutex<EventLines>
  private let localizer: Mutex<Localizer>

  init(_ output: Output, zone: TimeZone, localizer: Localizer) {
    lines = Mutex(EventLines(output, zone: zone))
    self.localizer = Mutex(localizer)
  }

  /// Returns the lines of events, each with its end.
  func text(of events: [PipelineEvent]) -> String {
    Localizer.$current.withValue(localizer.withLock { $0 }) {
      lines.withLock { $0.lines(of: events) }.map { $0 + "\n" }.joined()
    }
  }

  /// Changes the zone of times, and the language.
  func change(zone: TimeZone, localizer new: Localizer) {
    lines.withLock { $0.zone = zone }
    localizer.withLock { $0 = new }
  }
}

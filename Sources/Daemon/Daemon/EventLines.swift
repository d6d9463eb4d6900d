import Application
package import CommandSupport
package import Foundation
import Localization
import Model
import Synchronization
import Text
package import Tracking

/// Prints events: one JSON object per line, or text grouped by day.
package final class EventLines {
  private let output: Output
  /// The zone of the wall clock.
  package var zone: TimeZone
  private var day: String?

  /// Creates a writer; the times in texts are on the wall clock of a zone.
  package init(_ output: Output, zone: TimeZone) {
    self.output = output
    self.zone = zone
  }

  /// Prints events in order; rejected fixes appear in JSON only.
  package func write(_ events: [PipelineEvent]) throws {
    try output.lines(lines(of: events))
  }

  /// Returns the lines of events, in order, as the terminal shows them.
  func lines(of events: [PipelineEvent]) -> [String] {
    wholeLines(of: events).flatMap(output.broken)
  }

  /// Returns the lines of events, in order.
  ///
  /// For people, many reminders at once, as after a long absence, are the first few and their
  /// number.
  private func wholeLines(of events: [PipelineEvent]) -> [String] {
    let reminders = output.json ? 0 : events.count { $0.kind == .reminder }
    guard reminders > Self.mostReminders else { return allLines(of: events) }
    var shown = 0
    let kept = events.filter { event in
      if event.kind == .reminder { shown += 1 }
      return event.kind != .reminder || shown <= Self.remindersShown
    }
    let rest = DaemonPhrase.moreReminders(reminders - Self.remindersShown).text
    return allLines(of: kept) + ["         " + output.paint(rest, .bold)]
  }

  private static let mostReminders = 20
  private static let remindersShown = 5

  private func allLines(of events: [PipelineEvent]) -> [String] {
    if output.json { return events.map(\.json.text) }
    // The reminders of a morning, an evening or a gap are one line.
    let together = events.compactMap(\.reminder).filter { $0.digest != nil }
    var digest = DigestText(together)?.text
    return events.flatMap { event -> [String] in
      guard event.reminder?.digest != nil else {
        return event.kind == .fixRefused ? [] : linesForPeople(event, event.text)
      }
      defer { digest = nil }
      return digest.map { linesForPeople(event, $0) } ?? []
    }
  }

  private func linesForPeople(_ event: PipelineEvent, _ text: String) -> [String] {
    var lines: [String] = []
    let heading = Formatted.dayHeading(event.time, in: zone)
    if heading != day {
      lines.append(output.paint(heading, .dim))
      day = heading
    }
    let clock = Formatted.clock(event.time, in: zone)
    switch event.kind {
    case .reminder: lines.append("  \(clock)  \(output.paint("▶ " + text, .bold))")
    default:
      let distance =
        event.distanceMeters.map { PlacePhrase.metersFromCenter(Int($0.rounded())).text } ?? ""
      let whose = event.device.map { "  (\($0.oneLine))" } ?? ""
      lines.append("  \(clock)    \(text)" + output.paint(distance + whose, .dim))
    }
    return lines
  }
}

extension PipelineEvent {
  /// The keys of an event, as `replay --json` and `run --json` print them.
  var json: JSON {
    .object([
      ("time", .string(Instant.text(time, in: .gmt))),
      ("moment", JSON(reminder.map { $0.moment ?? $0.time }, in: .gmt)),
      ("event", .string(kind.rawValue)),
      ("place", JSON(place)),
      ("task", JSON(reminder?.task)),
      ("uuid", JSON(reminder?.uuid.uuidString.lowercased())),
      ("cause", JSON(reminder?.key.cause.rawValue)),
      ("distance_m", JSON(distanceMeters, decimals: 1)),
      ("accuracy_m", JSON(accuracyMeters, decimals: 1)),
      ("device", JSON(device)),
      ("person", JSON(person)),
      ("late", isLate.map { .bool($0) } ?? .null),
      ("items", .array((reminder?.items ?? []).map { .string($0) })),
      ("text", .string(text)),
    ])
  }
}

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

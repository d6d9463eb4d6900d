import Application
public import Engine
public import Foundation
import Localization
import Reminders
public import Terminal

/// Prints events: one JSON object per line, or text grouped by day.
public final class EventLines {
  private let output: Output
  /// The zone of the wall clock.
  public var zone: TimeZone
  private var day: String?

  /// Creates a writer; the times in texts are on the wall clock of a zone.
  public init(_ output: Output, zone: TimeZone) {
    self.output = output
    self.zone = zone
  }

  /// Prints events in order; rejected fixes appear in JSON only.
  public func write(_ events: [PipelineEvent]) {
    output.lines(lines(of: events))
  }

  /// Returns the lines of events, in order.
  func lines(of events: [PipelineEvent]) -> [String] {
    events.flatMap { event in
      if output.json { return [event.json.text] }
      return event.kind == .fixRefused ? [] : linesForPeople(event)
    }
  }

  private func linesForPeople(_ event: PipelineEvent) -> [String] {
    var lines: [String] = []
    let heading = Wording.dayHeading(event.time, in: zone)
    if heading != day {
      lines.append(output.paint(heading, .dim))
      day = heading
    }
    let clock = Wording.clock(event.time, in: zone)
    switch event.kind {
    case .reminder: lines.append("  \(clock)  \(output.paint("▶ " + event.text, .bold))")
    default:
      let distance =
        event.distanceMeters.map { StatusPhrase.metersFromCenter(Int($0.rounded())).text } ?? ""
      lines.append("  \(clock)    \(event.text)" + output.paint(distance, .dim))
    }
    return lines
  }
}

extension PipelineEvent {
  /// The keys of an event, as `replay --json` and `run --json` print them.
  var json: JSON {
    .object([
      ("time", .string(Instant.text(time, in: .gmt))),
      ("event", .string(kind.rawValue)),
      ("place", JSON(place)),
      ("task", JSON(task)),
      ("uuid", JSON(uuid?.uuidString.lowercased())),
      ("cause", JSON(cause?.rawValue)),
      ("distance_m", JSON(distanceMeters, decimals: 1)),
      ("accuracy_m", JSON(accuracyMeters, decimals: 1)),
      ("text", .string(text)),
    ])
  }
}

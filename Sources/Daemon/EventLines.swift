import Application
public import Engine
public import Foundation
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
    for event in events {
      if output.json {
        output.line(event.json)
      } else if event.kind != .fixRefused {
        writeForPeople(event)
      }
    }
  }

  private func writeForPeople(_ event: PipelineEvent) {
    let heading = Wording.dayHeading(event.time, in: zone)
    if heading != day {
      output.line(output.paint(heading, .dim))
      day = heading
    }
    let clock = Wording.clock(event.time, in: zone)
    switch event.kind {
    case .reminder: output.line("  \(clock)  \(output.paint("▶ " + event.text, .bold))")
    default:
      let distance = event.distanceMeters.map { ", \(Int($0.rounded())) m from its centre" } ?? ""
      output.line("  \(clock)    \(event.text)" + output.paint(distance, .dim))
    }
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

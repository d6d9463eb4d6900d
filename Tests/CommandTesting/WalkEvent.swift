package import Foundation

/// A transition or reminder that the program printed, without what differs between two runs.
package struct WalkEvent: Hashable, CustomStringConvertible {
  package let time: Date
  package let event: String
  package let place: String
  package let task: String
  package let cause: String
  package let isLate: Bool

  /// Reads lines of JSON, of one person if one is given; leaves out fixes that were refused.
  package static func all(in output: String, of person: String? = nil) -> [WalkEvent] {
    output.split(separator: "\n").compactMap { line in
      guard
        let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        person == nil || value["person"] as? String == person, value["event"] != nil
      else { return nil }
      return WalkEvent(value)
    }
  }

  private init?(_ value: [String: Any]) {
    guard let event = value["event"] as? String, event != "fix_refused",
      let text = value["time"] as? String,
      let time = Self.time(text)
    else { return nil }
    self.time = time
    self.event = event
    place = value["place"] as? String ?? "-"
    task = value["task"] as? String ?? "-"
    cause = value["cause"] as? String ?? "-"
    isLate = value["late"] as? Bool ?? false
  }

  private static func time(_ text: String) -> Date? {
    for hasFraction in [false, true] {
      let style = Date.ISO8601FormatStyle.iso8601.year().month().day()
        .time(includingFractionalSeconds: hasFraction).timeZone(separator: .colon)
      if let time = try? Date(text, strategy: style) { return time }
    }
    return nil
  }

  package var isReminder: Bool { event == "reminder" }

  /// The event at so many seconds after an instant: `120 enter Vet`, `120 reminder Vet Milk exit`.
  package func line(since start: Date) -> String {
    "\(Int(time.timeIntervalSince(start).rounded())) \(description)"
  }

  /// The event without its time.
  package var description: String {
    isReminder ? "\(event) \(place) \(task) \(cause)" : "\(event) \(place)"
  }
}

import Application
import Localization
import Model

/// Places windows side by side, so that each is one bar across the days in which it is open.
struct WeekLanes {
  /// The part of a bar on one day.
  struct Bar: Sendable {
    let x: String
    /// How dark it is, from 0 to 1; it darkens towards the end of the window.
    let shade: String
    let look: String
    let title: String
  }

  /// The most bars side by side; what is open beyond them has its names only.
  private static let most = 16
  /// The distance from one bar to the next, in pixels.
  private static let pitch = 10

  /// The number of bars side by side.
  let count: Int
  private let ahead: WeeksAhead
  /// The lane of each window, by its index; `nil` for one that has no bar.
  private let lanes: [Int?]

  /// Gives each window the first lane that is free from its opening on.
  init(_ ahead: WeeksAhead) {
    var lastDays: [Int] = []
    self.ahead = ahead
    lanes = ahead.windows.map { window in
      if let lane = lastDays.firstIndex(where: { $0 < window.opensDay }) {
        lastDays[lane] = window.dueDay
        return lane
      }
      guard lastDays.count < Self.most else { return nil }
      lastDays.append(window.dueDay)
      return lastDays.count - 1
    }
    count = lastDays.count
  }

  /// The width of all bars, in pixels.
  var width: Int { count * Self.pitch }

  /// Returns the parts of the bars on a day, from left to right.
  func bars(on day: WeeksAhead.Day) -> [Bar] {
    day.windowIndices.compactMap { index in lanes[index].map { ($0, ahead.windows[index]) } }
      .sorted { $0.0 < $1.0 }
      .map { lane, window in
        let length = Double(window.dueDay - window.opensDay + 1)
        let share = Double(day.number - window.opensDay + 1) / length
        let look = [
          day.number == window.opensDay ? "first" : nil,
          day.number == window.dueDay ? "last" : nil, window.isExpected ? "maybe" : nil,
        ].compactMap(\.self)
        let hundredths = Int((20 + 80 * share).rounded())
        return Bar(
          x: String(lane * Self.pitch),
          shade: hundredths < 100 ? "0.\(hundredths)" : "1",
          look: look.joined(separator: " "), title: ahead.text(of: window))
      }
  }
}

import Foundation
import Journal
import Recurrence

extension ChartReader {
  /// Returns the strength of the habit after each of its days, up to the present one.
  func strengths() throws -> [ChartPoint] {
    let progress = try habit()
    return zip(progress.boxes, progress.strengths).filter { box, _ in
      box.state != .ahead && period.contains(box.day)
    }.map { box, strength in ChartPoint(.day(box.day), strength.rounded(decimals: 4)) }
  }

  /// Returns how often the habit was done on each weekday.
  func doneByWeekday() throws -> [ChartPoint] {
    var counts = Array(repeating: 0, count: Weekday.allCases.count)
    for box in try habit().boxes where box.state == .done && period.contains(box.day) {
      counts[Weekday(daysSinceEpoch: box.day).rawValue] += 1
    }
    return counts.enumerated().map { weekday, count in
      ChartPoint(.weekday(weekday + 1), Double(count))
    }
  }

  /// Returns the rows of days done that begin in the period, by their first days.
  func streaks() throws -> [ChartPoint] {
    try habit().rows.filter { period.contains($0.first) }.map {
      ChartPoint(.day($0.first), Double($0.length))
    }
  }
}

import Application
import Foundation
import Localization
import Model
import Progress
import Recurrence

/// The window of a task in days from one time to the next.
struct IntervalWindow {
  /// Below this a time is early; `nil` for a task that opens by its horizon.
  let earliest: Double?
  /// Above this a time is late.
  let latest: Double

  /// Creates the window of a rule; `nil` for a one-off.
  ///
  /// Months and years have different lengths: the shortest and the longest are still in time.
  init?(_ rule: Rule) {
    guard case .repeating(let cadence) = rule else { return nil }
    let every = cadence.every
    earliest = every.minimum.map { period in
      let days = period.approximateSeconds / 86_400
      return period.unit == .month || period.unit == .year ? (days * 0.92).rounded(.down) : days
    }
    latest = (every.maximum.longestSeconds / 86_400 * 100).rounded() / 100
  }

  /// Returns the class of an interval: `early`, `within` or `late`.
  func look(_ days: Double) -> String {
    if let earliest, days < earliest { return "early" }
    return days > latest ? "late" : "within"
  }
}

extension Chart {
  /// Draws the intervals of a task between the begin and the end of its window, and the time since
  /// it was done last; `nil` for a one-off that was done once at most.
  static func intervals(
    _ data: ChartData, of todo: Todo, sinceLast: Double?, year: Int
  ) -> Chart? {
    let all = data[series: "interval"]
    // A number of times in a period has no window from one time to the next.
    let window = todo.hasQuota ? nil : IntervalWindow(todo.rule)
    guard window != nil || !all.isEmpty else { return nil }
    // The newest that can be told apart, and the present one after them.
    let points = all.suffix(DaySlots.most - 1)
    let lengths = points.compactMap(\.y)
    let median = TaskInterval.median(lengths)
    var marks = points.map { point in
      ColumnDrawing.Mark(
        value: point.y, text: "\(ChartText.x(point.x)): \(ChartText.value(point.y, .days))",
        look: "\(window?.look(point.y ?? 0) ?? "within")")
    }
    var keys = [Key("dot within", .keyWithin), Key("dot late", .keyLate)]
    if let earliest = window?.earliest, earliest > 0 {
      keys.insert(Key("dot early", .keyEarly), at: 0)
    }
    if window != nil { keys.append(Key("window", .keyWindow)) }
    if median != nil { keys.append(Key("line level", .keyMedian)) }
    if let sinceLast {
      marks.append(
        ColumnDrawing.Mark(
          value: sinceLast,
          text: ChartPhrase.sinceLast(ChartText.value(sinceLast, .days)).text, look: "calm",
          isBar: true))
      keys.append(Key("calm", .keyPresent))
    }
    let highest = (lengths + [sinceLast ?? 0, window?.latest ?? 0]).max() ?? 1
    let looks = lengths.map { window?.look($0) ?? "within" }
    func count(_ look: String) -> Int { looks.count { $0 == look } }
    var said =
      median.map {
        ChartPhrase.intervals(
          median: ChartText.value($0, .days), early: window?.earliest == nil ? nil : count("early"),
          within: count("within"), late: count("late")
        ).text
      } ?? ChartPhrase.noIntervals.text
    if let sinceLast {
      said += " " + ChartPhrase.sinceLast(ChartText.value(sinceLast, .days)).text
    }
    let first = points.first.map { point in
      if case .day(let day) = point.x { ChartText.short(day, year: year) } else { "" }
    }
    var labels = [ColumnDrawing.Label]()
    if let first { labels.append(ColumnDrawing.Label(index: 0, text: first)) }
    if sinceLast != nil, marks.count > 1 {
      labels.append(
        ColumnDrawing.Label(index: marks.count - 1, text: ChartPagePhrase.keyToday.text))
    }
    return Chart(
      data, .chartIntervals, said: said, keys: keys,
      drawing: ColumnDrawing(
        scale: ChartScale(upTo: highest, .days), marks: marks, areBars: false, labels: labels,
        band: window.map { ($0.earliest ?? $0.latest)...$0.latest }, level: median
      ).markup,
      table: ChartTable(
        [.columnDay, .columnDays],
        points.map { [ChartText.x($0.x), ChartText.value($0.y, .days)] }))
  }
}

import Application
import Foundation
import Journal
import Localization

extension Chart {
  /// Draws the strength of a habit as a curve.
  static func strength(_ data: ChartData, year: Int) -> Chart {
    let points = data[series: "strength"]
    let dated = points.compactMap { point -> (day: Int, y: Double?)? in
      if case .day(let day) = point.x { (day, point.y) } else { nil }
    }
    guard let first = dated.first?.day, let last = dated.last?.day else {
      return Chart(
        data, .chartStrength, said: ChartPhrase.nothing.text,
        drawing: ColumnDrawing(scale: ChartScale(upTo: 1, .share), marks: []).markup,
        table: ChartTable([.columnDay, .chartStrength], []))
    }
    let slots = DaySlots(first...last)
    // Of several days that share a mark the last one counts: a strength is no sum. A day without a
    // box has that of the box before.
    let values = slots.spans.map { span in dated.last { $0.day <= span.upperBound }?.y }
    let pairs = zip(slots.texts, values)
    return Chart(
      data, .chartStrength,
      said: ChartPhrase.strength(ChartText.value(values.last ?? nil, .share)).text,
      drawing: ColumnDrawing(
        scale: ChartScale(upTo: 1, .share),
        marks: pairs.map { text, value in
          ColumnDrawing.Mark(
            value: value, text: "\(text): \(ChartText.value(value, .share))", look: "good")
        }, areBars: false, labels: slots.labels(year: year), line: values, lineLook: "week"
      ).markup,
      table: ChartTable(
        [.columnDay, .chartStrength], pairs.map { [$0, ChartText.value($1, .share)] }))
  }

  /// Draws how often a habit was done on each weekday.
  static func habitWeekdays(_ data: ChartData) -> Chart {
    let points = data[series: "done"]
    let best = points.max { ($0.y ?? 0) < ($1.y ?? 0) }
    let said = best.flatMap { point -> String? in
      guard let y = point.y, y > 0 else { return nil }
      return "\(ChartText.x(point.x)): \(ChartText.value(y, .count))"
    }
    return Chart(
      data, .chartHabitWeekdays, said: said ?? ChartPhrase.nothing.text,
      drawing: ColumnDrawing(
        scale: ChartScale(upTo: best?.y ?? 0, .count),
        marks: points.map { point in
          ColumnDrawing.Mark(
            value: point.y, text: "\(ChartText.x(point.x)): \(ChartText.value(point.y, .count))",
            look: "good")
        }, labels: xLabels(points)
      ).markup,
      table: ChartTable(
        [.columnWeekday, .keyDoneDot],
        points.map { [ChartText.x($0.x), ChartText.value($0.y, .count)] }))
  }

  /// Draws the longest rows of days of a habit.
  static func streaks(_ data: ChartData, _ rows: [HabitRow], year: Int) -> Chart {
    let points = data[series: "streak"]
    let spans = Dictionary(rows.map { ($0.first, $0.last) }) { first, _ in first }
    func text(_ point: ChartPoint) -> String {
      guard case .day(let first) = point.x, let last = spans[first], last > first else {
        return ChartText.x(point.x)
      }
      return ChartText.short(first, year: year) + " – " + ChartText.short(last, year: year)
    }
    let longest = points.enumerated().sorted {
      ($1.element.y ?? 0, $1.offset) < ($0.element.y ?? 0, $0.offset)
    }.prefix(Self.mostStreaks).map { $0.element }
    return Chart(
      data, .chartStreaks,
      said: longest.first.map { ChartPhrase.longestRow(Int($0.y ?? 0)).text }
        ?? ChartPhrase.nothing.text,
      drawing: RowDrawing(
        scale: ChartScale(upTo: longest.first?.y ?? 1, .days),
        rows: longest.map { point in
          RowDrawing.Row(
            label: text(point), value: ChartText.value(point.y, .days),
            marks: [(value: point.y ?? 0, look: "good")],
            text: "\(text(point)): \(ChartText.value(point.y, .days))")
        }, areBars: true
      ).markup,
      table: ChartTable(
        [.columnDay, .columnDays],
        points.map { [text($0), ChartText.value($0.y, .days)] }))
  }

  /// How many rows of days are drawn, the longest.
  private static let mostStreaks = 5
}

import Application
import Foundation
import Localization
import Progress
import Recurrence

extension Chart {
  /// Draws the moods of days on five levels, with the mean of seven days as a line.
  static func mood(_ data: ChartData, _ period: ClosedRange<Int>, year: Int) -> Chart {
    let slots = DaySlots(period)
    let (points, weeks) = (data[series: "day"], data[series: "week"])
    let (days, line) = (slots.values(of: points, .mood), slots.values(of: weeks, .mood))
    let pairs = zip(slots.texts, zip(days, line))
    let drawing = ColumnDrawing(
      scale: ChartScale(upTo: 4, .mood),
      marks: pairs.map { text, values in
        let value = values.0.map(ChartText.mood) ?? ChartPhrase.gap.text
        let week = values.1.map {
          "; \(ChartPagePhrase.keySevenDays.text): \(ChartText.value($0, .mood))"
        }
        return ColumnDrawing.Mark(
          value: values.0, text: "\(text): \(value)\(week ?? "")", look: moodLook(values.0))
      }, areBars: false, labels: slots.labels(year: year), line: line, lineLook: "week")
    return Chart(
      data, .chartMood, said: sum(of: points).text,
      keys: [Key("dot m3", .keyDay), Key("line week", .keySevenDays)], drawing: drawing.markup,
      table: ChartTable(
        [.columnDay, .columnMood, .keySevenDays],
        pairs.map { text, values in
          [text, ChartText.value(values.0, .mood), ChartText.value(values.1, .mood)]
        }))
  }

  /// Draws the moods of weekdays.
  static func moodByWeekday(_ data: ChartData) -> Chart {
    let points = data[series: "mood"]
    let drawing = ColumnDrawing(
      scale: ChartScale(upTo: 4, .mood),
      marks: points.map { point in
        ColumnDrawing.Mark(
          value: point.y,
          text: "\(ChartText.x(point.x)): \(point.y.map(ChartText.mood) ?? ChartPhrase.gap.text)",
          look: moodLook(point.y))
      }, areBars: false, labels: xLabels(points))
    return Chart(
      data, .chartMoodWeekday, said: extremes(points) ?? ChartPhrase.nothing.text,
      drawing: drawing.markup,
      table: ChartTable(
        [.columnWeekday, .columnMood],
        points.map { [ChartText.x($0.x), ChartText.value($0.y, .mood)] }))
  }

  /// Draws the moods of named things below each other.
  static func moodByName(_ data: ChartData, _ caption: ChartPagePhrase) -> Chart {
    let points = data[series: "mood"]
    return Chart(
      data, caption, said: rest(points.count) ?? extremes(points) ?? ChartPhrase.nothing.text,
      drawing: RowDrawing(
        scale: ChartScale(upTo: 4, .mood),
        rows: points.prefix(RowDrawing.most).map { point in
          RowDrawing.Row(
            label: ChartText.x(point.x), value: ChartText.value(point.y, .mood),
            marks: point.y.map { [(value: $0, look: moodLook($0))] } ?? [],
            text: "\(ChartText.x(point.x)): \(point.y.map(ChartText.mood) ?? ChartText.gap)")
        }, areBars: false
      ).markup,
      table: ChartTable(
        [.columnName, .columnMood],
        points.map { [ChartText.x($0.x), ChartText.value($0.y, .mood)] }))
  }

  /// Draws the moods of days with each habit, and without it.
  static func moodByHabit(_ data: ChartData) -> Chart {
    let pairs = Array(zip(data[series: "with"], data[series: "without"]))
    func sentence(_ with: ChartPoint, _ without: ChartPoint) -> String {
      ChartPhrase.compared(
        name: ChartText.x(with.x), with: (with.y ?? 0, with.weight),
        without: (without.y ?? 0, without.weight)
      ).text
    }
    let best = pairs.max { ($0.0.y ?? 0) - ($0.1.y ?? 0) < ($1.0.y ?? 0) - ($1.1.y ?? 0) }
    return Chart(
      data, .chartMoodHabit,
      said: rest(pairs.count) ?? best.map { sentence($0.0, $0.1) }
        ?? ChartPhrase.comparesFrom(MoodDays.fewestDaysToCompare).text,
      keys: [Key("dot good", .keyWith), Key("dot hollow", .keyWithout)],
      drawing: RowDrawing(
        scale: ChartScale(upTo: 4, .mood),
        rows: pairs.prefix(RowDrawing.most).map { with, without in
          RowDrawing.Row(
            label: ChartText.x(with.x),
            value: "\(ChartText.value(with.y, .mood)) / \(ChartText.value(without.y, .mood))",
            marks: [(without.y ?? 0, "hollow"), (with.y ?? 0, "good")],
            text: sentence(with, without))
        }, areBars: false
      ).markup,
      table: ChartTable(
        [.columnName, .keyWith, .columnDays, .keyWithout, .columnDays],
        pairs.map { with, without in
          [
            ChartText.x(with.x), ChartText.value(with.y, .mood), "\(with.weight)",
            ChartText.value(without.y, .mood), "\(without.weight)",
          ]
        }))
  }

  /// Returns the class of a feeling's colour.
  static func moodLook(_ value: Double?) -> String {
    value.map { "m\(min(max(Int(($0 * 100 + 50) / 100), 0), 4))" } ?? ""
  }

  static func xLabels(_ points: [ChartPoint]) -> [ColumnDrawing.Label] {
    points.enumerated().map { ColumnDrawing.Label(index: $0, text: ChartText.x($1.x)) }
  }

  private static func sum(of points: [ChartPoint]) -> ChartPhrase {
    let noted = points.filter { $0.y != nil }
    let weight = noted.reduce(0) { $0 + $1.weight }
    guard weight > 0 else { return .nothing }
    let sum = noted.reduce(0.0) { $0 + ($1.y ?? 0) * Double($1.weight) }
    let average = sum / Double(weight)
    return .moods(
      word: ChartText.feeling(average), average: ChartText.value(average, .mood),
      days: noted.count)
  }

  /// Returns the best and the worst of several values, in words and then numbers.
  private static func extremes(_ points: [ChartPoint]) -> String? {
    let noted = points.filter { $0.y != nil }
    guard let best = noted.max(by: { ($0.y ?? 0) < ($1.y ?? 0) }),
      let worst = noted.min(by: { ($0.y ?? 0) < ($1.y ?? 0) })
    else { return nil }
    func text(_ point: ChartPoint) -> String {
      "\(ChartText.feeling(point.y ?? 0)) (\(ChartText.value(point.y, .mood)))"
    }
    guard best.x != worst.x else { return "\(ChartText.x(best.x)): \(text(best))" }
    return ChartPhrase.bestAndWorst(
      best: ChartText.x(best.x), bestMood: text(best), worst: ChartText.x(worst.x),
      worstMood: text(worst)
    ).text
  }

  /// Returns a sentence about the names that are only in the table.
  private static func rest(_ count: Int) -> String? {
    count > RowDrawing.most ? ChartPhrase.moreInTable(count - RowDrawing.most).text : nil
  }
}

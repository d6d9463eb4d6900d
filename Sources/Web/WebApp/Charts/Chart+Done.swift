import Application
import Foundation
import Localization
import Progress
import Recurrence

extension Chart {
  /// Draws what was done by day, with the period before as pale bars behind.
  static func doneByDay(_ data: ChartData, _ period: ClosedRange<Int>, year: Int) -> Chart {
    let slots = DaySlots(period)
    let done = slots.values(of: data[series: "done"], .count)
    let before = slots.values(of: data[series: "before"], .count)
    let highest = (done + before).compactMap(\.self).max() ?? 0
    func sum(_ values: [Double?]) -> Int { Int(values.compactMap(\.self).reduce(0, +)) }
    let pairs = zip(slots.texts, zip(done, before))
    let drawing = ColumnDrawing(
      scale: ChartScale(upTo: highest, .count),
      marks: pairs.map { text, values in
        ColumnDrawing.Mark(
          value: values.0,
          text: "\(text): \(ChartText.value(values.0, .count))"
            + (values.1.map {
              " (\(ChartPagePhrase.keyBefore.text): \(ChartText.value($0, .count)))"
            } ?? ""),
          look: "good")
      }, labels: slots.labels(year: year), behind: before)
    let hasBefore = !data[series: "before"].isEmpty
    return Chart(
      data, .chartDoneByDay,
      said: ChartPhrase.done(
        sum(done), before: hasBefore ? sum(before) : nil, days: period.count
      ).text, keys: [Key("good", .keyPeriod), Key("behind", .keyBefore)],
      drawing: drawing.markup,
      table: ChartTable(
        [.columnDay, .keyPeriod, .keyBefore],
        pairs.map { text, values in
          [text, ChartText.value(values.0, .count), ChartText.value(values.1, .count)]
        }))
  }

  /// Draws the share on time.
  static func onTime(
    _ data: ChartData, _ period: ClosedRange<Int>, total: Double?, before: Double?, year: Int
  ) -> Chart {
    let slots = DaySlots(period)
    let values = slots.values(of: data[series: "on-time"], .share)
    let pairs = zip(slots.texts, values)
    let drawing = ColumnDrawing(
      scale: ChartScale(upTo: 1, .share),
      marks: pairs.map { text, value in
        ColumnDrawing.Mark(
          value: value,
          text: "\(text): \(value.map { ChartText.value($0, .share) } ?? ChartPhrase.nothing.text)",
          look: value == 0 ? "none" : "good")
      }, showsZero: true, labels: slots.labels(year: year))
    return Chart(
      data, .chartOnTime,
      said: ChartPhrase.onTime(
        total.map { ChartText.value($0, .share) },
        before: before.map { ChartText.value($0, .share) }
      ).text, drawing: drawing.markup,
      table: ChartTable(
        [.columnDay, .columnShare],
        pairs.map { [$0, ChartText.value($1, .share)] }))
  }

  /// Draws what was done by weekday and hour.
  static func weekdayHour(_ data: ChartData) -> Chart {
    let counts = data.series.map { $0.values.map { $0.y ?? 0 } }
    let all = counts.enumerated().flatMap { weekday, hours in
      hours.enumerated().map { (weekday: weekday, hour: $0, count: $1) }
    }
    let busiest = all.max { ($0.count, $1.weekday, $1.hour) < ($1.count, $0.weekday, $0.hour) }
    let said: ChartPhrase =
      if let busiest, busiest.count > 0 {
        .busiest(
          weekday: ChartText.weekday(busiest.weekday + 1), from: ChartText.hour(busiest.hour),
          to: ChartText.hour(busiest.hour + 1))
      } else {
        .nothing
      }
    return Chart(
      data, .chartWeekdayHour, said: said.text,
      drawing: HourDrawing(counts: counts).markup,
      table: ChartTable(
        columns: [ChartPagePhrase.columnHour.text] + (1...7).map(ChartText.weekday),
        rows: (0..<24).map { hour in
          [ChartText.hour(hour)]
            + counts.map { ChartText.value(hour < $0.count ? $0[hour] : nil, .count) }
        }))
  }

  /// Draws the visits of a place by day.
  static func visits(_ data: ChartData, _ period: ClosedRange<Int>, year: Int) -> Chart {
    let slots = DaySlots(period)
    let values = slots.values(of: data[series: "visits"], .count)
    let pairs = zip(slots.texts, values)
    let drawing = ColumnDrawing(
      scale: ChartScale(upTo: values.compactMap(\.self).max() ?? 0, .count),
      marks: pairs.map { text, value in
        ColumnDrawing.Mark(
          value: value, text: "\(text): \(ChartText.value(value, .count))", look: "calm")
      }, labels: slots.labels(year: year))
    return Chart(
      data, .chartVisits,
      said: ChartPhrase.visits(Int(values.compactMap(\.self).reduce(0, +))).text,
      drawing: drawing.markup,
      table: ChartTable(
        [.columnDay, .chartVisits], pairs.map { [$0, ChartText.value($1, .count)] }))
  }
}

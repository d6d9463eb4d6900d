import Foundation
import Localization
import Model
import Recurrence
import TestSupport
import Testing

@testable import Application
@testable import WebApp

/// Charts as they are drawn: with nothing, with one value, with ten years, and with hostile names.
struct ChartDrawingTests {
  private static let first = 20_454  // 2026-01-01
  /// The width of a drawing on a phone of 390 pixels, without its axis.
  private static let narrow = 282.0
  private static let hostile = [
    #""><script>alert(1)</script>"#, "' onload='alert(1)", "a & b < c", "קנייה ארוכה",
    String(repeating: "Donaudampfschiff", count: 40), "{{name}} [[undo]]", "\u{202E}drow",
  ]

  private func data(
    _ name: String, _ unit: ChartData.Unit, _ series: [(String, [ChartPoint])]
  ) -> ChartData {
    ChartData(
      name: name, unit: unit, content: .series(series.map { ChartSeries($0.0, $0.1) }))
  }

  private func days(_ count: Int, _ value: (Int) -> Double?) -> [ChartPoint] {
    (0..<count).map { ChartPoint(.day(Self.first + $0), value($0)) }
  }

  private func done(_ count: Int, _ value: @escaping (Int) -> Double?) -> Chart {
    let points = days(count, value)
    return Chart.doneByDay(
      data("done-by-day", .count, [("done", points), ("before", points)]),
      Self.first...(Self.first + count - 1), year: 2026)
  }

  private func mood(_ count: Int, _ value: @escaping (Int) -> Double?) -> Chart {
    let points = days(count, value)
    return Chart.mood(
      data("mood", .mood, [("day", points), ("week", points)]),
      Self.first...(Self.first + count - 1), year: 2026)
  }

  /// Returns the attributes of all elements of a name whose class begins with a word.
  private func elements(_ name: String, _ look: String, in svg: String) -> [[String: String]] {
    svg.matches(of: /<([a-z]+) ([^>]*?)\/?>/).compactMap { match -> [String: String]? in
      guard match.1 == name else { return nil }
      let attributes = Dictionary(
        match.2.matches(of: /([a-z0-9-]+)="([^"]*)"/).map { (String($0.1), String($0.2)) }
      ) { first, _ in first }
      return attributes["class"]?.split(separator: " ").first.map(String.init) == look
        ? attributes : nil
    }
  }

  private func share(_ text: String?) -> Double {
    Double(text?.trimmingCharacters(in: CharacterSet(charactersIn: "%")) ?? "") ?? -1
  }

  @Test(arguments: [1, 2, 7, 30, 31, 40, 41, 62, 90, 366, 1000, 3660])
  func `every mark is at least six pixels each way on a phone`(count: Int) {
    let bars = elements("rect", "mark", in: done(count) { Double($0 % 3 == 0 ? 1 : 900) }.drawing)
    #expect(!bars.isEmpty && bars.count <= DaySlots.most)
    for bar in bars {
      #expect(share(bar["width"]) / 100 * Self.narrow >= 6)
      #expect(share(bar["height"]) >= 6)
    }
    let dots = elements("circle", "mark", in: mood(count) { Double($0 % 5) }.drawing)
    #expect(!dots.isEmpty && dots.allSatisfy { share($0["r"]) >= 3 })
  }

  @Test func `a sad day is a dot on the lowest level, and a day without a mood a gap`() throws {
    let chart = mood(5) { [4, 0, nil, 2, 2][$0] }
    let dots = elements("circle", "mark", in: chart.drawing)
    let heights = dots.map { share($0["cy"]) }
    #expect(dots.count == 4 && heights[1] == heights.max() && heights[0] == heights.min())
    #expect(dots[1]["class"] == "mark m0")
    // The line is broken by the gap.
    #expect(elements("line", "line", in: chart.drawing).count == 2)
    let faces = chart.drawing.matches(of: /class="face" data-mood="([0-4])"/).map { $0.1 }
    #expect(faces == ["0", "1", "2", "3", "4"])
    #expect(chart.table.contains("<td>0.00</td>") && chart.table.contains("<td>–</td>"))
  }

  @Test func `a chart without values has axes, a title and words instead of marks`() {
    for chart in [done(30) { _ in 0 }, mood(30) { _ in nil }] {
      #expect(elements("rect", "mark", in: chart.drawing).isEmpty)
      #expect(elements("circle", "mark", in: chart.drawing).isEmpty)
      #expect(!elements("line", "tick", in: chart.drawing).isEmpty)
      #expect(chart.drawing.contains("<title>\(chart.caption). \(chart.said)</title>"))
    }
    let noPlaces = data("mood-place", .mood, [("mood", [])])
    #expect(Chart.moodByName(noPlaces, .chartMoodPlace).said == ChartPhrase.nothing.text)
    let none = data("mood-habit", .mood, [])
    #expect(Chart.moodByHabit(none).said.contains("10"))
    #expect(
      Chart.strength(data("habit-strength", .share, [("strength", [])]), year: 2026).drawing
        .contains("role=\"img\""))
  }

  @Test(arguments: hostile)
  func `a hostile name is text, in the drawing and in the table`(name: String) {
    let points = [ChartPoint(.name(name), 3)]
    let chart = Chart.moodByName(data("mood-place", .mood, [("mood", points)]), .chartMoodPlace)
    for text in [chart.drawing, chart.table] {
      #expect(!text.contains("<script") && !text.contains("\"><script"))
      #expect(text.matches(of: /</).count == text.matches(of: />/).count)
    }
    let habit = Chart.moodByHabit(
      data("mood-habit", .mood, [("with", points), ("without", points)]))
    #expect(!habit.drawing.contains("<script"))
    let row = TimelineRow(
      id: Todo.ID(rawValue: 1), name: name, done: [Self.first], opens: nil, due: nil, next: nil)
    let scale = DayScale(today: Self.first, weeks: 4, year: 2026)
    #expect(scale.drawing(of: row).text.hasPrefix("<svg class=\"track\""))
  }

  @Test func `a long name is cut in the drawing and whole in the table`() {
    let name = Self.hostile[4]
    let chart = Chart.moodByName(
      data("mood-place", .mood, [("mood", [ChartPoint(.name(name), 3)])]), .chartMoodPlace)
    #expect(chart.drawing.contains(name.prefix(29) + "…</text>"))
    #expect(chart.table.contains(name.prefix(80)))
  }

  @Test func `many names leave the rest to the table`() {
    let points = (1...30).map { ChartPoint(.name("Place \($0)"), Double($0 % 5)) }
    let chart = Chart.moodByName(data("mood-place", .mood, [("mood", points)]), .chartMoodPlace)
    #expect(elements("circle", "mark", in: chart.drawing).count == RowDrawing.most)
    #expect(chart.table.matches(of: /<th scope="row"/).count == 30)
    #expect(chart.said.hasPrefix("18 more"))
  }

  @Test func `days that share a mark are added as counts, and averaged by weight as moods`() {
    let slots = DaySlots(Self.first...(Self.first + 79))
    #expect(slots.spans.count == 40 && slots.spans[0].count == 2)
    let counts = slots.values(of: days(80) { Double($0) }, .count)
    #expect(counts[0] == 1 && counts[39] == 157)
    let weighted = [
      ChartPoint(.day(Self.first), 4, weight: 3), ChartPoint(.day(Self.first + 1), 0, weight: 1),
    ]
    #expect(slots.values(of: weighted, .mood)[0] == 3)
    #expect(slots.values(of: weighted, .mood)[1] == nil)
  }

  @Test func `an interval is early, in time or late by the window of the rule`() throws {
    let window = try #require(IntervalWindow(.every("10-14d")))
    #expect([9.0, 10, 14, 15].map(window.look) == ["early", "within", "within", "late"])
    let month = try #require(IntervalWindow(.every("1mo")))
    #expect([28.0, 31, 32].map(month.look) == ["within", "within", "late"])
    #expect(IntervalWindow(.once(due: nil)) == nil)
    let points = [7.0, 12, 20].enumerated().map { ChartPoint(.day(Self.first + $0), $1) }
    let chart = try #require(
      Chart.intervals(
        data("intervals", .days, [("interval", points)]),
        of: .sample(rule: .every("10-14d")), sinceLast: 3, year: 2026))
    #expect(
      elements("circle", "mark", in: chart.drawing).map { $0["class"] }
        == ["mark early", "mark within", "mark late"])
    #expect(chart.said == "Median 12 days. 1 early, 1 in time, 1 late. 3 days since the last time.")
    #expect(elements("rect", "mark", in: chart.drawing).map { $0["class"] } == ["mark calm"])
    let empty = data("intervals", .days, [("interval", [])])
    #expect(
      Chart.intervals(empty, of: .sample(rule: .once(due: nil)), sinceLast: nil, year: 2026) == nil)
    #expect(
      Chart.intervals(empty, of: .sample(rule: .every("2w")), sinceLast: nil, year: 2026)?
        .said == ChartPhrase.noIntervals.text)
  }

  @Test func `the timeline puts days together that would lie on each other`() {
    let scale = DayScale(today: Self.first, weeks: 52, year: 2026)
    let row = TimelineRow(
      id: Todo.ID(rawValue: 1), name: "Daily", done: Array((Self.first - 363)...Self.first),
      opens: Self.first + 10, due: Self.first + 20, next: Self.first + 400)
    let svg = scale.drawing(of: row).text
    #expect(elements("circle", "mark", in: svg).count <= 44)
    #expect(elements("rect", "window", in: svg).count == 1)
    #expect(scale.words(of: row).count == 4)
    let late = TimelineRow(
      id: Todo.ID(rawValue: 2), name: "Late", done: [], opens: nil, due: Self.first - 9_000,
      next: nil)
    // What lies before the scale is an arrow with its date.
    let before = scale.drawing(of: late).text
    #expect(elements("circle", "mark", in: before).isEmpty)
    #expect(before.contains("before over") && before.contains("‹ "))
    #expect(scale.shows(late))
  }

  @Test(arguments: [
    ("2026-01-01", 1), ("2025-12-29", 1), ("2024-12-30", 1), ("2020-12-31", 53),
    ("2026-07-27", 31),
  ])
  func `weeks are numbered by ISO 8601`(date: String, number: Int) throws {
    let day = try LocalDateTime(parsing: date + "T00:00").daysSinceEpoch
    let rows = WeekRows(day...day)
    #expect(WeekRows.number(of: rows.rows[0].lowerBound) == number)
  }
}

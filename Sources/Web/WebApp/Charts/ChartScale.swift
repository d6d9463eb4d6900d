import Application
import Foundation
import Localization

/// The axis of values: from 0 to its highest tick.
struct ChartScale {
  /// A line across, with its label.
  struct Tick {
    let value: Double
    let label: String
    /// The feeling that a face shows there instead of a label.
    var mood: Int?
  }

  let highest: Double
  let ticks: [Tick]

  /// Creates an axis that reaches a value.
  ///
  /// Feelings have five levels, shares go to 100 %, other values to a round number.
  init(upTo value: Double, _ unit: ChartData.Unit) {
    switch unit {
    case .mood:
      highest = 4
      ticks = (0...4).map { Tick(value: Double($0), label: "\($0)", mood: $0) }
    case .share:
      highest = 1
      ticks = [0, 0.5, 1].map { Tick(value: $0, label: ChartText.value($0, .share)) }
    case .count, .days:
      let step = Self.step(of: value)
      let count = max(1, Int((value / step).rounded(.up)))
      highest = Double(count) * step
      ticks = (0...count).map { index in
        let value = Double(index) * step
        return Tick(value: value, label: Localizer.current.number(value))
      }
    }
  }

  /// Returns a round step, at least 1, of which at most four reach a value.
  private static func step(of value: Double) -> Double {
    var power = 1.0
    while true {
      for factor in [1.0, 2, 5] where factor * power * 4 >= value { return factor * power }
      power *= 10
    }
  }

  /// Returns the part of the axis below a value, 0 to 1.
  func share(_ value: Double) -> Double { min(max(value / highest, 0), 1) }
}

/// The scale of the timeline: as many weeks back as ahead, with the present day in the middle.
struct DayScale {
  /// The present day, from 1970-01-01.
  let today: Int
  /// How many weeks it reaches back, and ahead.
  let weeks: Int
  /// The present year, which dates leave out.
  let year: Int

  private static let height = 30.0
  private static let middle = 15.0
  /// The most dots on either side of the present: more would lie on each other.
  private static let mostDots = 42

  private var first: Int { today - 7 * weeks }
  private var last: Int { today + 7 * weeks }
  private var length: Double { Double(last - first + 1) }

  /// Returns the part of the scale before the middle of a day; days beyond it stand at its ends.
  private func share(_ day: Int) -> Double {
    (Double(min(max(day, first), last) - first) + 0.5) / length
  }

  /// Returns true if there is anything of a task to draw.
  func shows(_ row: TimelineRow) -> Bool {
    if !row.done.isEmpty { return true }
    guard let due = row.due else { return false }
    return (row.opens ?? due) <= last
  }

  /// Returns the dates along the scale.
  func axis(title: String) -> Markup {
    var svg = Markup()
    svg.open("svg", ["class": "axis", "height": "34", "role": "img"])
    svg.leaf("title", [:], title)
    let labels = [
      ("start", 0.0, ChartText.short(first, year: year)),
      ("middle", 0.5, ChartPagePhrase.keyToday.text),
      ("end", 1.0, ChartText.short(last, year: year)),
    ]
    for (look, share, text) in labels {
      svg.leaf("text", ["class": look, "x": Markup.percent(share), "y": "16"], text)
    }
    for quarter in 0...4 {
      let x = Markup.percent(Double(quarter) / 4)
      svg.shape("line", ["class": "tick", "x1": x, "x2": x, "y1": "22", "y2": "34"])
    }
    svg.close("svg")
    return svg
  }

  /// Returns the drawing of a task; its values are in words beside it.
  func drawing(of row: TimelineRow) -> Markup {
    var svg = Markup()
    svg.open(
      "svg", ["class": "track", "height": Markup.number(Self.height), "aria-hidden": "true"])
    for quarter in [0, 1, 3, 4] {
      addRule("tick", Double(quarter) / 4, to: &svg)
    }
    if let due = row.due { addCountdown(row, due: due, to: &svg) }
    addRule("today", 0.5, to: &svg)
    addBefore(row, to: &svg)
    for dot in dots(row.done.filter { $0 >= first }) {
      addDot("done", dot.last ?? today, ChartPhrase.doneOn(text(dot), times: dot.count), to: &svg)
    }
    if let due = row.due, (first...last).contains(due) {
      addDot(due < today ? "due over" : "due", due, .dueOn(text(due)), to: &svg)
    }
    if let next = row.next, (first...last).contains(next) {
      addDot("next", next, .nextOn(text(next)), to: &svg)
    }
    svg.close("svg")
    return svg
  }

  /// Returns what is drawn of a task, in words.
  func words(of row: TimelineRow) -> [String] {
    var words: [String] = []
    if let day = row.done.last {
      words.append(ChartPhrase.doneOn(text(day), times: row.done.count).text)
    }
    if let opens = row.opens, opens > today, opens != row.due {
      words.append(ChartPhrase.opensOn(text(opens)).text)
    }
    if let due = row.due { words.append(ChartPhrase.dueOn(text(due)).text) }
    if let next = row.next { words.append(ChartPhrase.nextOn(text(next)).text) }
    return words
  }

  /// Adds the line from the last time, or the left end, to due, and the window on it.
  private func addCountdown(_ row: TimelineRow, due: Int, to svg: inout Markup) {
    let begin = row.done.last.map(share) ?? 0
    let y = Markup.number(Self.middle)
    if share(due) > begin {
      svg.shape(
        "line",
        [
          "class": "line", "x1": Markup.percent(begin), "x2": Markup.percent(share(due)), "y1": y,
          "y2": y,
        ])
    }
    guard let opens = row.opens, opens < due, opens <= last, due >= first else { return }
    svg.shape(
      "rect",
      [
        "class": "window", "x": Markup.percent(share(opens)), "y": Markup.number(Self.middle - 6),
        "height": "12",
        "width": Markup.percent(max(0.02, share(due) - share(opens))), "rx": "4",
      ], title: ChartPhrase.opensOn(text(opens)).text)
  }

  /// Adds an arrow with the date of what lies before the scale: when it was due, else when it was
  /// done last.
  private func addBefore(_ row: TimelineRow, to svg: inout Markup) {
    let due = row.due.flatMap { $0 < first ? $0 : nil }
    let done = row.done.last.flatMap { $0 < first ? $0 : nil }
    guard let day = due ?? done else { return }
    svg.leaf(
      "text",
      [
        "class": due == nil ? "before" : "before over", "x": "0",
        // What is due before the scale has no mark beside it.
        "y": Markup.number(due == nil ? 11 : Self.middle + 4),
      ],
      "‹ \(text(day))")
  }

  private func addRule(_ look: String, _ share: Double, to svg: inout Markup) {
    let x = Markup.percent(share)
    svg.shape(
      "line",
      ["class": look, "x1": x, "x2": x, "y1": "0", "y2": Markup.number(Self.height)])
  }

  private func addDot(_ look: String, _ day: Int, _ phrase: ChartPhrase, to svg: inout Markup) {
    svg.shape(
      "circle",
      [
        "class": "mark slot \(look)", "cx": Markup.percent(share(day)),
        "cy": Markup.number(Self.middle), "r": "4.5",
      ], title: phrase.text)
  }

  /// Puts days together that would lie on each other.
  private func dots(_ days: [Int]) -> [[Int]] {
    let length = max(1, (7 * weeks + Self.mostDots - 1) / Self.mostDots)
    return days.reduce(into: [[Int]]()) { dots, day in
      if let begin = dots.last?.first, (begin - first) / length == (day - first) / length {
        dots[dots.count - 1].append(day)
      } else {
        dots.append([day])
      }
    }
  }

  private func text(_ day: Int) -> String { ChartText.short(day, year: year) }

  private func text(_ days: [Int]) -> String {
    guard let first = days.first, let last = days.last, first != last else {
      return text(days.first ?? today)
    }
    return "\(text(first)) – \(text(last))"
  }
}

/// The days of a chart, put together where there are more than marks that can be told apart.
struct DaySlots {
  /// The days of each mark, in order.
  let spans: [ClosedRange<Int>]
  private let length: Int

  /// The most marks beside each other: each is at least 6 pixels wide on a phone.
  static let most = 40
  /// How many days may share a mark.
  private static let lengths = [1, 2, 7, 14, 28, 91, 182, 364]

  /// Creates the marks of a period.
  init(_ period: ClosedRange<Int>) {
    let length =
      Self.lengths.first { period.count <= $0 * Self.most } ?? (period.count / Self.most + 1)
    self.length = length
    spans = stride(from: period.lowerBound, through: period.upperBound, by: length).map {
      $0...min($0 + length - 1, period.upperBound)
    }
  }

  /// Returns the values of the marks: sums of counts, and averages by weight of everything else;
  /// `points` has one for each day, of this period or of one as long.
  func values(of points: [ChartPoint], _ unit: ChartData.Unit) -> [Double?] {
    spans.indices.map { index in
      let start = index * length
      guard start < points.count else { return nil }
      let values = points[start..<min(start + length, points.count)]
        .compactMap { point in point.y.map { (y: $0, weight: Double(max(1, point.weight))) } }
      guard !values.isEmpty else { return nil }
      let sum = values.reduce(0) { $0 + (unit == .count ? $1.y : $1.y * $1.weight) }
      return unit == .count ? sum : sum / values.reduce(0) { $0 + $1.weight }
    }
  }

  /// The days of each mark in words.
  var texts: [String] { spans.map(ChartText.span) }

  /// The labels of the axis: the first day, one in the middle, and the last.
  func labels(year: Int) -> [ColumnDrawing.Label] {
    guard let first = spans.first, let last = spans.last else { return [] }
    func label(_ index: Int, _ day: Int) -> ColumnDrawing.Label {
      ColumnDrawing.Label(index: index, text: ChartText.short(day, year: year))
    }
    let middle = spans.count / 2
    // With its year the first label has the place of the one in the middle on a phone.
    let isShort = ChartText.isIn(year, first.lowerBound)
    return [label(0, first.lowerBound)]
      + (spans.count >= 5 && isShort ? [label(middle, spans[middle].lowerBound)] : [])
      + (spans.count >= 2 ? [label(spans.count - 1, last.upperBound)] : [])
  }
}

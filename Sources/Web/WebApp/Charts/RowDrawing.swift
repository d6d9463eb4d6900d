import Application
import Localization

/// A drawing of values below each other, each with a name: bars from the left, or dots on an axis.
struct RowDrawing {
  /// A value with its name.
  struct Row {
    let label: String
    /// The value in words, at the end of the row.
    let value: String
    /// The values of the dots, or that of the bar, with their looks.
    let marks: [(value: Double, look: String)]
    /// The name and the value, in words.
    let text: String
  }

  let scale: ChartScale
  let rows: [Row]
  /// True if a bar begins at the left, false for dots.
  let areBars: Bool

  /// The most rows; the others are in the table.
  static let most = 12
  private static let rowHeight = 46.0
  private static let axisHeight = 28.0
  /// The longest name that fits beside its value on a phone, in characters.
  private static let longestLabel = 30

  /// Returns the drawing with a title for who does not see it.
  func markup(title: String) -> Markup {
    let hasFaces = scale.ticks.contains { $0.mood != nil } && !rows.isEmpty
    let top = hasFaces ? Self.axisHeight : 0
    var svg = Markup()
    svg.open(
      "svg",
      [
        "class": "rows", "height": Markup.number(top + Double(max(1, rows.count)) * Self.rowHeight),
        "role": "img",
      ])
    svg.leaf("title", [:], title)
    if hasFaces {
      for tick in scale.ticks {
        guard let mood = tick.mood else { continue }
        svg.add(.face(mood, x: Markup.percent(scale.share(tick.value)), y: "0", shift: 11))
      }
    }
    for (index, row) in rows.enumerated() {
      add(row, at: top + Double(index) * Self.rowHeight, to: &svg)
    }
    svg.close("svg")
    return svg
  }

  private func add(_ row: Row, at top: Double, to svg: inout Markup) {
    let (words, track) = (Markup.number(top + 16), top + 31)
    let isLong = row.label.count > Self.longestLabel
    let label = isLong ? row.label.prefix(Self.longestLabel - 1) + "…" : row.label[...]
    svg.leaf("text", ["class": "name", "x": "0", "y": words], String(label))
    svg.leaf("text", ["class": "end", "x": "100%", "y": words], row.value)
    let y = Markup.number(track)
    svg.shape("line", ["class": "tick", "x1": "0", "x2": "100%", "y1": y, "y2": y])
    if !areBars {
      for tick in scale.ticks {
        svg.shape(
          "line",
          [
            "class": "tick", "x1": Markup.percent(scale.share(tick.value)),
            "x2": Markup.percent(scale.share(tick.value)), "y1": Markup.number(track - 4),
            "y2": Markup.number(track + 4),
          ])
      }
    }
    for mark in row.marks {
      let share = scale.share(mark.value)
      if areBars {
        svg.shape(
          "rect",
          [
            "class": "mark \(mark.look)", "x": "0", "y": Markup.number(track - 5), "height": "10",
            // No bar is narrower than 6 pixels on a phone.
            "width": Markup.percent(max(0.025, share)), "rx": "3",
          ])
      } else {
        svg.shape(
          "circle",
          ["class": "mark \(mark.look)", "cx": Markup.percent(share), "cy": y, "r": "6"])
      }
    }
    svg.shape(
      "rect",
      [
        "class": "slot", "x": "0", "width": "100%", "y": Markup.number(top),
        "height": Markup.number(Self.rowHeight),
      ], title: row.text)
  }
}

/// A drawing of a week by its hours: a row for each weekday, and the larger a dot, the more.
struct HourDrawing {
  /// The counts by weekday, from Monday, and hour.
  let counts: [[Double]]

  private static let rowHeight = 22.0

  /// Returns an hour of a weekday with its count, in words.
  static func text(weekday: Int, hour: Int, count: Double) -> String {
    let span = "\(ChartText.hour(hour))–\(ChartText.hour(hour + 1))"
    return "\(ChartText.weekday(weekday + 1)) \(span): \(ChartText.value(count, .count))"
  }

  /// Returns the drawing with a title for who does not see it.
  func markup(title: String) -> Markup {
    let most = counts.flatMap(\.self).max() ?? 0
    var svg = Markup()
    let height = Double(counts.count) * Self.rowHeight
    svg.open("svg", ["class": "plot", "height": Markup.number(height + 26), "role": "img"])
    svg.leaf("title", [:], title)
    for (weekday, hours) in counts.enumerated() {
      let y = (Double(weekday) + 0.5) * Self.rowHeight
      svg.leaf(
        "text", ["class": "end", "x": "-8", "y": Markup.number(y + 4)],
        ChartText.weekday(weekday + 1))
      svg.shape(
        "line",
        ["class": "tick", "x1": "0", "x2": "100%", "y1": Markup.number(y), "y2": Markup.number(y)])
      for (hour, count) in hours.enumerated() where count > 0 {
        svg.shape(
          "circle",
          [
            "class": "mark slot", "cx": Markup.percent((Double(hour) + 0.5) / 24),
            "cy": Markup.number(y), "r": Markup.number(3.2 + 4.8 * (count / most).squareRoot()),
          ], title: Self.text(weekday: weekday, hour: hour, count: count))
      }
    }
    for hour in stride(from: 0, through: 24, by: 6) {
      svg.leaf(
        "text",
        [
          "class": hour == 0 ? "start" : hour == 24 ? "end" : "middle",
          "x": Markup.percent(Double(hour) / 24), "y": Markup.number(height + 20),
        ], ChartText.hour(hour))
    }
    svg.close("svg")
    return svg
  }
}

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

import Application
import Localization

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

import Application
import Localization

/// A drawing of values from left to right: bars or points over their axis, and lines.
struct ColumnDrawing {
  struct Mark {
    let value: Double?
    /// The place on the axis and the value, in words.
    let text: String
    /// Classes that say more about it.
    var look = ""
    /// True if it is drawn as a bar among points.
    var isBar = false
  }

  /// A label below a mark.
  struct Label {
    let index: Int
    let text: String
  }

  let scale: ChartScale
  let marks: [Mark]
  var areBars = true
  /// True if a bar is drawn for 0, too.
  var showsZero = false
  var labels: [Label] = []
  /// Pale bars behind the marks.
  var behind: [Double?] = []
  /// A line through values; broken where there is none.
  var line: [Double?] = []
  var lineLook = ""
  /// A band across, and a line across.
  var band: ClosedRange<Double>?
  var level: Double?

  private static let height = 172.0
  private static let top = 14.0
  private static let bottom = 138.0
  /// The smallest mark, in pixels each way.
  private static let smallest = 6.0

  /// Returns the drawing with a title for who does not see it.
  func markup(title: String) -> Markup {
    var svg = Markup()
    svg.open(
      "svg", ["class": "plot", "height": Markup.number(Self.height), "role": "img"])
    svg.leaf("title", [:], title)
    addBand(to: &svg)
    addTicks(to: &svg)
    for (index, value) in behind.enumerated() { addBehind(value, at: index, to: &svg) }
    for (index, mark) in marks.enumerated() { add(mark, at: index, to: &svg) }
    addLine(to: &svg)
    for label in labels { add(label, to: &svg) }
    // What is pointed at lies over all that is drawn.
    for (index, mark) in marks.enumerated() {
      svg.shape(
        "rect",
        [
          "class": "slot", "x": Markup.percent(left(index)), "width": Markup.percent(1 / count),
          "y": "0", "height": Markup.number(Self.bottom + 8),
        ], title: mark.text)
    }
    svg.close("svg")
    return svg
  }

  private var count: Double { Double(max(1, marks.count)) }
  private func left(_ index: Int) -> Double { Double(index) / count }
  private func middle(_ index: Int) -> Double { (Double(index) + 0.5) / count }
  private func y(_ value: Double) -> Double {
    Self.bottom - scale.share(value) * (Self.bottom - Self.top)
  }

  private func add(_ mark: Mark, at index: Int, to svg: inout Markup) {
    guard let value = mark.value else { return }
    let y = y(value)
    guard areBars || mark.isBar else {
      svg.shape(
        "circle",
        [
          "class": "mark \(mark.look)", "cx": Markup.percent(middle(index)), "cy": Markup.number(y),
          "r": "4",
        ])
      return
    }
    guard value > 0 || mark.isBar || showsZero else { return }
    // Many bars stand close together, so that each is wide enough to be hit.
    let share = marks.count > 31 ? 0.9 : 0.76
    let height = max(Self.smallest, Self.bottom - y)
    svg.shape(
      "rect",
      [
        "class": "mark \(mark.look)", "x": Markup.percent(left(index) + (1 - share) / 2 / count),
        "width": Markup.percent(share / count), "y": Markup.number(Self.bottom - height),
        "height": Markup.number(height), "rx": "2",
      ])
  }

  private func addBehind(_ value: Double?, at index: Int, to svg: inout Markup) {
    guard let value, value > 0 else { return }
    let y = y(value)
    svg.shape(
      "rect",
      [
        "class": "behind", "x": Markup.percent(left(index)), "width": Markup.percent(1 / count),
        "y": Markup.number(y), "height": Markup.number(Self.bottom - y),
      ])
  }

  private func addBand(to svg: inout Markup) {
    guard let band else { return }
    let (upper, lower) = (y(band.upperBound), y(band.lowerBound))
    let height = max(Self.smallest, lower - upper)
    svg.shape(
      "rect",
      [
        "class": "band", "x": "0", "width": "100%",
        "y": Markup.number(min(upper, lower - height)), "height": Markup.number(height),
      ])
  }

  private func addTicks(to svg: inout Markup) {
    for tick in scale.ticks {
      let y = y(tick.value)
      addAcross("tick", y, to: &svg)
      if let mood = tick.mood {
        svg.add(.face(mood, x: "-34", y: Markup.number(y - 11), shift: 0))
      } else {
        svg.leaf(
          "text", ["class": "end", "x": "-8", "y": Markup.number(y + 4)], tick.label)
      }
    }
    if let level { addAcross("level", y(level), to: &svg) }
  }

  private func addAcross(_ look: String, _ y: Double, to svg: inout Markup) {
    let y = Markup.number(y)
    svg.shape("line", ["class": look, "x1": "0", "x2": "100%", "y1": y, "y2": y])
  }

  private func addLine(to svg: inout Markup) {
    for (index, pair) in zip(line, line.dropFirst()).enumerated() {
      guard let from = pair.0, let to = pair.1 else { continue }
      svg.shape(
        "line",
        [
          "class": "line \(lineLook)", "x1": Markup.percent(middle(index)),
          "y1": Markup.number(y(from)), "x2": Markup.percent(middle(index + 1)),
          "y2": Markup.number(y(to)),
        ])
    }
  }

  private func add(_ label: Label, to svg: inout Markup) {
    let isFirst = label.index == 0 && labels.count > 1 && labels.count < marks.count
    let isLast =
      label.index == marks.count - 1 && labels.count > 1 && labels.count < marks.count
    svg.leaf(
      "text",
      [
        "class": isFirst ? "start" : isLast ? "end" : "middle",
        "x": Markup.percent(isFirst ? 0 : isLast ? 1 : middle(label.index)),
        "y": Markup.number(Self.bottom + 26),
      ], label.text)
  }
}

extension Markup {
  /// Returns the face of a feeling at a place of a drawing, moved left by a number of pixels.
  static func face(_ mood: Int, x: String, y: String, shift: Int) -> Markup {
    var face = Markup()
    face.open(
      "svg",
      [
        "class": "face", "data-mood": String(mood), "x": x, "y": y, "width": "22", "height": "22",
      ])
    face.shape(
      "use", ["href": "#face-\(mood)", "x": String(-shift), "width": "22", "height": "22"])
    face.close("svg")
    return face
  }
}

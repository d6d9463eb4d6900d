import Application
import Foundation
import Localization

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
    for dot in dots(row.done) {
      addDot("done", dot.last ?? today, ChartPhrase.doneOn(text(dot), times: dot.count), to: &svg)
    }
    if let due = row.due, due <= last {
      addDot(due < today ? "due over" : "due", due, .dueOn(text(due)), to: &svg)
    }
    if let next = row.next, next <= last {
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
    guard let opens = row.opens, opens < due, opens <= last else { return }
    svg.shape(
      "rect",
      [
        "class": "window", "x": Markup.percent(share(opens)), "y": Markup.number(Self.middle - 6),
        "height": "12",
        "width": Markup.percent(max(0.02, share(due) - share(opens))), "rx": "4",
      ], title: ChartPhrase.opensOn(text(opens)).text)
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

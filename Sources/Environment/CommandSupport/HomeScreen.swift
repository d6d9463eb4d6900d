public import Application
import Foundation
import Localization
public import Model
import Recurrence

/// The home screen: a line per task with a bar that fills from left to right with its countdown.
///
/// Colour shows the phase, and so does the mark in front: `·` waiting, `○` open, `●` due,
/// `!` overdue.
public struct HomeScreen {
  private let output: Output

  /// Creates a screen for an output.
  public init(output: Output) { self.output = output }

  /// Below this many columns a task takes two lines.
  public static let narrowWidth = 64

  /// Returns the lines of the screen, none wider than the output; `▸` marks a chosen task.
  public func lines(_ views: [TaskView], chosen: Todo.ID? = nil) -> [String] {
    guard !views.isEmpty else { return [] }
    let ids = views.map { String($0.todo.id.rawValue) }
    let idWidth = ids.map(\.utf8.count).max() ?? 1
    let names = views.map { $0.todo.name.oneLine }
    let longest = names.map(\.displayWidth).max() ?? 0
    let isNarrow = output.width < Self.narrowWidth
    let nameWidth = min(longest, isNarrow ? output.width - idWidth - 4 : max(12, output.width / 4))
    let barWidth = max(6, min(24, output.width / 8))
    let localizer = Localizer.current
    // Bars of the same length are the same text.
    var bars = [String?](repeating: nil, count: 8 * barWidth + 1)
    var lines: [String] = []
    for (index, view) in views.enumerated() {
      let filled = Self.eighths(view.progress, width: barWidth)
      let bar = bars[filled] ?? Self.bar(eighths: filled, width: barWidth)
      bars[filled] = bar
      var line = ""
      line.reserveCapacity(output.width + 3 * barWidth)
      line += ids[index].leftPadded(to: idWidth)
      line += view.todo.id == chosen ? output.paint("▸", .bold) : " "
      line += paint(mark(view), view)
      line += " "
      if isNarrow {
        var second = String(repeating: " ", count: idWidth + 3)
        let rest = output.width - idWidth - 3 - barWidth - 1
        second += paint(bar, view) + " " + words(view, columns: max(0, rest), in: localizer)
        lines += [line + names[index].fitted(to: nameWidth), second]
      } else {
        let rest = output.width - idWidth - 3 - nameWidth - 2 - barWidth - 1
        line += names[index].padded(to: nameWidth)
        line += "  "
        line += paint(bar, view)
        line += " "
        line += words(view, columns: max(0, rest), in: localizer)
        lines.append(line)
      }
    }
    return lines
  }

  /// Returns how a task stands and where, cut to a number of columns.
  ///
  /// The place is what the list is for: the time of day is left out first, then the date, then the
  /// end of a snooze.
  private func words(_ view: TaskView, columns: Int, in localizer: Localizer) -> String {
    let standing = view.taskStanding
    let snooze = view.snoozeWords.map { ", \($0)" } ?? ""
    let places = view.placeNames.map(\.oneLine).joined(separator: ", ")
    func atPlaces(_ words: String) -> String {
      places.isEmpty
        ? words : TaskPhrase.atPlaces(words, places: places).text(in: localizer)
    }
    let whole = atPlaces(standing.whole(in: localizer) + snooze)
    guard whole.displayWidth > columns else { return whole }
    let brief = standing.brief(in: localizer)
    let byDay = atPlaces(standing.byDay(brief, in: localizer) + snooze)
    if byDay.displayWidth <= columns { return byDay }
    if !snooze.isEmpty {
      let snoozed = atPlaces(brief + snooze)
      if snoozed.displayWidth <= columns { return snoozed }
    }
    // Where all of it has no room, the sign in front says the phase.
    let shorter = [
      brief, standing.terse(in: localizer), standing.withoutMissed.terse(in: localizer),
    ].map(atPlaces)
    return shorter.first { $0.displayWidth <= columns }
      ?? (shorter.last ?? brief).fitted(to: columns)
  }

  private func mark(_ view: TaskView) -> String {
    switch view.phase {
    case .waiting: "·"
    case .open: "○"
    case .due: view.isOverdue ? "!" : "●"
    case .finished: "✓"
    }
  }

  private func paint(_ text: String, _ view: TaskView) -> String {
    switch view.phase {
    case .waiting: output.paint(text, .blue)
    case .open: output.paint(text, .green)
    case .due: output.paint(text, view.isOverdue ? .boldRed : .yellow)
    case .finished: output.paint(text, .dim)
    }
  }

  /// Returns a bar in eighths of a column; without progress it is empty.
  public static func bar(_ progress: Double?, width: Int) -> String {
    bar(eighths: eighths(progress, width: width), width: width)
  }

  private static func eighths(_ progress: Double?, width: Int) -> Int {
    Int((min(max(progress ?? 0, 0), 1) * Double(width * 8)).rounded(.down))
  }

  private static func bar(eighths: Int, width: Int) -> String {
    let whole = String(repeating: "█", count: eighths / 8)
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let part = parts[eighths % 8]
    let empty = width - eighths / 8 - (part.isEmpty ? 0 : 1)
    return whole + part + String(repeating: "░", count: empty)
  }
}

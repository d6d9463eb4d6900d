package import Application
import Foundation
import Localization
package import Model
import Recurrence

/// The home screen: a line per task with a bar that fills from left to right with its countdown.
///
/// Colour shows the phase, and so does the mark in front: `·` waiting, `○` open, `●` due,
/// `!` overdue, `×` missed.
package struct HomeScreen {
  private let output: Output

  package init(output: Output) { self.output = output }

  /// Below this many columns a task takes two lines.
  package static let narrowWidth = 64

  /// A task, and the group of Today that it stands in.
  package struct Row {
    let view: TaskView
    let group: TodayGroup?

    /// A task of no group.
    package init(_ view: TaskView) { (self.view, group) = (view, nil) }

    /// A task of a list that has groups.
    package init(_ entry: (view: TaskView, group: TodayGroup?)) { (view, group) = entry }

    /// A task of the present day.
    package init(_ item: Today.Item) { (view, group) = (item.view, item.group) }
  }

  /// The words of a row.
  private struct Words {
    let when: TaskWhen?
    /// When the task is, which is never cut; empty without a date.
    let text: String
    /// The same; `nil` without a date.
    var own: String? { text.isEmpty ? nil : text }
    /// The names of its places.
    private let places: String

    init(_ row: Row) {
      when = row.view.when(in: row.group)
      text = when.map { TaskPhrase.when($0).text } ?? ""
      let names = row.view.placeNames.map(\.oneLine).joined(separator: ", ")
      places = names + (row.view.closedWords.map { " (\($0))" } ?? "")
    }

    /// Returns words about the task with its places behind them.
    func atPlaces(_ parts: [String?]) -> String {
      let words = parts.compactMap(\.self).joined(separator: " · ")
      guard !places.isEmpty else { return words }
      return TaskPhrase.atPlaces(words.isEmpty ? nil : words, places: places).text
    }
  }

  /// Returns the lines of the screen, none wider than the output; `▸` marks a chosen task.
  package func lines(_ rows: [Row], chosen: Todo.ID? = nil) -> [String] {
    linesOfEach(rows, chosen: chosen).flatMap(\.self)
  }

  /// Returns the lines of each row; names, bars and dates stand below each other.
  package func linesOfEach(_ rows: [Row], chosen: Todo.ID? = nil) -> [[String]] {
    guard !rows.isEmpty else { return [] }
    let ids = rows.map { String($0.view.todo.id.rawValue) }
    let idWidth = ids.map(\.utf8.count).max() ?? 1
    let names = rows.map { $0.view.todo.name.oneLine }
    let words = rows.map(Words.init)
    let longest = names.map(\.displayWidth).max() ?? 0
    let isNarrow = output.width < Self.narrowWidth
    let barWidth = max(6, min(24, output.width / 8))
    let beside = output.width - idWidth - 4
    // The name gives way to the date (Z1), and takes what a date with its place leaves; a long
    // place has up to two fifths of the width.
    let left = beside - barWidth - 2
    let besideDates = max(Self.leastName, left - (words.map(\.text.displayWidth).max() ?? 0))
    let least = min(max(12, output.width / 4), besideDates)
    var nameWidth = min(longest, isNarrow ? beside : least)
    if !isNarrow, nameWidth < min(longest, besideDates) {
      let texts = words.map { words in
        min(
          words.atPlaces([words.own]).displayWidth,
          max(words.text.displayWidth, output.width * 2 / 5))
      }
      nameWidth = min(longest, max(least, left - (texts.max() ?? 0)))
    }
    // Bars of the same length are the same text.
    var bars = [String?](repeating: nil, count: 8 * barWidth + 1)
    var lines: [[String]] = []
    for (index, row) in rows.enumerated() {
      let view = row.view
      let filled = Self.eighths(view.progress, width: barWidth)
      let bar = bars[filled] ?? Self.bar(eighths: filled, width: barWidth)
      bars[filled] = bar
      var line = ""
      line.reserveCapacity(output.width + 3 * barWidth)
      line += ids[index].leftPadded(to: idWidth)
      line += view.todo.id == chosen ? output.paint("▸", .bold) : " "
      line += paint(mark(view, words[index].when), view)
      line += " "
      if isNarrow {
        let margin = String(repeating: " ", count: idWidth + 3)
        let rest = output.width - margin.count
        let isTight = words[index].text.displayWidth > rest - barWidth - 1
        let text = self.text(
          words[index], view, columns: isTight ? rest : rest - barWidth - 1)
        let second = margin + (isTight ? "" : paint(bar, view) + " ") + text
        lines.append([line + names[index].fitted(to: nameWidth), second])
      } else {
        let rest = beside + 1 - nameWidth - 2 - barWidth - 1
        line += names[index].padded(to: nameWidth)
        line += "  "
        line += paint(bar, view)
        line += " "
        line += text(words[index], view, columns: max(0, rest))
        lines.append([line])
      }
    }
    return lines
  }

  /// Returns the line below a task that can be done and has a checklist: what is not ticked.
  package func checklistLines(of view: TaskView) -> [String] {
    guard view.phase == .open || view.phase == .due, let left = view.todo.items.leftWords else {
      return []
    }
    let text = "    \(view.todo.items.standing): \(left)".fitted(to: output.width)
    return [output.paint(text, .dim)]
  }

  /// Returns the line of a habit below tasks of some numbers: its own number is that of a habit, so
  /// that it is left out.
  package func line(of habit: HabitView, on day: Int, besides ids: [Todo.ID]) -> String {
    let margin = ids.map { String($0.rawValue).utf8.count }.max() ?? 1
    let words = habit.words(on: day)
    let rest = output.width - margin - 3
    let name = habit.name.oneLine.fitted(to: max(Self.leastName, rest - words.displayWidth - 2))
    return String(repeating: " ", count: margin + 1) + "○ " + name + "  "
      + output.paint(words, .dim)
  }

  /// The least columns of a name.
  private static let leastName = 8

  /// Returns when a task is and where, cut to a number of columns.
  ///
  /// How far away it is is left out first, then how many were missed, then the end of a snooze. A
  /// place is cut, the date is not.
  private func text(_ words: Words, _ view: TaskView, columns: Int) -> String {
    let own = words.own
    let snooze = view.snoozeWords
    let missed =
      view.missed > 1 && view.isOverdue ? TaskPhrase.missed(view.missed).text : nil
    let whole = words.when.map { TaskPhrase.whenAndHowFar($0).text }
    for parts in [[whole, missed, snooze], [own, missed, snooze], [own, snooze], [own]] {
      let text = words.atPlaces(parts)
      if text.displayWidth <= columns { return text }
    }
    // Less than three letters of a place say nothing.
    let least = view.placeNames.isEmpty ? columns : columns - words.text.displayWidth
    return least < Self.leastPlace && own != nil
      ? words.text.fitted(to: columns)
      : words.atPlaces([own]).fitted(to: columns)
  }

  /// The least columns of a place with the word before it.
  private static let leastPlace = 7

  private func mark(_ view: TaskView, _ when: TaskWhen?) -> String {
    if case .missed? = when { return "×" }
    return switch view.phase {
    case .waiting: "·"
    case .open: "○"
    case .due: view.isOverdue ? "!" : "●"
    case .resting: "~"
    case .finished: "✓"
    }
  }

  private func paint(_ text: String, _ view: TaskView) -> String {
    switch view.phase {
    case .waiting: output.paint(text, .blue)
    case .open: output.paint(text, .green)
    case .due: output.paint(text, view.isOverdue ? .boldRed : .yellow)
    case .resting, .finished: output.paint(text, .dim)
    }
  }

  /// Returns a bar in eighths of a column; without progress it is empty.
  package static func bar(_ progress: Double?, width: Int) -> String {
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

/// The screen of a database without tasks.
package enum FirstScreen {
  /// Returns a short welcome with the next steps, each with what can be typed as it stands.
  ///
  /// `page` is the address of the page.
  package static func lines(_ output: Output, page: String, isRunning: Bool) -> [String] {
    let start =
      isRunning
      ? (CommandPhrase.openPage(step: 2), page)
      : (CommandPhrase.startDaemon(step: 2, page: page), "passby run")
    let steps = [
      (CommandPhrase.writeTask(step: 1), "passby quick \(CommandPhrase.firstTask.text)"), start,
      (
        CommandPhrase.addPhone(step: 3), "passby device add \(CommandPhrase.firstDevice.text)"
      ),
    ]
    let bold = { output.paint($0, .bold) }
    return [bold(CommandPhrase.nothingToDo.text), ""]
      + CommandPhrase.introduction.text.wrapped(to: output.width) + [""]
      + steps.flatMap { step, call in
        "  \(step.text)".wrapped(to: output.width, indent: 5) + ["     " + bold(call), ""]
      }
      + [CommandPhrase.helpListsCommands.text]
  }
}

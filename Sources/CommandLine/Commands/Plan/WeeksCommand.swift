import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import SQLiteStore

struct WeeksCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("weeks", PlanPhrase.helpWeeks, discussion: PlanPhrase.helpWeeksDiscussion)
  }

  @Argument(help: .phrase(PlanPhrase.helpWeeksCount, valueName: "n"))
  var count = WeeksAhead.usualWeeks
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try GlobalOptions.check(count, of: "N", in: WeeksAhead.weekRange)
    let environment = try process.environment
    let store = try environment.openForReading()
    let context = try environment.actionContext()
    let weeks = try store.withSnapshot {
      try WeeksAhead(weeks: count, in: $0, actionContext: context)
    }
    let output = environment.output
    try output.render(list: weeks.json) {
      try output.lines(WeekLines(weeks, output: output).lines)
    }
  }
}

/// The coming weeks for a terminal: a heading for each week, and for each day its free time and
/// its tasks.
struct WeekLines {
  private let weeks: WeeksAhead
  private let output: Output

  /// Spaces before what a day holds.
  private static let indent = 4

  /// Prepares the lines.
  init(_ weeks: WeeksAhead, output: Output) {
    self.weeks = weeks
    self.output = output
  }

  /// The lines, none wider than the output.
  var lines: [String] {
    var lines: [String] = []
    for week in weeks.calendarWeeks {
      if !lines.isEmpty { lines.append("") }
      lines += [output.paint(week.heading, .bold)]
      for day in week.days { lines += self.lines(of: day) }
    }
    if weeks.isEmpty { lines += ["", PlanPhrase.weeksEmpty.text] }
    if weeks.hasExpected {
      lines.append("")
      lines += PlanPhrase.weeksExpected.text.wrapped(to: output.width).map {
        output.paint($0, .dim)
      }
    }
    return lines
  }

  private func lines(of day: WeeksAhead.Day) -> [String] {
    let about = [day.freePhrase.text, day.isRest ? PlanPhrase.restDay.text : nil].compactMap(\.self)
    let heading = "  \(weeks.heading(of: day))  "
    return [heading + output.paint(about.joined(separator: " · "), .dim)]
      + rows(of: day).flatMap(wrapped)
  }

  private func rows(of day: WeeksAhead.Day) -> [(label: PlanPhrase, items: [String])] {
    let isFirst = day.number == weeks.days.first?.number
    let open = isFirst ? day.windowIndices.map { weeks.windows[$0] } : []
    let rows: [(label: PlanPhrase, items: [String])] = [
      (.weeksFixed, day.fixed.map { "\(day.span(of: $0)) \($0.label)" }),
      (.weeksDue, day.due.map(text)),
      (.weeksOpens, day.opens.map { weeks.text(of: $0.window) }),
      (.weeksOpen, open.filter { $0.opensDay < day.number }.map(weeks.text(of:))),
    ]
    return rows.filter { !$0.items.isEmpty }
  }

  private func text(_ due: WeeksAhead.Occurrence) -> String {
    weeks.text(of: due).map { "\(due.label), \($0)" } ?? due.label
  }

  /// Returns a label and what stands beside it, over as many lines as it takes.
  private func wrapped(_ row: (label: PlanPhrase, items: [String])) -> [String] {
    let labels: [PlanPhrase] = [.weeksFixed, .weeksDue, .weeksOpens, .weeksOpen]
    let width = labels.map(\.text.displayWidth).max() ?? 0
    let margin = String(repeating: " ", count: Self.indent + width + 2)
    let lines = row.items.joined(separator: " · ").wrapped(to: output.width - margin.count)
    return lines.enumerated().map { index, line in
      guard index == 0 else { return margin + line }
      let label = row.label.text.padded(to: width)
      return String(repeating: " ", count: Self.indent) + output.paint(label, .dim) + "  " + line
    }
  }
}

import Application
import CommandSupport
import Foundation
import Localization
import Model
import Planning

/// The plan as a column of time.
struct PlanLines {
  private let plan: DayPlan
  private let output: Output

  /// A line of the column with its beginning.
  private struct Row {
    let start: Date
    let end: Date
    let text: String
  }

  /// Prepares the lines of a plan.
  init(_ plan: DayPlan, output: Output) {
    self.plan = plan
    self.output = output
  }

  /// Prints the heading, the column, the tasks without a time, and what was done.
  func show() throws {
    try output.line(output.paint(plan.heading, .bold) + (heading.map { "  \($0)" } ?? ""))
    if plan.standing == .past {
      if plan.done.isEmpty { try output.line(PlanPhrase.nothingDone.text) }
    } else if plan.blocks.isEmpty, plan.rest.isEmpty {
      try output.line(PlanPhrase.nothingPlanned.text)
    }
    for row in rows {
      let time = "\(plan.clock(row.start))–\(plan.clock(row.end))"
      try output.line("\(output.paint(time, .dim))  \(row.text)")
    }
    if !plan.rest.isEmpty {
      try output.line(output.paint(PlanPhrase.notPlanned.text, .bold))
      for item in plan.rest {
        try output.line(
          "  \(label(item.view.todo))  \(output.paint(item.reasonText, .dim))")
      }
    }
    guard !plan.done.isEmpty else { return }
    try output.line(output.paint(PlanPhrase.done(plan.done.count).text, .bold))
    for item in plan.done {
      try output.line(
        output.paint("  \(Wording.clock(item.time, in: item.zone))  \(item.text)", .dim))
    }
  }

  private var heading: String? {
    guard plan.standing != .past else { return nil }
    let free = PlanPhrase.freeTime(
      hours: plan.freeMinutes / 60, minutes: plan.freeMinutes % 60
    ).text
    return output.paint("\(plan.orderText) · \(free)", .dim)
  }

  /// Blocks and free time by start.
  private var rows: [Row] {
    let blocks = plan.blocks.map { item in
      let marks = item.marks.joined(separator: " · ")
      return Row(
        start: item.block.start, end: item.block.end,
        text: label(item.view.todo) + (marks.isEmpty ? "" : "  \(output.paint(marks, .dim))"))
    }
    guard !blocks.isEmpty else { return [] }
    let gaps = plan.gaps.map {
      Row(start: $0.start, end: $0.end, text: output.paint(PlanPhrase.free.text, .dim))
    }
    return (blocks + gaps).sorted { $0.start < $1.start }
  }

  private func label(_ todo: Todo) -> String { "\(todo.id.rawValue) \(todo.name.oneLine)" }
}

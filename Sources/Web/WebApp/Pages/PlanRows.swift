import Application
import Foundation
import Localization
import Model
import Planning
import Recurrence

/// The rows of the column of time: blocks, free time by the hour, and the present.
struct PlanRows {
  private let plan: DayPlan

  /// The least height of a row, in pixels: that of a target for a finger.
  private static let leastHeight = 44
  /// The greatest height of a row, in pixels: what is longer would only be scrolled.
  private static let greatestHeight = 300

  /// Prepares the rows of a plan.
  init(_ plan: DayPlan) { self.plan = plan }

  /// The values of each row, by start.
  var rows: [[String: Any]] {
    guard plan.standing != .past else { return [] }
    var rows: [(start: Date, content: [String: Any])] = plan.blocks.map { item in
      (start: item.block.start, content: content(of: item))
    }
    for gap in plan.gaps {
      rows += hours(of: gap).map { (start: $0.start, content: content(of: $0)) }
    }
    rows.sort { $0.start < $1.start }
    if plan.standing == .today, let begin = plan.begin {
      let index = rows.firstIndex { $0.start >= begin } ?? rows.endIndex
      rows.insert((begin, ["isNow": true, "clock": plan.clock(plan.now)]), at: index)
    }
    return rows.map(\.content)
  }

  /// Returns how many minutes after midnight of a day the wall clock shows an instant.
  static func minutes(of instant: Date, _ day: PlanDay) -> Int {
    let local = LocalDateTime(instant, in: day.zone)
    let days = local.daysSinceEpoch - day.date.daysSinceEpoch
    return days * 1440 + local.hour * 60 + local.minute
  }

  private func content(of item: DayPlan.Block) -> [String: Any] {
    let (block, day) = (item.block, plan.day)
    var content: [String: Any] = [
      "isBlock": true, "kind": block.kind.rawValue,
      "id": String(block.id), "name": item.view.todo.name.wholeLine,
      "key": "\(block.id)-\(Self.minutes(of: block.start, day))",
      "from": String(Self.minutes(of: block.start, day)),
      "to": String(Self.minutes(of: block.end, day)), "clock": plan.clock(block.start),
      "until": plan.clock(block.end), "height": String(height(from: block.start, to: block.end)),
      "marks": item.facts,
      "warnings": item.warnings + (isMissed(block) ? [PlanPhrase.overdue.text] : []),
      "isToday": plan.standing == .today, "isPinned": block.kind == .pinned,
      "isMovable": plan.standing == .today && block.kind != .fixed,
      "moveLabel": PlanPhrase.moveBlock(
        task: item.view.todo.name.oneLine, time: plan.clock(block.start)
      ).text,
    ]
    if let color = item.view.category?.color { content["color"] = color }
    return content
  }

  /// Returns true for a fixed block that is over, and still not done.
  private func isMissed(_ block: PlanBlock) -> Bool {
    block.kind == .fixed && block.end <= plan.now
  }

  private func content(of gap: Plan.Gap) -> [String: Any] {
    let (clock, day) = (plan.clock(gap.start), plan.day)
    return [
      "isFree": true, "clock": clock, "from": String(Self.minutes(of: gap.start, day)),
      "to": String(Self.minutes(of: gap.end, day)),
      "height": String(height(from: gap.start, to: gap.end)),
      "href": "/tasks/new?due=\(Self.field(gap.start, day))&timing=fixed",
      "label": PlanPhrase.newTaskAt(clock).text,
    ]
  }

  /// Returns a wall-clock moment as a form takes it: `2026-03-02T12:00`.
  private static func field(_ instant: Date, _ day: PlanDay) -> String {
    String(LocalDateTime(instant, in: day.zone).description.prefix(16))
  }

  /// Returns free time in parts that end at whole hours of the wall clock.
  private func hours(of gap: Plan.Gap) -> [Plan.Gap] {
    var parts: [Plan.Gap] = []
    var start = gap.start
    while start < gap.end {
      let minute = LocalDateTime(start, in: plan.day.zone).minute
      let next = min(gap.end, start.addingTimeInterval(Double(60 - minute) * 60))
      parts.append(Plan.Gap(start: start, end: next))
      start = next
    }
    return parts
  }

  /// Returns a pixel for each minute, within limits.
  private func height(from start: Date, to end: Date) -> Int {
    let minutes = Int(end.timeIntervalSince(start) / 60)
    return min(max(minutes, Self.leastHeight), Self.greatestHeight)
  }
}

import Application
import Foundation
import Localization
import Model
import Planning
import Recurrence

/// A row of the column of time: a block, free time up to the next hour, or the present.
struct PlanRow: Sendable {
  var isNow = false
  var isFree = false
  var isBlock = false
  /// The beginning as a clock shows it.
  let clock: String
  /// Beginning and end in minutes after midnight.
  var from: String?
  var to: String?
  /// The height in pixels.
  var height: String?
  /// The form of a new task in free time.
  var href: String?
  var label: String?
  var kind: String?
  var id: String?
  var name: String?
  var key: String?
  var until: String?
  var color: String?
  var marks: [String] = []
  var warnings: [String] = []
  var isToday = false
  var isPinned = false
  var isMovable = false
  var moveLabel: String?

  /// The least height of a row, in pixels: that of a target for a finger.
  private static let leastHeight = 44
  /// The greatest height of a row, in pixels: what is longer would only be scrolled.
  private static let greatestHeight = 300

  /// Returns the rows of a plan, by start; none of a day that is over.
  static func rows(of plan: DayPlan) -> [PlanRow] {
    guard plan.standing != .past else { return [] }
    var rows = plan.blocks.map { (start: $0.block.start, row: PlanRow($0, in: plan)) }
    for gap in plan.gaps {
      rows += hours(of: gap, in: plan.day).map { (start: $0.start, row: PlanRow($0, in: plan)) }
    }
    rows.sort { $0.start < $1.start }
    if plan.standing == .today, let begin = plan.begin {
      let index = rows.firstIndex { $0.start >= begin } ?? rows.endIndex
      rows.insert((begin, PlanRow(isNow: true, clock: plan.clock(plan.now))), at: index)
    }
    return rows.map(\.row)
  }

  /// Returns how many minutes after midnight of a day the wall clock shows an instant.
  static func minutes(of instant: Date, _ day: PlanDay) -> Int {
    let local = LocalDateTime(instant, in: day.zone)
    let days = local.daysSinceEpoch - day.date.daysSinceEpoch
    return days * 1440 + local.hour * 60 + local.minute
  }
}

extension PlanRow {
  private init(_ item: DayPlan.Block, in plan: DayPlan) {
    let (block, day) = (item.block, plan.day)
    // A fixed block that is over, and still not done.
    let isMissed = block.kind == .fixed && block.end <= plan.now
    let missed =
      item.view.todo.isAppointment
      ? TaskPhrase.resultMissed(times: 1).text : PlanPhrase.overdue.text
    self.init(
      isBlock: true, clock: plan.clock(block.start),
      from: String(Self.minutes(of: block.start, day)),
      to: String(Self.minutes(of: block.end, day)),
      height: String(Self.height(from: block.start, to: block.end)), kind: block.kind.rawValue,
      id: String(block.id), name: item.view.todo.name.wholeLine,
      key: "\(block.id)-\(Self.minutes(of: block.start, day))", until: plan.clock(block.end),
      color: item.view.category?.color, marks: item.facts,
      warnings: item.warnings + (isMissed ? [missed] : []),
      isToday: plan.standing == .today, isPinned: block.kind == .pinned,
      isMovable: plan.standing == .today && block.kind != .fixed,
      moveLabel: PlanPhrase.moveBlock(
        task: item.view.todo.name.oneLine, time: plan.clock(block.start)
      ).text)
  }

  private init(_ gap: Plan.Gap, in plan: DayPlan) {
    let (clock, day) = (plan.clock(gap.start), plan.day)
    // A wall-clock moment as a form takes it: `2026-03-02T12:00`.
    let due = LocalDateTime(gap.start, in: day.zone).description.prefix(16)
    self.init(
      isFree: true, clock: clock, from: String(Self.minutes(of: gap.start, day)),
      to: String(Self.minutes(of: gap.end, day)),
      height: String(Self.height(from: gap.start, to: gap.end)),
      href: "/tasks/new?due=\(due)&timing=fixed", label: PlanPhrase.newTaskAt(clock).text)
  }

  /// Returns free time in parts that end at whole hours of the wall clock.
  private static func hours(of gap: Plan.Gap, in day: PlanDay) -> [Plan.Gap] {
    var parts: [Plan.Gap] = []
    var start = gap.start
    while start < gap.end {
      let minute = LocalDateTime(start, in: day.zone).minute
      let next = min(gap.end, start.addingTimeInterval(Double(60 - minute) * 60))
      parts.append(Plan.Gap(start: start, end: next))
      start = next
    }
    return parts
  }

  /// Returns a pixel for each minute, within limits.
  private static func height(from start: Date, to end: Date) -> Int {
    let minutes = Int(end.timeIntervalSince(start) / 60)
    return min(max(minutes, leastHeight), greatestHeight)
  }
}

package import Foundation
import Localization
package import Model
package import Planning
package import Recurrence

/// The plan of one date, read from a store (D1 to D13).
package struct DayPlan: Sendable {
  /// A block with its task.
  package struct Block: Sendable {
    /// The time and its marks.
    package let block: PlanBlock
    package let view: TaskView
    /// When it is, if it is flexible and has a date.
    let when: TaskWhen?
  }

  /// A task without a time.
  package struct Rest: Sendable {
    /// Why it has none.
    package let reason: UnplannedTask.Reason
    package let view: TaskView
    /// When it is, if it has a date.
    let when: TaskWhen?
  }

  /// Where a date stands to the present.
  package enum Standing: Sendable, Hashable {
    case past, today, future
  }

  /// The date and its hours.
  package let day: PlanDay
  /// Where the date stands to the present.
  package let standing: Standing
  /// The present.
  package let now: Date
  /// The latest emotion of the date, 0 to 4; `nil` without one.
  package let emotion: Int?
  /// The order of flexible tasks.
  package let order: PlanOrder
  /// When planning begins; `nil` for a past date, which shows only what was done.
  package let begin: Date?
  /// The blocks, by start.
  package let blocks: [Block]
  /// The tasks without a time, in their order.
  package let rest: [Rest]
  /// The completions of the date, the newest first.
  package let done: [HistoryItem]
  /// The free time from the beginning of planning to the end of the day, in order; none in the
  /// past.
  package let gaps: [Plan.Gap]

  /// The free minutes that are left, rounded down.
  package var freeMinutes: Int {
    Int(gaps.reduce(0) { $0 + $1.end.timeIntervalSince($1.start) } / 60)
  }

  /// Plans a date, or the present one; `feeling` is an emotion that is not noted yet.
  package init(
    _ store: any StoreReader, date: LocalDateTime? = nil, overview: Overview,
    feeling: Emotion? = nil
  ) throws {
    let context = overview.actionContext
    let today = PlanDay(
      containing: context.now, in: context.machineZone, hours: context.planHours)
    day =
      date.map { PlanDay($0, in: context.machineZone, hours: context.planHours) } ?? today
    now = context.now
    standing =
      day.date == today.date ? .today : day.date < today.date ? .past : .future
    let lastInstant = min(context.now, day.nextTurn.addingTimeInterval(-0.001))
    let hasBegun = standing != .future
    emotion =
      try feeling?.rawValue
      ?? (hasBegun && context.parts.contains(.mood)
        ? PlanEmotion.latest(in: store, from: day.turn, to: lastInstant) : nil)
    let completions =
      try hasBegun
      ? store.withSnapshot { [day] in
        try $0.completions(from: day.turn, to: lastInstant, limit: 1000) { $0.kind == .done }
      } : []
    done = completions.filter { !$0.isUndone && $0.isOwn }.map {
      HistoryItem($0, actionContext: context)
    }
    guard standing != .past else {
      order = PlanOrder(emotion: emotion)
      begin = nil
      blocks = []
      rest = []
      gaps = []
      return
    }
    let (inside, rules) = try store.withSnapshot { snapshot in
      let inside = try snapshot.presentPlaces.sorted()
      let visited = overview.names.places.filter { inside.contains($0.id) }
      return (inside, try TodayRules(context, visited: visited, in: snapshot))
    }
    let planned = day
    let draft = try PlanDraft(
      of: planned, isToday: standing == .today, overview: overview, rules: rules,
      inside: inside, emotion: emotion
    ) { try PlanStays.expected(in: store, on: planned, at: $0) }
    begin = draft.begin
    order = draft.plan.order
    let (views, whens) = (draft.candidates.views, draft.candidates.whens)
    blocks = draft.plan.blocks.compactMap { block in
      views[block.id].map { Block(block: block, view: $0, when: whens[block.id]) }
    }
    rest = draft.plan.unplanned.compactMap { task in
      views[task.id].map { Rest(reason: task.reason, view: $0, when: whens[task.id]) }
    }
    gaps = draft.plan.gaps
  }
}

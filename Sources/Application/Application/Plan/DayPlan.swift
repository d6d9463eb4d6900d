package import Foundation
import Localization
package import Model
package import Planning
package import Recurrence
package import Text

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

extension DayPlan {
  /// The keys of a plan, as `plan --json` prints them.
  package var json: JSON {
    .object([
      ("date", .string(day.dateText)),
      ("emotion", emotion.map { .integer($0) } ?? .null),
      ("order", .string(order.rawValue)),
      ("day_start", JSON(day.start, in: day.zone)),
      ("day_end", JSON(day.end, in: day.zone)),
      ("from", JSON(begin, in: day.zone)),
      ("blocks", .array(blocks.map { $0.json(in: day.zone) })),
      ("unplanned", .array(rest.map(\.json))),
      ("done", .array(done.map(\.json))),
      ("free_min", .integer(freeMinutes)),
    ])
  }
}

extension DayPlan.Block {
  fileprivate func json(in zone: TimeZone) -> JSON {
    .object([
      ("start", JSON(block.start, in: zone)),
      ("end", JSON(block.end, in: zone)),
      ("kind", .string(block.kind.rawValue)),
      ("id", .integer(Int(block.id))),
      ("name", .string(view.todo.name)),
      ("category", JSON(view.category?.name)),
      ("difficulty", .integer(view.todo.difficulty.rawValue)),
      ("places", .array(view.placeNames.map { .string($0) })),
      ("late", .bool(block.isLate)),
      ("go", .bool(block.needsTrip)),
      ("conflict", .bool(block.hasConflict)),
    ])
  }
}

extension DayPlan.Rest {
  fileprivate var json: JSON {
    .object([
      ("id", .integer(Int(view.todo.id.rawValue))),
      ("name", .string(view.todo.name)),
      ("reason", .string(reason.rawValue)),
    ])
  }
}

extension DayPlan {
  /// The date as a heading: `Mon 2 Mar 2026`.
  package var heading: String { Formatted.dayHeading(day.date.date(in: day.zone), in: day.zone) }

  /// The order in words.
  package var orderText: String { order.phrase.text }

  /// Returns a time of day: `09:05`.
  package func clock(_ date: Date) -> String { Formatted.clock(date, in: day.zone) }
}

extension DayPlan.Block {
  /// The facts and warnings of the block, for one line.
  package var marks: [String] { facts + warnings }

  /// When the task is, category, places, difficulty, and how the block came to its time where that
  /// is special.
  package var facts: [String] {
    let todo = view.todo
    return [
      when.map { TaskPhrase.when($0).text } ?? foreignTime,
      view.category.map(\.name.oneLine),
      view.placeNames.isEmpty ? nil : view.placeNames.joined(separator: ", ").oneLine,
      todo.difficulty == .medium ? nil : todo.difficulty.word.text,
      block.kind == .flexible ? nil : block.kind.phrase.text,
    ].compactMap(\.self)
  }

  /// The beginning on the task's own wall clock, where that is another one than the plan's (Y10).
  private var foreignTime: String? {
    guard block.kind == .fixed, let home = Localizer.current.zone,
      view.zone.isForeign(to: home, at: block.start)
    else { return nil }
    return Formatted.clock(block.start, in: view.zone)
  }

  /// The warnings about the block.
  package var warnings: [String] {
    let phrases: [PlanPhrase?] = [
      block.needsTrip ? .go : nil, block.isLate ? .late : nil,
      block.hasConflict ? .conflict : nil,
    ]
    return phrases.compactMap { $0?.text }
  }
}

extension DayPlan.Rest {
  /// When the task is, and why it has no time, in words.
  package var reasonText: String {
    let reason: PlanPhrase =
      switch reason {
      case .noRoom: .noRoom
      case .notAtPlace: .whenYouComeBy
      case .closed: .closedToday
      }
    return [when.map { TaskPhrase.when($0).text }, reason.text].compactMap(\.self)
      .joined(separator: " · ")
  }
}

extension PlanOrder {
  fileprivate var phrase: PlanPhrase {
    switch self {
    case .dueFirst: .dueFirst
    case .hardFirst: .hardFirst
    case .easyFirst: .easyFirst
    }
  }
}

extension PlanBlock.Kind {
  fileprivate var phrase: PlanPhrase {
    switch self {
    case .fixed: .fixed
    case .pinned: .pinned
    case .flexible: .flexible
    }
  }
}

/// Days as typed: one, or a span such as `2026-12-24..2027-01-02`, also in words.
struct DaySpanText {
  /// The days in order, at 00:00.
  let days: [LocalDateTime]

  /// Reads days on the wall clock of the machine.
  ///
  /// The end of a span in words is read from now, and from its beginning if that gives an earlier
  /// day: `sat..sun` on a Saturday is the next weekend. `next week`, `next month` and `weekend` are
  /// all their days (Q9).
  ///
  /// - Throws: `Refusal` for a text that is no day or has a time, for a span that ends
  ///   before it begins, and for one of more than `EditBuilder.mostRestDays` days.
  init(_ text: String, actionContext: ActionContext) throws {
    let zone = actionContext.machineZone
    func day(_ part: String, after other: Date? = nil) throws -> LocalDateTime {
      let now = other ?? actionContext.now
      let moment =
        try other.map { try MomentText(now: $0, in: zone).moment(part, field: .date) }
        ?? actionContext.moment(ofDay: part, field: .date)
      let local = moment.localDateTime(in: zone, dayMeans: .start)
      // `in 3 days` has the present time of day, and means the day.
      if case .day = moment { return local }
      guard local == local.at(sameTimeAs: LocalDateTime(now, in: zone)) else {
        throw Refusal(.usage, .date, DatePhrase.dayExpected(part.quoted))
      }
      return actionContext.hours.day(of: local.date(in: zone), in: zone).date
    }
    guard let dots = text.range(of: "..") else {
      let first = try day(text.trimmed)
      let count = actionContext.moments(in: zone).span(of: text.trimmed, from: first)
      days = (0..<count).map(first.addingDays)
      return
    }
    let (from, to) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    let first = try day(from.trimmed)
    var last = try day(to.trimmed)
    if last < first, !to.contains(where: \.isNumber) {
      last = try day(to.trimmed, after: first.date(in: zone))
    }
    guard first <= last else {
      throw Refusal(.usage, .date, DatePhrase.daysReversed(text.quoted))
    }
    let count = last.daysSinceEpoch - first.daysSinceEpoch + 1
    guard count <= EditBuilder.mostRestDays else {
      throw Refusal(
        .usage, .date, DatePhrase.tooManyDays(text.quoted, most: EditBuilder.mostRestDays))
    }
    days = (0..<count).map(first.addingDays)
  }
}

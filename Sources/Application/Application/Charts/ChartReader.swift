import Foundation
package import Journal
import Localization
package import Model
package import Progress
import Recurrence
import Text

/// Reads what charts are computed from, in one snapshot; what several charts need is read once.
package final class ChartReader {
  /// The state of the store.
  let snapshot: any StoreSnapshot
  /// The present and the settings.
  let actionContext: ActionContext
  /// The days of the charts.
  package let period: ClosedRange<Int>
  private let request: ChartRequest
  private var known: DoneNumbers?
  private var knownMoods: (entries: [MoodEntry], days: MoodDays)?
  private var knownHabit: HabitProgress?

  /// Creates a reader.
  ///
  /// - Throws: `Refusal` for a period that cannot be read, ends before it begins or is
  ///   longer than 3660 days.
  package init(
    _ request: ChartRequest, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    self.request = request
    self.snapshot = snapshot
    self.actionContext = actionContext
    period = try actionContext.period(from: request.from, to: request.to)
  }

  /// The period of the same length before it; `nil` before the year 1.
  package var periodBefore: ClosedRange<Int>? {
    let first = max(LocalDays.first, period.lowerBound - period.count)
    return first < period.lowerBound ? first...(period.lowerBound - 1) : nil
  }

  /// Throws a `Refusal` if a part is off.
  func require(_ part: Part) throws {
    guard !actionContext.parts.contains(part) else { return }
    throw Refusal(.notFound, SettingsPhrase.isOff(part, setting: Part.setting))
  }

  /// Returns a value as it was typed; `nil` for none and for blanks.
  func value(of field: RequestField) -> String? {
    let value: String? =
      switch field {
      case .task: request.task
      case .habit: request.habit
      case .of: request.of
      case .year: request.year
      case .weeks: request.weeks
      case .from: request.from
      case .to: request.to
      default: nil
      }
    return value.flatMap { $0.trimmed.isEmpty ? nil : $0.trimmed }
  }

  /// Returns a whole number within limits; `usual` where none is given.
  func number(
    _ field: RequestField, usual: Int, expected: String, where isAllowed: (Int) -> Bool
  ) throws -> Int {
    let typed = field == .year ? request.year : request.weeks
    guard let typed else { return usual }
    guard let number = Int(typed.trimmed), isAllowed(number) else {
      throw Refusal(
        .usage, field,
        ChartPhrase.notNumber(typed.quoted, parameter: field.rawValue, expected: expected))
    }
    return number
  }

  // MARK: What several charts need

  /// The numbers of a period and of the one before, and the hours at which things were done.
  package struct DoneNumbers {
    /// The period.
    package let present: Statistics
    /// The period before; `nil` before the year 1.
    package let before: Statistics?
    /// The completions of the period by weekday and hour.
    package let hours: WeekdayHours
  }

  /// Returns what was done; the history is read in one pass.
  package func doneNumbers() throws -> DoneNumbers {
    if let known { return known }
    let clock = actionContext.dayIndex
    let rest = try snapshot.rest
    func empty(_ period: ClosedRange<Int>) -> Statistics {
      Statistics(period: period, clock: clock, rest: rest, now: actionContext.now)
    }
    var (present, before) = (empty(period), periodBefore.map(empty))
    var hours = WeekdayHours(clock: clock)
    let span = present.start...present.end
    try snapshot.forEachRecord(
      of: nil, from: before?.start ?? present.start, withCategories: true
    ) { record in
      before?.add(record)
      guard record.time >= span.lowerBound else { return }
      present.add(record)
      if record.isDone, record.time <= span.upperBound { hours.add(record.time) }
    }
    let (todos, missed) = (try snapshot.todos, try snapshot.storedMissed())
    present.addNotDone(todos, besides: missed, actionContext: actionContext)
    before?.addNotDone(todos, besides: missed, actionContext: actionContext)
    let (habits, marks) = (try snapshot.allHabits, try snapshot.habitMarks)
    present.add(habits, marks)
    before?.add(habits, marks)
    if actionContext.parts.contains(.mood) {
      for entry in try moods().entries { present.add(entry) }
    }
    let numbers = DoneNumbers(present: present, before: before, hours: hours)
    known = numbers
    return numbers
  }

  /// Returns the moods of the period and of the six days before, those of the undone too.
  package func moods() throws -> (entries: [MoodEntry], days: MoodDays) {
    if let knownMoods { return knownMoods }
    var clock = actionContext.dayIndex
    let entries = try snapshot.moodEntries(
      from: clock.beginning(of: period.lowerBound - 6),
      to: clock.beginning(of: period.upperBound + 1).addingTimeInterval(-0.001))
    let moods = (entries, MoodDays(entries, clock: clock))
    knownMoods = moods
    return moods
  }

  /// Returns the task that the request names.
  ///
  /// - Throws: `Refusal` where no task fits, or several do.
  package func task() throws -> Todo { try TaskNames.todo(value(of: .task) ?? "", in: snapshot) }

  /// Returns the habit that the request names, as it stands today.
  ///
  /// - Throws: `Refusal` where no habit fits, or several do.
  package func habit() throws -> HabitProgress {
    if let knownHabit { return knownHabit }
    let habit = try HabitNames(habits: try snapshot.habits).habit(
      value(of: .habit) ?? "", today: actionContext.todayNumber)
    let progress = try HabitView(habit, in: snapshot, actionContext: actionContext).progress
    knownHabit = progress
    return progress
  }
}

extension ChartReader {
  /// The scales of the timeline, in weeks.
  package static let timelineWeeks = [4, 12, 52]

  /// Returns how many weeks the timeline shows, back and ahead.
  ///
  /// - Throws: `Refusal` for another number than 4, 12 and 52.
  package func weeks() throws -> Int {
    let known = Self.timelineWeeks
    return try number(
      .weeks, usual: known[0], expected: known.map(String.init).joined(separator: ", "),
      where: known.contains)
  }

  /// Returns all tasks but wishes, the soonest due first; of finished ones those that were done in
  /// these weeks.
  func timelineRows() throws -> [TimelineRow] {
    var clock = actionContext.dayIndex
    let first = actionContext.todayNumber - 7 * (try weeks())
    var done: [Todo.ID: [Int]] = [:]
    try snapshot.forEachRecord(
      of: nil, from: clock.beginning(of: first), withCategories: false
    ) { record in
      guard record.isDone else { return }
      let day = clock.day(of: record.time)
      // Several times on one day are one dot.
      if done[record.todo]?.last != day { done[record.todo, default: []].append(day) }
    }
    return try snapshot.todos.filter { !$0.isWish }.compactMap { todo in
      row(todo, done: done[todo.id] ?? [])
    }.sorted { left, right in
      (left.due ?? .max, left.id) < (right.due ?? .max, right.id)
    }
  }

  /// Returns the row of a task; `nil` for a finished one that was not done in these weeks.
  private func row(_ todo: Todo, done: [Int]) -> TimelineRow? {
    let zone = actionContext.zone(of: todo)
    let pending = todo.isAppointment ? todo : actionContext.pending(todo)
    let coming = pending.schedule(machineZone: actionContext.machineZone)
      .upcoming(2, from: pending.state, moved: pending.moved, now: actionContext.now)
    guard !coming.isEmpty || !done.isEmpty else { return nil }
    func day(_ date: Date?) -> Int? { date.map { LocalDateTime($0, in: zone).daysSinceEpoch } }
    return TimelineRow(
      id: todo.id, name: todo.name, done: done, opens: day(coming.first?.opens),
      due: day(coming.first?.due), next: coming.count > 1 ? day(coming[1].due) : nil)
  }

  /// Returns the strength of the habit after each of its days, up to the present one.
  func strengths() throws -> [ChartPoint] {
    let progress = try habit()
    return zip(progress.boxes, progress.strengths).filter { box, _ in
      box.state != .ahead && period.contains(box.day)
    }.map { box, strength in ChartPoint(.day(box.day), strength.rounded(decimals: 4)) }
  }

  /// Returns how often the habit was done on each weekday.
  func doneByWeekday() throws -> [ChartPoint] {
    var counts = Array(repeating: 0, count: Weekday.allCases.count)
    for box in try habit().boxes where box.state == .done && period.contains(box.day) {
      counts[Weekday(daysSinceEpoch: box.day).rawValue] += 1
    }
    return counts.enumerated().map { weekday, count in
      ChartPoint(.weekday(weekday + 1), Double(count))
    }
  }

  /// Returns the rows of days done that begin in the period, by their first days.
  func streaks() throws -> [ChartPoint] {
    try habit().rows.filter { period.contains($0.first) }.map {
      ChartPoint(.day($0.first), Double($0.length))
    }
  }
}

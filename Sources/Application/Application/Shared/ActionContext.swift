package import DateWords
package import Foundation
package import Localization
package import Model
package import Planning
package import Recurrence

/// The clock, the zone and the settings at the moment of a request.
package struct ActionContext: Sendable, Hashable {
  /// The present.
  package private(set) var now: Date
  /// The engine's rules; the machine's zone is theirs.
  package let rules: EngineRules
  /// How long before it is due a new task opens that names no horizon, in seconds.
  package let horizonSeconds: Double
  /// How long a stay must last for a task that asks for `dwell` and names no length, in seconds.
  package let dwellSeconds: Double

  /// The beginning, the end and the turn of the user's day.
  package var hours: DayHours

  /// The parts of the product that are on (T11).
  package var parts = PartSet.all
  /// The settings of the day plan.
  package var plan = PlanSettings()
  /// How long the history is kept, in seconds: the setting `history.keep`.
  package var historyKeepSeconds = Retention().historySeconds
  /// The limits of photos.
  package var photos = PhotoSettings()
  /// True if a calendar has alarms at the places of tasks: the setting `calendar.place_alarms`.
  package var hasPlaceAlarms = true
  /// Whose page it is, as the store has it: where "here" is, and whose visits count.
  package var viewer = Viewer.me
  /// The person whose page it is.
  package var person: Person.ID { viewer.person ?? .me }

  package init(
    now: Date, rules: EngineRules, horizonSeconds: Double = Todo.defaultHorizonSeconds,
    dwellSeconds: Double = 300, hours: DayHours = DayHours()
  ) {
    self.hours = hours
    self.now = now
    self.rules = rules
    self.horizonSeconds = horizonSeconds
    self.dwellSeconds = dwellSeconds
  }

  /// Returns the same context at another moment.
  package func at(_ now: Date) -> ActionContext {
    var context = self
    context.now = now
    return context
  }

  /// The time of day with which the user's day begins; 08:00 unless set.
  package var dayStart: TimeOfDay { hours.start }

  /// Returns the times of a task that is due a number of times a day, within the user's day (Z6).
  ///
  /// - Throws: `RecurrenceError.tooManyTimes`, with the text that asks for them.
  func times(aDay count: Int, _ text: String) throws(RecurrenceError) -> TimesOfDay {
    guard (2...TimesOfDay.most).contains(count) else { throw .tooManyTimes(text, count: count) }
    return try TimesOfDay(timesADay: count, from: hours.start, to: hours.end)
  }

  /// The user's present day on the machine's wall clock.
  package var today: LocalDay { hours.day(of: now, in: machineZone) }

  /// The machine's zone.
  package var machineZone: TimeZone { rules.machineZone }

  /// How the user's days and weeks are counted.
  package var days: UserDays { UserDays(turn: hours.turn, weekStart: rules.weekStart) }

  /// Returns the zone of a task's wall clock.
  package func zone(of todo: Todo) -> TimeZone { todo.zone.resolved(machineZone: machineZone) }

  /// Returns a task with its pending occurrence: what has passed of an appointment is missed (R28).
  package func pending(_ todo: Todo) -> Todo {
    todo.pending(
      at: now, machineZone: machineZone, usualSeconds: plan.defaultTaskSeconds, days: days
    ).todo
  }

  /// Returns the pending countdown of a task and later ones, each assumed to be done when due, or
  /// now if that has passed.
  package func coming(_ todo: Todo) -> ComingCountdowns {
    todo.coming(
      at: now, machineZone: machineZone, usualSeconds: plan.defaultTaskSeconds, days: days)
  }

  /// Returns the visits that are going on.
  package func visits(_ context: any EditContext) throws -> PresentVisits {
    try PresentVisits(context, now: now, coolDown: rules.coolDownSeconds)
  }
}

extension ActionContext {
  /// Returns a reader of dates on the wall clock of a zone.
  package func moments(
    in zone: TimeZone, direction: DateWords.Direction = .future
  ) -> MomentText {
    MomentText(now: now, in: zone, direction: direction)
  }

  /// Reads a text in which words such as `today` mean days of the user.
  ///
  /// With a turn of 03:00, `today` at 01:30 is the date before (section 3 of the rules). Texts with
  /// a time of day are instants and stay as they are.
  ///
  /// - Throws: `Refusal` for a text that is no date.
  func moment(
    ofDay text: String, in zone: TimeZone? = nil, direction: DateWords.Direction = .future,
    field: RequestField
  ) throws -> Moment {
    let zone = zone ?? machineZone
    let moment = try moments(in: zone, direction: direction).moment(text, field: field)
    guard case .day = moment else { return moment }
    let noon = hours.day(of: now, in: zone).date.at(TimeOfDay(hour: 12, minute: 0)).date(in: zone)
    return try MomentText(now: noon, in: zone, direction: direction).moment(text, field: field)
  }

  /// Reads when a task was done: a text of the past on the task's wall clock.
  ///
  /// - Throws: `Refusal` for a text that is no date or time.
  package func completionTime(_ text: String, of todo: Todo) throws -> Date {
    try moments(in: zone(of: todo), direction: .past).completion(text)
  }
}

/// An instant on the wall clock of the machine, for many tasks at once.
///
/// Most tasks are in the machine's zone. Looking that zone up, and reading its wall clock, takes
/// longer than the rest of a view, so both are done once for a list.
package struct MachineClock: Sendable {
  /// The machine's zone.
  package let zone: TimeZone
  /// The instant.
  package let now: Date
  /// How long a task takes that does not say, in seconds.
  let usualSeconds: Double
  /// How the user's days and weeks are counted.
  let days: UserDays
  /// The rules by which tasks remind.
  let reminding: Reminding
  private let name: String
  private let reading: LocalDateTime
  private let dayStart: Date

  /// Reads the wall clock of the machine; `turn` is when the user's day turns,
  /// and `usualSeconds` how long a task takes that does not say.
  package init(
    zone: TimeZone, now: Date, turn: TimeOfDay = .midnight, usualSeconds: Double = 1800,
    rules: EngineRules? = nil
  ) {
    reminding = Reminding(rules ?? EngineRules(machineZone: zone))
    self.usualSeconds = usualSeconds
    days = UserDays(turn: turn, weekStart: reminding.rules.weekStart)
    self.zone = zone
    self.now = now
    name = zone.identifier
    reading = LocalDateTime(now, in: zone)
    dayStart = LocalDay(containing: now, in: zone, turn: turn).start
  }

  /// Rules that many views share.
  final class Reminding: Sendable {
    let rules: EngineRules

    init(_ rules: EngineRules) { self.rules = rules }
  }

  /// Returns a pin of the present day or a later one; `nil` for one whose day is over (D8).
  func pinInForce(_ pin: Date) -> Date? { pin >= dayStart ? pin : nil }

  /// Returns the zone that a task is computed in, and the present on its wall clock.
  func wall(of todo: Todo) -> (zone: TimeZone, present: LocalDateTime) {
    if let other = todo.zone.name, other != name {
      let zone = todo.zone.resolved(machineZone: zone)
      return (zone, LocalDateTime(now, in: zone))
    }
    return (zone, reading)
  }
}

/// The user's day as the settings have it.
package struct DayHours: Sendable, Hashable {
  /// When the day begins; a day without a time means this one in a snooze and a pause (E3).
  package let start: TimeOfDay
  /// When the day ends, never at the start itself; a time before the start is one of the next date.
  package let end: TimeOfDay
  /// When one date gives way to the next, from 00:00 to 06:00.
  package let turn: TimeOfDay

  /// Creates the hours of a day; omitted ones are 08:00, 22:00 and midnight.
  package init(
    start: TimeOfDay = .defaultDayStart, end: TimeOfDay = .defaultDayEnd,
    turn: TimeOfDay = .midnight
  ) {
    self.start = start
    self.end = end
    self.turn = turn
  }

  /// Returns the day in which an instant lies.
  package func day(of instant: Date, in zone: TimeZone) -> LocalDay {
    LocalDay(containing: instant, in: zone, turn: turn)
  }
}

public import Foundation
public import Localization
public import Model
public import Planning
public import Recurrence

/// The clock, the zone and the settings at the moment of a request.
public struct ActionContext: Sendable, Hashable {
  /// The present.
  public let now: Date
  /// The engine's rules; the machine's zone is theirs.
  public let rules: EngineRules
  /// How long before it is due a new task opens that names no horizon, in seconds.
  public let horizonSeconds: Double
  /// How long a stay must last for a task that asks for `dwell` and names no length, in seconds.
  public let dwellSeconds: Double

  /// The beginning, the end and the turn of the user's day.
  public var hours: DayHours

  /// The parts of the product that are on (T11).
  public var parts = PartSet.all
  /// The settings of the day plan.
  public var plan = PlanSettings()
  /// How long the history is kept, in seconds: the setting `history.keep`.
  public var historyKeepSeconds = Retention().historySeconds
  /// The limits of photos.
  public var photos = PhotoSettings()
  /// Whose page it is, as the store has it: where "here" is, and whose visits count.
  public var viewer = Viewer.me
  /// The person whose page it is.
  public var person: Person.ID { viewer.person ?? .me }

  /// Creates a context.
  public init(
    now: Date, rules: EngineRules, horizonSeconds: Double = Todo.defaultHorizonSeconds,
    dwellSeconds: Double = 300, hours: DayHours = DayHours()
  ) {
    self.hours = hours
    self.now = now
    self.rules = rules
    self.horizonSeconds = horizonSeconds
    self.dwellSeconds = dwellSeconds
  }

  /// The time of day with which the user's day begins; 08:00 unless set.
  public var dayStart: TimeOfDay { hours.start }

  /// Returns the times of a task that is due a number of times a day, within the user's day (Z6).
  ///
  /// - Throws: `RecurrenceError.tooManyTimes`, with the text that asks for them.
  func times(aDay count: Int, _ text: String) throws(RecurrenceError) -> TimesOfDay {
    guard (2...TimesOfDay.most).contains(count) else { throw .tooManyTimes(text, count: count) }
    return try TimesOfDay(timesADay: count, from: hours.start, to: hours.end)
  }

  /// The user's present day on the machine's wall clock.
  public var today: LocalDay { hours.day(of: now, in: machineZone) }

  /// The machine's zone.
  public var machineZone: TimeZone { rules.machineZone }

  /// Returns the zone of a task's wall clock.
  public func zone(of todo: Todo) -> TimeZone { todo.zone.resolved(machineZone: machineZone) }

  /// Returns a task with its pending occurrence: what has passed of an appointment is missed (R28).
  public func pending(_ todo: Todo) -> Todo {
    todo.pending(at: now, machineZone: machineZone, usualSeconds: plan.defaultTaskSeconds).todo
  }

  /// Returns the pending countdown of a task and later ones, each assumed to be done when due, or
  /// now if that has passed.
  public func coming(_ todo: Todo) -> ComingCountdowns {
    todo.coming(
      at: now, machineZone: machineZone, usualSeconds: plan.defaultTaskSeconds,
      dayTurn: hours.turn)
  }

  /// Returns the visits that are going on.
  public func visits(_ context: any EditContext) throws -> PresentVisits {
    try PresentVisits(context, now: now, coolDown: rules.coolDownSeconds)
  }
}

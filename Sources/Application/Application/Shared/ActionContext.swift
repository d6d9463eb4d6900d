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

  /// Returns the zone of a task's wall clock.
  package func zone(of todo: Todo) -> TimeZone { todo.zone.resolved(machineZone: machineZone) }

  /// Returns a task with its pending occurrence: what has passed of an appointment is missed (R28).
  package func pending(_ todo: Todo) -> Todo {
    todo.pending(at: now, machineZone: machineZone, usualSeconds: plan.defaultTaskSeconds).todo
  }

  /// Returns the pending countdown of a task and later ones, each assumed to be done when due, or
  /// now if that has passed.
  package func coming(_ todo: Todo) -> ComingCountdowns {
    todo.coming(
      at: now, machineZone: machineZone, usualSeconds: plan.defaultTaskSeconds,
      dayTurn: hours.turn)
  }

  /// Returns the visits that are going on.
  package func visits(_ context: any EditContext) throws -> PresentVisits {
    try PresentVisits(context, now: now, coolDown: rules.coolDownSeconds)
  }
}

package import Foundation
package import Recurrence

/// How long before its moment a task reminds, or at which time of day (Z4).
package enum Lead: Sendable, Hashable {
  /// Elapsed minutes before the moment, 0 for the moment itself.
  case minutes(Int)
  /// Days before on the wall clock; of a day task at the start of the user's day.
  case days(Int)
  /// At the start of the user's day, on the day of the moment.
  case morning
  /// In the evening before the day of the moment.
  case evening

  /// At the moment itself.
  package static let start = Lead.minutes(0)
  /// The most leads of one task.
  package static let most = 5
  /// The longest lead in days, and in minutes.
  package static let longestDays = 366
  /// The longest lead in minutes: 31 days.
  package static let longestMinutes = 31 * 1440
}

extension Lead: CustomStringConvertible {
  /// The canonical form, which `init(parsing:)` reads: `15min`, `1h30min`, `2d`, `0`, `morning`.
  package var description: String {
    switch self {
    case .minutes(0): "0"
    case .minutes(let minutes):
      (minutes >= 60 ? "\(minutes / 60)h" : "") + (minutes % 60 > 0 ? "\(minutes % 60)min" : "")
    case .days(let days): days % 7 == 0 ? "\(days / 7)w" : "\(days)d"
    case .morning: "morning"
    case .evening: "evening"
    }
  }

  /// Reads the canonical form; `nil` for anything else.
  package init?(parsing text: String) {
    switch text {
    case "0": self = .start
    case "morning": self = .morning
    case "evening": self = .evening
    default:
      var rest = Substring(text)
      var minutes = 0
      var days = 0
      while !rest.isEmpty {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number > 0, number <= 100_000 else { return nil }
        rest = rest.dropFirst(digits.count)
        let unit = rest.prefix { $0.isLetter }
        rest = rest.dropFirst(unit.count)
        switch unit {
        case "min": minutes += number
        case "h": minutes += number * 60
        case "d": days += number
        case "w": days += number * 7
        default: return nil
        }
      }
      switch (minutes, days) {
      case (1...Self.longestMinutes, 0): self = .minutes(minutes)
      case (0, 1...Self.longestDays): self = .days(days)
      default: return nil
      }
    }
  }
}

extension Lead: Codable {
  /// Reads the canonical form.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let lead = Lead(parsing: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text)")
    }
    self = lead
  }

  /// Writes the canonical form.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension [Lead] {
  /// The longest time before its due moment at which one of them may remind, in seconds, with room
  /// for changes of the clock.
  package var longestSeconds: Double {
    let day = 86_400.0
    return 3 * day
      + (map { lead in
        switch lead {
        case .minutes(let minutes): Double(minutes) * 60
        case .days(let days): Double(days) * day
        case .morning, .evening: 0
        }
      }.max() ?? 0)
  }

  /// The canonical form of a list: `15min,0`, or `none` for an empty one.
  package var leadText: String { isEmpty ? "none" : map(\.description).joined(separator: ",") }

  /// Reads the canonical form of a list; `nil` for anything else.
  package init?(leadText text: String) {
    guard text != "none" else {
      self = []
      return
    }
    var leads: [Lead] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let lead = Lead(parsing: String(part)) else { return nil }
      leads.append(lead)
    }
    self = leads
  }
}

/// The kind of a task by its dates (TIME, section 2).
package enum TaskKind: String, Sendable, Hashable, Codable {
  /// It happens at its time.
  case appointment
  /// It opens some time before it is due.
  case window
  /// It has no time of day.
  case day
  /// It is due at a time.
  case deadline
}

extension TodoDetails {
  /// The kind by which a task reminds, and by which texts say when it is.
  package var kind: TaskKind {
    if timing == .fixed { return .appointment }
    if case .repeating(let cadence) = rule, let minimum = cadence.every.minimum,
      minimum != cadence.every.maximum
    {
      return .window
    }
    return isInDays ? .day : .deadline
  }
}

extension Todo {
  package var kind: TaskKind { details.kind }
}

/// A moment at which a task reminds by time (Z4).
package struct LeadMoment: Sendable, Hashable {
  /// When it reminds.
  package let moment: Date
  /// `before`, or at its moment `start` for a task with a fixed time and `due` for all others.
  package let cause: Cause
  /// When the occurrence is due; of a day task the last second of its day.
  package let due: Date
}

extension TodoDetails {
  /// Returns true if the task can have a lead: a task of days has no time to count minutes from,
  /// and a window of hours no day.
  package func takes(_ lead: Lead) -> Bool {
    switch lead {
    case .minutes: !isInDays
    case .days: true
    case .morning, .evening: !isWindowOfHours
    }
  }

  private var isWindowOfHours: Bool {
    guard kind == .window, case .repeating(let cadence) = rule else { return false }
    return cadence.every.maximum.unit == .hour
  }

  /// True if it is due each day, once or several times, so that it reminds at its time alone (Z4).
  package var isDaily: Bool {
    if case .repeating(let cadence) = rule { cadence.isDaily } else { false }
  }

  /// Returns when the task reminds: as it says, or else by the setting of its kind.
  ///
  /// What happens each day is told when it begins, unless appointments tell nothing. `isInDays` is
  /// false for an occurrence of a day task that was moved to a time.
  package func leads(by rules: EngineRules, isInDays: Bool) -> [Lead] {
    if let leads { return leads }
    // A quota with a time of day reminds at it, each day.
    if case .repeating(let cadence) = rule, cadence.rhythm.quota != nil, cadence.at != nil {
      return []
    }
    guard timing == .fixed else { return isInDays ? rules.dayLeads : rules.deadlineLeads }
    return isDaily && !rules.appointmentLeads.isEmpty ? [.start] : rules.appointmentLeads
  }
}

/// The leads of a task's pending countdown and, of a rhythm, of each coming occurrence.
package struct ComingLeads: Sendable {
  private let todo: Todo
  private let schedule: Schedule
  private let countdown: Countdown
  private let pending: Date
  private let leads: [Lead]
  private let rules: EngineRules
  /// The times of day of a quota, on each day on which it is open (Y4).
  private let times: [Date]

  /// Creates the leads of a task by its schedule and countdown, which the caller has; `nil` without
  /// a date.
  package init?(of todo: Todo, schedule: Schedule, countdown: Countdown, rules: EngineRules) {
    guard let pending = countdown.due else { return nil }
    self.todo = todo
    self.schedule = schedule
    self.countdown = countdown
    self.pending = pending
    self.rules = rules
    leads = todo.details.leads(by: rules, isInDays: countdown.isInDays)
    times =
      todo.hasQuota && todo.leads?.isEmpty != true ? schedule.remindingTimes(at: todo.state) : []
  }

  /// True if nothing reminds by time.
  package var isEmpty: Bool { leads.isEmpty && times.isEmpty }

  /// Returns the moments of one countdown of a task, past or to come, in order.
  package static func moments(
    of countdown: Countdown, of todo: Todo, in zone: TimeZone, rules: EngineRules
  ) -> [LeadMoment] {
    let schedule = Schedule(
      rule: todo.rule, zone: zone, horizonSeconds: todo.horizonSeconds, isInDays: todo.isInDays,
      season: todo.season)
    guard
      let leads = ComingLeads(of: todo, schedule: schedule, countdown: countdown, rules: rules)
    else { return [] }
    return leads.sorted(Set(leads.leads.compactMap { leads.told($0, of: leads.pending) }))
  }

  /// Returns the first moment strictly later than an instant.
  ///
  /// O(leads) look-ups in the zone; none for a lead of minutes on the pending countdown.
  package func next(after instant: Date) -> LeadMoment? {
    moments(after: instant, limit: 1).first
  }

  /// Returns the first moments strictly later than an instant, up to another one, in order.
  ///
  /// O(leads x (moments + 1)) look-ups of an occurrence.
  package func moments(
    after instant: Date, through end: Date? = nil, limit: Int
  ) -> [LeadMoment] {
    var found: Set<LeadMoment> = []
    for lead in inForce(leads) {
      found.formUnion(moments(of: lead, after: instant, through: end, limit: limit))
    }
    let coming = times.lazy.filter { time in time > instant && end.map { time <= $0 } ?? true }
    found.formUnion(coming.prefix(limit).map(ofTime))
    return Array(sorted(found).prefix(limit))
  }

  /// Returns the moment of a time of day on an open day, on the due day, or after it.
  private func ofTime(_ time: Date) -> LeadMoment {
    let cause: Cause =
      countdown.dueBegins.map { time < $0 } ?? false ? .before : time <= pending ? .due : .overdue
    return LeadMoment(moment: time, cause: cause, due: pending)
  }

  /// Returns moments in order, each with its cause once.
  private func sorted(_ moments: Set<LeadMoment>) -> [LeadMoment] {
    let sorted = moments.sorted { ($0.moment, $0.due) < ($1.moment, $1.due) }
    var told: Set<Told> = []
    return sorted.filter { told.insert(Told($0)).inserted }
  }

  /// A moment with its cause, which a task tells once whatever leads it comes from.
  private struct Told: Hashable {
    let moment: Date
    let cause: Cause

    init(_ lead: LeadMoment) { (moment, cause) = (lead.moment, lead.cause) }
  }

  /// Returns the leads, and those of later occurrences where a move gave a time to the pending one.
  private func inForce(_ leads: [Lead]) -> Set<Lead> {
    guard countdown.isInDays != schedule.isInDays else { return Set(leads) }
    return Set(leads + todo.details.leads(by: rules, isInDays: schedule.isInDays))
  }

  private func moments(
    of lead: Lead, after instant: Date, through end: Date?, limit: Int
  ) -> [LeadMoment] {
    var moments: [LeadMoment] = []
    var latest = earliestDue(of: lead, toldAfter: instant)
    // An occurrence whose moment has passed, or would come after it, is left out.
    var misses = 0
    while moments.count < limit, misses < mostMisses,
      let due = schedule.nextDue(after: latest, pending: pending, at: todo.state)
    {
      latest = due
      if let told = told(lead, of: due), told.moment > instant {
        if let end, told.moment > end { break }
        if moments.last.map({ Told($0) != Told(told) }) ?? true { moments.append(told) }
      } else {
        misses += 1
      }
    }
    return moments
  }

  /// More than two days can have; a lead of which nothing comes ends the search.
  private var mostMisses: Int {
    guard case .repeating(let cadence) = todo.rule else { return 1 }
    return cadence.every.maximum.unit == .hour ? 60 : 16
  }

  /// Returns an instant such that what is due up to it was told up to `instant`.
  private func earliestDue(of lead: Lead, toldAfter instant: Date) -> Date {
    // Clocks change by up to two hours; the day of one zone begins up to a day after that of
    // another has ended.
    let slack = 3600.0 * (schedule.isInDays && schedule.zone != rules.machineZone ? 28 : 2)
    switch lead {
    case .minutes(let minutes): return instant.addingTimeInterval(Double(minutes) * 60)
    case .days(let days): return instant.addingTimeInterval(Double(days) * 86_400 - slack)
    case .morning, .evening: return schedule.isInDays ? instant.addingTimeInterval(-slack) : instant
    }
  }

  /// Returns when a lead tells of an occurrence; `nil` if it would come after it, or out of season
  /// (Y2).
  private func told(_ lead: Lead, of due: Date) -> LeadMoment? {
    let isPending = due == pending
    guard isPending ? countdown.isInDays : schedule.isInDays else {
      guard leadsOfOccurrence(isInDays: false).contains(lead) else { return nil }
      let moment = moment(lead, ofTime: due)
      guard moment <= due, !schedule.rests(at: moment) else { return nil }
      let cause: Cause = moment < due ? .before : todo.hasFixedTime ? .start : .due
      return LeadMoment(moment: moment, cause: cause, due: due)
    }
    guard leadsOfOccurrence(isInDays: true).contains(lead),
      let moment = moment(lead, ofDay: due), !schedule.rests(at: moment)
    else { return nil }
    return LeadMoment(moment: moment, cause: lead == .morning ? .due : .before, due: due)
  }

  private func leadsOfOccurrence(isInDays: Bool) -> [Lead] {
    isInDays == countdown.isInDays ? leads : todo.details.leads(by: rules, isInDays: isInDays)
  }

  private func moment(_ lead: Lead, ofTime due: Date) -> Date {
    switch lead {
    case .minutes(let minutes): due.addingTimeInterval(-Double(minutes) * 60)
    case .days(let days):
      LocalDateTime(due, in: schedule.zone).addingDays(-days).date(in: schedule.zone)
    case .morning: rules.morning(of: due, in: rules.machineZone)
    case .evening: rules.evening(before: due, in: rules.machineZone)
    }
  }

  /// Returns when a lead tells of a day; `nil` for minutes, which no day has.
  private func moment(_ lead: Lead, ofDay due: Date) -> Date? {
    switch lead {
    case .minutes: nil
    case .days(let days):
      LocalDateTime(due, in: schedule.zone).addingDays(-days).at(rules.dayStart)
        .date(in: rules.machineZone)
    case .morning:
      schedule.zone == rules.machineZone
        ? rules.morning(of: due, in: schedule.zone)
        // In a zone to the west the day may begin later (R27).
        : max(
          rules.morning(of: due, in: schedule.zone),
          LocalDateTime(due, in: schedule.zone).firstSecond(in: schedule.zone))
    case .evening: rules.evening(before: due, in: schedule.zone)
    }
  }
}

extension EngineRules {
  /// Returns the evening before the day of a moment, the day read in a zone.
  package func evening(before due: Date, in zone: TimeZone) -> Date {
    LocalDateTime(due, in: zone).addingDays(-1).at(evening).date(in: machineZone)
  }
}

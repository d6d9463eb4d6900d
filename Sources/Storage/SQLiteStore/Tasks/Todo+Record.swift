import Foundation
import GRDB
import Localization
package import Model
import Recurrence
import Text

/// A task as it is stored: the columns of `todo`, and its rows of `todo_place` and `todo_person`.
extension Todo: StoredRecord {
  package static let table = StoredTable<Todo>(
    "todo", visible: Visible.todo(), anyMayChange: true, reading: ["pin_ms": ownPin],
    subject: { StorePhrase.task(name: $0.name).text },
    [
      (.integer("id"), { $0.id.rawValue }), (.uuid("uuid"), { $0.uuid }),
      (.integer("created_ms"), { $0.created.milliseconds }), (.text("name"), { $0.name }),
      (.text("notes", optional: true), { $0.notes }),
      (.flag("repeats"), { $0.rule.cadence != nil }),
      (.text("every_min", optional: true), { $0.rule.cadence?.every.minimum?.description }),
      (.text("every_max", optional: true), { $0.rule.cadence?.every.maximum.description }),
      (.text("every_days", optional: true, since: 4), { $0.rule.cadence?.days?.description }),
      (.text("counts_from", optional: true), { $0.rule.cadence?.from.rawValue }),
      (.text("start", optional: true), { $0.rule.cadence?.start.description }),
      (.text("first", optional: true), { $0.rule.cadence?.first?.description }),
      (.text("at", optional: true), { $0.rule.cadence?.at?.description }),
      (.text("series_end", optional: true), { $0.rule.cadence?.end?.description }),
      (.text("due", optional: true), { $0.rule.onceDue?.description }),
      (.text("zone", optional: true), { $0.zone.name }),
      (.integer("horizon_ms"), { Length.milliseconds($0.horizonSeconds) }),
      (.text("nag", optional: true), { $0.nag?.description }),
      (.flag("on_enter"), { $0.triggers.contains(.enter) }),
      (.flag("on_exit"), { $0.triggers.contains(.exit) }),
      (.flag("on_dwell"), { $0.triggers.contains(.dwell) }),
      (.flag("on_cross"), { $0.triggers.contains(.cross) }),
      (.integer("dwell_ms", optional: true), { $0.dwellSeconds.map(Length.milliseconds) }),
      (.integer("category", optional: true, since: 4), { $0.category?.rawValue }),
      (.text("priority", since: 4, usually: "normal"), { $0.priority.rawValue }),
      (.integer("difficulty", since: 4, usually: 3), { $0.difficulty.rawValue }),
      (.integer("duration_min", optional: true, since: 4), { $0.durationMinutes }),
      (.text("timing", since: 5, usually: usualTiming), { $0.timing.rawValue }),
      (.flag("bucket", since: 6, usually: false), { $0.isWish }),
      (.text("position"), { $0.state.kindColumn }),
      (.integer("completed_ms", optional: true), { $0.state.completedColumn }),
      (.integer("occurrence", optional: true), { $0.state.occurrenceColumn }),
      (.integer("countdown"), { $0.countdownNumber }),
      (.text("moved", optional: true), { $0.moved?.description }),
      (.integer("snooze_since_ms", optional: true), { $0.snooze?.since.milliseconds }),
      (.text("snooze_end", optional: true), { $0.snooze?.endColumn }),
      (.integer("snooze_until_ms", optional: true), { $0.snooze?.untilColumn }),
      (.integer("last_done_ms", optional: true), { $0.lastDone?.milliseconds }),
      (.integer("pin_ms", optional: true, since: 5), { $0.pin?.milliseconds }),
      (.flag("whole_days", since: 11, usually: false), { $0.isInDays }),
      (.text("rrule", optional: true, since: 13), { $0.calendarRule }),
      (.text("remind", optional: true, since: 14), { $0.leads?.leadText }),
      (.text("more_times", optional: true, since: 14), { $0.rule.laterTimes }),
      (.text("source", optional: true, since: 15), { $0.source }),
      (.text("season", optional: true, since: 17), { $0.season?.description }),
      (
        .json("items", optional: true, since: 17) { try StoredChecklist.check($0) },
        { $0.items.isEmpty ? nil : StoredChecklist.text($0.items) }
      ),
      (.text("refused", optional: true, since: 17), { $0.refusedEvery?.description }),
      (.integer("every_times", optional: true, since: 17), { $0.rule.quota?.times }),
      (
        .flag("several_a_day", since: 17, usually: false),
        {
          $0.rule.cadence?.isSeveralADay ?? false
        }
      ),
      (.text("tally", optional: true, since: 17), { $0.tally?.description }),
      (.text("turns", optional: true, since: 17), { $0.turns?.orderColumn }),
      (.text("turns_by", optional: true, since: 17), { $0.turns?.choice.rawValue }),
      (.integer("turn", optional: true, since: 17), { todo in todo.turns.map { _ in todo.turn } }),
      (.text("turns_since", optional: true, since: 17), { $0.turns?.newcomersColumn }),
    ])

  package init(_ row: inout RowReader) throws {
    let (id, uuid) = (ID(rawValue: try row["id"]), try row["uuid"] as UUID)
    let created = try row.date("created_ms")
    let (name, notes): (String, String?) = (try row["name"], try row["notes"])
    var details = TodoDetails(
      name: name, rule: try Rule(&row),
      zone: try row.valueIfPresent("zone") { TodoZone.named($0) } ?? .floating)
    details.notes = notes
    details.horizonSeconds = Length.seconds(try row["horizon_ms"])
    details.nag = try row.periodIfPresent("nag")
    details.triggers = try Self.triggers(&row)
    details.dwellSeconds = try row.valueIfPresent("dwell_ms") {
      $0 > 0 ? Length.seconds($0) : nil
    }
    details.category = try row.valueIfPresent("category") { Category.ID(rawValue: $0) }
    details.priority = try row.value("priority") { Priority(rawValue: $0) }
    details.difficulty = try row.value("difficulty") { Difficulty(rawValue: $0) }
    details.durationMinutes = try row["duration_min"]
    details.timing = try row.value("timing") { (text: String) in Timing(rawValue: text) }
    details.isWish = try row["bucket"]
    self.init(
      id: id, uuid: uuid, created: created, details: details, state: try RecurrenceState(&row),
      countdownNumber: try row["countdown"], moved: try row.wallTimeIfPresent("moved"),
      snooze: try Snooze(&row), lastDone: try row.dateIfPresent("last_done_ms"),
      pin: try row.dateIfPresent("pin_ms"))
    self.details.isInDays = try row["whole_days"]
    self.details.calendarRule = try row["rrule"]
    self.details.leads = try row.valueIfPresent("remind") { [Lead](leadText: $0) }
    self.details.source = try row["source"]
    self.details.season = try row.valueIfPresent("season") { try? Season(parsing: $0) }
    if let items: String = try row["items"] {
      self.details.items = try StoredChecklist.items(in: items)
    }
    // A text that cannot be read refuses nothing.
    let refused: String? = try row["refused"]
    self.details.refusedEvery = refused.flatMap { try? Window(parsing: $0) }
    self.details.rule = try details.rule.withLaterTimes(&row)
    self.details.turns = try Turns(&row)
    self.turn = try row["turn"] ?? 0
    if let times: Int = try row["every_times"] {
      self.details.rule = try self.details.rule.withQuota(times, &row)
      if state == .beginning { try readTally(&row) }
    }
  }

  private mutating func readTally(_ row: inout RowReader) throws {
    guard let tally = try row.valueIfPresent("tally", { PeriodTally(parsing: $0) }) else { return }
    state = .counting(tally)
  }

  package static func isSame(_ first: Todo, _ second: Todo) -> Bool {
    table.values(of: first) == table.values(of: second) && first.places == second.places
      && first.persons == second.persons
  }

  /// The timing of a task in an export without timings: fixed if it repeats at a time of day.
  @Sendable private static func usualTiming(_ task: [String: JSONSlice]) -> DatabaseValue {
    let isFixed = task["repeats"]?.flag == true && task["at"]?.string() != nil
    return (isFixed ? Timing.fixed : .flexible).rawValue.databaseValue
  }

  /// The pin as the viewer reads it: pins are each person's own.
  private static let ownPin = """
    CASE WHEN viewer() < 2 THEN pin_ms ELSE (
      SELECT pin.pin_ms FROM todo_pin AS pin
      WHERE pin.todo = todo.id AND pin.person = viewer() AND pin.countdown = todo.countdown)
    END
    """

  private static let triggerColumns: [(name: String, trigger: Trigger)] = [
    ("on_enter", .enter), ("on_exit", .exit), ("on_dwell", .dwell), ("on_cross", .cross),
  ]
  /// All sets of triggers there are, by the bits of their columns: to take one costs less than to
  /// make one for each task.
  private static let triggerSets = (0..<1 << triggerColumns.count).map { bits in
    Set(triggerColumns.indices.filter { bits >> $0 & 1 == 1 }.map { triggerColumns[$0].trigger })
  }

  private static func triggers(_ row: inout RowReader) throws -> Set<Trigger> {
    var bits = 0
    for column in triggerColumns.indices where try row[triggerColumns[column].name] {
      bits |= 1 << column
    }
    return triggerSets[bits]
  }
}

/// When a task repeats, as columns: those of a cadence, or the moment of a one-off.
extension Rule {
  var cadence: Cadence? { if case .repeating(let cadence) = self { cadence } else { nil } }

  var onceDue: LocalDateTime? { if case .once(let due) = self { due } else { nil } }

  /// The times of day after the first one; `nil` for a rule without several times a day.
  var laterTimes: String? {
    guard let cadence, cadence.isSeveralTimesADay else { return nil }
    return cadence.laterTimes.map(\.description).joined(separator: ",")
  }

  /// Reads the columns but that of later times.
  init(_ row: inout RowReader) throws {
    let repeats: Bool = try row["repeats"]
    let minimum = try row.periodIfPresent("every_min")
    let maximum = try row.periodIfPresent("every_max")
    let days = try row.daysIfPresent("every_days")
    let from = try row.valueIfPresent("counts_from") { ResetMode(rawValue: $0) }
    let start = try row.wallTimeIfPresent("start")
    let first = try row.wallTimeIfPresent("first")
    let at = try row.timeIfPresent("at")
    let end = try row.wallTimeIfPresent("series_end")
    let due = try row.wallTimeIfPresent("due")
    guard repeats else {
      self = .once(due: due)
      return
    }
    guard let maximum, let from, let start,
      let window = try? Window(minimum: minimum, maximum: maximum),
      let rhythm = try? Rhythm(every: window, days: days),
      let cadence = try? Cadence(
        rhythm: rhythm, from: from, start: start, first: first, end: end, at: at)
    else {
      throw row.damaged(
        [minimum, maximum].compactMap { $0?.description }.joined(separator: "-")
          + (days.map { " on \($0)" } ?? ""))
    }
    self = .repeating(cadence)
  }

  /// Reads the column of later times, and returns the rule with them.
  func withLaterTimes(_ row: inout RowReader) throws -> Rule {
    guard let text: String = try row["more_times"] else { return self }
    guard let cadence, let at = cadence.at,
      let several = try? Cadence(
        rhythm: cadence.rhythm, from: cadence.from, start: cadence.start, first: cadence.first,
        end: cadence.end, times: TimesOfDay(parsing: "\(at),\(text)"))
    else { throw row.damaged(text) }
    return .repeating(several)
  }
}

extension Rule {
  /// Reads whether several times of a day count, and returns the rule with a number of times in
  /// each of its periods (Y4).
  fileprivate func withQuota(_ times: Int, _ row: inout RowReader) throws -> Rule {
    let isSeveralADay: Bool = try row["several_a_day"]
    guard let cadence, let quota = try? Quota(times, per: cadence.every.maximum.unit),
      let counted = try? Cadence(
        rhythm: Rhythm(quota), from: cadence.from, start: cadence.start, end: cadence.end,
        times: cadence.at.map { TimesOfDay($0) }, isSeveralADay: isSeveralADay)
    else { throw row.damaged("\(times)") }
    return .repeating(counted)
  }
}

/// Where a countdown stands, as columns: the kind, and the value that belongs to it.
extension RecurrenceState {
  var kindColumn: String {
    switch self {
    // What was counted is a column of its own.
    case .beginning, .counting: "beginning"
    case .completed: "completed"
    case .occurrence: "occurrence"
    case .finished: "finished"
    }
  }

  var completedColumn: Int64? {
    if case .completed(let time) = self { time.milliseconds } else { nil }
  }

  var occurrenceColumn: Int? { if case .occurrence(let number) = self { number } else { nil } }

  init(_ row: inout RowReader) throws {
    let (kind, completed): (String, Int64?) = (try row["position"], try row["completed_ms"])
    let occurrence: Int? = try row["occurrence"]
    switch (kind, completed, occurrence) {
    case ("beginning", nil, nil): self = .beginning
    case ("completed", let time?, nil): self = .completed(Date(milliseconds: time))
    case ("occurrence", nil, let number?): self = .occurrence(number)
    case ("finished", nil, nil): self = .finished
    default: throw row.damaged(kind)
    }
  }
}

/// A snooze as columns: since when, and what ends it.
extension Snooze {
  var endColumn: String {
    switch end {
    case .at: "at"
    case .nextVisit: "visit"
    case .leaving: "leave"
    }
  }

  var untilColumn: Int64? { if case .at(let end) = end { end.milliseconds } else { nil } }

  /// Reads the columns; `nil` for no snooze.
  init?(_ row: inout RowReader) throws {
    let since = try row.dateIfPresent("snooze_since_ms")
    let kind: String? = try row["snooze_end"]
    let until = try row.dateIfPresent("snooze_until_ms")
    switch (since, kind, until) {
    case (nil, nil, nil): return nil
    case (let since?, "at", let end?): self.init(since: since, end: .at(end))
    case (let since?, "visit", nil): self.init(since: since, end: .nextVisit)
    case (let since?, "leave", nil): self.init(since: since, end: .leaving)
    default: throw row.damaged(kind ?? "")
    }
  }
}

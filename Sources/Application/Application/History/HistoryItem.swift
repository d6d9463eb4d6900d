package import Foundation
import Localization
package import Model
import Recurrence
import Regions
package import Text

/// A line of the history: a completion, a time of an appointment that was missed, or, if asked for,
/// a reminder or a transition at a place.
package struct HistoryItem: Sendable {
  /// The kinds of lines.
  package enum Content: Sendable {
    /// Something done or skipped.
    case completion(HistoryEntry)
    /// A time of an appointment that passed unticked, or several of them (R28).
    case missed(MissedTime)
    /// A reminder that was given.
    case reminder(Reminder)
    /// A transition at a place; without a name where the place is gone.
    case visit(LoggedTransition, place: String?)
  }

  /// The entry itself.
  package let content: Content
  /// The zone of its task's wall clock, for JSON.
  package let zone: TimeZone
  /// The hours of the user, which decide to which day a completion belongs.
  private var hours = DayHours()
  /// The feeling that followed a completion, if one was noted; none while the part is off.
  package let emotion: Emotion?

  /// Creates an item of a reminder, a transition or what was missed.
  package init(content: Content, zone: TimeZone) {
    self.content = content
    self.zone = zone
    emotion = nil
  }

  /// Creates an item of a completion.
  package init(_ entry: HistoryEntry, actionContext: ActionContext) {
    content = .completion(entry)
    zone = actionContext.zone(of: entry.completion.todo)
    hours = actionContext.hours
    emotion = actionContext.parts.contains(.mood) ? entry.emotion : nil
  }

  /// The time of the entry.
  package var time: Date {
    switch content {
    case .completion(let entry): entry.completion.time
    case .missed(let time): time.due
    case .reminder(let reminder): reminder.time
    case .visit(let transition, _): transition.time
    }
  }

  /// True if the user undid it.
  package var isUndone: Bool {
    if case .completion(let entry) = content { entry.isUndone } else { false }
  }

  /// The user's note about a completion, if there is one.
  package var note: String? {
    if case .completion(let entry) = content { entry.completion.note } else { nil }
  }

  /// The items of a completion that were ticked; `nil` where there was no checklist.
  package var ticked: String? {
    guard case .completion(let entry) = content else { return nil }
    let items = entry.completion.todo.items
    return items.isEmpty
      ? nil
      : ChecklistPhrase.ticked(
        items.doneCount, of: items.count,
        ChecklistPhrase.few(items.filter(\.isDone).map(\.text)).text
      ).text
  }

  /// The category of the task as it was then, if it had one.
  package var category: CategoryStamp? {
    switch content {
    case .completion(let entry): entry.completion.category
    case .missed(let time): time.category
    case .reminder, .visit: nil
    }
  }

  /// The id of a completion that counts, so that it can be taken back.
  package var retractableEntry: UUID? {
    guard case .completion(let entry) = content, !entry.isUndone, entry.canBeTakenBack else {
      return nil
    }
    return entry.completion.uuid
  }

  /// The entry as a line: `Cat medicine done, 4 weeks before it was due`.
  package var text: String {
    switch content {
    case .completion(let entry): text(of: entry)
    case .missed(let time):
      TaskPhrase.wasMissed(task: time.todo.name.oneLine, times: time.count).text
    case .reminder(let reminder): "▶ " + reminder.text.wholeLine
    case .visit(let transition, let place):
      ReminderPhrase.event(
        transition.kind, place: (place ?? Self.formerName(of: transition.place).text).oneLine
      ).text
    }
  }

  /// The name of the task of a completion, or of what was missed; `nil` for other lines.
  package var taskName: String? {
    switch content {
    case .completion(let entry): entry.completion.todo.name.oneLine
    case .missed(let time): time.todo.name.oneLine
    case .reminder, .visit: nil
    }
  }

  /// The outcome of a completion: `Done, 4 weeks before it was due`; `nil` for other lines.
  package var result: String? {
    if case .missed(let time) = content { return TaskPhrase.resultMissed(times: time.count).text }
    guard case .completion(let entry) = content else { return nil }
    let completion = entry.completion
    return TaskPhrase.result(
      completion.kind == .done ? .done : .skipped,
      completion.due.map { punctuality(of: completion, due: $0) }, isUndone: entry.isUndone
    ).text + (by.map { " (\($0))" } ?? "")
  }

  /// The points of a completion that counts; `nil` for other lines.
  package var points: Int? {
    guard case .completion(let entry) = content, !entry.isUndone, entry.isOwn else { return nil }
    return entry.completion.points
  }

  /// The name of who did it, if it was another than whose page it is.
  package var by: String? {
    if case .completion(let entry) = content { entry.by?.oneLine } else { nil }
  }

  /// The name of who did a task that is done in turn, the viewer too.
  private var turnTaker: String? {
    guard case .completion(let entry) = content, entry.completion.todo.turns != nil else {
      return nil
    }
    return entry.doer?.oneLine
  }

  private func text(of entry: HistoryEntry) -> String {
    let completion = entry.completion
    return TaskPhrase.completion(
      completion.kind == .done ? .done : .skipped, task: completion.todo.name.oneLine,
      completion.due.map { punctuality(of: completion, due: $0) }, isUndone: entry.isUndone
    ).text + (by.map { " (\($0))" } ?? "")
  }

  private func punctuality(of completion: Completion, due: Date) -> Punctuality {
    // Who was there ticks it afterwards, until the end of the day on which it ends (R28).
    if completion.todo.hasFixedTime, completion.time >= due {
      let end = completion.ends ?? completion.todo.end(of: due, usualSeconds: 1800)
      if completion.time < hours.day(of: end, in: zone).end { return .onTime }
    }
    // A day task is on time all day, up to the turn of the user's day (R26).
    let isDay = completion.todo.isInDays && LocalDateTime(due, in: zone).isLastSecond
    let time = isDay ? hours.day(of: completion.time, in: zone).start : completion.time
    let relative = RelativeTime(due, in: zone, now: time).asDay(isDay)
    if relative.isNow || (isDay && relative.calendarDays == 0) { return .onTime }
    let isEarly = isDay ? relative.calendarDays > 0 : relative.seconds > 0
    return isEarly ? .early(relative.distance) : .late(relative.distance)
  }

  /// Returns the name of a place that is gone; JSON has it in English.
  static func formerName(of place: Place.ID) -> TaskPhrase { .formerPlace(Int(place.rawValue)) }

  /// `done`, `skipped`, `missed`, `reminder`, `enter`, `exit`, `cross` or `dwell`.
  package var kind: String {
    switch content {
    case .completion(let entry): entry.completion.kind.rawValue
    case .missed: "missed"
    case .reminder: "reminder"
    case .visit(let transition, _):
      switch transition.kind {
      case .enter: "enter"
      case .exit: "exit"
      case .cross: "cross"
      case .dwell: "dwell"
      }
    }
  }

  /// The keys of an item.
  package var json: JSON {
    var completion: Completion?
    var reminder: Reminder?
    var place: String?
    var missed: MissedTime?
    switch content {
    case .completion(let entry): completion = entry.completion
    case .missed(let time): missed = time
    case .reminder(let value): (reminder, place) = (value, value.place)
    case .visit(let transition, let name):
      place = name ?? Self.formerName(of: transition.place).text(in: Localizer(English()))
    }
    let todo = completion?.todo ?? missed?.todo
    let id = todo?.id ?? reminder.flatMap { $0.key.habit == nil ? $0.key.todo : nil }
    let places = completion?.places ?? missed?.places ?? []
    let due = completion?.due ?? missed?.due ?? reminder?.due
    let points = by == nil ? completion?.points : nil
    func number(_ value: Int?) -> JSON { value.map { .integer($0) } ?? .null }
    return .object([
      ("time", JSON(time, in: zone)),
      ("recorded", JSON(completion?.recorded, in: zone)),
      ("kind", .string(kind)),
      ("id", number(id.map { Int($0.rawValue) })),
      ("uuid", JSON((todo?.uuid ?? reminder?.uuid)?.uuidString.lowercased())),
      ("task", JSON(todo?.name ?? reminder?.task)),
      ("notes", JSON(todo?.notes)),
      ("opened", JSON(completion?.opened, in: zone)),
      ("due", JSON(due, in: zone)),
      ("places", .array(places.map { .string($0) })),
      ("place", JSON(place)),
      ("cause", JSON(reminder?.key.cause.rawValue)),
      ("undone", .bool(isUndone)),
      ("entry", JSON(completion?.uuid.uuidString.lowercased())),
      ("category", JSON(category?.name)),
      ("difficulty", number(todo?.difficulty.rawValue)),
      ("priority", JSON(todo?.priority.rawValue)),
      ("points", number(points)),
      ("mood", number(emotion?.rawValue)),
      ("duration_min", number(todo?.durationMinutes)),
      ("times", number(missed?.count)),
      ("note", JSON(completion?.note)),
      ("by", JSON(by ?? turnTaker)),
      ("items", .array((completion?.todo.items ?? []).map(\.snapshot))),
      ("text", .string(text)),
    ])
  }
}

extension HistoryItem {
  /// The task that it is about; `nil` for a visit or a habit.
  package var todo: Todo.ID? {
    switch content {
    case .completion(let entry): entry.completion.todo.id
    case .missed(let time): time.todo.id
    case .reminder(let reminder): reminder.key.habit == nil ? reminder.key.todo : nil
    case .visit: nil
    }
  }

  /// The place that was visited, unless it is gone.
  package var visited: Place.ID? {
    if case .visit(let transition, let place?) = content, !place.isEmpty { return transition.place }
    return nil
  }

  /// Returns sentences about why the entry is there; of `decisions` those of its moment count.
  ///
  /// A completion says when it was open and due; a reminder what caused it, and how exactly the
  /// position was known; a visit what was decided at that moment.
  package func reasons(decisions: [DecisionView]) -> [String] {
    switch content {
    case .completion(let entry): Self.reasons(entry.completion, in: zone)
    case .missed(let time): Self.reasons(time, in: zone)
    case .reminder(let reminder): Self.reasons(reminder, in: zone)
    case .visit(let transition, _):
      decisions.filter {
        $0.decision.place == transition.place
          && abs($0.decision.time.timeIntervalSince(transition.time)) < 1
      }.map(\.sentence)
    }
  }

  private static func reasons(_ completion: Completion, in zone: TimeZone) -> [String] {
    let isInDays = completion.todo.isInDays
    func moment(_ date: Date) -> String {
      isInDays
        ? Formatted.day(date, in: zone, now: completion.time)
        : Formatted.moment(date, in: zone, now: completion.time)
    }
    let spots = completion.places.map(\.oneLine)
    return [
      completion.opened.map { HistoryPhrase.hadOpened(moment($0)).text },
      completion.due.map { HistoryPhrase.wasDue(moment($0)).text },
      spots.isEmpty ? nil : HistoryPhrase.couldBeDoneAt(spots.joined(separator: ", ")).text,
    ].compactMap(\.self)
  }

  private static func reasons(_ time: MissedTime, in zone: TimeZone) -> [String] {
    let spots = time.places.map(\.oneLine)
    return [
      HistoryPhrase.wasDue(Formatted.moment(time.due, in: zone, now: time.due)).text,
      HistoryPhrase.passedUnticked.text,
    ] + (spots.isEmpty ? [] : [HistoryPhrase.couldBeDoneAt(spots.joined(separator: ", ")).text])
  }

  private static func reasons(_ reminder: Reminder, in zone: TimeZone) -> [String] {
    let sentence = HistoryPhrase.decision(
      .remind(reminder), task: reminder.task.quoted, reminder.key.cause,
      at: reminder.place?.quoted, WallClock(in: zone, now: reminder.time, opensOnDays: false))
    let fix = reminder.distanceMeters.map { meters in
      HistoryPhrase.positionWas(
        distance: Formatted.distance(meters),
        accuracy: reminder.accuracyMeters.map { Formatted.distance($0) },
        device: reminder.device?.oneLine)
    }
    return [sentence.text, fix?.text].compactMap(\.self)
  }
}

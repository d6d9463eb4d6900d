import Foundation
package import Model
package import Recurrence

extension TaskItem {
  /// Describes a stored task as its fields would be typed.
  ///
  /// The start of a task that counts from done is the day or the moment from which its present
  /// countdown runs.
  package init(
    _ todo: Todo, places: [Place], categories: [Model.Category], actionContext: ActionContext
  ) {
    self.init(uuid: todo.uuid, name: todo.name)
    let zone = actionContext.zone(of: todo)
    created = todo.created
    lastDone = todo.lastDone
    isFinished = todo.countdown(machineZone: actionContext.machineZone) == nil
    var usual = todo
    usual.details = TodoDetails(name: todo.name, rule: todo.rule, zone: todo.zone)
    for field in TaskField.all {
      guard let text = field.typed?(todo), text != field.typed?(usual) else { continue }
      fields[field.field] = text
    }
    fields[.zone] = todo.zone.name ?? "floating"
    switch todo.rule {
    case .once(let due):
      let due = todo.moved ?? due
      fields[.due] = due.map { todo.isInDays && $0.isLastSecond ? $0.dateText : $0.description }
    case .repeating(let cadence):
      fields[.every] = cadence.rhythm.description
      if cadence.isSeveralADay, cadence.rhythm.quota?.unit != .day { fields[.severalADay] = "yes" }
      // What is counted is counted from neither.
      fields[.from] = todo.hasQuota ? nil : cadence.from.rawValue
      func text(_ local: LocalDateTime) -> String {
        todo.isInDays ? local.dateText : local.description
      }
      fields[.start] = text(cadence.start)
      if cadence.from == .done, cadence.days == nil, case .completed(let time) = todo.state {
        fields[.start] = text(LocalDateTime(time, in: zone))
      }
      if case .beginning = todo.state { fields[.first] = cadence.first.map(text) }
      if cadence.from == .start { fields[.first] = cadence.first.map(text) }
      fields[.end] = cadence.end.map { todo.isInDays ? $0.dateText : $0.description }
      fields[.at] = cadence.times?.description
    }
    if let countdown = actionContext.pending(todo).countdown(
      machineZone: actionContext.machineZone)
    {
      if case .repeating = todo.rule { pending = countdown.due.map { LocalDateTime($0, in: zone) } }
      opens = countdown.opens.map { LocalDateTime($0, in: zone) }
    }
    if pending == nil, fields[.due] == nil, case .at(let end)? = todo.snooze?.end {
      hidden = LocalDateTime(end, in: zone)
    }
    // As they are stored; a form shows no empty notes, and blanks between leads.
    fields[.notes] = todo.notes
    fields[.remind] = todo.leads?.leadText
    if todo.triggers != Trigger.usual {
      fields[.on] = todo.triggers.ordered.map(\.rawValue).joined(separator: ",")
    }
    fields[.category] = todo.category.flatMap { id in categories.first { $0.id == id }?.name }
    let names = PlaceNames(places: todo.places.isEmpty ? [] : places)
    placeNames = todo.places.map(names.text(of:))
  }

  /// Takes the times of day that the format cannot hold from the task as it is, where the days are
  /// the same.
  mutating func keepTimes(of present: TaskItem, in fields: inout TaskFields) {
    guard hasDaysAlone else { return }
    for field in [RequestField.due, .start, .first, .end] {
      guard let day = fields[field], let known = present.fields[field], known.hasPrefix(day)
      else { continue }
      fields[field] = known
    }
    if pending?.dateText == present.pending?.dateText { pending = present.pending }
    if opens?.dateText == present.opens?.dateText { opens = present.opens }
  }

  /// Returns the due date to which the file moves the present occurrence of a repeating task, which
  /// is shown as due at `shown`; `nil` if it does not, and if the task was done since the file was
  /// written.
  func movedDue(
    of todo: Todo, shown: LocalDateTime?, _ actionContext: ActionContext
  ) -> String? {
    guard case .repeating(let cadence) = todo.rule, !isFinished, let shown,
      modified ?? .distantFuture >= todo.lastDone ?? .distantPast
    else { return nil }
    let zone = actionContext.zone(of: todo)
    // Without the rule the file has the date as that of a task that does not repeat.
    let dropped = fields[.every] == nil ? fields[.due] : nil
    let moments = actionContext.moments(in: zone)
    let due =
      pending ?? dropped.flatMap { try? moments.local($0, dayMeans: .end, field: .due) }
    guard let due, due != shown,
      due.date(in: zone) > todo.lastDone ?? cadence.start.date(in: zone)
    else { return nil }
    return todo.isInDays && due.isLastSecond ? due.dateText : due.description
  }

  /// True if the start of the file is that of the rule, and not of the present countdown.
  var fieldsFixStart: Bool { fields[.from] == "start" }
}

extension Todo {
  /// Sets where the countdown stands to what a file says: when it was last done, and when the
  /// pending occurrence is due.
  mutating func settle(_ item: TaskItem, _ actionContext: ActionContext) {
    let zone = actionContext.machineZone
    let done = item.lastDone ?? item.completions.filter { !$0.isSkip }.map(\.time).max()
    guard !item.isFinished else {
      state = .finished
      lastDone = done
      return
    }
    if let done, done <= actionContext.now {
      lastDone = done
      if case .repeating(let cadence) = self.rule, cadence.from == .done, !hasQuota {
        let schedule = schedule(machineZone: zone)
        state = .completed(schedule.completion(at: done, dayTurn: actionContext.hours.turn))
      }
    }
    hide(item, actionContext)
    guard case .repeating(let cadence) = self.rule, !hasQuota, let pending = item.pending else {
      return
    }
    let wall = actionContext.zone(of: self)
    let target = pending.date(in: wall)
    func isRight() -> Bool { countdown(machineZone: zone)?.due == target }
    guard !isRight() else { return }
    if cadence.from == .done, cadence.days == nil {
      if item.fields[.start] == nil || lastDone == nil,
        let start = pending.before(cadence.every.maximum),
        let moved = try? Cadence(
          rhythm: cadence.rhythm, from: .done,
          start: self.isInDays ? start.at(.midnight) : start, end: cadence.end,
          times: cadence.times)
      {
        (self.rule, state) = (.repeating(moved), .beginning)
      }
    } else {
      let schedule = schedule(machineZone: zone)
      let span = cadence.every.maximum.longestSeconds * 1.5
      let early = schedule.initialState(now: target.addingTimeInterval(-span))
      // An occurrence that was put off belongs to the date before it.
      let before = schedule.dueDates(
        from: target.addingTimeInterval(-span), to: target.addingTimeInterval(0.001), at: early
      ).last
      state = schedule.initialState(now: (before ?? target).addingTimeInterval(-1))
    }
    if !isRight() { moved = pending }
  }

  /// Lets a task without a date be silent up to the day on which the file opens it.
  mutating func hide(_ item: TaskItem, _ actionContext: ActionContext) {
    guard let end = item.hidden?.date(in: actionContext.zone(of: self)), end > actionContext.now
    else { return }
    snooze = Snooze(since: actionContext.now, end: .at(end))
  }
}

extension LocalDateTime {
  /// Returns the moment a period earlier, on the calendar; `nil` for a period of hours.
  package func before(_ period: Period) -> LocalDateTime? {
    switch period.unit {
    case .hour: nil
    case .day: addingDays(-period.count)
    case .week: addingDays(-7 * period.count)
    case .month: addingMonths(-period.count)
    case .year: addingMonths(-12 * period.count)
    }
  }
}

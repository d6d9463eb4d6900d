import Foundation
import Localization
package import Model
package import Recurrence
import Text

/// Turns the fields of a task into a draft.
///
/// Every error names the value, what was expected, and the field.
package struct DraftReading {
  let fields: TaskFields
  let actionContext: ActionContext
  let places: [Place]
  let categories: [Category]
  let persons: [Person]

  /// Creates a reading; `places`, `categories` and `persons` are those that the task may
  /// name.
  package init(
    _ fields: TaskFields, actionContext: ActionContext, places: [Place],
    categories: [Category] = [], persons: [Person] = []
  ) {
    self.persons = persons
    self.categories = categories
    self.fields = fields
    self.actionContext = actionContext
    self.places = places
  }

  var now: Date { actionContext.now }
  var machineZone: TimeZone { actionContext.machineZone }

  /// Returns the draft of a new task.
  package func newDraft(name: String) throws -> TodoDetails {
    let zone = try todoZone() ?? .named(machineZone.identifier)
    let wall = zone.resolved(machineZone: machineZone)
    let typed =
      if let every = fields[.every], !fields.wantsOnce {
        try repeating(every: every, old: nil, in: wall)
      } else {
        try once(in: wall, old: nil, isNew: true)
      }
    var draft = TodoDetails(name: name, rule: typed.rule, zone: zone)
    draft.isInDays = typed.isInDays
    draft.horizonSeconds = actionContext.horizonSeconds
    try describe(&draft)
    draft.timing = try timing(of: draft.rule, old: nil)
    draft.isWish = try wish(of: draft.rule, old: false)
    return draft
  }

  /// Returns an existing task's draft with the given fields changed.
  package func changedDraft(of todo: Todo, name: String?) throws -> TodoDetails {
    if fields.has(.last) { try checkLast(of: todo) }
    var draft = todo.details
    if let name { draft.name = name }
    if let zone = try todoZone() { draft.zone = zone }
    let wall = draft.zone.resolved(machineZone: machineZone)
    let typed: TypedRule
    switch draft.rule {
    case .repeating(let old):
      typed = try changed(old, of: todo, in: wall)
    case .once(let due):
      typed =
        if let every = fields[.every], !fields.wantsOnce {
          try repeating(every: every, old: nil, in: wall)
        } else {
          try once(in: wall, old: due, wasInDays: todo.isInDays, isNew: false)
        }
    }
    (draft.rule, draft.isInDays) = (typed.rule, typed.isInDays)
    try describe(&draft)
    draft.timing = try timing(of: draft.rule, old: todo)
    if fields[.remind] == nil { draft.dropLeads() }
    draft.isWish = try wish(of: draft.rule, old: todo.isWish)
    return draft
  }

  /// Returns a repeating rule with the given fields changed; with `every` set to `none`, the
  /// pending occurrence stays as the only one.
  private func changed(_ old: Cadence, of todo: Todo, in zone: TimeZone) throws -> TypedRule {
    if fields.wantsOnce {
      let due = todo.countdown(machineZone: machineZone)?.due
      return try once(
        in: zone, old: due.map { LocalDateTime($0, in: zone) }, wasInDays: todo.isInDays,
        isNew: false)
    }
    for field in [RequestField.due, .when] {
      guard let text = fields[field] else { continue }
      throw RequestFailure(
        .usage, field, value: text, { TaskInputPhrase.newDueOfRepeating(subject: $0) }
      ).because(.storedTask)
    }
    return try repeating(
      every: fields[.every] ?? old.rhythm.description, old: old, wasInDays: todo.isInDays,
      in: zone)
  }

  /// Returns the rule and zone alone, for `next`.
  package func schedule() throws -> Schedule {
    let draft = try newDraft(name: "preview")
    return Schedule(
      rule: draft.rule, zone: draft.zone.resolved(machineZone: machineZone),
      horizonSeconds: draft.horizonSeconds, isInDays: draft.isInDays)
  }
}

import Application
import Foundation
import Recurrence
import Reminders

/// What a form leads to while it is being filled in: a sentence with the coming dates, and what is wrong, by field.
struct TaskPreview {
  /// What it leads to; empty while the rhythm cannot be read.
  let sentence: String
  /// The due moments after that.
  let dates: [String]
  /// What is wrong, by field.
  let errors: [String: String]

  /// Reads a form, of a new task or of `old`.
  init(_ input: TaskInput, of old: Todo?, places: [Place], actionContext: ActionContext) {
    let builder = EditBuilder(actionContext)
    let original = old.map {
      TaskInput($0, places: places, machineZone: actionContext.machineZone)
    }
    let fields =
      original.map { input.changedFields(from: $0, actionContext: actionContext) }
      ?? input.newFields()
    var errors = input.missing
    for failure in builder.problems(name: input.name, fields: fields, of: old, places: places) {
      let field = failure.field?.rawValue ?? ""
      // Without a period, the rest of the rule has nothing to belong to.
      guard errors["every"] == nil || !Self.ofPeriod.contains(field) else { continue }
      errors[field] = errors[field] ?? failure.pageText
    }
    self.errors = errors
    let rule: Set = ["every", "from", "start", "first", "end", "at", "zone", "due", "horizon"]
    guard rule.isDisjoint(with: errors.keys) else {
      (sentence, dates) = ("", [])
      return
    }
    // Only the rule is asked here, so that a name which is still missing hides nothing.
    var ruleFields = fields
    (ruleFields.place, ruleFields.on, ruleFields.dwell, ruleFields.nag) = ([], nil, nil, nil)
    let todo: Todo? =
      if let old {
        try? builder.changed(old, name: "preview", fields: ruleFields, places: places)
      } else {
        try? builder.preview(name: "preview", fields: ruleFields, places: places)
      }
    guard let todo else {
      (sentence, dates) = ("", [])
      return
    }
    let schedule = todo.schedule(machineZone: actionContext.machineZone)
    sentence = Wording.prospects(
      of: schedule, at: todo.position, moved: todo.moved, now: actionContext.now)
    dates = Wording.comingDates(
      4, of: schedule, at: todo.position, moved: todo.moved, now: actionContext.now)
  }

  private static let ofPeriod: Set = ["from", "start", "first", "end", "at"]

  /// What stands in the page while nothing can be said.
  static let hint = "Say how often, and this line tells when it comes up."

  /// The keys that a script gets.
  var json: JSON {
    .object([
      ("sentence", .string(sentence)), ("dates", .array(dates.map { .string($0) })),
      ("errors", .object(errors.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
    ])
  }
}

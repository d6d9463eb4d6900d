import Application
import Foundation
import Localization
import Model
import Recurrence
import Text

/// The result of a form while it is filled in: a sentence, the coming dates, and errors by field.
struct TaskPreview {
  /// A sentence about the coming dates; empty while the rule cannot be read.
  let sentence: String
  /// The due dates after that.
  let dates: [String]
  /// True if the task counts whole days; `nil` while the rule cannot be read.
  let isInDays: Bool?
  /// The errors by field.
  let errors: [String: String]

  /// Reads a form, of a new task or of `old`.
  init(
    _ input: TaskInput, of old: Todo?, places: [Place], categories: [Model.Category],
    persons: [Person], actionContext: ActionContext
  ) {
    let builder = EditBuilder(actionContext)
    let original = old.map {
      TaskInput(
        $0, places: places, categories: categories, persons: persons,
        machineZone: actionContext.machineZone)
    }
    var fields =
      original.map { input.changedFields(from: $0, actionContext: actionContext) }
      ?? input.newFields(actionContext)
    // Boxes of persons cannot be wrong, and do not affect dates.
    fields.persons = []
    var errors = input.missing
    for failure in builder.problems(
      name: input.name, fields: fields, of: old, places: places, categories: categories,
      persons: persons)
    {
      // One field of the form has the moment, whether it is an appointment or a deadline.
      let field = failure.field == .when ? "due" : failure.field?.rawValue ?? ""
      // Without a period, errors in the rest of the rule follow from it.
      guard errors["every"] == nil || !Self.ofPeriod.contains(field) else { continue }
      let isNameMissing = failure.field == .name && input.name.trimmingBlanks.isEmpty
      errors[field] =
        errors[field] ?? (isNameMissing ? TaskPagePhrase.giveAName.text : failure.pageText)
    }
    self.errors = errors
    let ofDates = TaskField.all.filter(\.shapesDates).map(\.field)
    guard Set(ofDates.map(\.rawValue)).isDisjoint(with: errors.keys) else {
      (sentence, dates, isInDays) = ("", [], nil)
      return
    }
    // A name that is still missing hides no dates.
    let ruleFields = fields.only(ofDates)
    let todo: Todo? =
      if let old {
        try? builder.changed(old, name: "preview", fields: ruleFields, places: places)
      } else {
        try? builder.preview(name: "preview", fields: ruleFields, places: places)
      }
    guard let todo else {
      (sentence, dates, isInDays) = ("", [], nil)
      return
    }
    isInDays = todo.isInDays
    let schedule = todo.schedule(machineZone: actionContext.machineZone)
    sentence = Formatted.prospects(
      of: todo, hasPlaces: !input.places.isEmpty, actionContext: actionContext)
    dates = Formatted.comingDates(
      4, of: schedule, at: todo.state, moved: todo.moved, now: actionContext.now)
  }

  private static let ofPeriod = Set(
    TaskField.all.filter { $0.scope == .repeating }.map(\.field.rawValue))

  /// The keys for a script.
  var json: JSON {
    .object([
      ("sentence", .string(sentence)), ("dates", .array(dates.map { .string($0) })),
      ("in_days", isInDays.map(JSON.bool) ?? .null),
      ("errors", .object(errors.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
    ])
  }
}

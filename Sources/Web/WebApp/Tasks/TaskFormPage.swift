import Application
import Foundation
import Geo
import HTTPServer
import Localization
import Model
import Recurrence
import Text

/// The input of a task's form: a new one, one that is edited, or one as it was typed.
struct TaskFormEntry {
  let input: TaskInput
  let preview: TaskPreview
  let places: [Place]
  let categories: [Model.Category]
  let actionContext: ActionContext
  /// All persons; the form has boxes for them only if there are others than the user.
  var persons: [Person] = []
  /// The task that is edited; `nil` for a new one.
  var old: Todo?
  /// Where the user is, if that is known: the nearest places come first.
  var here: Coordinate?
  /// The line as it was typed; `nil` writes it from the fields.
  var line: String?
  /// The line that the fields were last taken from; `nil` for the same.
  var lineWas: String?
  /// Why the line could not be read.
  var failure: QuickFailure?
  /// The field that has the focus: `place` or `due`; `nil` for the usual one.
  var field: String?
  /// True if the form comes back after it was sent, so that errors are shown.
  var isShownAgain = false
  /// An error that belongs to no field.
  var formError: String?
  /// A task that has the name already, so that the user is asked first.
  var sameName: SameName?
  /// The rows that were changed elsewhere since the form was filled.
  var conflict: [LabeledText] = []
  /// Remarks on fields that were changed both here and elsewhere.
  var marks: [String: String] = [:]

  /// The errors by field, with the remarks on what both have changed.
  var errors: [String: String] {
    var errors = preview.errors.merging(marks) { first, _ in first }
    if let failure { errors["name"] = failure.reason.pageText }
    return errors
  }

  /// The heading of the form.
  var heading: String { (old == nil ? TaskPagePhrase.newTask : .editTask).text }
}

/// The form of a task as a page of its own.
struct TaskFormPage: TemplateView {
  static let template = "task_form_page"

  let heading: String
  let form: TaskFormDialog

  /// Prepares the page.
  init(_ entry: TaskFormEntry) {
    heading = entry.heading
    form = TaskFormDialog(entry)
  }
}

/// The form of a task, which a dialog shows alone.
struct TaskFormDialog: TemplateView {
  static let template = "task_form"

  /// A place or a tag.
  struct PlaceChoice: Sendable {
    let value: String
    let label: String
    let checked: Bool
    /// True for one that is shown only when it is looked for.
    let isFar: Bool
  }

  /// A choice of how often.
  struct Often: Sendable {
    let value: String
    let label: String
    let checked: Bool
    /// The word for a sign.
    var spoken: String?
  }

  /// The task that has the name already.
  struct Existing: Sendable {
    let text: String
    let href: String
  }

  let action: String
  let draftKey: String
  let heading: String
  let isNew: Bool
  let saveWord: String
  let cancelHref: String
  let backHere: String
  let isShownAgain: Bool
  /// Errors by field.
  let errors: [String: String]
  let formError: String?
  let conflict: FormState.Conflict?
  let sameName: Existing?
  let taskVersion: String?
  let was: String?
  let id: String?
  let sentence: String
  let dates: [String]
  /// True if the task counts whole days, so that it has no times to remind at.
  let isInDays: Bool
  let name: String
  let line: String
  let lineWas: String
  /// The fields as they are shown.
  let shown: String
  /// The readings of a line that could mean several things.
  let choices: [QuickChoice]
  /// The fields that the table describes, by name.
  let fields: [String: TaskFormField]
  /// Those of the fold, in its order.
  let folded: [TaskFormField]
  let often: [Often]
  let everyMin: String
  let everyMax: String
  let everyRule: String
  let everyTimes: String
  let perUnits: [SelectOption]
  let units: [SelectOption]
  let hasWindow: Bool
  let weekdays: [CheckBox]
  let fromDone: Bool
  let isAtTime: Bool
  let hasFocus: Bool
  /// True if the places have the focus.
  let isPlaceFirst: Bool
  let isHereKnown: Bool
  let hasWhere: Bool
  let placeChoices: [PlaceChoice]
  let isAnyTime: Bool
  let isUnfolded: Bool

  /// Prepares the form.
  init(_ entry: TaskFormEntry) {
    let (input, old, preview) = (entry.input, entry.old, entry.preview)
    let (places, actionContext) = (entry.places, entry.actionContext)
    let errors = entry.isShownAgain ? entry.errors : [:]
    let address = old.map { "/tasks/\($0.id.rawValue)" }
    self.errors = errors
    action = address ?? "/tasks"
    draftKey = old.map { "\($0.id.rawValue)" } ?? "new"
    heading = entry.heading
    isNew = old == nil
    (hasFocus, isPlaceFirst) = (entry.field != nil, entry.field == "place")
    isHereKnown = entry.here != nil
    saveWord = old == nil ? TaskPagePhrase.addTask.text : PagePhrase.save.text
    cancelHref = address ?? "/"
    backHere = (address.map { $0 + "/edit" } ?? "/tasks/new").percentEncoded
    isShownAgain = entry.isShownAgain
    formError = entry.formError ?? errors[""]
    conflict = entry.conflict.isEmpty ? nil : FormState.Conflict(rows: entry.conflict)
    sameName = entry.sameName.map {
      Existing(text: $0.text, href: "/tasks/\($0.view.todo.id.rawValue)")
    }
    taskVersion = old.map(StateVersion.of)
    was = old.map {
      TaskInput(
        $0, places: places, categories: entry.categories, persons: entry.persons,
        machineZone: actionContext.machineZone
      ).form.text
    }
    id = old.map { String($0.id.rawValue) }
    sentence = preview.sentence.isEmpty ? TaskPagePhrase.previewHint.text : preview.sentence
    dates = preview.dates
    isInDays = preview.isInDays ?? true
    name = input.name
    let names = TaskLineNames(
      actionContext: actionContext, places: places, categories: entry.categories,
      persons: entry.persons)
    let line = entry.line ?? names.line(input, of: old)
    self.line = line
    lineWas = entry.lineWas ?? line
    shown = input.form.text
    choices = entry.failure?.reason.readings.map(QuickChoice.init) ?? []
    let fields = Dictionary(
      uniqueKeysWithValues: TaskField.all.compactMap { field in
        TaskFormField(field, in: entry, error: errors[field.field.rawValue]).map { ($0.field, $0) }
      })
    self.fields = fields
    folded = Self.foldOrder.compactMap { fields[$0.rawValue] }
    // A wish, and what asks for a date, is about something that is done once.
    let isOnce = entry.field == "due" || input[.bucket] == "yes"
    let kind = input.kind ?? (isOnce ? "once" : nil)
    often = Often.all(chosen: kind)
    let numbers = input.isPeriod ? ("", "") : (input.everyMin, input.everyMax)
    (everyMin, everyMax) = numbers
    everyRule = input.everyRule
    (everyTimes, perUnits) = (input.everyTimes, input.perUnits)
    units = input.units
    hasWindow = !input.everyMin.isEmpty
    weekdays = input.weekdays
    fromDone = input[.from] != "start"
    isAtTime = input.isAtTime
    placeChoices = input.placeChoices(among: places, near: entry.here)
    hasWhere = !placeChoices.isEmpty
    isAnyTime = input.isAnyTime
    isUnfolded = input.isUnfolded(errors)
  }

  /// The fields of the fold in their order; one that is not named comes last.
  private static let foldOrder: [RequestField] = {
    let first: [RequestField] = [
      .start, .first, .end, .severalADay, .season, .timing, .bucket, .difficulty, .duration, .nag,
      .zone,
    ]
    return first + TaskField.all.filter(\.isFolded).map(\.field).filter { !first.contains($0) }
  }()
}

extension TaskFormDialog.Often {
  /// Once, the usual periods, and any other rhythm.
  fileprivate static func all(chosen: String?) -> [Self] {
    let words: [TaskPagePhrase] = [.oftenDay, .oftenWeek, .oftenTwoWeeks, .oftenMonth]
    let periods = zip(TaskInput.periods, words).map { ($0.0 + $0.1, $1) }
    let choices = [("once", TaskPagePhrase.oftenOnce)] + periods
    return choices.map { value, word in
      Self(value: value, label: word.text, checked: value == chosen)
    } + [
      Self(
        value: "repeat", label: "…", checked: chosen == "repeat",
        spoken: TaskPagePhrase.oftenOther.text)
    ]
  }
}

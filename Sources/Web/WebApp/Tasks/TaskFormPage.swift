import Application
import Foundation
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
    /// The address of the picture of a place.
    var thumb: String?
  }

  /// A near day that can be chosen as the due date.
  struct NearDay: Sendable {
    let date: String
    let label: String
    let title: String
  }

  /// The picture of a place that is chosen.
  struct Thumb: Sendable {
    let src: String
    let label: String
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
  let name: String
  /// The fields that the table describes, by name.
  let fields: [String: TaskFormField]
  /// Those of the fold, in its order.
  let folded: [TaskFormField]
  let isRepeating: Bool
  let plainEvery: Bool
  let every: String
  let everyMin: String
  let everyMax: String
  let everyRule: String
  let units: [SelectOption]
  let hasWindow: Bool
  let weekdays: [CheckBox]
  let fromDone: Bool
  let isAtTime: Bool
  /// True if the places have the focus.
  let isPlaceFirst: Bool
  let nearDays: [NearDay]
  let hasWhere: Bool
  let manyPlaces: Bool
  let placeChoices: [PlaceChoice]
  let hasThumbs: Bool
  let thumbs: [Thumb]
  let isAnyTime: Bool
  let isUnfolded: Bool

  /// Prepares the form.
  init(_ entry: TaskFormEntry) {
    let (input, old, preview) = (entry.input, entry.old, entry.preview)
    let (places, actionContext) = (entry.places, entry.actionContext)
    let errors =
      entry.isShownAgain ? preview.errors.merging(entry.marks) { first, _ in first } : [:]
    let address = old.map { "/tasks/\($0.id.rawValue)" }
    self.errors = errors
    action = address ?? "/tasks"
    draftKey = old.map { "\($0.id.rawValue)" } ?? "new"
    heading = entry.heading
    isNew = old == nil
    isPlaceFirst = entry.field == "place"
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
        $0, places: places, categories: entry.categories, machineZone: actionContext.machineZone
      ).form.text
    }
    id = old.map { String($0.id.rawValue) }
    sentence = preview.sentence.isEmpty ? TaskPagePhrase.previewHint.text : preview.sentence
    dates = preview.dates
    name = input.name
    let fields = Dictionary(
      uniqueKeysWithValues: TaskField.all.compactMap { field in
        TaskFormField(field, in: entry, error: errors[field.field.rawValue]).map { ($0.field, $0) }
      })
    self.fields = fields
    folded = Self.foldOrder.compactMap { fields[$0.rawValue] }
    isRepeating = input.isRepeating
    plainEvery = input.every == nil
    every = input.every ?? ""
    everyMin = input.everyMin
    everyMax = input.everyMax
    everyRule = input.everyRule
    units = input.units
    hasWindow = !input.everyMin.isEmpty
    weekdays = input.weekdays
    fromDone = input[.from] != "start"
    isAtTime = input.isAtTime
    nearDays = NearDay.all(
      now: actionContext.now, in: old.map(actionContext.zone) ?? actionContext.machineZone,
      hours: actionContext.hours)
    let choices = input.placeChoices(among: places)
    hasWhere = !choices.isEmpty
    manyPlaces = choices.count > 8
    placeChoices = choices
    let thumbs = choices.filter(\.checked).compactMap { choice in
      choice.thumb.map { Thumb(src: $0, label: choice.label) }
    }
    hasThumbs = !thumbs.isEmpty
    self.thumbs = Array(thumbs.prefix(6))
    isAnyTime = input.isAnyTime
    isUnfolded = input.isUnfolded(errors)
  }

  /// The fields of the fold in their order; one that is not named comes last.
  private static let foldOrder: [RequestField] = {
    let first: [RequestField] = [
      .start, .first, .end, .at, .timing, .bucket, .difficulty, .duration, .nag, .zone,
    ]
    return first + TaskField.all.filter(\.isFolded).map(\.field).filter { !first.contains($0) }
  }()
}

extension TaskFormDialog.NearDay {
  /// Today, tomorrow, the weekend, which is today during it, and the next Monday.
  fileprivate static func all(now: Date, in zone: TimeZone, hours: DayHours) -> [Self] {
    let today = hours.day(of: now, in: zone).date
    // Monday is 0.
    let weekday = (today.daysSinceSunday + 6) % 7
    let days: [(TaskPagePhrase, Int)] = [
      (.dueToday, 0), (.dueTomorrow, 1), (.dueWeekend, max(0, 5 - weekday)),
      (.dueNextWeek, 7 - weekday),
    ]
    return days.map { label, distance in
      let day = today.addingDays(distance)
      return Self(
        date: day.dateText, label: label.text,
        title: Formatted.moment(day.date(in: zone), in: zone, now: now, asDay: true))
    }
  }
}

import Foundation
package import Localization
package import Model
import Recurrence
import Text

/// A field of a task that a user fills in: the option, the property of the API and the field of the
/// form that have one name.
///
/// `all` is the table of them. What reads, compares or shows every field goes through it.
package struct TaskField: Sendable {
  /// To which tasks a field belongs.
  package enum Scope: Sendable, Hashable {
    case all, repeating, once
  }

  /// How the form asks for a field.
  package enum Control: Sendable {
    /// A line of text, which may show what an empty one means; a browser may fill it in, and begin
    /// it with a capital letter.
    case line(
      _ usual: (@Sendable (ActionContext, Todo?) -> String)? = nil, isFilledIn: Bool = true,
      isCapitalized: Bool = true)
    /// Several lines of text.
    case lines
    /// A date in words, perhaps with a time.
    case date(DateReading.Field)
    /// A time of day, and more of them.
    case times
    /// Times to remind at.
    case leads
    /// One of several values, of which a text chooses one.
    case choice([(value: String, label: any Phrase)], _ chosen: @Sendable (String) -> String?)
    /// Any of several values.
    case boxes
  }

  /// The name of the option, the property and the form field.
  package let field: RequestField
  /// The tasks that have it; the form of another one leaves it out.
  package let scope: Scope
  /// True if the dates of the task follow from it.
  package let shapesDates: Bool
  /// The text that an emptied field of the form means; `nil` if it changes nothing.
  package let emptied: String?
  /// True if the form shows it only on request.
  package let isFolded: Bool
  /// The control of the form; `nil` for a field that the form asks for in a way of its own.
  package let control: Control?
  /// The label in the form; `nil` for that of the row.
  package let asked: (any Phrase)?
  /// The text of the form below it.
  package let hint: (any Phrase)?
  /// The label of its row; `nil` for a field without a row.
  package let label: (any Phrase)?
  /// The text of the form field for a task; `nil` for one that takes more than the task.
  package let typed: (@Sendable (Todo) -> String)?
  /// The row that shows it, without a text for the usual value; `nil` for one that shows in a row
  /// made by hand.
  package let shown: (@Sendable (TaskView) -> String?)?
  /// Reads the text into the details; `nil` for one that is read together with others.
  let read: (@Sendable (DraftReading, String, inout TodoDetails) throws -> Void)?

  init(
    _ field: RequestField, of scope: Scope = .all, shapesDates: Bool = false,
    emptied: String? = nil, isFolded: Bool = false,
    control: Control? = nil, asked: (any Phrase)? = nil, hint: (any Phrase)? = nil,
    label: (any Phrase)? = nil,
    typed: (@Sendable (Todo) -> String)? = nil,
    shown: (@Sendable (TaskView) -> String?)? = nil,
    read: (@Sendable (DraftReading, String, inout TodoDetails) throws -> Void)? = nil
  ) {
    self.field = field
    self.scope = scope
    self.shapesDates = shapesDates
    self.emptied = emptied
    self.isFolded = isFolded
    self.control = control
    self.asked = asked
    self.hint = hint
    self.label = label
    self.typed = typed
    self.shown = shown
    self.read = read
  }
}

/// The table of fields.
extension TaskField {
  /// All fields but the name, in the order in which they are read and shown.
  package static let all = rule + place + details

  /// Read as a whole by `DraftReading`.
  private static let rule = [
    TaskField(.every, shapesDates: true, label: TaskPhrase.rowEvery),
    TaskField(
      .from, of: .repeating, shapesDates: true, emptied: "none", label: TaskPhrase.rowEvery),
    TaskField(
      .start, of: .repeating, shapesDates: true, isFolded: true,
      control: .date(.moment), hint: TaskPagePhrase.startsHint, label: TaskPhrase.rowStart),
    TaskField(
      .first, of: .repeating, shapesDates: true, emptied: "none", isFolded: true,
      control: .date(.moment), hint: TaskPagePhrase.firstDueHint, label: TaskPhrase.rowFirst),
    TaskField(
      .end, of: .repeating, shapesDates: true, emptied: "none", isFolded: true,
      control: .date(.moment), hint: TaskPagePhrase.endsHint,
      label: TaskPhrase.rowEnd),
    TaskField(
      .at, of: .repeating, shapesDates: true, emptied: "none", control: .times,
      asked: TaskPagePhrase.timeIfAny, label: TaskPhrase.rowAt),
    TaskField(
      .severalADay, of: .repeating, shapesDates: true, isFolded: true,
      control: .choice([
        ("no", QuotaPagePhrase.severalNo), ("yes", QuotaPagePhrase.severalYes),
      ]) { $0 == "yes" ? $0 : nil },
      hint: QuotaPagePhrase.severalHint, label: QuotaPhrase.rowSeveralADay,
      typed: { todo in
        if case .repeating(let cadence) = todo.rule, cadence.isSeveralADay { "yes" } else { "no" }
      }),
    TaskField(
      .due, of: .once, shapesDates: true, emptied: "none", control: .date(.moment),
      asked: TaskPagePhrase.dueDate, label: TaskPhrase.rowDue),
    TaskField(
      .when, of: .once, shapesDates: true, emptied: "none", label: TaskPhrase.labelWhen),
    TaskField(
      .last, of: .repeating, shapesDates: true, control: .date(.past),
      label: TaskPhrase.labelLastTime),
    TaskField(
      .zone, shapesDates: true, isFolded: true,
      control: .line({ context, _ in context.machineZone.identifier }, isFilledIn: false),
      hint: TaskPagePhrase.timeZoneHint, label: TaskPhrase.rowZone,
      typed: { $0.zone.name ?? "floating" }),
  ]

  /// Read together, since a length of stay and its event belong to each other.
  private static let place = [
    TaskField(.place, label: TaskPhrase.rowPlaces),
    TaskField(
      .on, control: .boxes, asked: TaskPagePhrase.remindMeWhenI,
      label: TaskPhrase.rowOn),
    TaskField(
      .dwell, control: .line({ context, _ in LengthText.of(context.dwellSeconds) }),
      asked: TaskPagePhrase.stayFor, label: TaskPhrase.rowOn,
      typed: { $0.dwellSeconds.map(LengthText.of) ?? "" }),
  ]

  private static let details = [
    TaskField(
      .notes, emptied: "", control: .lines, label: TaskPhrase.rowNotes,
      typed: { $0.notes ?? "" },
      read: { _, text, details in details.notes = text.isEmpty ? nil : text }),
    checklist,
    TaskField(
      .remind, emptied: "default",
      control: .leads, asked: TaskPagePhrase.remindMe,
      label: LeadPhrase.row,
      typed: { $0.leads?.leadText.replacing(",", with: ", ") ?? "" },
      shown: { $0.todo.leads.map { LeadPhrase.words($0).text } },
      read: { reading, text, details in
        details.leads = try reading.leads(text, of: details)
      }),
    TaskField(
      .horizon, shapesDates: true,
      control: .line({ context, _ in LengthText.of(context.horizonSeconds) }),
      asked: TaskPagePhrase.remindBefore,
      typed: { LengthText.of($0.horizonSeconds) },
      read: { reading, text, details in
        details.horizonSeconds = try reading.horizonSeconds(text, of: details.rule)
      }),
    TaskField(
      .season, shapesDates: true, emptied: "none", isFolded: true,
      control: .line({ _, _ in SeasonPhrase.wholeYear.text }, isFilledIn: false),
      hint: TaskPagePhrase.seasonHint, label: SeasonPhrase.row,
      typed: { $0.season?.description ?? "" },
      shown: { $0.todo.season.map { SeasonPhrase.words($0).text } },
      read: { reading, _, details in
        details.season = try reading.replaced(.season, old: details.season, read: reading.season)
      }),
    TaskField(
      .nag, emptied: "none", isFolded: true,
      control: .line({ _, _ in TaskPagePhrase.never.text }),
      asked: TaskPagePhrase.repeatWhileOverdue, hint: TaskPagePhrase.repeatWhileOverdueHint,
      label: TaskPhrase.rowNag,
      typed: { $0.nag?.description ?? "" },
      read: { reading, _, details in
        details.nag = try reading.replaced(.nag, old: details.nag, read: reading.nagPeriod)
      }),
    TaskField(
      .for, control: .boxes, hint: DevicePagePhrase.taskForHint, label: DevicePhrase.rowFor,
      shown: { $0.personNames?.map(\.oneLine).joined(separator: ", ") },
      read: { reading, _, details in try reading.readPersons(into: &details) }),
    TaskField(
      .turns, emptied: "none", isFolded: true, control: .line(isCapitalized: false),
      hint: TurnsPhrase.formHint, label: TurnsPhrase.row,
      shown: { $0.turns?.line },
      read: { reading, text, details in try reading.readTurns(text, into: &details) }),
    TaskField(
      .turnsBy, isFolded: true,
      control: .choice([("order", TurnsPhrase.byOrder), ("least", TurnsPhrase.byLeast)]) {
        $0 == "least" ? $0 : "order"
      },
      asked: TurnsPhrase.rowChoice,
      read: { reading, text, details in try reading.readChoice(text, into: &details) }),
    TaskField(
      .category, control: .choice([("none", TaskPagePhrase.noCategory)]) { _ in nil },
      label: TaskPhrase.rowCategory,
      shown: { $0.category?.name.oneLine },
      read: { reading, text, details in
        details.category = try CategoryNames(categories: reading.categories).reference(text)
      }),
    TaskField(
      .priority,
      control: .choice([
        ("high", TaskPagePhrase.priorityHigh), ("normal", TaskPagePhrase.priorityNormal),
        ("low", TaskPagePhrase.priorityLow),
      ]) { (Priority(rawValue: $0) ?? .normal).rawValue },
      label: TaskPhrase.rowPriority,
      typed: { $0.priority.rawValue },
      shown: { $0.todo.priority == .normal ? nil : $0.todo.priority.word.text },
      read: { reading, text, details in
        details.priority = try reading.known(
          .priority, text, among: Priority.allCases.map(\.rawValue)
        ) { Priority(rawValue: $0.lowercased()) }
      }),
    TaskField(
      .duration, emptied: "none", isFolded: true, control: .line(),
      hint: TaskPagePhrase.durationHint, label: TaskPhrase.rowDuration,
      typed: { $0.durationMinutes.map { LengthText.of(Double($0) * 60) } ?? "" },
      shown: { $0.todo.durationMinutes.map { Formatted.length(seconds: Double($0) * 60) } },
      read: { reading, _, details in
        details.durationMinutes = try reading.replaced(
          .duration, old: details.durationMinutes, read: reading.minutes)
      }),
    TaskField(
      .difficulty, isFolded: true,
      control: .choice(Difficulty.allCases.map { ($0.name, $0.word) }) {
        (Difficulty($0) ?? .medium).name
      },
      label: TaskPhrase.rowDifficulty,
      typed: { $0.difficulty.name },
      shown: { $0.todo.difficulty == .medium ? nil : $0.todo.difficulty.word.text },
      read: { reading, text, details in
        details.difficulty = try reading.known(
          .difficulty, text, among: Difficulty.allCases.map(\.name), read: Difficulty.init)
      }),
    TaskField(
      .timing, isFolded: true,
      control: .choice([
        // An edited task has one of the others.
        ("", TaskPagePhrase.timingUsual), ("fixed", TaskPagePhrase.timingFixed),
        ("flexible", TaskPagePhrase.timingFlexible),
      ]) { $0 },
      hint: TaskPagePhrase.timingHint, label: TaskPhrase.rowTiming,
      typed: { $0.timing.rawValue },
      shown: { $0.todo.timing == .usual(of: $0.todo.rule) ? nil : $0.todo.timing.word.text }),
    TaskField(
      .bucket, isFolded: true,
      control: .choice([("no", TaskPagePhrase.bucketNo), ("yes", TaskPagePhrase.bucketYes)]) {
        $0 == "yes" ? $0 : nil
      },
      hint: TaskPagePhrase.bucketHint, label: JournalPhrase.rowWish,
      typed: { $0.isWish ? "yes" : "no" },
      shown: { $0.todo.isWish ? JournalPhrase.rowWishText.text : nil }),
  ]
}

/// The fields of a task as typed; those not given are absent.
///
/// `TaskField.all` describes the values of each.
package struct TaskFields: Sendable, Hashable {
  private var texts: [RequestField: String] = [:]
  /// Names of places, `#tags`, or `none`.
  package var place: [String] = []
  /// Names of persons, or `none` for anyone.
  package var persons: [String] = []
  /// The checklist; `nil` if it is not given, empty to take it off.
  package var items: [TypedItem]?

  /// Creates fields of which none is given.
  package init() {}

  /// True if the task is not to repeat.
  var wantsOnce: Bool { self[.every]?.trimmed.lowercased() == "none" }

  /// True if a field has a value that is not `none`.
  func has(_ field: RequestField) -> Bool {
    self[field].map { $0.trimmed.lowercased() != "none" } ?? false
  }

  /// Accesses the text of a field; line ends separate names of places and persons, and items.
  package subscript(field: RequestField) -> String? {
    get {
      switch field {
      case .place: place.isEmpty ? nil : place.joined(separator: "\n")
      case .for: persons.isEmpty ? nil : persons.joined(separator: "\n")
      case .item: items?.map(\.text).joined(separator: "\n")
      default: texts[field]
      }
    }
    set {
      switch field {
      case .place: place = newValue.map { $0.split(separator: "\n").map(String.init) } ?? []
      case .for: persons = newValue.map { $0.split(separator: "\n").map(String.init) } ?? []
      case .item: items = newValue.map(TypedItem.lines)
      default: texts[field] = newValue
      }
    }
  }

  /// Returns the given ones among some fields.
  package func only(_ kept: some Sequence<RequestField>) -> TaskFields {
    var fields = TaskFields()
    for field in kept { fields[field] = self[field] }
    return fields
  }
}

import Localization
import Model
import Recurrence
import Text

/// The table of fields.
extension TaskField {
  /// All fields but the name, in the order in which they are read and shown.
  package static let all = rule + place + details

  /// Read as a whole by `DraftReading`.
  private static let rule = [
    TaskField(.every, shapesDates: true, label: TaskPhrase.labelHowOften),
    TaskField(
      .from, of: .repeating, shapesDates: true, emptied: "none", label: TaskPhrase.labelHowOften),
    TaskField(
      .start, of: .repeating, shapesDates: true, isFolded: true, label: TaskPhrase.labelStarts),
    TaskField(
      .first, of: .repeating, shapesDates: true, emptied: "none", isFolded: true,
      label: TaskPhrase.labelFirstDue),
    TaskField(
      .end, of: .repeating, shapesDates: true, emptied: "none", isFolded: true,
      label: TaskPhrase.labelEnds),
    TaskField(
      .at, of: .repeating, shapesDates: true, emptied: "none", isFolded: true,
      label: TaskPhrase.labelTimeOfDay),
    TaskField(
      .due, of: .once, shapesDates: true, emptied: "none", label: TaskPhrase.labelDue),
    TaskField(
      .when, of: .once, shapesDates: true, emptied: "none", label: TaskPhrase.labelWhen),
    TaskField(
      .last, of: .repeating, shapesDates: true, label: TaskPhrase.labelLastTime),
    TaskField(
      .zone, shapesDates: true, isFolded: true, label: TaskPhrase.labelTimeZone,
      typed: { $0.zone.name ?? "floating" }),
  ]

  /// Read together, since a length of stay and its event belong to each other.
  private static let place = [
    TaskField(.place, label: TaskPhrase.labelPlaces),
    TaskField(.on, label: TaskPhrase.labelRemindsWhenYou),
    TaskField(
      .dwell, label: TaskPhrase.labelRemindsWhenYou,
      typed: { $0.dwellSeconds.map(LengthText.of) ?? "" }),
  ]

  private static let details = [
    TaskField(
      .notes, emptied: "", label: TaskPhrase.labelNotes,
      typed: { $0.notes ?? "" },
      read: { _, text, details in details.notes = text.isEmpty ? nil : text }),
    TaskField(
      .remind, emptied: "default", label: LeadPhrase.label, title: LeadPhrase.row,
      typed: { $0.leads?.leadText.replacing(",", with: ", ") ?? "" },
      shown: { $0.todo.leads.map { LeadPhrase.words($0).text } },
      read: { reading, text, details in
        details.leads = try reading.leads(text, of: details)
      }),
    TaskField(
      .horizon, shapesDates: true,
      typed: { LengthText.of($0.horizonSeconds) },
      read: { reading, text, details in
        details.horizonSeconds = try reading.horizonSeconds(text, of: details.rule)
      }),
    TaskField(
      .nag, emptied: "none", isFolded: true, label: TaskPhrase.labelWhileOverdue,
      typed: { $0.nag?.description ?? "" },
      read: { reading, _, details in
        details.nag = try reading.replaced(.nag, old: details.nag, read: reading.nagPeriod)
      }),
    TaskField(
      .for, label: DevicePhrase.rowFor, title: DevicePhrase.rowForTask,
      shown: { $0.personNames?.map(\.oneLine).joined(separator: ", ") },
      read: { reading, _, details in details.persons = try reading.forPersons() }),
    TaskField(
      .category, label: TaskPhrase.labelCategory, title: TaskPhrase.rowCategory,
      shown: { $0.category?.name.oneLine },
      read: { reading, text, details in
        details.category = try CategoryNames(categories: reading.categories).reference(text)
      }),
    TaskField(
      .priority, label: TaskPhrase.labelPriority, title: TaskPhrase.rowPriority,
      typed: { $0.priority.rawValue },
      shown: { $0.todo.priority == .normal ? nil : $0.todo.priority.word.text },
      read: { reading, text, details in
        details.priority = try reading.known(
          .priority, text, among: Priority.allCases.map(\.rawValue)
        ) { Priority(rawValue: $0.lowercased()) }
      }),
    TaskField(
      .duration, emptied: "none", isFolded: true, label: TaskPhrase.labelDuration,
      title: TaskPhrase.rowDuration,
      typed: { $0.durationMinutes.map { LengthText.of(Double($0) * 60) } ?? "" },
      shown: { $0.todo.durationMinutes.map { Wording.length(seconds: Double($0) * 60) } },
      read: { reading, _, details in
        details.durationMinutes = try reading.replaced(
          .duration, old: details.durationMinutes, read: reading.minutes)
      }),
    TaskField(
      .difficulty, isFolded: true, label: TaskPagePhrase.difficulty,
      title: TaskPhrase.rowDifficulty,
      typed: { $0.difficulty.name },
      shown: { $0.todo.difficulty == .medium ? nil : $0.todo.difficulty.word.text },
      read: { reading, text, details in
        details.difficulty = try reading.known(
          .difficulty, text, among: Difficulty.allCases.map(\.name), read: Difficulty.init)
      }),
    TaskField(
      .timing, isFolded: true, label: TaskPagePhrase.timing, title: TaskPhrase.rowTiming,
      typed: { $0.timing.rawValue },
      shown: { $0.todo.timing == .usual(of: $0.todo.rule) ? nil : $0.todo.timing.word.text }),
    TaskField(
      .bucket, isFolded: true, label: TaskPagePhrase.bucket, title: JournalPhrase.rowWish,
      typed: { $0.isWish ? "yes" : "no" },
      shown: { $0.todo.isWish ? JournalPhrase.rowWishText.text : nil }),
  ]
}

import Foundation
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
    TaskField(.every, shapesDates: true, label: TaskPhrase.rowEvery),
    TaskField(
      .from, of: .repeating, shapesDates: true, emptied: "none", label: TaskPhrase.rowEvery),
    TaskField(
      .start, of: .repeating, shapesDates: true, isFolded: true,
      control: .moment, hint: TaskPagePhrase.startsHint, label: TaskPhrase.rowStart),
    TaskField(
      .first, of: .repeating, shapesDates: true, emptied: "none", isFolded: true,
      control: .moment, hint: TaskPagePhrase.firstDueHint, label: TaskPhrase.rowFirst),
    TaskField(
      .end, of: .repeating, shapesDates: true, emptied: "none", isFolded: true,
      control: .date(mayHaveTime: true), hint: TaskPagePhrase.endsHint,
      label: TaskPhrase.rowEnd),
    TaskField(
      .at, of: .repeating, shapesDates: true, emptied: "none", isFolded: true,
      control: .times, hint: TaskPagePhrase.timeOfDayHint, label: TaskPhrase.rowAt),
    TaskField(
      .due, of: .once, shapesDates: true, emptied: "none", control: .moment,
      asked: TaskPagePhrase.dueDate, hint: TaskPagePhrase.dueHint, label: TaskPhrase.rowDue),
    TaskField(
      .when, of: .once, shapesDates: true, emptied: "none", label: TaskPhrase.labelWhen),
    TaskField(
      .last, of: .repeating, shapesDates: true, control: .date(mayHaveTime: false),
      hint: TaskPagePhrase.lastTimeHint, label: TaskPhrase.labelLastTime),
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
    TaskField(
      .remind, emptied: "default",
      control: .line(usualLeads, isFilledIn: false, isCapitalized: false),
      asked: TaskPagePhrase.remindMe, hint: TaskPagePhrase.remindMeHint,
      label: LeadPhrase.row,
      typed: { $0.leads?.leadText.replacing(",", with: ", ") ?? "" },
      shown: { $0.todo.leads.map { LeadPhrase.words($0).text } },
      read: { reading, text, details in
        details.leads = try reading.leads(text, of: details)
      }),
    TaskField(
      .horizon, shapesDates: true,
      control: .line({ context, _ in LengthText.of(context.horizonSeconds) }),
      asked: TaskPagePhrase.remindBefore, hint: TaskPagePhrase.remindBeforeHint,
      typed: { LengthText.of($0.horizonSeconds) },
      read: { reading, text, details in
        details.horizonSeconds = try reading.horizonSeconds(text, of: details.rule)
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
      read: { reading, _, details in details.persons = try reading.forPersons() }),
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
      shown: { $0.todo.durationMinutes.map { Wording.length(seconds: Double($0) * 60) } },
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

  @Sendable private static func usualLeads(_ context: ActionContext, _ todo: Todo?) -> String {
    todo.map {
      $0.details.leads(by: context.rules, isInDays: $0.isInDays).leadText
        .replacing(",", with: ", ")
    } ?? ""
  }
}

import Application
import Foundation
import Localization
import Model
import Recurrence

/// The settings of a task as rows of a label and a text.
struct TaskFacts {
  private let view: TaskView

  /// Prepares the rows.
  init(_ view: TaskView) { self.view = view }

  /// Returns label and text of each row that is not empty; a page that has the notes elsewhere
  /// leaves them out.
  func rows(withName: Bool = true, withNotes: Bool = true) -> [LabeledText] {
    let todo = view.todo
    var rows: [(any Phrase, String?)] =
      withName ? [(TaskPhrase.labelName, todo.name.wholeLine)] : []
    switch todo.rule {
    case .once: rows.append((TaskPhrase.labelHowOften, TaskPhrase.justOnce.text))
    case .repeating(let cadence):
      let period = cadence.rhythm.words
      let rhythm: TaskPhrase =
        cadence.from == .done ? .periodAfterDone(period) : .periodOnFixedDates(period)
      rows.append((TaskPhrase.labelHowOften, rhythm.text))
      rows.append((TaskPhrase.labelStarts, moment(cadence.start)))
      rows.append((TaskPhrase.labelFirstDue, cadence.first.map(moment)))
      rows.append((TaskPhrase.labelEnds, cadence.end.map(moment)))
      rows.append((TaskPhrase.labelTimeOfDay, cadence.at?.description))
    }
    rows.append(
      (
        TaskPhrase.labelDue,
        view.countdown?.due.map { Wording.when($0, in: view.zone, now: view.now) }
      ))
    rows.append((TaskPhrase.labelPlaces, view.placeNames.map(\.oneLine).joined(separator: ", ")))
    if !todo.places.isEmpty { rows.append((TaskPhrase.labelRemindsWhenYou, triggers)) }
    rows.append(
      (DevicePhrase.rowFor, view.personNames?.map(\.oneLine).joined(separator: ", ")))
    rows.append((TaskPhrase.labelCategory, view.category?.name.oneLine))
    rows.append(
      (TaskPhrase.labelPriority, todo.priority == .normal ? nil : todo.priority.word.text))
    rows.append(
      (
        TaskPhrase.labelDuration,
        todo.durationMinutes.map { Wording.length(seconds: Double($0) * 60) }
      ))
    rows.append(
      (TaskPagePhrase.difficulty, todo.difficulty == .medium ? nil : todo.difficulty.word.text))
    let isUsual = todo.timing == Timing.usual(of: todo.rule)
    rows.append((TaskPagePhrase.timing, isUsual ? nil : todo.timing.word.text))
    rows.append((TaskPagePhrase.bucket, todo.isWish ? JournalPhrase.rowWishText.text : nil))
    rows.append(
      (
        TaskPhrase.labelWhileOverdue,
        todo.nag.map { TaskPhrase.again(TaskPhrase.everyPeriod(nil, $0.span, on: nil).text).text }
      ))
    rows.append((TaskPhrase.labelSnoozed, view.snoozeWords))
    let last = todo.lastDone.map { Wording.when($0, in: view.zone, now: view.now) }
    rows.append((TaskPhrase.labelLastDone, last ?? TaskPhrase.neverDone.text))
    let zone = todo.zone.name ?? TaskPhrase.floatingNow(zone: view.zone.identifier).text
    rows.append((TaskPhrase.labelTimeZone, zone))
    rows.append((TaskPhrase.labelNotes, withNotes ? todo.notes?.quietLines : nil))
    return rows.compactMap { label, text in
      guard let text, !text.isEmpty else { return nil }
      return LabeledText(label: label.text, text: text)
    }
  }

  /// Returns the label of the row that shows a field of the form; `nil` for one without a row.
  static func label(ofField field: String) -> (any Phrase)? {
    switch field {
    case "difficulty": return TaskPagePhrase.difficulty
    case "timing": return TaskPagePhrase.timing
    case "bucket": return TaskPagePhrase.bucket
    case "for": return DevicePhrase.rowFor
    default: return viewLabel(ofField: field)
    }
  }

  private static func viewLabel(ofField field: String) -> TaskPhrase? {
    switch field {
    case "name": .labelName
    case "every", "from": .labelHowOften
    case "start": .labelStarts
    case "first": .labelFirstDue
    case "end": .labelEnds
    case "at": .labelTimeOfDay
    case "due": .labelDue
    case "place": .labelPlaces
    case "on", "dwell": .labelRemindsWhenYou
    case "category": .labelCategory
    case "priority": .labelPriority
    case "duration": .labelDuration
    case "nag": .labelWhileOverdue
    case "zone": .labelTimeZone
    case "notes": .labelNotes
    default: nil
    }
  }

  private var triggers: String {
    view.todo.triggers.ordered.map { trigger in
      let phrase: TaskPhrase =
        switch trigger {
        case .enter: .arrive
        case .cross: .passBy
        case .dwell: .stay(Wording.length(seconds: view.todo.dwellSeconds ?? 0))
        case .exit: .leave
        }
      return phrase.text
    }.joined(separator: ", ")
  }

  private func moment(_ local: LocalDateTime) -> String {
    Wording.moment(local.date(in: view.zone), in: view.zone, now: view.now)
  }
}

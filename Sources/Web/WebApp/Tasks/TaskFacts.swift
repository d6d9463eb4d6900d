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
      rows.append((TaskPhrase.labelTimeOfDay, cadence.times?.words))
    }
    rows.append(
      (
        TaskPhrase.labelDue,
        view.countdown?.due.map {
          Wording.when(
            $0, in: view.zone, now: view.now, asDay: view.countdown?.isInDays ?? false)
        }
      ))
    rows.append((TaskPhrase.labelPlaces, view.placeNames.map(\.oneLine).joined(separator: ", ")))
    if !todo.places.isEmpty { rows.append((TaskPhrase.labelRemindsWhenYou, triggers)) }
    rows += TaskField.all.map { ($0.label ?? TaskPhrase.labelName, $0.shown?(view)) }
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
    rows.append((TaskPhrase.labelNotes, withNotes ? todo.notes?.cleanLines : nil))
    return rows.compactMap { label, text in
      guard let text, !text.isEmpty else { return nil }
      return LabeledText(label: label.text, text: text)
    }
  }

  /// Returns the label of the row that shows a field of the form; `nil` for one without a row.
  static func label(ofField field: String) -> (any Phrase)? {
    field == "name"
      ? TaskPhrase.labelName : TaskField.all.first { $0.field.rawValue == field }?.label
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
    Wording.moment(
      local.date(in: view.zone), in: view.zone, now: view.now, asDay: view.todo.isInDays)
  }
}

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
  func rows(withName: Bool = true, withNotes: Bool = true) -> [[String: String]] {
    let todo = view.todo
    var rows: [(any Phrase, String?)] = withName ? [(ViewPhrase.name, todo.name.wholeLine)] : []
    switch todo.rule {
    case .once: rows.append((ViewPhrase.howOften, ViewPhrase.justOnce.text))
    case .repeating(let cadence):
      let period = cadence.rhythm.words
      let rhythm: ViewPhrase =
        cadence.from == .done ? .periodAfterDone(period) : .periodOnFixedDates(period)
      rows.append((ViewPhrase.howOften, rhythm.text))
      rows.append((ViewPhrase.starts, moment(cadence.start)))
      rows.append((ViewPhrase.firstDue, cadence.first.map(moment)))
      rows.append((ViewPhrase.ends, cadence.end.map(moment)))
      rows.append((ViewPhrase.timeOfDay, cadence.at?.description))
    }
    rows.append(
      (ViewPhrase.due, view.countdown?.due.map { Wording.when($0, in: view.zone, now: view.now) }))
    rows.append((ViewPhrase.places, view.placeNames.map(\.oneLine).joined(separator: ", ")))
    if !todo.places.isEmpty { rows.append((ViewPhrase.remindsWhenYou, triggers)) }
    rows.append(
      (DevicePhrase.rowFor, view.personNames?.map(\.oneLine).joined(separator: ", ")))
    rows.append((ViewPhrase.category, view.category?.name.oneLine))
    rows.append((ViewPhrase.priority, todo.priority == .normal ? nil : todo.priority.word.text))
    rows.append(
      (ViewPhrase.duration, todo.durationMinutes.map { Wording.length(seconds: Double($0) * 60) }))
    rows.append(
      (FormPhrase.difficulty, todo.difficulty == .medium ? nil : todo.difficulty.word.text))
    let isUsual = todo.timing == Timing.usual(of: todo.rule)
    rows.append((FormPhrase.timing, isUsual ? nil : todo.timing.word.text))
    rows.append((FormPhrase.bucket, todo.isWish ? WishPhrase.rowText.text : nil))
    rows.append(
      (
        ViewPhrase.whileOverdue,
        todo.nag.map { ViewPhrase.again(ViewPhrase.every(nil, $0.span, on: nil).text).text }
      ))
    rows.append((ViewPhrase.snoozed, view.snoozeWords))
    let last = todo.lastDone.map { Wording.when($0, in: view.zone, now: view.now) }
    rows.append((ViewPhrase.lastDone, last ?? ViewPhrase.never.text))
    let zone = todo.zone.name ?? ViewPhrase.floating(zone: view.zone.identifier).text
    rows.append((ViewPhrase.timeZone, zone))
    rows.append((ViewPhrase.notes, withNotes ? todo.notes?.quietLines : nil))
    return rows.compactMap { label, text in
      guard let text, !text.isEmpty else { return nil }
      return ["label": label.text, "text": text]
    }
  }

  /// Returns the label of the row that shows a field of the form; `nil` for one without a row.
  static func label(ofField field: String) -> (any Phrase)? {
    switch field {
    case "difficulty": return FormPhrase.difficulty
    case "timing": return FormPhrase.timing
    case "bucket": return FormPhrase.bucket
    case "for": return DevicePhrase.rowFor
    default: return viewLabel(ofField: field)
    }
  }

  private static func viewLabel(ofField field: String) -> ViewPhrase? {
    switch field {
    case "name": .name
    case "every", "from": .howOften
    case "start": .starts
    case "first": .firstDue
    case "end": .ends
    case "at": .timeOfDay
    case "due": .due
    case "place": .places
    case "on", "dwell": .remindsWhenYou
    case "category": .category
    case "priority": .priority
    case "duration": .duration
    case "nag": .whileOverdue
    case "zone": .timeZone
    case "notes": .notes
    default: nil
    }
  }

  private var triggers: String {
    view.todo.triggers.ordered.map { trigger in
      let phrase: ViewPhrase =
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

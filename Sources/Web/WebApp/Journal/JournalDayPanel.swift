import Application
import Foundation
import Journal
import Localization
import Model
import Recurrence
import Text

/// The open day of the journal: mark, moods, good things, notes, habits, photos, and what was done.
struct JournalDayPanel {
  private let day: JournalDay
  private let photos: [Photo]
  private let entry: JournalEntry?
  private let context: ActionContext

  /// The most completions that are listed.
  private static let mostDone = 100

  /// Prepares a day; `entry` is a form that was refused.
  init(_ day: JournalDay, photos: [Photo], entry: JournalEntry?, _ context: ActionContext) {
    self.day = day
    self.photos = photos
    self.entry = entry
    self.context = context
  }

  private var date: String { LocalDays.text(day.number) }
  private var today: Int { context.todayNumber }

  /// The values for the template.
  var content: [String: Any] {
    var content: [String: Any] = [
      "date": date, "heading": LocalDays.heading(day.number), "isToday": day.number == today,
      "isPresent": day.number <= today, "marks": marks, "moods": day.moods.map(moodRow),
      "hasMoods": !day.moods.isEmpty,
      "notes": day.notes.map { note in
        let isChanged = entry?.changed == note.note.id
        return NoteRow(note, context, isChanged ? entry?.conflict : nil).content
      },
      "hasNotes": !day.notes.isEmpty, "habits": day.habits.compactMap(habitRow),
      "hasHabits": !day.habits.isEmpty, "done": day.done.prefix(Self.mostDone).map(doneRow),
      "hasDone": !day.done.isEmpty, "doneCount": String(day.done.count),
      "hasPhotos": !photos.isEmpty,
      "photos": photos.map { PhotoCard(photo: $0, isHere: true).content },
    ]
    content.merge(gratitudeContent) { $1 }
    if day.number > LocalDays.first {
      content["previousHref"] = "/journal?date=\(LocalDays.text(day.number - 1))"
    }
    if day.number < LocalDays.last {
      content["nextHref"] = "/journal?date=\(LocalDays.text(day.number + 1))"
    }
    // A mood about an earlier day stands at its noon.
    if day.number < today { content["at"] = "\(date)T12:00" }
    content["noteText"] = entry?.note ?? ""
    var errors: [String: String] = [:]
    if entry?.gratitude != nil { errors["gratitude"] = entry?.error }
    if entry?.note != nil { errors["note"] = entry?.error }
    content["errors"] = errors
    return content
  }

  private var marks: [[String: Any]] {
    let choices: [(DayMark.Mark?, String, JournalPagePhrase)] = [
      (.good, "good", .journalGoodDay), (.bad, "bad", .journalBadDay),
      (nil, "blank", .journalBlankDay),
    ]
    return choices.map { ["value": $1, "label": $2.text, "pressed": day.mark == $0] }
  }

  /// The good things of a day as the form is filled from them.
  static func stored(_ gratitude: Gratitude?) -> StoredForm {
    let labels: [JournalPagePhrase] = [
      .journalFirstThing, .journalSecondThing, .journalThirdThing,
    ]
    var values: [String: String] = [:]
    for index in labels.indices {
      values["text\(index + 1)"] = gratitude.map { $0.texts[index] } ?? ""
    }
    return StoredForm(
      values, labels.enumerated().map { StoredField("text\($0 + 1)", $1) })
  }

  private var gratitudeContent: [String: Any] {
    let typed = entry?.gratitude
    let texts = typed ?? day.gratitude?.texts ?? []
    let labels: [JournalPagePhrase] = [
      .journalFirstThing, .journalSecondThing, .journalThirdThing,
    ]
    let form =
      typed == nil
      ? Self.stored(day.gratitude).content : entry?.conflict?.content ?? ["was": entry?.was ?? ""]
    return form.merging([
      // Another day replaces the fields, so that nothing typed stays in them.
      "gratitudeKey": "g\(date)",
      "things": labels.enumerated().map { index, label in
        let text = index < texts.count ? texts[index] : ""
        return [
          "number": String(index + 1), "label": label.text, "text": text,
          "isWrong": typed != nil && entry?.conflict == nil && text.allSatisfy(\.isWhitespace),
        ] as [String: Any]
      },
      "hasGratitude": day.gratitude != nil,
    ]) { $1 }
  }

  private func moodRow(_ entry: MoodEntry) -> [String: Any] {
    var row: [String: Any] = [
      "clock": Wording.clock(entry.mood.time, in: context.machineZone),
      "face": MoodFace.text(entry.mood.emotion.rawValue),
      "word": MoodPhrase.feeling(entry.mood.emotion.rawValue).text,
    ]
    row["note"] = entry.mood.note?.quietLines
    row["task"] = entry.taskName?.wholeLine
    return row
  }

  private func habitRow(_ view: HabitView) -> [String: Any]? {
    guard let box = view.progress.box(on: day.number) else { return nil }
    let name = view.habit.name.wholeLine
    var row: [String: Any] = [
      "id": String(view.habit.id.rawValue), "name": name, "state": box.state.text,
      "sign": box.state.sign, "box": JournalPhrase.dayOf(box.number, days: view.habit.days).text,
      "isDone": box.state == .done, "isRest": box.state == .rest,
      "doneLabel": "\(JournalPagePhrase.journalHabitDone.text): \(name)",
      "restLabel": "\(JournalPagePhrase.journalHabitRest.text): \(name)",
    ]
    // The streak is that of today.
    if day.number == context.todayNumber {
      row["streak"] = JournalPhrase.streak(view.progress.streak).text
    }
    return row
  }

  private func doneRow(_ item: HistoryItem) -> [String: Any] {
    var row: [String: Any] = [
      "clock": Wording.clock(item.time, in: context.machineZone), "text": item.text,
    ]
    if let emotion = item.emotion {
      row["face"] = MoodFace.text(emotion.rawValue)
      row["word"] = MoodPhrase.feeling(emotion.rawValue).text
    }
    row["note"] = item.note?.quietLines
    return row
  }
}

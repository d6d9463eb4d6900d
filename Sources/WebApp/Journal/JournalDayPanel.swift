import Application
import Foundation
import Localization
import Progress
import Recurrence
import Reminders

/// The open day of the journal: mark, moods, good things, notes, habits, photos, and what was done.
struct JournalDayPanel {
  private let day: Int
  private let today: Int
  private let entry: GratitudeEntry?
  private let mark: DayMark.Mark?
  private let moods: [MoodEntry]
  private let done: [HistoryEntry]
  private let context: ActionContext

  /// The most completions that are listed.
  private static let mostDone = 200

  /// Reads a day.
  init(
    _ day: Int, today: Int, entry: GratitudeEntry?, in snapshot: any StoreSnapshot,
    _ context: ActionContext
  ) throws {
    self.day = day
    self.today = today
    self.entry = entry
    self.context = context
    var clock = context.dayClock
    let (start, end) = (clock.beginning(of: day), clock.beginning(of: day + 1))
    let date = LocalDays.text(day)
    mark = try snapshot.dayMarks.first { $0.date == date }?.mark
    moods = try snapshot.moodEntries(from: start, to: end.addingTimeInterval(-0.001))
    done = []
  }

  private var date: String { LocalDays.text(day) }

  /// The values for the template.
  var content: [String: Any] {
    var content: [String: Any] = [
      "date": date, "heading": LocalDays.heading(day), "isToday": day == today,
      "isPresent": day <= today, "previousHref": "/journal?date=\(LocalDays.text(day - 1))",
      "nextHref": "/journal?date=\(LocalDays.text(day + 1))",
      "marks": marks, "moods": moods.filter { !$0.isUndone }.map(row), "hasMoods": !moods.isEmpty,
    ]
    // A mood about an earlier day stands at its noon.
    if day < today { content["at"] = "\(date)T12:00" }
    return content
  }

  private var marks: [[String: Any]] {
    let choices: [(DayMark.Mark?, String, JournalPagePhrase)] = [
      (.good, "good", .journalGoodDay), (.bad, "bad", .journalBadDay),
      (nil, "blank", .journalBlankDay),
    ]
    return choices.map { ["value": $1, "label": $2.text, "pressed": mark == $0] }
  }

  private func row(_ entry: MoodEntry) -> [String: Any] {
    var row: [String: Any] = [
      "clock": Wording.clock(entry.mood.time, in: context.machineZone),
      "face": MoodFace.text(entry.mood.emotion.rawValue),
      "word": MoodPhrase.feeling(entry.mood.emotion.rawValue).text,
    ]
    row["note"] = entry.mood.note?.wholeLine
    row["task"] = entry.taskName?.wholeLine
    return row
  }
}

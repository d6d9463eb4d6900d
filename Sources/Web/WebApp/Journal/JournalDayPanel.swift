import Application
import Foundation
import HTTPServer
import Journal
import Localization
import Model
import Planning
import Recurrence
import Text

/// The open day of the journal: mark, moods, good things, notes, habits, photos, and what was done.
struct JournalDayPanel: Sendable {
  /// A button that marks the day.
  struct Mark: Sendable {
    let value: String
    let label: String
    let pressed: Bool
  }

  struct Mood: Sendable {
    let clock: String
    let face: String
    let word: String
    let note: String?
    let task: String?
  }

  /// A habit on this day.
  struct HabitRow: Sendable {
    let id: String
    let name: String
    let state: String
    let sign: String
    let box: String
    let isDone: Bool
    let isRest: Bool
    /// True if it is ticked; one with a goal has a counter.
    let isTicked: Bool
    let counter: HabitCard.Counter?
    let doneLabel: String
    let restLabel: String
    /// The streak up to today.
    let streak: String?
  }

  /// A line about what was done.
  struct Done: Sendable {
    let clock: String
    let text: String
    let face: String?
    let word: String?
    let note: String?
  }

  /// A task that is fixed, due or can be done from a day to come on.
  struct Ahead: Sendable {
    let id: String
    let name: String
    let clock: String?
    let word: String
  }

  let back: String
  let date: String
  let heading: String
  /// The field that opens another day.
  private(set) var goToDay: DateField
  /// True if the address has a date that cannot be read.
  let isDateWrong: Bool
  let previousHref: String?
  let nextHref: String?
  let previousWord = PlanPagePhrase.dayBefore.text
  let nextWord = PlanPagePhrase.dayAfter.text
  let isToday: Bool
  /// False for a day to come.
  let isPresent: Bool
  let hasAhead: Bool
  let ahead: [Ahead]
  let marks: [Mark]
  /// The moment of a mood about an earlier day.
  let at: String?
  let hasMoods: Bool
  let moods: [Mood]
  let gratitudeKey: String
  let formState: FormState
  /// The good things, one a line.
  let goodThings: String
  let isWrong: Bool
  let hasGratitude: Bool
  /// Errors by form.
  let errors: [String: String]
  let hasHabits: Bool
  let habits: [HabitRow]
  let noteText: String
  let hasNotes: Bool
  let notes: [NoteRow]
  let hasPhotos: Bool
  let photos: [PhotoCard]
  let hasDone: Bool
  let doneCount: String
  let done: [Done]

  /// The most completions, and tasks of one kind of a day to come, that are listed.
  fileprivate static let mostDone = 100

  /// Prepares a day; `entry` is a form that was refused.
  init(
    _ day: JournalDay, photos: [Photo], ahead: WeeksAhead?, entry: JournalEntry?,
    wrong: (date: String, error: String)? = nil, _ context: ActionContext, back: LocalAddress
  ) {
    let (today, date) = (context.todayNumber, LocalDays.text(day.number))
    self.back = back.text
    self.date = date
    heading = LocalDays.heading(day.number)
    goToDay = DateField(
      "date", label: PlanPagePhrase.goToDay, of: .past, value: wrong?.date ?? date, in: context,
      id: "go-to-day")
    goToDay.error = wrong?.error
    isDateWrong = wrong != nil
    previousHref =
      day.number > LocalDays.first ? "/journal?date=\(LocalDays.text(day.number - 1))" : nil
    nextHref =
      day.number < LocalDays.last ? "/journal?date=\(LocalDays.text(day.number + 1))" : nil
    isToday = day.number == today
    isPresent = day.number <= today
    self.ahead = day.number > today ? ahead?.day(day.number).map(Ahead.rows(of:)) ?? [] : []
    hasAhead = !self.ahead.isEmpty
    marks = Mark.choices(of: day.mark)
    // A mood about an earlier day stands at its noon.
    at = day.number < today ? "\(date)T12:00" : nil
    hasMoods = !day.moods.isEmpty
    moods = day.moods.map { Mood($0, in: context.machineZone) }
    // Another day replaces the fields, so that nothing typed stays in them.
    gratitudeKey = "g\(date)"
    let typed = entry?.gratitude
    formState =
      typed == nil
      ? Self.stored(day.gratitude).state
      : entry?.conflict?.state ?? FormState(was: entry?.was ?? "")
    goodThings = (typed ?? day.gratitude?.texts ?? []).joined(separator: "\n")
    isWrong = typed != nil && entry?.conflict == nil
    hasGratitude = day.gratitude != nil
    var errors: [String: String] = [:]
    if typed != nil { errors["gratitude"] = entry?.error }
    if entry?.note != nil { errors["note"] = entry?.error }
    self.errors = errors
    hasHabits = !day.habits.isEmpty
    habits = day.habits.compactMap { HabitRow($0, on: day.number, today: today) }
    noteText = entry?.note ?? ""
    hasNotes = !day.notes.isEmpty
    notes = day.notes.map { note in
      NoteRow(note, context, entry?.changed == note.note.id ? entry?.conflict : nil)
    }
    hasPhotos = !photos.isEmpty
    self.photos = photos.map { PhotoCard($0, isHere: true) }
    hasDone = !day.done.isEmpty
    doneCount = String(day.done.count)
    done = day.done.prefix(Self.mostDone).map { Done($0, in: context.machineZone) }
  }

  /// The names of the good things, each a line of the form, which are merged one by one.
  static let goodThingNames = ["text1", "text2", "text3"]

  /// The good things of a day as the form is filled from them.
  static func stored(_ gratitude: Gratitude?) -> StoredForm {
    let values = lines(gratitude?.texts ?? []).mapValues { $0[0] }
    let label = JournalPagePhrase.journalGratitude.text
    return StoredForm(
      values,
      goodThingNames.enumerated().map { StoredField([$1], "\(label) (\($0 + 1))") })
  }

  /// Returns good things by their names; one that is missing is empty.
  static func lines(_ things: [String]) -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: goodThingNames.enumerated().map { index, name in
        (name, [index < things.count ? things[index] : ""])
      })
  }
}

extension JournalDayPanel.Ahead {
  fileprivate static func rows(of day: WeeksAhead.Day) -> [Self] {
    func row(_ item: WeeksAhead.Occurrence, clock: String?, _ phrase: PlanPhrase) -> Self {
      Self(
        id: String(item.id.rawValue), name: item.name.wholeLine, clock: clock,
        word: item.isExpected ? PlanPagePhrase.weeksExpectedMark.text : phrase.text)
    }
    let fixed = day.fixed.prefix(JournalDayPanel.mostDone).map {
      row($0, clock: $0.clock, .weeksFixed)
    }
    let due = day.due.prefix(JournalDayPanel.mostDone).map {
      row($0, clock: $0.isTimed ? $0.clock : nil, .weeksDue)
    }
    let opens = day.opens.prefix(JournalDayPanel.mostDone).map {
      Self(
        id: String($0.window.id.rawValue), name: $0.window.name.wholeLine, clock: nil,
        word: PlanPhrase.weeksOpens.text)
    }
    return fixed + due + opens
  }
}

extension JournalDayPanel.Mark {
  fileprivate static func choices(of mark: DayMark.Mark?) -> [JournalDayPanel.Mark] {
    let choices: [(DayMark.Mark?, String, JournalPagePhrase)] = [
      (.good, "good", .journalGoodDay), (.bad, "bad", .journalBadDay),
      (nil, "blank", .journalBlankDay),
    ]
    return choices.map { JournalDayPanel.Mark(value: $1, label: $2.text, pressed: mark == $0) }
  }
}

extension JournalDayPanel.Mood {
  fileprivate init(_ entry: MoodEntry, in zone: TimeZone) {
    let emotion = entry.mood.emotion.rawValue
    self.init(
      clock: Formatted.clock(entry.mood.time, in: zone), face: MoodFace.text(emotion),
      word: MoodPhrase.feeling(emotion).text, note: entry.mood.note?.cleanLines,
      task: entry.taskName?.wholeLine)
  }
}

extension JournalDayPanel.HabitRow {
  /// Prepares a habit; `nil` if it has no box on the day.
  fileprivate init?(_ view: HabitView, on day: Int, today: Int) {
    guard let box = view.progress.box(on: day) else { return nil }
    let name = view.habit.name.wholeLine
    self.init(
      id: String(view.habit.id.rawValue), name: name, state: box.state.text,
      sign: box.state.sign,
      box: view.amountWords(on: day) ?? view.dayWords(on: day) ?? view.frequencyWords,
      isDone: box.state == .done, isRest: box.state == .rest, isTicked: view.habit.goal == nil,
      counter: HabitCard.Counter(view, on: day),
      doneLabel: "\(JournalPagePhrase.journalHabitDone.text): \(name)",
      restLabel: "\(JournalPagePhrase.journalHabitRest.text): \(name)",
      streak: day == today ? view.streakWords : nil)
  }
}

extension JournalDayPanel.Done {
  fileprivate init(_ item: HistoryItem, in zone: TimeZone) {
    let emotion = item.emotion?.rawValue
    self.init(
      clock: Formatted.clock(item.time, in: zone), text: item.text,
      face: emotion.map(MoodFace.text), word: emotion.map { MoodPhrase.feeling($0).text },
      note: item.note?.cleanLines)
  }
}

/// A form of the journal that was refused: the fields as they were typed, with what was wrong.
struct JournalEntry {
  /// The three good things, where they were sent.
  var gratitude: [String]?
  /// The note, where one was sent.
  var note: String?
  /// The note that was changed elsewhere, too.
  var changed: Note.ID?
  /// The sentence with the reason.
  var error = ""
  /// The state that the form of the good things was filled from.
  var was = ""
  /// The change elsewhere that the form asks about.
  var conflict: FormConflict?
}

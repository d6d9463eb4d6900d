extension English {
  package func text(_ phrase: MoodPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .feeling(let number): feeling(number)
    case .mood: "the mood"
    case .markOf(let date): "the mark of \(date)"
    case .noted(let number, let task):
      task.map { "Noted: \(feeling(number)), after \($0)." } ?? "Noted: \(feeling(number))."
    case .marked(let date, let isGood):
      switch isGood {
      case true?: "\(date) was a good day."
      case false?: "\(date) was a bad day."
      case nil: "\(date) has no mark."
      }
    case .moods(let number): number == 1 ? "1 mood" : "\(number) moods"
    case .dayMarks(let number): number == 1 ? "1 mark of a day" : "\(number) marks of days"
    case .practices(let number): number == 1 ? "1 practice" : "\(number) practices"
    case .stepNoted(let number): "noted a mood: \(feeling(number))"
    case .stepMarked(let date, let isGood):
      switch isGood {
      case true?: "marked \(date) as a good day"
      case false?: "marked \(date) as a bad day"
      case nil: "took the mark off \(date)"
      }
    case .stepPractised(let practice): "finished the practice “\(practice)”"
    case .stepImported(let number, let file):
      "imported \(number == 1 ? "1 mood" : "\(number) moods") from \(file)"
    case .practiceAdvice(let practice): "Try a short practice: \(practice)."
    case .imported(let number, let known):
      "Imported \(number == 1 ? "1 mood" : "\(number) moods")."
        + (known == 0 ? "" : " \(known) \(known == 1 ? "was" : "were") here already.")
    case .wouldImport(let number, let known):
      "Would import \(number == 1 ? "1 mood" : "\(number) moods")."
        + (known == 0 ? "" : " \(known) \(known == 1 ? "is" : "are") here already.")
    // Problems.
    case .practiceWithoutText(let practice):
      "\(practice) keeps no text: only gratitude, grounding and writing do"
    case .noneToday: "No mood noted today yet. How do you feel? passby mood happy"
    case .whichFeeling:
      "how do you feel? A mood is 0 to 4: very_sad, sad, neutral, happy, very_happy."
    case .notEmotion(let value):
      "\(value) is no mood. A mood is 0 to 4: very_sad, sad, neutral, happy, very_happy"
    case .timeToCome(let value):
      "\(localizer.given(value)) is in the future: a mood is noted at its time or later"
    case .dayToCome(let value): "\(value) is in the future: only days up to today have a mark"
    case .notMark(let value): "\(value) is no mark of a day: expected good, bad or blank"
    case .markExpected: "expected good, bad or blank, or --toggle alone"
    case .notMonth(let value): "\(value) is no month: expected one such as 2026-03"
    case .neverDone(let task): "\(task) has not been done yet, so no mood can belong to it"
    case .notDaylio(let line): "line \(line) is not as Daylio exports it"
    case .noDaylioColumn(let name):
      "the file has no column \(name): expected the CSV file of Daylio, with the names of its columns in line 1"
    case .notDaylioCell(let line, let column, let text):
      "line \(line): \(text) in column \(column) cannot be read: expected "
        + (column.contains("time")
          ? "a time such as 20:30 or 8:30 PM" : "a date such as 2026-03-04")
    case .noDaylioMood(let line):
      "line \(line): column \"mood\" is empty. Give the entry a mood in Daylio and export again, or delete the line"
    case .unknownMoods(let names):
      "unknown moods: \(localizer.list(names)). Say what they are from 0 to 4, for example --map \(names.first ?? "ok")=2"
    case .notMapping(let value):
      "\(localizer.given(value)) is no mapping: expected one such as ok=2"
    case .periodTooLong(let days, let most):
      "the period has \(days) days: expected at most \(most)"
    case .notPractice(let value, let known):
      "\(value) is no practice: expected \(localizer.alternatives(known))"
    case .notTable(let value, let known):
      "\(value) is no table: expected \(localizer.alternatives(known))"
    // Practices.
    case .practiceName(let practice): practices[practice]?.name ?? practice
    case .practicePurpose(let practice): practices[practice]?.purpose ?? ""
    case .practiceStep(let practice, let index): practices[practice]?.steps.item(index) ?? ""
    case .support(let index): supportiveMessages.item(index) ?? ""
    // Help.
    case .helpPracticeTexts:
      "What you wrote: three good things for gratitude, a note for writing and grounding."
    // Help.
    case .help: "Note how you feel, and mark days as good or bad."
    case .helpAdd: "Note how you feel."
    case .helpDay: "Mark a day as good or bad."
    case .helpCalendar: "Show a month: marks, moods, and how much was done."
    case .helpDiscussion:
      "A mood belongs to the task that was done last within the 10 minutes before, if that has none yet."
    case .helpFeeling: "0 to 4, or very_sad, sad, neutral, happy, very_happy."
    case .helpNote: "A few words about it."
    case .helpTask: "The task that it belongs to: the last time that it was done."
    case .helpAt: "When, unless now; not in the future."
    case .helpMarkDate: "The day, such as 2026-03-05 or yesterday."
    case .helpMark: "good, bad or blank."
    case .helpToggle: "Go on from blank to good, from good to bad, from bad to blank."
    case .helpMonth: "The month, such as 2026-03."
    case .helpPractice: "List the practices, or show one."
    case .helpPracticeName: "breathing, grounding, gratitude, writing or drawing."
    case .helpPracticeDone: "Record that you have finished it."
    case .helpDoneMood: "How you feel about it: 0 to 4, or a name such as happy."
    }
  }

  private func feeling(_ number: Int) -> String {
    switch number {
    case ...0: "very sad"
    case 1: "sad"
    case 2: "neutral"
    case 3: "happy"
    default: "very happy"
    }
  }

  private var practices: [String: (name: String, purpose: String, steps: [String])] {
    [
      "breathing": (
        "4-7-8 breathing", "Slow breathing calms the body. Four rounds take 76 seconds.",
        [
          "Breathe in through your nose for 4 seconds.", "Hold your breath for 7 seconds.",
          "Breathe out through your mouth for 8 seconds.", "Do this four times.",
        ]
      ),
      "grounding": (
        "5-4-3-2-1 grounding", "Your senses bring you back to where you are.",
        [
          "Name 5 things that you can see.", "Name 4 things that you can touch.",
          "Name 3 things that you can hear.", "Name 2 things that you can smell.",
          "Name 1 thing that you can taste.",
        ]
      ),
      "gratitude": (
        "Three good things", "Remember what was good today, however small.",
        [
          "What are you grateful for today?", "Who or what made it possible?",
          "What do you look forward to?",
        ]
      ),
      "writing": (
        "Free writing", "Write for a few minutes without stopping and without judging.",
        [
          "Set aside five minutes.", "Write whatever comes to mind. Spelling does not matter.",
          "Stop when you feel lighter. You need not read it again.",
        ]
      ),
      "drawing": (
        "Drawing", "Let your hand move. Nothing has to come of it.",
        [
          "Take a pen, or draw here with a finger.", "Draw how you feel: lines, shapes, anything.",
          "Keep it or throw it away, as you like.",
        ]
      ),
    ]
  }

  private var supportiveMessages: [String] {
    [
      "It is all right to feel this way. It will pass.",
      "You have got through hard days before.",
      "One thing at a time is enough.",
      "Be as kind to yourself as you would be to a friend.",
      "What you did today counts, even if it looks small.",
      "You may take a break without having earned it.",
      "Not everything has to be done today.",
      "A glass of water and some fresh air can help a little.",
      "You are not alone. Somebody would be glad to hear from you.",
      "Feelings are like weather: they come and they go.",
      "You do not have to be perfect to be good enough.",
      "Slow progress is progress too.",
    ]
  }
}

extension [String] {
  /// Returns the text with an index; `nil` if there is none.
  func item(_ index: Int) -> String? { indices.contains(index) ? self[index] : nil }
}

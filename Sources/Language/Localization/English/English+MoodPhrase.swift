extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: MoodPhrase, _ localizer: Localizer) -> String {
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
    case .howDoYouFeel: "How do you feel?"
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
    case .practiceWithoutText(let practice):
      "\(practice) keeps no text: only gratitude, grounding and writing do"
    case .notEmotion(let value):
      "\(value) is no mood: expected 0 to 4, or very_sad, sad, neutral, happy or very_happy"
    case .timeToCome(let value): "\(value) is in the future: a mood is noted at its time or later"
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
    case .notMapping(let value): "\(value) is no mapping: expected one such as ok=2"
    case .periodTooLong(let days, let most):
      "the period has \(days) days: expected at most \(most)"
    case .notPractice(let value, let known):
      "\(value) is no practice: expected \(localizer.alternatives(known))"
    case .notTable(let value, let known):
      "\(value) is no table: expected \(localizer.alternatives(known))"
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
}

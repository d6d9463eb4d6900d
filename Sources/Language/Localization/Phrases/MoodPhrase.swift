/// Moods, marks of days and practices, with the help of their commands.
package enum MoodPhrase: Phrase, Hashable {
  /// A feeling by its number, from 0, very sad, to 4, very happy.
  case feeling(Int)
  /// The mood, as the subject of a message.
  case mood
  /// The mark of a day, as the subject of a message.
  case markOf(date: String)
  /// A mood was noted, perhaps after a task.
  case noted(Int, task: String?)
  /// A day was called good, or bad, or neither any more.
  case marked(date: String, isGood: Bool?)
  /// A number of moods.
  case moods(Int)
  /// A number of marks of days.
  case dayMarks(Int)
  /// A number of practices.
  case practices(Int)
  /// The step of noting a mood, in the middle of a sentence.
  case stepNoted(Int)
  /// The step of marking a day, in the middle of a sentence.
  case stepMarked(date: String, isGood: Bool?)
  /// The step of a practice, in the middle of a sentence.
  case stepPractised(String)
  /// The step of bringing in moods from a file, in the middle of a sentence.
  case stepImported(Int, file: String)
  /// A practice is a good idea now.
  case practiceAdvice(String)
  /// The numbers of moods that were imported, and of those that exist already.
  case imported(Int, known: Int)
  /// The numbers of moods that would be imported, and of those that exist already.
  case wouldImport(Int, known: Int)

  // MARK: Problems

  /// A practice that keeps no text, by its word.
  case practiceWithoutText(String)
  /// No mood was noted today yet.
  case noneToday
  /// `mood` with options but without a feeling.
  case whichFeeling
  /// The value is no feeling.
  case notEmotion(String)
  /// The time is to come.
  case timeToCome(GivenValue)
  /// The day is to come.
  case dayToCome(String)
  /// The value is no mark of a day.
  case notMark(String)
  /// Neither a mark nor a change was asked for, or both were.
  case markExpected
  /// The value is no month.
  case notMonth(String)
  /// The named task was never done.
  case neverDone(String)
  /// The file is not what Daylio exports.
  case notDaylio(line: Int)
  /// A column is missing in the file.
  case noDaylioColumn(String)
  /// A column has a text that cannot be read.
  case notDaylioCell(line: Int, column: String, text: String)
  /// An entry of the file has no mood.
  case noDaylioMood(line: Int)
  /// The file names moods that have no number yet.
  case unknownMoods([String])
  /// The value does not say which mood is which number.
  case notMapping(GivenValue)
  /// The period is longer than can be looked at.
  case periodTooLong(days: Int, most: Int)
  /// The value is no practice.
  case notPractice(String, known: [String])
  /// The value is no kind of table.
  case notTable(String, known: [String])

  // MARK: Practices

  /// The name of a practice by its word, such as `breathing`.
  case practiceName(String)
  /// The purpose of a practice, in a sentence.
  case practicePurpose(String)
  /// The steps of a practice, in order.
  case practiceStep(String, Int)
  /// A supportive message by its number.
  case support(Int)

  // MARK: Help

  case helpPracticeTexts

  // MARK: Help

  case help, helpAdd, helpDay, helpCalendar, helpDiscussion, helpFeeling, helpNote, helpTask, helpAt
  case helpMarkDate, helpMark, helpToggle, helpMonth
  case helpPractice, helpPracticeName, helpPracticeDone
  case helpDoneMood

  /// How many steps a practice has.
  package static func stepCount(_ practice: String) -> Int {
    switch practice {
    case "breathing": 4
    case "grounding": 5
    case "gratitude": 3
    case "writing": 3
    case "drawing": 3
    default: 0
    }
  }

  /// How many supportive messages there are.
  package static let supportCount = 12

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

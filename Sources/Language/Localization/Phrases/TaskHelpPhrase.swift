/// The help of the commands for tasks.
///
/// Commands and their arguments are named as on the command line; a case that ends in `Discussion`
/// is the text below a command's summary.
package enum TaskHelpPhrase: Phrase, Hashable {
  case list
  case listAll
  case listPlace
  case add
  case taskName
  case dryRun
  case edit
  case newName
  case show
  case remove
  case done
  case doneAt
  case doneAgain
  case doneNote
  case skip
  case snooze
  case snoozeUntil
  case move
  case moveTo
  case next
  case nextTask
  case nextCount
  case task
  case every
  case from
  case start
  case first
  case end
  case at
  case zone
  case due
  case when
  case last
  case taskPlace
  case on
  case dwell
  case horizon
  case nag
  case notes
  case category
  case priority
  case difficulty
  case duration
  case fixed
  case flexible
  case quick
  case quickLine
  case quickDiscussion
  case quickPlain
  case severalTasks
  case snoozeFor
  case today
  case todayDiscussion
  case todaySort
  case listWords
  case listOpen
  case listDue
  case listOverdue
  case listWaiting
  case listCategory
  case listPriority
  case addDiscussion
  case editDiscussion
  case nextDiscussion
  case snoozeDiscussion

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

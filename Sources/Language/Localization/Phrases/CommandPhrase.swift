/// Texts that all commands have in common: their arguments and options, the first screen, and the
/// groups of the help.
package enum CommandPhrase: Phrase, Hashable {
  /// The first word is not a command; `hint` may suggest one.
  case notACommand(String, hint: String)
  /// The first word is not a command but the name of a task; both are in quotes.
  case taskInsteadOfCommand(String, task: String)
  /// The first word is not a command but occurs in some tasks, which a call lists.
  case searchInsteadOfCommand(String, tasks: Int, call: String)
  /// A quoted word that begins with a dash was taken for options.
  case readAsOptions(String)
  /// An argument is missing, `<task> ...`.
  case missingArgument(String)
  /// An option without its value, `--at <time>`.
  case missingValue(of: String)
  /// An option that the command does not have, and one with a similar name.
  case unknownOption(String, suggestion: String?)
  /// One argument too many.
  case unexpectedArgument(String)
  /// Unexpected arguments: their number and a list in quotes.
  case unexpectedArguments(Int, String)
  /// A flag was given a value.
  case valueOfFlag(String, value: String)
  /// No completion script is made for a shell; `known` lists those it is made for, in quotes.
  case unknownShell(String, known: String)
  /// A value that an option or argument does not have; `known` lists those it has, in quotes.
  case wrongValue(String, of: String, known: String?, suggestion: String?)
  /// No language has the quoted code.
  case unknownLanguage(String, known: String)
  /// Two options or texts exclude each other.
  case excluded(String, String)
  /// The purpose of an argument or option, behind an error about it.
  case argumentHelp(String, text: String)
  /// The form of a call, behind an error about its arguments.
  case usage(String)
  /// The call that explains a command, behind an error about its arguments.
  case explained(by: String)
  /// A number is out of range.
  case numberOutOfRange(option: String, value: String, lowest: String, highest: String)
  /// The database has no task.
  case nothingToDo
  /// The purpose of Passby in one sentence.
  case introduction
  /// The first step: name a place.
  case namePlace(step: Int)
  /// The next step: add a task.
  case addTask(step: Int)
  /// The last step: start the daemon.
  case followReceiver(step: Int)
  /// The command that lists all commands.
  case helpListsCommands
  /// Standard output cannot be written.
  case outputNotWritten(reason: String)

  // MARK: The short help

  /// The purpose of an everyday command, in at most 57 columns.
  case everyday(EverydayCommand)
  /// The name of a value in a help page: `task` in `<task>`.
  case valueName(String)
  /// The last line: how to see the help of one command, and all of them.
  case helpOfAll

  // MARK: Suggestions

  /// A name that was probably meant, as a question behind another sentence, with a blank before it.
  case didYouMean(String)

  // MARK: Quotes

  /// An argument too many, probably a word of a name.
  case quoteWords(String)

  // MARK: Help

  case groupDevices

  // MARK: Help

  case groupTasks
  case groupPlaces
  case groupSteps
  case groupDaemon
  case groupInformation
  case groupBackup
  case commonOptions
  case taskOptions
  case helpDatabase
  case helpConfiguration
  case helpJson
  case helpNow
  case helpLang
  case helpColor
  case help
  case helpDiscussion

  // MARK: Help

  case groupJournal

  // MARK: Help

  case groupProgress

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

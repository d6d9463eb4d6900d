extension English {
  package func text(_ phrase: CommandPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .notACommand(let word, let hint):
      "\(word) is not a command.\(hint) \"passby --help\" lists them."
    case .taskInsteadOfCommand(let word, let task):
      "\(word) is not a command but a task: \"passby show \(task)\" shows it, \"passby done \(task)\" ticks it off."
    case .searchInsteadOfCommand(let word, let number, let call):
      "\(word) is not a command. \(number == 1 ? "One task has" : "\(number) tasks have") the word: \(call)"
    case .readAsOptions(let word):
      "\(word) begins with \"-\" and was read as options: put it last, behind --, as in passby add --every 1d -- \(word)."
    case .missingArgument(let argument): "\(argument) is missing."
    case .missingValue(let option): "\(option) needs a value."
    case .unknownOption(let option, let suggestion):
      "there is no option \(option)." + question(suggestion)
    case .unexpectedArgument(let argument):
      text(CommandPhrase.quoteWords("\"\(argument)\""), localizer)
    case .unexpectedArguments(let number, let arguments):
      "\(arguments) are \(number) words too many: words that belong together go in quotes, as in passby add \"Cat medicine\"."
    case .valueOfFlag(let option, let value):
      "\(option) takes no value: leave out \"=\(value)\"."
    case .unknownShell(let shell, let known):
      "there is no completion script for \"\(shell)\": expected \(known)."
    case .wrongValue(let value, let argument, let known, let suggestion):
      "\"\(value)\" cannot be the value of \(argument)" + (known.map { ": expected \($0)." } ?? ".")
        + question(suggestion)
    case .argumentHelp(let argument, let text): "  \(argument): \(text)"
    case .usage(let call): "Usage: \(call)"
    case .explained(let call): "More: \(call)"
    case .unknownLanguage(let value, let known):
      "language \(value) is unknown: expected \(known)."
    case .excluded(let first, let second):
      "\(first) and \(second) exclude each other: give one."
    case .numberOutOfRange(let option, let value, let lowest, let highest):
      "\(option) \(value) is out of range: expected \(lowest) to \(highest)."
    case .nothingToDo:
      "Nothing to do yet."
    case .introduction:
      "Passby reminds you of what repeats, when you come by a place where you can do it."
    case .namePlace(let step):
      "\(step). Name a place:"
    case .addTask(let step):
      "\(step). Add a task that opens after 10 weeks and is due after 14:"
    case .followReceiver(let step):
      "\(step). Let it follow your GPS receiver:"
    case .helpListsCommands:
      "\"passby --help\" lists all commands."
    case .outputNotWritten(let reason):
      "cannot write the output: \(reason)"
    // The short help.
    case .everyday(let command): everyday(command)
    case .valueName(let name): name
    case .helpOfAll:
      "\"passby help COMMAND\" explains a command, \"passby help all\" lists them all."
    // Suggestions.
    case .didYouMean(let name): question(name)
    // Quotes.
    case .quoteWords(let word):
      "\(word) is one word too many: words that belong together go in quotes, as in passby add \"Cat medicine\"."
    // Help.
    case .groupDevices:
      "Devices"
    // Help.
    case .groupTasks: "Tasks"
    case .groupPlaces: "Places"
    case .groupSteps: "Undo"
    case .groupDaemon: "Daemon"
    case .groupInformation: "Information"
    case .groupBackup: "Backup"
    case .commonOptions: "Common options"
    case .taskOptions: "Task"
    case .helpDatabase: "The database file (PASSBY_DB)."
    case .helpConfiguration: "The configuration file (PASSBY_CONFIG)."
    case .helpJson: "Print JSON with stable keys."
    case .helpNow: "Use this instant as the present (PASSBY_NOW)."
    case .helpLang: "Language: en or uk (PASSBY_LANGUAGE)."
    case .helpColor: "Colour: auto, always or never. NO_COLOR is honoured."
    case .help: "Reminders for what repeats, at the place where you can do it."
    case .helpDiscussion:
      """
      Without a command, passby shows the home screen: each task is a bar that fills as its \
      countdown runs, soonest first.

      First steps:
        passby place add Vet 52.5163,13.3777 --radius 80
        passby add "Cat medicine" --every 10-14w --place Vet
        passby run
      """
    // Help.
    case .groupJournal: "Journal"
    // Help.
    case .groupProgress: "Mood and progress"
    }
  }

  private func everyday(_ command: EverydayCommand) -> String {
    switch command {
    case .list: "all tasks, soonest first"
    case .today: "what can be done now and today"
    case .quick: "add a task from one line: Call mum tomorrow 6pm"
    case .add: "add one with options: --every 10-14w --place Vet"
    case .done: "tick a task off, by its number or name"
    case .snooze: "silence one: passby snooze 3 2h, tomorrow, visit"
    case .undo: "take the last step back"
    case .plan: "the day as a column of times"
    case .placeAdd: "name a place, where tasks can be done"
    case .run: "follow the receiver, remind, serve the page"
    }
  }
}

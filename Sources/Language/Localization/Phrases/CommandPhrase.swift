/// Texts that all commands have in common: their arguments and options, the first screen, and the
/// groups of the help.
package struct CommandPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  /// A text that stands already, such as the message of a library.
  package static func verbatim(_ text: String) -> Self { Self(alike: text) }
  /// The first word is not a command; `hint` may suggest one.
  package static func notACommand(_ word: String, hint: String) -> Self {
    Self(
      "\(word) is not a command.\(hint) \"passby --help\" lists them.",
      "\(word) не є командою.\(hint) Усі команди: «passby --help».")
  }
  /// The first word is not a command but the name of a task; both are in quotes.
  package static func taskInsteadOfCommand(_ word: String, task: String) -> Self {
    Self(
      "\(word) is not a command but a task: \"passby show \(task)\" shows it, \"passby done \(task)\" ticks it off.",
      "\(word) – не команда, а завдання: «passby show \(task)» покаже його, «passby done \(task)» позначить виконаним."
    )
  }
  package static func searchInsteadOfCommand(
    _ word: String, tasks number: Int, call: String
  ) -> Self {
    Self(
      "\(word) is not a command. \(number == 1 ? "One task has" : "\(number) tasks have") the word: \(call)",
      "\(word) не є командою. Це слово є в завданнях (\(number)): \(call)")
  }
  /// A word that is no command, and the call that does what it means.
  package static func otherWord(_ word: String, call: String) -> Self {
    Self("\(word) is not a command: type \(call)", "\(word) не є командою: введіть \(call)")
  }
  /// The call that was probably meant, behind an error about a part of it.
  package static func instead(_ call: String) -> Self {
    Self("Try: \(call)", "Спробуйте: \(call)")
  }
  /// A quoted word that begins with a dash was taken for options.
  package static func readAsOptions(_ word: String) -> Self {
    Self(
      "\(word) begins with \"-\" and was read as options: put it last, behind --, as in passby add --every 1d -- \(word).",
      "\(word) починається з «-» і прочитано як параметри: поставте його наприкінці, після --, наприклад passby add --every 1d -- \(word)."
    )
  }
  /// An argument is missing, `<task> ...`.
  package static func missingArgument(_ argument: String) -> Self {
    Self("\(argument) is missing.", "бракує \(argument).")
  }
  /// An option without its value, `--at <time>`.
  package static func missingValue(of option: String) -> Self {
    Self("\(option) needs a value.", "\(option) потребує значення.")
  }
  package static func unknownOption(_ option: String, suggestion: String?) -> Self {
    Self(
      "there is no option \(option)." + DatePhrase.question(suggestion),
      "параметра \(option) немає." + DatePhrase.question(suggestion))
  }
  package static func unexpectedArgument(_ argument: String) -> Self {
    Self(
      CommandPhrase.quoteWords("\"\(argument)\"").text,
      CommandPhrase.quoteWords("«\(argument)»").text)
  }
  /// Unexpected arguments: their number and a list in quotes.
  package static func unexpectedArguments(_ number: Int, _ arguments: String) -> Self {
    Self(
      "\(arguments) are \(number) words too many: words that belong together go in quotes, as in passby add \"Cat medicine\".",
      "\(arguments) – зайві слова (\(number)): слова, що належать разом, беруть у лапки, як у passby add \"Ліки для кота\"."
    )
  }
  package static func valueOfFlag(_ option: String, value: String) -> Self {
    Self(
      "\(option) takes no value: leave out \"=\(value)\".",
      "\(option) не має значення: приберіть «=\(value)».")
  }
  /// No completion script is made for a shell; `known` lists those it is made for, in quotes.
  package static func unknownShell(_ shell: String, known: String) -> Self {
    Self(
      "there is no completion script for \"\(shell)\": expected \(known).",
      "для «\(shell)» сценарію доповнення немає: очікувалося \(known).")
  }
  /// A value that an option or argument does not have; `known` lists those it has, in quotes.
  package static func wrongValue(
    _ value: String, of argument: String, known: String?, suggestion: String?
  ) -> Self {
    Self(
      "\"\(value)\" cannot be the value of \(argument)" + (known.map { ": expected \($0)." } ?? ".")
        + DatePhrase.question(suggestion),
      "«\(value)» не підходить для \(argument)" + (known.map { ": очікувалося \($0)." } ?? ".")
        + DatePhrase.question(suggestion))
  }
  /// No language has the quoted code.
  package static func unknownLanguage(_ value: String, known: String) -> Self {
    Self(
      "language \(value) is unknown: expected \(known).",
      "мова \(value) невідома: очікувалося \(known).")
  }
  package static func excluded(_ first: String, _ second: String) -> Self {
    Self(
      "\(first) and \(second) exclude each other: give one.",
      "\(first) і \(second) не поєднуються: вкажіть щось одне.")
  }
  /// The purpose of an argument or option, behind an error about it.
  package static func argumentHelp(_ argument: String, text: String) -> Self {
    Self(alike: "  \(argument): \(text)")
  }
  /// The form of a call, behind an error about its arguments.
  package static func usage(_ call: String) -> Self { Self("Usage: \(call)", "Виклик: \(call)") }
  /// The call that explains a command, behind an error about its arguments.
  package static func explained(by call: String) -> Self {
    Self("More: \(call)", "Докладніше: \(call)")
  }
  package static func numberOutOfRange(
    option: String, value: String, lowest: String, highest: String
  ) -> Self {
    Self(
      "\(option) \(value) is out of range: expected \(lowest) to \(highest).",
      "\(option) \(value) поза межами: очікувалося від \(lowest) до \(highest).")
  }
  package static let nothingToDo = Self("Nothing to do yet.", "Справ поки немає.")
  package static let introduction = Self(
    "Passby reminds you of what repeats, when you come by a place where you can do it.",
    "Passby нагадує про справи, що повторюються, коли ви опиняєтеся там, де їх можна зробити.")
  package static func writeTask(step: Int) -> Self {
    Self(
      "\(step). Write down what there is to do, as you would say it:",
      "\(step). Запишіть справу так, як ви про неї сказали б:")
  }
  /// A line for `quick` that is read as a task with a rule and a time.
  package static let firstTask = Self(
    "Water the plants every 3 days at 8:00", "Полити квіти кожні 3 дні о 8:00")
  /// The daemon does not run; `page` is where its page will be.
  package static func startDaemon(step: Int, page: String) -> Self {
    Self(
      "\(step). Start the reminders, and the page in your browser, \(page):",
      "\(step). Запустіть нагадування і сторінку у вашому браузері, \(page):")
  }
  /// The daemon runs.
  package static func openPage(step: Int) -> Self {
    Self("\(step). Open the page in your browser:", "\(step). Відкрийте сторінку у браузері:")
  }
  package static func addPhone(step: Int) -> Self {
    Self(
      "\(step). Connect your phone, so that you are reminded where you can do it:",
      "\(step). Під’єднайте телефон, щоб нагадування приходили там, де це можна зробити:")
  }
  package static let firstDevice = Self("Phone", "Телефон")
  /// The command that lists all commands.
  package static let helpListsCommands = Self(
    "\"passby --help\" lists all commands.",
    "Усі команди: «passby --help».")
  package static func outputNotWritten(reason: String) -> Self {
    Self("cannot write the output: \(reason)", "не вдалося записати вивід: \(reason)")
  }

  // MARK: The short help

  /// The purpose of an everyday command, in at most 57 columns.
  package static func everyday(_ command: EverydayCommand) -> Self {
    Self(alike: everydayText(command))
  }
  /// The name of a value in a help page: `task` in `<task>`.
  package static func valueName(_ name: String) -> Self {
    Self(name, Ukrainian.valueNames[name] ?? name)
  }
  package static let helpOfAll = Self(
    "\"passby help COMMAND\" explains a command, \"passby help all\" lists them all.",
    "«passby help КОМАНДА» пояснює команду, «passby help all» показує всі.")

  // MARK: Suggestions

  /// A name that was probably meant, as a question behind another sentence, with a blank before it.
  package static func didYouMean(_ name: String) -> Self { Self(alike: DatePhrase.question(name)) }

  // MARK: Quotes

  package static func quoteWords(_ word: String) -> Self {
    Self(
      "\(word) is one word too many: words that belong together go in quotes, as in passby add \"Cat medicine\".",
      "\(word) – зайве слово: слова, що належать разом, беруть у лапки, як у passby add \"Ліки для кота\"."
    )
  }

  // MARK: Help

  package static let groupDevices = Self("Devices", "Пристрої")
  package static let groupTasks = Self("Tasks", "Завдання")
  package static let groupPlaces = Self("Places", "Місця")
  package static let groupSteps = Self("Undo", "Скасування")
  package static let groupDaemon = Self("Daemon", "Фонова служба")
  package static let groupInformation = Self("Information", "Інформація")
  package static let groupBackup = Self("Backup", "Резервні копії")
  package static let commonOptions = Self("Common options", "Спільні параметри")
  package static let taskOptions = Self("Task", "Завдання")
  package static let helpDatabase = Self(
    "The database file (PASSBY_DB).",
    "Файл бази даних (PASSBY_DB).")
  package static let helpConfiguration = Self(
    "The configuration file (PASSBY_CONFIG).",
    "Файл налаштувань (PASSBY_CONFIG).")
  package static let helpJson = Self(
    "Print JSON with stable keys.",
    "Вивести JSON зі сталими ключами.")
  package static let helpNow = Self(
    "Use this instant as the present (PASSBY_NOW).",
    "Вважати цей момент теперішнім (PASSBY_NOW).")
  package static let helpLang = Self(
    "Language: en or uk (PASSBY_LANGUAGE).",
    "Мова: en або uk (PASSBY_LANGUAGE).")
  package static let helpColor = Self(
    "Colour: auto, always or never. NO_COLOR is honoured.",
    "Колір: auto, always або never. NO_COLOR враховується.")
  package static let help = Self(
    "Reminders for what repeats, at the place where you can do it.",
    "Нагадування про те, що повторюється, там, де це можна зробити.")
  package static let helpDiscussion = Self(
    """
    Without a command, passby shows the home screen: each task is a bar that fills as its \
    countdown runs, soonest first.

    First steps:
      passby quick \(firstTask.text)
      passby run
      passby device add \(firstDevice.text)
    """,
    """
    Без команди passby показує головний екран: кожне завдання — смуга, що заповнюється з плином \
    відліку, найближчі спочатку.

    Перші кроки:
      passby quick \(firstTask.text)
      passby run
      passby device add \(firstDevice.text)
    """)
  package static let groupJournal = Self("Journal", "Щоденник")
  package static let groupProgress = Self("Mood and progress", "Настрій і поступ")

  private static func everydayText(_ command: EverydayCommand) -> String {
    switch command {
    case .list: say("all tasks, soonest first", "усі завдання, найближчі спочатку")
    case .today: say("what can be done now and today", "що можна зробити зараз і сьогодні")
    case .quick:
      say(
        "add a task from one line: Call mum tomorrow 6pm",
        "додати завдання одним рядком: Кіно завтра о 18:00")
    case .add:
      say(
        "add one with options: --every 10-14w --place Vet",
        "додати з параметрами: --every 10-14w --place Vet")
    case .done:
      say(
        "tick a task off, by its number or name",
        "позначити виконаним за номером або назвою")
    case .snooze:
      say(
        "silence one: passby snooze 3 2h, tomorrow, visit",
        "відкласти: passby snooze 3 2h, завтра, visit")
    case .undo: say("take the last step back", "скасувати останню дію")
    case .plan: say("the day as a column of times", "день як стовпчик годин")
    case .placeAdd:
      say(
        "name a place, where tasks can be done",
        "назвати місце, де виконують завдання")
    case .run:
      say(
        "follow the receiver, remind, serve the page",
        "стежити за приймачем, нагадувати, показувати сторінку")
    }
  }
}

extension Ukrainian {
  /// The names of values in help pages.
  fileprivate static let valueNames = [
    "address": "адреса", "app": "програма", "category": "категорія", "choice": "вибір",
    "code": "код", "color": "колір", "date": "дата", "days": "дні", "device": "пристрій",
    "distance": "відстань", "emotion": "настрій", "end": "кінець", "events": "події",
    "feeling": "настрій", "file": "файл", "habit": "звичка", "icon": "значок", "id": "номер",
    "instant": "момент", "key": "ключ", "keys": "ключі", "length": "тривалість",
    "level":
      "рівень", "line": "рядок", "mark": "позначка", "mode": "режим", "month": "місяць",
    "name":
      "назва", "new": "нова", "number": "число", "old": "стара", "options": "параметри",
    "parts": "розділи", "period": "період", "person": "особа", "place": "місце",
    "position":
      "положення", "priority": "важливість", "radius": "радіус", "seconds": "секунди",
    "speed":
      "швидкість", "steps": "кроки", "subcommand": "команда", "subject": "що",
    "table":
      "таблиця", "tag": "мітка", "task": "завдання", "text": "текст", "texts": "тексти",
    "time":
      "час", "topic": "тема", "url": "адреса", "when": "коли", "words": "слова",
    "yyyy-mm-dd":
      "рррр-мм-дд", "zone": "пояс",
  ]
}

extension Ukrainian {
  package func text(_ phrase: CommandPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .notACommand(let word, let hint):
      "\(word) не є командою.\(hint) Усі команди: «passby --help»."
    case .taskInsteadOfCommand(let word, let task):
      "\(word) – не команда, а завдання: «passby show \(task)» покаже його, «passby done \(task)» позначить виконаним."
    case .searchInsteadOfCommand(let word, let number, let call):
      "\(word) не є командою. Це слово є в завданнях (\(number)): \(call)"
    case .readAsOptions(let word):
      "\(word) починається з «-» і прочитано як параметри: поставте його наприкінці, після --, наприклад passby add --every 1d -- \(word)."
    case .missingArgument(let argument): "бракує \(argument)."
    case .missingValue(let option): "\(option) потребує значення."
    case .unknownOption(let option, let suggestion):
      "параметра \(option) немає." + question(suggestion)
    case .unexpectedArgument(let argument):
      text(CommandPhrase.quoteWords("«\(argument)»"), localizer)
    case .unexpectedArguments(let number, let arguments):
      "\(arguments) – зайві слова (\(number)): слова, що належать разом, беруть у лапки, як у passby add \"Ліки для кота\"."
    case .valueOfFlag(let option, let value):
      "\(option) не має значення: приберіть «=\(value)»."
    case .unknownShell(let shell, let known):
      "для «\(shell)» сценарію доповнення немає: очікувалося \(known)."
    case .wrongValue(let value, let argument, let known, let suggestion):
      "«\(value)» не підходить для \(argument)" + (known.map { ": очікувалося \($0)." } ?? ".")
        + question(suggestion)
    case .argumentHelp(let argument, let text): "  \(argument): \(text)"
    case .usage(let call): "Виклик: \(call)"
    case .explained(let call): "Докладніше: \(call)"
    case .unknownLanguage(let value, let known):
      "мова \(value) невідома: очікувалося \(known)."
    case .excluded(let first, let second):
      "\(first) і \(second) не поєднуються: вкажіть щось одне."
    case .numberOutOfRange(let option, let value, let lowest, let highest):
      "\(option) \(value) поза межами: очікувалося від \(lowest) до \(highest)."
    case .nothingToDo:
      "Справ поки немає."
    case .introduction:
      "Passby нагадує про справи, що повторюються, коли ви опиняєтеся там, де їх можна зробити."
    case .namePlace(let step):
      "\(step). Назвіть місце:"
    case .addTask(let step):
      "\(step). Додайте завдання, що відкривається через 10 тижнів і має термін через 14:"
    case .followReceiver(let step):
      "\(step). Запустіть стеження за GPS-приймачем:"
    case .helpListsCommands:
      "Усі команди: «passby --help»."
    case .outputNotWritten(let reason):
      "не вдалося записати вивід: \(reason)"
    // The short help.
    case .everyday(let command): everyday(command)
    case .valueName(let name): Self.valueNames[name] ?? name
    case .helpOfAll:
      "«passby help КОМАНДА» пояснює команду, «passby help all» показує всі."
    // Suggestions.
    case .didYouMean(let name): question(name)
    // Quotes.
    case .quoteWords(let word):
      "\(word) – зайве слово: слова, що належать разом, беруть у лапки, як у passby add \"Ліки для кота\"."
    // Help.
    case .groupDevices:
      "Пристрої"
    // Help.
    case .groupTasks: "Завдання"
    case .groupPlaces: "Місця"
    case .groupSteps: "Скасування"
    case .groupDaemon: "Фонова служба"
    case .groupInformation: "Інформація"
    case .groupBackup: "Резервні копії"
    case .commonOptions: "Спільні параметри"
    case .taskOptions: "Завдання"
    case .helpDatabase: "Файл бази даних (PASSBY_DB)."
    case .helpConfiguration: "Файл налаштувань (PASSBY_CONFIG)."
    case .helpJson: "Вивести JSON зі сталими ключами."
    case .helpNow: "Вважати цей момент теперішнім (PASSBY_NOW)."
    case .helpLang: "Мова: en або uk (PASSBY_LANGUAGE)."
    case .helpColor: "Колір: auto, always або never. NO_COLOR враховується."
    case .help: "Нагадування про те, що повторюється, там, де це можна зробити."
    case .helpDiscussion:
      """
      Без команди passby показує головний екран: кожне завдання — смуга, що заповнюється з плином \
      відліку, найближчі спочатку.

      Перші кроки:
        passby place add Vet 52.5163,13.3777 --radius 80
        passby add "Cat medicine" --every 10-14w --place Vet
        passby run
      """
    // Help.
    case .groupJournal: "Щоденник"
    // Help.
    case .groupProgress: "Настрій і поступ"
    }
  }

  private func everyday(_ command: EverydayCommand) -> String {
    switch command {
    case .list: "усі завдання, найближчі спочатку"
    case .today: "що можна зробити зараз і сьогодні"
    case .quick: "додати завдання одним рядком: Кіно завтра о 18:00"
    case .add: "додати з параметрами: --every 10-14w --place Vet"
    case .done: "позначити виконаним за номером або назвою"
    case .snooze: "відкласти: passby snooze 3 2h, завтра, visit"
    case .undo: "скасувати останню дію"
    case .plan: "день як стовпчик годин"
    case .placeAdd: "назвати місце, де виконують завдання"
    case .run: "стежити за приймачем, нагадувати, показувати сторінку"
    }
  }

  /// The names of values in help pages.
  private static let valueNames = [
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

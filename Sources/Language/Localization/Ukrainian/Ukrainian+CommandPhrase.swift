extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: CommandPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .notACommand(let word, let hint):
      "\(word) не є командою.\(hint) Усі команди: «passby --help»."
    case .readAsOptions(let word):
      "\(word) починається з «-» і прочитано як параметри: поставте його наприкінці, після --, наприклад passby add --every 1d -- \(word)."
    case .missingArgument(let argument): "Помилка: Бракує аргументу '\(argument)'"
    case .missingValue(let option): "Помилка: Бракує значення для '\(option)'"
    case .unknownOption(let option, let suggestion):
      "Помилка: Невідомий параметр '\(option)'"
        + (suggestion.map { ". Можливо, ви мали на увазі '\($0)'?" } ?? "")
    case .unexpectedArgument(let argument): "Помилка: Зайвий аргумент '\(argument)'"
    case .unexpectedArguments(let number, let arguments):
      "Помилка: Зайві аргументи (\(number)): \(arguments)"
    case .wrongValue(let value, let argument, let known, let suggestion):
      "Помилка: Значення '\(value)' не підходить для '\(argument)'"
        + (known.map { ". Виберіть одне з \($0)." } ?? "")
        + (suggestion.map { " Можливо, ви мали на увазі '\($0)'?" } ?? "")
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
}

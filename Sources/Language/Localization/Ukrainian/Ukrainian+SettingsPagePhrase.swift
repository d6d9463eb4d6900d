extension Ukrainian {
  package func text(_ phrase: SettingsPagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .intro:
      "Обране тут зберігається у вашій базі даних. Файл налаштувань, змінні середовища та параметри мають перевагу."
    case .languageAndTime: "Мова і час"
    case .yourDay: "Ваш день"
    case .quietHours: "Тихі години"
    case .whenReminds: "Коли нагадують завдання"
    case .switchedOn: "Увімкнено"
    case .switchedOff: "Вимкнено"
    case .newTasks: "Нові завдання"
    case .map: "Карта"
    case .addresses: "Пошук адрес"
    case .notifications: "Сповіщення"
    case .access: "Доступ з інших пристроїв"
    case .mapSource: "Зображення карти"
    case .addressSource: "Служба пошуку"
    case .quietHint:
      "Те, чому ніхто не вказав часу, чекає кінця тихих годин. Хто приходить на місце, той не спить: нагадування на місці надходять."
    case .mapHint: "Сервер зображень бачить, на яку частину карти ви дивитеся."
    case .addressesHint: "Служба бачить, що ви шукаєте і де ставите нове місце."
    case .openStreetMap: "OpenStreetMap"
    case .otherServer: "Інший сервер"
    case .file: "Файл"
    case .noMap: "Без зображень"
    case .nominatim: "OpenStreetMap (Nominatim)"
    case .noAddresses: "Без пошуку адрес"
    case .fixedInFile(let path): "Задано у файлі \(path)."
    case .fixedByVariable(let name): "Задано змінною середовища \(name)."
    case .fixedByOption: "Задано параметром команди."
    case .locked(let cause): "Тут цього змінити не можна. \(cause)"
    case .chosenHere: "сторінку налаштувань"
    case .expected(let values): "Очікувалося: \(values)."
    case .refused(let text): "\(text)"
    case .bothOrNeither: "Задайте обидва часи або залиште обидва порожніми."
    case .twoTimes: "Очікувалися два різні часи."
    case .wholePath: "Очікувався повний шлях, що починається з / або ~/."
    case .thisComputer(let host):
      "Саме цей комп’ютер? «\(host)» — не інша машина: Passby надсилатиме запити програмі, що працює тут."
    case .yesThisComputer: "Так, саме цей комп’ютер"
    case .inNetwork(let host, let address):
      host == address
        ? "\(address) — у вашій мережі."
        : "«\(host)» — у вашій мережі, за адресою \(address)."
    case .noMapFile:
      "Passby не може прочитати там мапу: очікувався файл MBTiles. Більше про файл із налаштувань каже «passby doctor»."
    case .somethingExpected: "Заповніть це поле."
    case .noDesktopProgram: "На цьому комп’ютері немає notify-send (Debian: libnotify-bin)."
    case .notChanged: "Нічого не збережено. Виправте позначені поля."
    case .sendTest: "Надіслати пробне"
    case .testSent(let name): "\(name): пробне сповіщення надіслано."
    case .testFailed(let name, let reason): "\(name): пробне сповіщення не надіслано. \(reason)"
    case .noSuchNotifier(let name): "Немає сповіщувача \(name)."
    case .theDesktop: "Робочий стіл"
    case .webhook(let notifier, let host): "\(notifier), на \(host)"
    case .ntfy(let host): "ntfy, на \(host)"
    case .ntfySubscribe: "Відскануйте телефоном, щоб підписатися на тему в ntfy:"
    case .ntfyChanges(let address):
      "Телефони, підписані на \(address), тоді більше не отримуватимуть нагадувань; їх треба буде підписати знову. Змінити тему?"
    case .ntfyOpen: "Відкрити в застосунку ntfy"
    case .program(let notifier, let program): "\(notifier), програма \(program)"
    case .moreNotifiers:
      "Програми та інші веб-адреси, як-от Gotify чи Home Assistant, додаються у файлі налаштувань у розділі notify: «passby config --path» показує, де він."
    case .tokenExists: "Токен є: інші пристрої входять із ним."
    case .noToken: "Токена немає: сторінку можна відкрити лише на цьому комп’ютері."
    case .tokenHow:
      "«passby web token» створює токен і показує його один раз, «passby web token --new» замінює його, «passby web token --remove» прибирає."
    case .mapQuestion:
      "Показувати карту OpenStreetMap? Тоді він бачитиме, на яку частину ви дивитеся."
    case .addressQuestion:
      "Шукати адреси через OpenStreetMap (Nominatim)? Тоді він бачитиме, що ви шукаєте."
    case .useIt: "Так"
    case .haveFile: "У мене є файл"
    case .without: "Ні"
    case .useFile: "Використати цей файл"
    case .nothingSent:
      "До вашої відповіді нічого не надсилається. Відповідь можна змінити в налаштуваннях."
    case .chooseService: "Обрати службу пошуку"
    // Appearance.
    case .appearance: "Вигляд"
    case .theme: "Тема"
    case .themeName(let word):
      switch word {
      case "light": "Світла"
      case "dark": "Темна"
      default: "Як у системі"
      }
    case .color: "Колір"
    case .colorName(let word): Self.colorNames[word] ?? word
    case .ownColor: "Свій колір"
    case .ownColorHint:
      "У вигляді #rrggbb або #rgb. Колір тексту затемнюється чи освітлюється, доки його можна прочитати."
    case .icon: "Значок"
    case .iconName(let word): Self.iconNames[word] ?? word
    case .parts: "Частини"
    case .partsHint:
      "Вимкнений розділ зникає; записане в ньому лишається."
    case .partName(let part):
      switch part {
      case .today: "Сьогодні"
      case .plan: "План"
      case .mood: "Настрій"
      case .progress: "Поступ"
      case .journal: "Щоденник"
      case .photos: "Світлини"
      }
    case .partHint(let part):
      switch part {
      case .today: "Групує список за тим, що можна зробити зараз і сьогодні."
      case .plan: "Розкладає завдання дня за годинами."
      case .mood: "Занотовує, як ви почуваєтеся, і дає пораду."
      case .progress: "Бали, рівні, серії та статистика."
      case .journal: "Місяць по днях, звички, три добрі речі, нотатки й список бажань."
      case .photos: "Світлини ваших днів і ваш профіль."
      }
    case .rewards: "Картинки"
    case .rewardsHint: "Після виконаного посилання пропонує одну. Сама вона не відкривається."
    case .nothing: "немає"
    case .about(let version):
      "Passby\(version.map { " \($0)" } ?? ""), ліцензія MIT. Докладніше: «man passby», «passby help»."
    case .aboutAPI: "Опис API"
    case .on: "Увімкнено"
    case .off: "Вимкнено"
    }
  }

  private static let colorNames = [
    "teal": "Бірюзовий", "green": "Зелений", "blue": "Синій", "purple": "Фіолетовий",
    "pink": "Рожевий", "red": "Червоний", "orange": "Помаранчевий", "yellow": "Жовтий",
    "gray": "Сірий",
  ]

  private static let iconNames = [
    "pin": "Позначка", "bell": "Дзвоник", "cat": "Кіт", "compass": "Компас", "heart": "Серце",
    "house": "Дім", "leaf": "Листок", "star": "Зірка", "sun": "Сонце",
  ]
}

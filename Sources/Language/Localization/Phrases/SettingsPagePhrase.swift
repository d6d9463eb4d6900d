/// The page of settings, with the appearance.
package struct SettingsPagePhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  /// Why some of it cannot be changed here.
  package static let intro = Self(
    "Some of this is set elsewhere: the configuration file, environment variables and options take precedence over what you choose here.",
    "Дещо з цього задано деінде: файл налаштувань, змінні середовища та параметри мають перевагу над обраним тут."
  )
  package static let rowLook = Self("Look", "Вигляд")
  package static let rowDay = Self("Day", "День")
  package static let rowPhones = Self("Phones and access", "Телефони й доступ")
  package static let rowAbout = Self("About", "Про програму")
  package static let openToOthers = Self(
    "Other devices can log in", "Інші пристрої можуть увійти")
  package static let thisComputerAlone = Self("This computer only", "Лише цей комп’ютер")
  package static let onThisPage = Self("On this page only", "Лише на цій сторінці")
  package static let keysWords = Self("Shortcuts on the keyboard", "Швидкі клавіші")
  package static func product(version: String?) -> Self {
    Self(alike: "Passby\(version.map { " \($0)" } ?? "")")
  }
  package static let languageAndTime = Self("Language and time", "Мова і час")
  package static let yourDay = Self("Your day", "Ваш день")
  package static let quietHours = Self("Quiet hours", "Тихі години")
  package static let whenReminds = Self("When tasks remind", "Коли нагадують завдання")
  package static let switchedOn = Self("On", "Увімкнено")
  package static let switchedOff = Self("Off", "Вимкнено")
  package static let newTasks = Self("New tasks", "Нові завдання")
  package static let map = Self("Map", "Карта")
  package static let addresses = Self("Search for addresses", "Пошук адрес")
  package static let notifications = Self("Notifications", "Сповіщення")
  package static let access = Self("Access from other devices", "Доступ з інших пристроїв")
  package static let mapSource = Self("Map images", "Зображення карти")
  package static let addressSource = Self("Search service", "Служба пошуку")
  package static let quietHint = Self(
    "What nobody gave a time for waits until the quiet hours end. Who arrives is awake: reminders at a place still come.",
    "Те, чому ніхто не вказав часу, чекає кінця тихих годин. Хто приходить на місце, той не спить: нагадування на місці надходять."
  )
  package static let mapHint = Self(
    "A server of map images sees which part of the map you look at.",
    "Сервер зображень бачить, на яку частину карти ви дивитеся.")
  package static let addressesHint = Self(
    "The service sees what you search for, and where you put a new place.",
    "Служба бачить, що ви шукаєте і де ставите нове місце.")
  package static let openStreetMap = Self(alike: "OpenStreetMap")
  package static let otherServer = Self("Another server", "Інший сервер")
  package static let file = Self("A file", "Файл")
  package static let noMap = Self("No images", "Без зображень")
  package static let nominatim = Self(alike: "OpenStreetMap (Nominatim)")
  package static let noAddresses = Self("No search for addresses", "Без пошуку адрес")
  package static func fixedInFile(_ path: String) -> Self {
    Self("Set in \(path).", "Задано у файлі \(path).")
  }
  package static func fixedByVariable(_ name: String) -> Self {
    Self("Set by the environment variable \(name).", "Задано змінною середовища \(name).")
  }
  package static let fixedByOption = Self(
    "Set by an option of the command.",
    "Задано параметром команди.")
  /// The network is let in by a button alone.
  package static let letPhonesIn = Self(
    "press “Let phones in” on the page Phones: it makes the key that this needs",
    "натисніть «Впустити телефони» на сторінці «Телефони»: кнопка створює потрібний ключ")
  package static func locked(_ cause: String) -> Self {
    Self("This cannot be changed here. \(cause)", "Тут цього змінити не можна. \(cause)")
  }
  /// The source of a setting: this page.
  package static let chosenHere = Self("the settings page", "сторінку налаштувань")
  package static func expected(_ values: String) -> Self {
    Self("Expected \(values).", "Очікувалося: \(values).")
  }
  package static func refused(_ text: String) -> Self { Self(alike: "\(text)") }
  package static let bothOrNeither = Self(
    "Set both times, or leave both empty.",
    "Задайте обидва часи або залиште обидва порожніми.")
  package static let twoTimes = Self("Expected two different times.", "Очікувалися два різні часи.")
  package static let wholePath = Self(
    "Expected a whole path that begins with / or ~/.",
    "Очікувався повний шлях, що починається з / або ~/.")
  package static func thisComputer(host: String) -> Self {
    Self(
      "This computer itself? “\(host)” is no other machine: Passby would send requests to a program that runs here.",
      "Саме цей комп’ютер? «\(host)» — не інша машина: Passby надсилатиме запити програмі, що працює тут."
    )
  }
  package static let yesThisComputer = Self("Yes, this computer itself", "Так, саме цей комп’ютер")
  package static func inNetwork(host: String, address: String) -> Self {
    Self(
      host == address
        ? "\(address) is in your network."
        : "“\(host)” is in your network, at \(address).",
      host == address
        ? "\(address) — у вашій мережі."
        : "«\(host)» — у вашій мережі, за адресою \(address).")
  }
  package static let noMapFile = Self(
    "Passby cannot read a map there: expected a file of the kind MBTiles.",
    "Passby не може прочитати там мапу: очікувався файл MBTiles.")
  package static let somethingExpected = Self("Please fill in this field.", "Заповніть це поле.")
  package static let noDesktopProgram = Self(
    "notify-send is not installed on this machine (Debian: libnotify-bin).",
    "На цьому комп’ютері немає notify-send (Debian: libnotify-bin).")
  package static let notChanged = Self(
    "Nothing was saved. Please correct the marked fields.",
    "Нічого не збережено. Виправте позначені поля.")
  package static let sendTest = Self("Send a test", "Надіслати пробне")
  package static func testSent(_ name: String) -> Self {
    Self("\(name): the test was sent.", "\(name): пробне сповіщення надіслано.")
  }
  package static func testFailed(_ name: String, reason: String) -> Self {
    Self(
      "\(name): the test failed. \(reason)",
      "\(name): пробне сповіщення не надіслано. \(reason)")
  }
  package static func noSuchNotifier(_ name: String) -> Self {
    Self("There is no notifier \(name).", "Немає сповіщувача \(name).")
  }
  package static let theDesktop = Self("Desktop", "Робочий стіл")
  package static func webhook(_ notifier: String, host: String) -> Self {
    Self("\(notifier), at \(host)", "\(notifier), на \(host)")
  }
  package static func ntfy(host: String) -> Self { Self("ntfy, at \(host)", "ntfy, на \(host)") }
  package static let ntfySubscribe = Self(
    "Scan this with the phone to subscribe to the topic in ntfy:",
    "Відскануйте телефоном, щоб підписатися на тему в ntfy:")
  package static let ntfyOpen = Self("Open in the app ntfy", "Відкрити в застосунку ntfy")
  package static func ntfyChanges(from address: String) -> Self {
    Self(
      "Phones that have subscribed to \(address) get no more reminders then; they have to subscribe again. Change the topic?",
      "Телефони, підписані на \(address), тоді більше не отримуватимуть нагадувань; їх треба буде підписати знову. Змінити тему?"
    )
  }
  package static func program(_ notifier: String, name program: String) -> Self {
    Self("\(notifier), the program \(program)", "\(notifier), програма \(program)")
  }
  package static let moreNotifiers = Self(
    "Programs and other web addresses, such as Gotify or Home Assistant, are set up in the configuration file.",
    "Програми та інші веб-адреси, як-от Gotify чи Home Assistant, додаються у файлі налаштувань.")
  package static let notifiersByHand = Self(
    "“passby config --path” prints where the file is; they stand in it under “notify”.",
    "«passby config --path» показує, де цей файл; вони стоять у ньому в розділі «notify».")
  package static let tokenExists = Self(
    "There is a token: other devices log in with it.",
    "Токен є: інші пристрої входять із ним.")
  package static let noToken = Self(
    "There is no token: only this machine can open the page.",
    "Токена немає: сторінку можна відкрити лише на цьому комп’ютері.")
  package static let tokenHow = Self(
    "“passby web token” makes one and shows it once, “passby web token --new” replaces it, “passby web token --remove” takes it away.",
    "«passby web token» створює токен і показує його один раз, «passby web token --new» замінює його, «passby web token --remove» прибирає."
  )
  package static let mapQuestion = Self(
    "Show streets on the map? OpenStreetMap draws them, and then sees which part you look at.",
    "Показувати на карті вулиці? Їх малює OpenStreetMap, і він бачитиме, на яку частину ви дивитеся."
  )
  package static let addressQuestion = Self(
    "Search for addresses with OpenStreetMap (Nominatim)? It then sees what you search for.",
    "Шукати адреси через OpenStreetMap (Nominatim)? Тоді він бачитиме, що ви шукаєте.")
  package static let useIt = Self("Use it", "Так")
  package static let haveFile = Self("I have a file", "У мене є файл")
  package static let without = Self("Without", "Ні")
  package static let useFile = Self("Use this file", "Використати цей файл")
  package static let nothingSent = Self(
    "Nothing is sent before you answer. You can change the answer under Settings.",
    "До вашої відповіді нічого не надсилається. Відповідь можна змінити в налаштуваннях.")
  package static let chooseService = Self("Choose a search service", "Обрати службу пошуку")

  // MARK: Appearance

  package static let appearance = Self("Appearance", "Вигляд")
  package static let theme = Self("Theme", "Тема")
  package static func themeName(_ word: String) -> Self {
    Self(
      word == "light" ? "Light" : word == "dark" ? "Dark" : "Same as the system",
      word == "light" ? "Світла" : word == "dark" ? "Темна" : "Як у системі")
  }
  package static let color = Self("Colour", "Колір")
  package static func colorName(_ word: String) -> Self {
    Self(word.prefix(1).uppercased() + word.dropFirst(), Ukrainian.colorNames[word] ?? word)
  }
  package static let ownColor = Self("Your own colour", "Свій колір")
  package static let ownColorHint = Self(
    "In the form #rrggbb or #rgb. Where it is the colour of text, it is darkened or lightened until it can be read.",
    "У вигляді #rrggbb або #rgb. Колір тексту затемнюється чи освітлюється, доки його можна прочитати."
  )
  package static let icon = Self("Icon", "Значок")
  package static func iconName(_ word: String) -> Self {
    Self(word.prefix(1).uppercased() + word.dropFirst(), Ukrainian.iconNames[word] ?? word)
  }
  package static let parts = Self("Parts", "Частини")
  package static let partsHint = Self(
    "A part that is off disappears; what is written in it stays.",
    "Вимкнений розділ зникає; записане в ньому лишається.")
  package static func partName(_ part: Part) -> Self {
    switch part {
    case .today: Self("Today", "Сьогодні")
    case .plan: Self("Plan", "План")
    case .mood: Self("Mood", "Настрій")
    case .progress: Self("Progress", "Поступ")
    case .journal: Self("Journal", "Щоденник")
    case .photos: Self("Photos", "Світлини")
    }
  }
  package static func partHint(_ part: Part) -> Self {
    switch part {
    case .today:
      Self(
        "Groups the list by what can be done now and today.",
        "Групує список за тим, що можна зробити зараз і сьогодні.")
    case .plan:
      Self("Lays the tasks of a day out on its hours.", "Розкладає завдання дня за годинами.")
    case .mood:
      Self("Notes how you feel, with advice.", "Занотовує, як ви почуваєтеся, і дає пораду.")
    case .progress:
      Self("Points, levels, streaks and statistics.", "Бали, рівні, серії та статистика.")
    case .journal:
      Self(
        "A month of days, habits, three good things, notes and wishes.",
        "Місяць по днях, звички, три добрі речі, нотатки й бажання.")
    case .photos:
      Self("Photos of your days, and your profile.", "Світлини ваших днів і ваш профіль.")
    }
  }
  package static let rewards = Self("Pictures", "Картинки")
  package static let rewardsHint = Self(
    "A link in the message offers one. It never opens by itself.",
    "Картинку пропонує посилання в повідомленні. Сама вона не відкривається.")
  package static let nothing = Self("none", "немає")
  package static let aboutHelp = Self(
    "“passby help” and “man passby” explain all commands.",
    "«passby help» і «man passby» пояснюють усі команди.")
  package static let aboutProject = Self("The project on the web", "Проєкт в інтернеті")
  package static let aboutDocumentation = Self("Documentation", "Документація")
  package static let aboutLicence = Self("Licence: MIT", "Ліцензія: MIT")
  package static let aboutAPI = Self("Description of the API", "Опис API")
}

extension Ukrainian {
  fileprivate static let colorNames = [
    "teal": "Бірюзовий", "green": "Зелений", "blue": "Синій", "purple": "Фіолетовий",
    "pink": "Рожевий", "red": "Червоний", "orange": "Помаранчевий", "yellow": "Жовтий",
    "gray": "Сірий",
  ]

  fileprivate static let iconNames = [
    "pin": "Позначка", "bell": "Дзвоник", "cat": "Кіт", "compass": "Компас", "heart": "Серце",
    "house": "Дім", "leaf": "Листок", "star": "Зірка", "sun": "Сонце",
  ]
}

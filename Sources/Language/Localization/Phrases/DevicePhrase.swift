package import Model

/// Devices and persons, and what a phone sent, with the help of their commands.
package struct DevicePhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static func device(_ name: String) -> Self { Self("device \(name)", "пристрій \(name)") }
  package static func person(_ name: String) -> Self { Self("person \(name)", "особу \(name)") }
  package static func devices(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 device" : "\(number) devices",
      "\(number) \(Ukrainian.plural(number, one: "пристрій", few: "пристрої", many: "пристроїв"))")
  }
  package static func persons(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 person" : "\(number) persons",
      "\(number) \(Ukrainian.plural(number, one: "особа", few: "особи", many: "осіб"))")
  }

  // MARK: Steps, in the middle of a sentence

  package static func stepAdded(_ name: String) -> Self {
    Self("added the device \(name)", "Додано пристрій \(name)")
  }
  package static func stepEdited(_ name: String) -> Self {
    Self("changed the device \(name)", "Змінено пристрій \(name)")
  }
  package static func stepRemoved(_ name: String) -> Self {
    Self("removed the device \(name)", "Видалено пристрій \(name)")
  }
  package static func stepNewKey(_ name: String) -> Self {
    Self("gave the device \(name) a new key", "Пристрій \(name) отримав новий ключ")
  }
  package static func stepRenamed(_ old: String, _ new: String) -> Self {
    Self("renamed \(old) to \(new)", "Перейменовано: \(old) тепер \(new)")
  }
  package static func stepPersonRemoved(_ name: String) -> Self {
    Self("removed the person \(name)", "Видалено особу \(name)")
  }

  // MARK: Problems

  package static func noSuchDevice(_ name: String, suggestion: String?) -> Self {
    Self(
      "there is no device \(name)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + " List them: passby device list",
      "пристрою \(name) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + " Список: passby device list")
  }
  /// A device of a page is gone.
  package static func deviceGone(_ number: Int) -> Self {
    Self("There is no device \(number).", "Пристрою \(number) немає.")
  }
  package static func noSuchPerson(_ name: String, suggestion: String?) -> Self {
    Self(
      "there is no person \(name)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + " List them: passby person list",
      "особи \(name) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + " Список: passby person list")
  }
  package static func deviceName(_ name: String) -> Self {
    Self(
      "\(name) is no name for a device: expected a text without / #",
      "\(name) не годиться як назва пристрою: очікується текст без / #")
  }
  package static func deviceNameTaken(_ name: String) -> Self {
    Self(
      "there is a device \(name) already: choose another name",
      "пристрій \(name) уже є: виберіть іншу назву")
  }
  package static func personName(_ name: String) -> Self {
    Self(
      "\(name) is no name for a person: expected a text without : / # and commas, other than “none” and “anyone”",
      "\(name) не годиться як ім’я: очікується текст без : / # і ком, крім «none» та «anyone»")
  }
  package static func personNameTaken(_ name: String) -> Self {
    Self(
      "there is a person \(name) already: choose another name",
      "особа \(name) уже є: виберіть інше ім’я")
  }
  package static func topic(_ topic: String) -> Self {
    Self(
      "\(topic) is no topic: expected words with / between them, such as owntracks/anna/phone",
      "\(topic) не є темою: очікуються слова через /, наприклад owntracks/anna/phone")
  }
  package static func topicTaken(_ topic: String, by device: String) -> Self {
    Self(
      "the topic \(topic) belongs to the device \(device)",
      "тема \(topic) належить пристрою \(device)")
  }
  package static let receiverHasNoKey = Self(
    "the receiver has no key: it is connected to this machine",
    "приймач не має ключа: він під’єднаний до цього комп’ютера")
  package static let receiverStays = Self(
    "the receiver cannot be removed",
    "приймач не можна видалити")
  package static let receiverOnly = Self(
    "of the receiver only person, leads and share can be changed",
    "у приймача можна змінити лише person, leads і share")
  package static func meStays(_ name: String) -> Self {
    Self(
      "\(name) is the user of this machine and stays: give another name with passby person rename",
      "\(name) — користувач цього комп’ютера і лишається: змініть ім’я через passby person rename")
  }
  package static func personInUse(_ name: String, by users: [String]) -> Self {
    Self(
      "\(name) is still named by \(users.joined(separator: ", ")): change or remove that first",
      "\(name) ще згадано тут: \(users.joined(separator: ", ")). Спершу змініть або видаліть це")
  }
  package static func secretEmpty(_ file: String) -> Self {
    Self(
      "\(file) is empty: expected the passphrase of the encryption",
      "\(file) порожній: очікується гасло шифрування")
  }
  package static func secretTooLong(_ file: String) -> Self {
    Self(
      "\(file) has more than 32 bytes: the apps take at most 32",
      "\(file) має понад 32 байти: програми приймають щонайбільше 32")
  }
  package static func secretLength(_ most: Int) -> Self {
    Self("the secret must have 1 to \(most) bytes", "гасло має містити від 1 до \(most) байтів")
  }
  /// A person of a page is gone.
  package static func personGone(_ number: Int) -> Self {
    Self("There is no person \(number).", "Особи \(number) немає.")
  }
  package static func noFile(_ file: String) -> Self {
    Self("there is no file \(file)", "файлу \(file) немає")
  }
  package static func fileTrouble(_ file: String, reason: String) -> Self {
    Self(alike: "\(file): \(reason)")
  }
  package static func base(_ url: String) -> Self {
    Self(
      "\(url) is no address: expected http:// or https:// with a host, such as https://passby.example.org",
      "\(url) не є адресою: очікується http:// або https:// з іменем, наприклад https://passby.example.org"
    )
  }
  package static let nothingGiven = Self(
    "nothing to change: name at least one option, see passby device edit --help",
    "нічого змінювати: вкажіть хоча б один параметр, див. passby device edit --help")

  // MARK: Answers

  package static let noDevices = Self(
    "No devices yet. Add one: passby device add \"My phone\"",
    "Пристроїв ще немає. Додайте перший: passby device add \"Мій телефон\"")
  package static func added(_ name: String, person: String) -> Self {
    Self("Added the device \(name) of \(person).", "Додано пристрій \(name), власник: \(person).")
  }
  package static func changed(_ name: String) -> Self {
    Self("Changed the device \(name).", "Змінено пристрій \(name).")
  }
  package static func unchanged(_ name: String) -> Self {
    Self("The device \(name) is like that already.", "Пристрій \(name) уже такий.")
  }
  package static func removed(_ name: String) -> Self {
    Self(
      "Removed the device \(name). Its key opens nothing any more.",
      "Видалено пристрій \(name). Його ключ більше нічого не відкриває.")
  }
  package static func newKey(_ name: String) -> Self {
    Self(
      "The device \(name) has a new key. The old one opens nothing any more.",
      "Пристрій \(name) має новий ключ. Старий більше нічого не відкриває.")
  }
  package static func keyHidden(_ name: String, hint: String) -> Self {
    Self(
      hint == ""
        ? "\(name) has no key here. Make one: passby device key \(name) --new"
        : "The key of \(name) begins with \(hint). It was shown once; make another: passby device key \(name) --new",
      hint == ""
        ? "Пристрій \(name) не має тут ключа. Створити: passby device key \(name) --new"
        : "Ключ пристрою \(name) починається з \(hint). Його показано один раз; створити інший: passby device key \(name) --new"
    )
  }
  package static func personRenamed(_ old: String, to new: String) -> Self {
    Self("\(old) is now \(new).", "\(old) тепер \(new).")
  }
  package static func loginChanged(_ devices: [String], user: String) -> Self {
    Self(
      "OwnTracks on \(devices.joined(separator: ", ")) needs the user \(user) now: what it sends with the former name is refused.",
      "OwnTracks (\(devices.joined(separator: ", "))) тепер потребує користувача \(user): надіслане з попереднім іменем відхиляється."
    )
  }
  package static func personRemoved(_ name: String) -> Self {
    Self("Removed the person \(name).", "Видалено особу \(name).")
  }
  package static func stored(_ name: String) -> Self {
    Self("The name is stored as \(name).", "Назву збережено як \(name).")
  }
  package static let keyOnlyNow = Self(
    "The key is shown only now. Passby keeps nothing but a digest of it.",
    "Ключ показано лише зараз. Passby зберігає тільки його відбиток.")
  package static func loopback(_ url: String) -> Self {
    Self(
      "Phones cannot reach this computer yet: \(url) is an address of this computer alone. “passby web address” says what to do; or give --url.",
      "Телефони ще не можуть з’єднатися з цим комп’ютером: \(url) — адреса лише для нього самого. «passby web address» підкаже, що зробити; або вкажіть --url."
    )
  }
  package static func fileWritten(_ file: String) -> Self {
    Self(
      "Wrote the configuration of OwnTracks to \(file).",
      "Налаштування OwnTracks записано у \(file).")
  }
  package static let forOwnTracks = Self("OwnTracks, in HTTP mode", "OwnTracks у режимі HTTP")
  package static let forOthers = Self("Other apps", "Інші програми")
  package static func keyBegins(_ hint: String) -> Self {
    Self("begins with \(hint)", "починається з \(hint)")
  }
  /// An age, already formatted.
  package static func ago(_ age: String) -> Self { Self("\(age) ago", "\(age) тому") }
  package static let neverHeard = Self("no message yet", "повідомлень ще не було")
  package static let noDaemon = Self(
    "not known while the daemon does not run",
    "невідомо, поки служба не працює")
  /// Accuracies in metres: the median, and that of 95 %.
  package static func accuracy(_ median: Double, worst: Double?) -> Self {
    Self(
      "\(localizer.number(median)) m"
        + (worst.map { ", 95 % within \(localizer.number($0)) m" } ?? ""),
      "\(localizer.number(median)) м"
        + (worst.map { ", 95 % у межах \(localizer.number($0)) м" } ?? ""))
  }
  /// The charge in per cent.
  package static func battery(_ percent: Double, isCharging: Bool?) -> Self {
    Self(
      "\(localizer.number(percent)) %" + (isCharging == true ? ", charging" : ""),
      "\(localizer.number(percent)) %" + (isCharging == true ? ", заряджається" : ""))
  }
  package static let moves = Self("the phone that moved last", "той, що рухався останнім")
  package static let always = Self("always", "завжди")
  package static let shared = Self("with the devices of others", "з пристроями інших")
  package static func pushed(_ number: Int?) -> Self {
    Self(
      number.map { "sent to the phone: \($0)" } ?? "sent to the phone",
      number.map { "надіслано на телефон: \($0)" } ?? "надсилаються на телефон")
  }
  package static let inApp = Self("in the answer to the phone", "у відповіді телефону")
  package static let encrypted = Self("encrypted messages only", "лише шифровані повідомлення")
  package static let secretMissing = Self(
    "encrypted messages only, but the secret is missing: set it with --secret-file",
    "лише шифровані повідомлення, але гасла немає: задайте його через --secret-file")
  package static func counted(late: Int, repeated: Int, rollover: Int, outOfRange: Int) -> Self {
    Self(
      "\(late) late, \(repeated) repeated, \(rollover) with a wrong week"
        + (outOfRange > 0 ? ", \(outOfRange)× a number out of its range" : ""),
      "із запізненням: \(late), повторно: \(repeated), з хибним тижнем: \(rollover)"
        + (outOfRange > 0 ? ", чисел поза межами: \(outOfRange)" : ""))
  }
  package static func foreignEvents(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 event of a region of its own" : "\(number) events of regions of its own",
      "подій його власних зон: \(number)")
  }
  package static func heard(_ name: String, _ heard: String) -> Self {
    Self("\(name), heard: \(heard)", "\(name), озвався: \(heard)")
  }
  package static func share(_ place: String, _ number: Int, of total: Int) -> Self {
    Self("\(place) \(number) of \(total)", "\(place): \(number) з \(total)")
  }
  package static func unusable(age: String, _ reason: String) -> Self {
    Self(alike: "\(age): \(reason)")
  }
  /// The usual pause between messages, already formatted.
  package static func every(_ pause: String) -> Self { Self("every \(pause)", "раз на \(pause)") }
  package static func noOffers(_ device: String) -> Self {
    Self(
      "\(device) has told of no places since the daemon was started. In OwnTracks, publish the waypoints, and try again",
      "\(device) не повідомив про жодне місце, відколи працює служба. Опублікуйте точки (waypoints) в OwnTracks і спробуйте ще раз"
    )
  }
  package static func noSuchOffer(_ name: String, suggestion: String?) -> Self {
    Self(
      "the phone has told of no place \(name)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + " List them: passby device show --waypoints",
      "телефон не повідомив про місце \(name)." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + " Список: passby device show --waypoints")
  }
  /// A region of a phone is a place already.
  package static func offerKnown(_ name: String) -> Self {
    Self("There is a place \(name) already.", "Місце \(name) уже є.")
  }
  /// The quoted region of a phone is a beacon, of which no place can be made.
  package static func offerIsBeacon(_ name: String) -> Self {
    Self(
      "\(name) is left out: it is a beacon, not a circle with a radius.",
      "\(name) пропущено: це маячок, а не коло з радіусом.")
  }
  package static let offerWithoutName = Self(
    "A region without a name is left out: give it one on the phone.",
    "Зону без назви пропущено: назвіть її на телефоні.")
  package static func takeOffers(_ device: String) -> Self {
    Self(
      "Make places of all of them: passby place add --from \(device)",
      "Додати всі як місця: passby place add --from \(device)")
  }
  package static let placeNeedsBoth = Self(
    "expected a name and a position, such as Vet 52.5163,13.3777, or --from with a phone",
    "очікуються назва й позиція, наприклад Vet 52.5163,13.3777, або --from з телефоном")
  package static func stepTookPlaces(_ number: Int, _ name: String) -> Self {
    Self(
      "added \(number) places from the phone \(name)",
      "Додано \(number) \(Ukrainian.plural(number, one: "місце", few: "місця", many: "місць")) з телефона \(name)"
    )
  }
  package static func line(person: String, app: String, heard: String) -> Self {
    Self(alike: "\(person)  \(app)  \(heard)")
  }
  package static func personLine(devices: [String], tasks: Int) -> Self {
    Self(
      (devices.isEmpty ? "no device" : devices.joined(separator: ", "))
        + "  \(localizer.count(tasks, .task))",
      (devices.isEmpty ? "без пристрою" : devices.joined(separator: ", "))
        + "  \(localizer.count(tasks, .task))")
  }

  // MARK: Labels

  package static let rowDevice = Self("device", "пристрій")
  package static let rowInaccurate = Self("Too inaccurate", "Надто неточно")
  package static let rowPause = Self("Reports", "Надсилає")
  package static let rowUnusable = Self("Not usable", "Непридатне")
  package static let rowAdvice = Self("Advice", "Порада")
  package static let rowFor = Self("For", "Для кого")
  package static let rowForTask = Self("for", "для кого")
  package static let rowPerson = Self("Person", "Особа")
  package static let rowApp = Self("App", "Програма")
  package static let rowKey = Self("Key", "Ключ")
  package static let rowTopic = Self("Topic", "Тема")
  package static let rowLeads = Self("Counts", "Враховується")
  package static let rowShared = Self("Shared", "Спільно")
  package static let rowPlaces = Self("Places", "Місця")
  package static let rowReminders = Self("Reminders", "Нагадування")
  package static let rowSecret = Self("Secret", "Гасло")
  package static let rowHeard = Self("Heard", "Озвався")
  package static let rowFix = Self("Position", "Позиція")
  package static let rowAccuracy = Self("Accuracy", "Точність")
  package static let rowBattery = Self("Battery", "Батарея")
  package static let rowMode = Self("Mode", "Режим")
  package static let rowRefused = Self("Refused", "Відхилено")
  package static let rowCounted = Self("Also", "Також")
  package static let rowIgnored = Self("Ignored", "Не враховано")
  package static let rowOffered = Self("Offers", "Пропонує")
  package static let rowURL = Self("URL", "Адреса")
  package static let rowUser = Self("User", "Користувач")
  package static let rowPassword = Self("Password", "Пароль")
  package static let rowLink = Self("Link", "Посилання")
  package static let rowKeyURL = Self("Address", "Адреса")
  package static func rowPattern(app: String) -> Self {
    Self("Pattern of \(app)", "Шаблон для \(app)")
  }

  // MARK: What a phone sent

  /// The help of `device test`.
  package static let helpTest = Self(
    "Wait for a message of a device, and say what came.",
    "Чекати на повідомлення пристрою і сказати, що надійшло.")
  package static let helpTestDiscussion = Self(
    "Start it, then send a position from the app on the phone. It needs a running daemon.",
    "Запустіть команду, а тоді надішліть позицію із програми на телефоні. Потрібна запущена служба."
  )
  package static let helpTestDevice = Self(
    "The device, by name or number.",
    "Пристрій, за назвою або номером.")
  /// The help of the option: how many seconds to wait.
  package static let helpTestWait = Self("How many seconds to wait.", "Скільки секунд чекати.")
  /// The help of the option of `replay`: the device whose recording it is.
  package static let helpReplayAs = Self(
    "Plays a recording of a phone (.rec, GPX, KML, GeoJSON, timeline) as this device.",
    "Відтворює запис телефона (.rec, GPX, KML, GeoJSON, хронологія) від імені цього пристрою.")
  /// A message of a device is awaited, for at most a number of seconds.
  package static func waiting(device: String, seconds: Int) -> Self {
    Self(
      "Waiting up to \(seconds) s for a message of \(device). Send a position from its app now.",
      "Очікування до \(seconds) с на повідомлення від \(device). Надішліть позицію з його програми."
    )
  }
  /// Nothing came from a device within a number of seconds.
  package static func nothingCame(device: String, seconds: Int) -> Self {
    Self(
      "Nothing came from \(device) within \(seconds) s. Compare the address, the user and the key in its app with what \"passby device add\" printed, or make a new key: \"passby device key\".",
      "Від \(device) за \(seconds) с нічого не надійшло. Порівняйте адресу, користувача й ключ у програмі з тим, що показала \"passby device add\", або створіть новий ключ: \"passby device key\"."
    )
  }
  package static let testNeedsDaemon = Self(
    "No daemon runs, so nothing can be heard. Start it: \"passby run\".",
    "Служба не запущена, тому нічого не чути. Запустіть її: «passby run».")
  package static let testNeedsServer = Self(
    "The daemon runs without its web page, so it hears no phones. The log says why.",
    "Служба працює без вебсторінки, тому не чує телефонів. Причина є в журналі.")
  package static func messageCame(device: String, app: String?) -> Self {
    Self(
      app.map { "A message came from \(device) (\($0))." } ?? "A message came from \(device).",
      app.map { "Надійшло повідомлення від \(device) (\($0))." }
        ?? "Надійшло повідомлення від \(device).")
  }
  package static func used(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 position was used." : "\(number) positions were used.",
      "Використано: \(localizer.count(number, .position)).")
  }
  /// The last position that was used has an accuracy in metres (95 %).
  package static func lastAccuracy(meters: Int) -> Self {
    Self(
      "The last one is accurate to \(meters) m (95 %).",
      "Точність останньої – \(meters) м (95 %).")
  }
  package static func late(_ number: Int) -> Self {
    Self(
      number == 1
        ? "1 position was older than the last one."
        : "\(number) positions were older than the last one.",
      "Старіші за попередню: \(localizer.count(number, .position)).")
  }
  package static func repeated(_ number: Int) -> Self {
    Self(
      number == 1
        ? "1 position had come before." : "\(number) positions had come before.",
      "Надходили раніше: \(localizer.count(number, .position)).")
  }
  package static func rollover(_ number: Int) -> Self {
    Self(
      number == 1
        ? "1 time was 1024 or 2048 weeks in the past, and was corrected."
        : "\(number) times were 1024 or 2048 weeks in the past, and were corrected.",
      "Час відставав на 1024 або 2048 тижнів, виправлено: \(localizer.count(number, .position)).")
  }
  package static func outOfRange(_ number: Int) -> Self {
    Self(
      number == 1
        ? "1 number, such as a speed, was out of its range and counts as unknown."
        : "\(number) numbers, such as a speed, were out of their range and count as unknown.",
      "Поза межами, тому вважаються невідомими: чисел, таких як швидкість, – \(number).")
  }
  package static func ahead(_ number: Int) -> Self {
    Self(
      number == 1
        ? "1 position was left out: it is dated later than now, or than those after it."
        : "\(number) positions were left out: they are dated later than now, or than those after them.",
      "Пропущено, бо датовано пізніше, ніж зараз або ніж наступні: \(localizer.count(number, .position))."
    )
  }
  package static func refused(_ number: Int, _ reason: PhoneRefusal) -> Self {
    Self("Not used, \(number)×: \(text(reason)).", "Не використано, \(number)×: \(text(reason)).")
  }
  package static func reason(_ reason: PhoneRefusal) -> Self { Self(alike: text(reason)) }
  package static func notUsed(_ reason: PhoneRefusal) -> Self {
    Self("Not used: \(text(reason)).", "Не використано: \(text(reason)).")
  }
  /// The position of a browser is used; its accuracy in metres (95 %).
  package static func positionUsed(meters: Int) -> Self {
    Self(
      meters > roughMeters
        ? "This browser knows where you are only to within \(localizer.length(meters: Double(meters))), which is too rough for most places."
        : "Your position is used, accurate to \(localizer.length(meters: Double(meters))).",
      meters > roughMeters
        ? "Цей браузер знає вашу позицію лише з точністю до \(localizer.length(meters: Double(meters))); для більшості місць це надто приблизно."
        : "Вашу позицію враховано, точність – \(localizer.length(meters: Double(meters))).")
  }
  package static let positionNotNewer = Self(
    "Your position is known already.",
    "Ваша позиція вже відома.")
  /// There is no browser with the number that a page has kept.
  package static let noBrowser = Self(
    "Passby no longer knows this browser as a source of your position. Choose it again under Settings, Phones.",
    "Passby більше не знає цього браузера як джерела позицій. Виберіть його знову: Налаштування, Телефони."
  )
  package static func browserName(system: String?) -> Self {
    Self(
      system.map { "Browser on \($0)" } ?? "Browser",
      system.map { "Браузер, \($0)" } ?? "Браузер")
  }
  package static let messageWithoutPosition = Self("It held no position.", "Позиції в ньому немає.")
  /// The help of the option of `device show`: the regions made on the phone.
  package static let helpWaypoints = Self(
    "Lists the regions that were made on the phone.",
    "Показує зони, створені на телефоні.")
  package static let noWaypoints = Self(
    "The phone has told of no regions since the daemon was started.",
    "Від запуску служби телефон не повідомив про жодну зону.")
  package static func broker(address: String, _ standing: BrokerStanding, reason: String?) -> Self {
    Self(alike: "\(address), \(text(standing))" + (reason.map { ": \($0)" } ?? ""))
  }
  package static func strangers(_ number: Int, topics: String) -> Self {
    Self(
      number == 1
        ? "1 message of the broker belongs to no device: \(topics)"
        : "\(number) messages of the broker belong to no device: \(topics)",
      "Повідомлення брокера, які не належать жодному пристрою, \(number): \(topics)")
  }
  package static func exposed(device: String) -> Self {
    Self(
      "the key of \(device) came over the internet without encryption: use https through a proxy (web.trusted_proxies), a VPN, or a secret (passby device edit --secret-file)",
      "ключ пристрою \(device) надійшов через інтернет незашифрованим: використайте https через проксі (web.trusted_proxies), VPN або гасло (passby device edit --secret-file)"
    )
  }
  package static func notARecording(file: String) -> Self {
    Self(
      "\(file) is no recording of a phone: expected lines of the OwnTracks Recorder (.rec), GPX, KML, GeoJSON, or a timeline of Google. A recording of a receiver (NMEA) is replayed without --device.",
      "\(file) не є записом телефона: очікується .rec з OwnTracks Recorder, GPX, KML, GeoJSON або хронологія Google. Запис приймача (NMEA) відтворюється без --device."
    )
  }
  /// A GPX file is damaged at a line; what the reader says.
  package static func damagedGPX(file: String, line: Int, reason: String) -> Self {
    Self(
      "\(file) is damaged at line \(line) (\(reason)). Nothing of it was stored. Export the file again, or correct that line.",
      "\(file) пошкоджено в рядку \(line) (\(reason)). Нічого з нього не збережено. Експортуйте файл ще раз або виправте цей рядок."
    )
  }
  package static func overlongLine(file: String, line: Int) -> Self {
    Self(
      "\(file) is damaged at line \(line), which is longer than 1 MiB. Nothing of it was stored. Expected a message in each line.",
      "\(file) пошкоджено в рядку \(line), який довший за 1 МіБ. Нічого з нього не збережено. У кожному рядку очікується одне повідомлення."
    )
  }
  package static func pointsWithoutTime(file: String, _ number: Int) -> Self {
    Self(
      "\(file): its points have no times (\(localizer.count(number, .point)) of tracks). A replay needs a track that was recorded with them.",
      "\(file): точки треків не мають часу (\(localizer.count(number, .position))). Для відтворення потрібен трек, записаний із часом."
    )
  }
  package static func onlyWaypoints(file: String, _ format: RecordedFormat, _ number: Int) -> Self {
    Self(
      "\(file) has only waypoints or routes (\(localizer.count(number, .point))): a replay needs \(needed(format)).",
      "\(file) містить лише мітки або маршрути (\(localizer.count(number, .position))): для відтворення потрібно: \(needed(format))."
    )
  }
  package static func noPoints(file: String, _ format: RecordedFormat) -> Self {
    Self(
      "\(file) has no points: a replay needs \(needed(format)).",
      "\(file) не містить точок: для відтворення потрібно: \(needed(format)).")
  }
  package static func withoutTime(_ number: Int) -> Self {
    Self(
      number == 1
        ? "1 point without a time was not used."
        : "\(number) points without a time were not used.",
      "Без часу, тож не використано: \(localizer.count(number, .position)).")
  }
  package static func unreadableLines(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 line could not be read." : "\(number) lines could not be read.",
      "Не вдалося прочитати: \(localizer.count(number, .line)).")
  }

  // MARK: Help

  package static let help = Self(
    "Add and show the phones that send positions.",
    "Додати й переглянути телефони, що надсилають положення.")
  package static let helpDiscussion = Self(
    "A phone sends its position with the app that it has: OwnTracks, Overland, Traccar, GPSLogger and others. `device add` prints what to type into the app, once. Positions go to nobody else.",
    "Телефон надсилає положення програмою, що вже є: OwnTracks, Overland, Traccar, GPSLogger тощо. `device add` один раз показує, що ввести в програмі. Положення більше нікому не передається."
  )
  package static let helpAdd = Self(
    "Add a device and print its key, once.",
    "Додати пристрій і один раз показати його ключ.")
  package static let helpList = Self("List the devices.", "Показати пристрої.")
  package static let helpShow = Self(
    "Show a device and how well it reports.",
    "Показати пристрій і якість його повідомлень.")
  package static let helpEdit = Self("Change a device.", "Змінити пристрій.")
  package static let helpRemove = Self(
    "Remove a device and end its access.",
    "Видалити пристрій і припинити його доступ.")
  package static let helpKey = Self(
    "Make a new key; the old one stops working at once.",
    "Створити новий ключ; старий одразу перестає діяти.")
  package static let helpName = Self(
    "The name or number of the device.",
    "Назва або номер пристрою.")
  package static let helpNewName = Self(
    "A name such as \"Anna's phone\".",
    "Назва, наприклад «Телефон Анни».")
  package static let helpWhose = Self(
    "Whose device it is; a new name makes a new person.",
    "Чий це пристрій; нове ім’я додає нову особу.")
  package static let helpKind = Self(
    "The app: owntracks, overland, traccar, osmand, gpslogger, browser, other, or none.",
    "Програма: owntracks, overland, traccar, osmand, gpslogger, browser, other або none.")
  package static let helpTopic = Self(
    "The topic at the MQTT broker, or none.",
    "Тема на брокері MQTT або none.")
  package static let helpOtrc = Self(
    "Write the configuration of OwnTracks to this file.",
    "Записати налаштування OwnTracks у цей файл.")
  package static let helpSecretFile = Self(
    "Take the passphrase of encrypted messages from this file; plain ones are refused from then on.",
    "Взяти гасло шифрування з цього файлу; нешифровані повідомлення відтоді відхиляються.")
  package static let helpNoSecret = Self(
    "Accept plain messages again and forget the passphrase.",
    "Знову приймати нешифровані повідомлення і забути гасло.")
  package static let helpURL = Self(
    "The address under which phones reach the page, such as https://passby.example.org.",
    "Адреса, за якою телефони бачать сторінку, наприклад https://passby.example.org.")
  package static let helpShare = Self(
    "Show its position to the devices of other persons.",
    "Показувати його положення пристроям інших осіб.")
  package static let helpLeads = Self(
    "Let this device count for its person, whichever moved last.",
    "Враховувати за особу саме цей пристрій, хоч би який рухався останнім.")
  package static let helpPushPlaces = Self(
    "Send the places to the phone, so that it wakes at their borders: on, all (instead of its own) or off.",
    "Надсилати місця на телефон, щоб він прокидався на їхній межі: on, all (замість власних) або off."
  )
  package static let helpNotifyInApp = Self(
    "Send reminders back to OwnTracks in the answer.",
    "Надсилати нагадування в OwnTracks у відповіді.")
  package static let helpNewKey = Self("Make a new key.", "Створити новий ключ.")
  package static let helpPerson = Self(
    "List and rename the persons whose devices these are.",
    "Переглянути й перейменувати осіб, чиї це пристрої.")
  package static let helpPersonList = Self(
    "List the persons with their devices.",
    "Показати осіб та їхні пристрої.")
  package static let helpPersonRename = Self("Give a person another name.", "Дати особі інше ім’я.")
  package static let helpPersonRemove = Self(
    "Remove a person whom no task or device names.",
    "Видалити особу, якої не згадує жодне завдання чи пристрій.")
  package static let helpPersonName = Self("The name of the person.", "Ім’я особи.")
  package static let helpNewPersonName = Self("The new name.", "Нове ім’я.")
  package static let helpTaskFor = Self(
    "Only for this person; repeat it for several. none means anyone.",
    "Лише для цієї особи; для кількох повторіть. none означає будь-кого.")
  package static let helpListFor = Self(
    "Only tasks for this person, and those for anyone.",
    "Лише завдання для цієї особи та для будь-кого.")
  package static let helpOfPerson = Self(
    "Only what concerns this person.",
    "Лише те, що стосується цієї особи.")
  package static let helpPlaceFrom = Self(
    "Make places of the regions of a phone: all, or the one with this name.",
    "Додати як місця зони телефона: усі або одну з цією назвою.")

  /// The part of a file that a replay needs.
  private static func needed(_ format: RecordedFormat) -> String {
    switch format {
    case .gpx:
      say(
        "a recorded track (<trk>), whose points have times",
        "записаний трек (<trk>), точки якого мають час")
    case .kml:
      say(
        "a track (<gx:Track>), or placemarks that have a time (<TimeStamp>)",
        "трек (<gx:Track>) або мітки з часом (<TimeStamp>)")
    case .json: say("positions with times", "позиції з часом")
    }
  }

  /// A position that is less accurate than this, in metres, is of use for few places.
  private static let roughMeters = 1000

  private static func text(_ standing: BrokerStanding) -> String {
    switch standing {
    case .connecting: say("connecting", "з'єднання")
    case .connected: say("connected", "з'єднано")
    case .lost: say("cannot be reached", "недосяжний")
    case .refused: say("refuses the login", "не приймає вхід")
    }
  }

  private static func text(_ reason: PhoneRefusal) -> String {
    switch reason {
    case .future:
      say(
        "the phone's clock is more than 2 minutes ahead",
        "годинник телефона поспішає більш як на 2 хвилини")
    case .old:
      say("the position is too old (phones.oldest)", "позиція надто стара (phones.oldest)")
    case .mock:
      say(
        "the phone says that the position is made up",
        "телефон каже, що позиція вигадана")
    case .notJSON:
      say(
        "the message is neither JSON nor a form",
        "повідомлення не є ні JSON, ні формою")
    case .unknownType:
      say(
        "the message is of a kind that no known app sends",
        "такі повідомлення не надсилає жодна відома програма")
    case .empty: say("the message was empty", "повідомлення порожнє")
    case .noPosition: say("there is no position in it", "позиції в ньому немає")
    case .noTime:
      say("there is no time in it that can be read", "немає часу, який можна прочитати")
    case .invalid:
      say(
        "the position is not on the globe, or the app calls it invalid",
        "позиція поза земною кулею, або програма називає її хибною")
    case .plain:
      say(
        "the device has a secret, and the message was not encrypted",
        "у пристрою є гасло, а повідомлення не зашифроване")
    case .undecryptable:
      say(
        "it cannot be decrypted with the secret of this device",
        "його не розшифрувати гаслом цього пристрою")
    case .inaccurate: say("the position is too inaccurate", "позиція надто неточна")
    case .jump:
      say(
        "it is too far from the last position; the next ones decide",
        "вона надто далеко від попередньої; вирішать наступні")
    }
  }
}

/// The formats of recordings, as far as they are told apart in words.
package enum RecordedFormat: Sendable, Hashable {
  case gpx, kml, json
}

import Model

/// Devices and persons, and what a phone sent, with the help of their commands.
package struct DevicePhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  /// The user of this machine, who has no other name.
  package static let me = Self("me", "я")
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
        + (localizer.audience == .page ? "" : " List them: passby device list"),
      "пристрою \(name) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + (localizer.audience == .page ? "" : " Список: passby device list"))
  }
  /// A device of a page is gone.
  package static func deviceGone(_ number: Int) -> Self {
    Self("There is no device \(number).", "Пристрою \(number) немає.")
  }
  package static func noSuchPerson(_ name: String, suggestion: String?) -> Self {
    Self(
      "there is no person \(name)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + (localizer.audience == .page ? "" : " List them: passby person list"),
      "особи \(name) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + (localizer.audience == .page ? "" : " Список: passby person list"))
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
    "Пристроїв ще немає. Додайте перший: passby device add \"Мій телефон\""
  )
  .onPage(
    "No phones yet.",
    "Телефонів ще немає.")
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
        + (localizer.audience == .page ? "" : " List them: passby device show --waypoints"),
      "телефон не повідомив про місце \(name)." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + (localizer.audience == .page ? "" : " Список: passby device show --waypoints"))
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
  package static let rowFor = Self("for", "для кого").onPage("For", "Для кого")
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
}

/// The formats of recordings, as far as they are told apart in words.
package enum RecordedFormat: Sendable, Hashable {
  case gpx, kml, json
}

/// Settings, their files and their parts, with the help of `config`.
package struct SettingsPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  /// There is no such setting; `key` is quoted.
  package static func unknownKey(key: String, origin: String) -> Self {
    Self(
      "unknown setting \(key) in \(origin). \"passby config\" lists all settings.",
      "Невідоме налаштування \(key) у \(origin). Усі налаштування показує «passby config».")
  }
  /// There is no such setting, and one with a similar name; both are quoted.
  package static func unknownKeyNear(key: String, origin: String, nearest: String) -> Self {
    Self(
      "unknown setting \(key) in \(origin). Did you mean \(nearest)?",
      "Невідоме налаштування \(key) у \(origin). Можливо, ви мали на увазі \(nearest)?")
  }
  package static func invalidValue(
    key: String, value: String, origin: String, expected: String
  ) -> Self {
    Self(
      "setting \(key) is \(value) in \(origin): expected \(expected). Correct it, or leave it out for the default.",
      "Налаштування \(key) має значення \(value) у \(origin). Очікувалося: \(expected). Виправте його або приберіть, щоб діяло стандартне."
    )
  }
  package static func invalidList(key: String, origin: String, expected: String) -> Self {
    Self(
      "setting \(key) is wrong in \(origin): expected \(expected). Correct it, or leave it out for the default.",
      "Налаштування \(key) неправильне у \(origin). Очікувалося: \(expected). Виправте його або приберіть, щоб діяло стандартне."
    )
  }
  package static func list(key: String, origin: String, expected: String) -> Self {
    Self(
      "setting \(key) is a list in \(origin): expected \(expected). Correct it, or leave it out for the default.",
      "Налаштування \(key) у \(origin) — список. Очікувалося: \(expected). Виправте його або приберіть, щоб діяло стандартне."
    )
  }
  package static func invalidName(name: String, section: String, origin: String) -> Self {
    Self(
      "notifier \(name) below \(section) in \(origin) cannot be called so: expected 1 to 32 of a-z, 0-9 and -, beginning with a letter.",
      "Сповіщувач \(name) під \(section) у \(origin) не може так називатися. Очікувалося від 1 до 32 символів a-z, 0-9 та -, першою літера."
    )
  }
  package static func missing(key: String, origin: String) -> Self {
    Self(
      "setting \(key) is missing, and the notifier in \(origin) cannot be without it: set it, or take the notifier away.",
      "Бракує налаштування \(key), без якого сповіщувач у \(origin) не працює. Задайте його або приберіть сповіщувач."
    )
  }
  package static func duplicateKey(key: String, origin: String) -> Self {
    Self(
      "setting \(key) appears twice in \(origin): keep one of them.",
      "Налаштування \(key) трапляється двічі у \(origin). Залиште одне з них.")
  }
  package static func halfQuietHours(key: String, value: String, missing: String) -> Self {
    Self(
      "setting \(key) is \(value), but \(missing) is not set: set both, or neither.",
      "Налаштування \(key) має значення \(value), але \(missing) не задано. Задайте обидва або жодного."
    )
  }
  package static func emptyQuietHours(value: String) -> Self {
    Self(
      "quiet_hours.start and quiet_hours.end are both \(value): expected two different times. Leave both out for none.",
      "quiet_hours.start і quiet_hours.end обидва мають значення \(value). Очікувалися два різні часи. Приберіть обидва, якщо тихі години не потрібні."
    )
  }
  package static func emptyDay(value: String) -> Self {
    Self(
      "day.start and day.end are both \(value): expected two different times. An end before the start is one of the next day.",
      "day.start і day.end обидва мають значення \(value). Очікувалися два різні часи. Кінець, раніший за початок, належить до наступного дня."
    )
  }
  package static func noAccuracyLeft(worst: String, best: String) -> Self {
    Self(
      "geofence.worst_accuracy \(worst) is less than geofence.best_accuracy \(best), so that every position would be refused: expected it to be at least that. Leave it out for no limit.",
      "geofence.worst_accuracy \(worst) менше за geofence.best_accuracy \(best), тож відхилялася б кожна позиція. Очікувалося принаймні стільки ж. Приберіть його, якщо обмеження не потрібне."
    )
  }
  package static func malformedFile(path: String, reason: String) -> Self {
    Self(
      "configuration file \(path) is not valid: \(reason). Expected lines such as \"port: 2947\" below \"gpsd:\".",
      "Файл налаштувань \(path) неправильний: \(reason). Очікувалися рядки на зразок «port: 2947» під «gpsd:»."
    )
  }
  package static func malformedLine(path: String, line: Int, reason: String) -> Self {
    Self(
      "configuration file \(path), line \(line) is not valid: \(reason). Expected lines such as \"port: 2947\" below \"gpsd:\".",
      "Файл налаштувань \(path), рядок \(line), неправильний: \(reason). Очікувалися рядки на зразок «port: 2947» під «gpsd:»."
    )
  }
  package static func noSuchFile(path: String) -> Self {
    Self(
      "configuration file \(path) does not exist: check the path, or leave it out for the defaults.",
      "Файлу налаштувань \(path) не існує. Перевірте шлях або не вказуйте його, щоб діяли стандартні налаштування."
    )
  }
  package static func unreadableFile(path: String, reason: String) -> Self {
    Self(
      "configuration file \(path) cannot be read: \(reason). Expected a text file that you may read.",
      "Не вдалося прочитати файл налаштувань \(path): \(reason). Очікувався текстовий файл, який ви можете читати."
    )
  }
  /// The command's options as the place where a setting was found; stands behind "in".
  package static let commandLine = Self("the command line", "командному рядку")
  /// The page as that place.
  package static let page = Self("the settings page", "налаштуваннях на сторінці")
  package static let environment = Self("the environment", "середовищі")
  package static let isFolder = Self("it is a folder", "це тека")
  package static let permissionDenied = Self("permission denied", "немає доступу")
  package static let tooLong = Self("it is longer than 64 KiB", "він довший за 64 КіБ")
  package static let notUTF8 = Self("it is not UTF-8 text", "це не текст у UTF-8")
  package static let unreadable = Self("it cannot be read", "його не вдається прочитати")
  package static func listItem(number: Int, key: String) -> Self {
    Self(
      "item \(number) of \(key) is not a text; put quotes around it",
      "елемент \(number) у \(key) — не текст; візьміть його в лапки")
  }
  package static let aPath = Self(
    "a path of at most 4096 characters, without control characters",
    "шлях завдовжки щонайбільше 4096 символів, без керівних символів")
  package static let aHost = Self(
    "a host name or an IP address without port, such as localhost",
    "назва вузла або IP-адреса без порту, наприклад localhost")
  package static func aWholeNumber(low: Int, high: Int) -> Self {
    Self("a whole number from \(low) to \(high)", "ціле число від \(low) до \(high)")
  }
  package static func aDistance(low: Int, high: Int) -> Self {
    Self(
      "a distance from \(low) m to \(high) m, such as 30 m",
      "відстань від \(low) m до \(high) m, наприклад 30 m")
  }
  /// The range of a size of files, such as `12 MB`.
  package static func aSize(low: String, high: String) -> Self {
    Self(
      "a size from \(low) to \(high), such as 12 MB",
      "розмір від \(low) до \(high), наприклад 12 MB")
  }
  package static let aFlag = Self("true or false", "true або false")
  package static func oneOf(names: String) -> Self {
    Self("one of \(names)", "одне зі значень \(names)")
  }
  package static func aColor(names: String) -> Self {
    Self(
      "one of \(names), or a colour in the form #rrggbb or #rgb",
      "одне зі значень \(names) або колір у вигляді #rrggbb чи #rgb")
  }
  package static func listOf(names: String) -> Self {
    Self(
      "a list of any of \(names), such as [today, plan], or [] for none",
      "список із будь-яких із: \(names), наприклад [today, plan], або [], якщо не потрібна жодна")
  }
  package static func aLength(low: String, high: String) -> Self {
    Self(
      "a length of time from \(low) to \(high), such as 90s, 10min or 2h",
      "тривалість від \(low) до \(high), наприклад 90s, 10min або 2h")
  }
  package static func aTimeOfDay(latest: String) -> Self {
    Self("a time of day from 00:00 to \(latest)", "час доби від 00:00 до \(latest)")
  }
  package static func aTimeOfDayOr(word: String) -> Self {
    Self("a time of day from 00:00 to 23:59, or \(word)", "час доби від 00:00 до 23:59 або \(word)")
  }
  package static let leads = Self(
    "up to five of a length such as 15min, 1h or 2d, 0, morning and evening, or none",
    "до п’яти з таких: тривалість, наприклад 15min, 1h чи 2d, 0, morning та evening, або none")
  package static let leadsOfDays = Self(
    "up to five of morning, evening and days such as 2d, or none",
    "до п’яти з таких: morning, evening і дні, наприклад 2d, або none")
  package static func formerName(_ former: String, name: String, value: String) -> Self {
    Self(
      "\(former) is called \(name) now: it counts as \(value).",
      "\(former) тепер зветься \(name): діє як \(value).")
  }
  /// The values that the address of the page may have.
  package static let aListenAddress = Self(
    "an IP address of this machine, such as 0.0.0.0, or localhost",
    "IP-адреса цього комп’ютера, наприклад 0.0.0.0, або localhost")
  /// The values that the host names of the page may have.
  package static let hostNames = Self(
    "a list of at most 16 host names without port, such as [\"pi.home.arpa\"]",
    "список щонайбільше 16 назв вузлів без порту, наприклад [\"pi.home.arpa\"]")
  package static let persons = Self(
    "names of persons, such as [anna, ben], at most 64",
    "імена осіб, наприклад [anna, ben], щонайбільше 64")
  package static let proxies = Self(
    "IP addresses or networks of proxies, such as [127.0.0.1, 10.0.0.0/8], at most 16",
    "IP-адреси або мережі проксі, наприклад [127.0.0.1, 10.0.0.0/8], щонайбільше 16")
  package static let password = Self(
    "a password of at most 1024 bytes on one line",
    "пароль в один рядок завдовжки щонайбільше 1024 байти")
  package static let baseAddress = Self(
    "an address that begins with http:// or https:// and has a host and no ?, such as https://passby.example.org",
    "адреса, що починається з http:// або https://, містить назву вузла та не містить ?, наприклад https://passby.example.org"
  )
  /// The address of the page, whose path may follow.
  package static let pageAddress = Self(
    "an address that begins with http:// or https:// and has a host, then at most a path of letters, digits and - . _ ~ /, such as https://passby.example.org or https://example.org/passby",
    "адреса, що починається з http:// або https:// і містить назву вузла, а далі щонайбільше шлях із латинських літер, цифр і - . _ ~ /, наприклад https://passby.example.org або https://example.org/passby"
  )
  package static let contact = Self(
    "a mail address or an address that begins with https://, both with a name of the internet, such as me@example.org",
    "адреса пошти або адреса, що починається з https://, обидві з ім’ям в інтернеті, наприклад me@example.org"
  )
  package static let ntfyTopic = Self(
    "1 to 64 letters, digits, _ and -, such as passby-4k7q2m9x",
    "від 1 до 64 латинських літер, цифр, _ та -, наприклад passby-4k7q2m9x")
  package static let topic = Self(
    "a topic without wildcards and blanks, such as owntracks",
    "тема без символів підстановки та пробілів, наприклад owntracks")
  package static let tileAddress = Self(
    "an address that begins with http:// or https:// and has {z}, {x} and {y} in it, at most 2048 characters long, without a password",
    "адреса, що починається з http:// або https:// і містить {z}, {x} та {y}, щонайбільше 2048 символів, без пароля"
  )
  package static let webAddress = Self(
    "an address that begins with http:// or https://, at most 2048 characters long, without a password",
    "адреса, що починається з http:// або https://, щонайбільше 2048 символів, без пароля")
  package static let webhookAddress = Self(
    "an address that begins with http:// or https://, at most 2048 characters long, without a password (a header may hold one)",
    "адреса, що починається з http:// або https://, щонайбільше 2048 символів, без пароля (його може містити заголовок)"
  )
  package static let shortText = Self(
    "at most 200 characters on one line",
    "щонайбільше 200 символів в одному рядку")
  package static let arguments = Self(
    "a list of the program and its arguments, at most 256 of 4096 bytes each, such as [\"notify-me\", \"--now\"]",
    "список із програми та її аргументів, щонайбільше 256 по 4096 байтів, наприклад [\"notify-me\", \"--now\"]"
  )
  package static let headers = Self(
    "a list of texts in the form \"Name: value\", such as [\"Title: Passby\"]",
    "список текстів виду «Name: value», наприклад [\"Title: Passby\"]")
  package static let aTemplate = Self("a text of at most 16 KiB", "текст щонайбільше 16 КіБ")
  package static func asJSON(expected: String) -> Self {
    Self("\(expected), as a JSON array of strings", "\(expected), як масив рядків JSON")
  }
  package static let noSection = Self("no section", "значення, а не розділ")
  package static func sectionOf(names: String) -> Self {
    Self("a section with \(names)", "розділ із \(names)")
  }
  package static func namesWith(names: String) -> Self {
    Self(
      "names of your choice, and below each \(names)",
      "назви на ваш вибір, а під кожною \(names)")
  }
  /// The explanation of a setting; `english` is that of the default file.
  package static func guide(name: String, english: String) -> Self {
    Self(english, ukrainian.settings[name]?.guide ?? english)
  }

  // MARK: The command config

  /// Options of `passby config` exclude each other.
  package static let excluded = Self(
    "A setting, --path, --write and --check exclude each other.",
    "Налаштування, --path, --write і --check не поєднуються.")
  /// There is no setting of the quoted name.
  package static func noSuchSetting(_ key: String, hint: String) -> Self {
    Self(
      "there is no setting \(key).\(hint) \"passby config\" lists them.",
      "налаштування \(key) немає.\(hint) Усі налаштування: «passby config».")
  }
  package static func didYouMean(_ name: String) -> Self {
    Self(" Did you mean \(name)?", " Можливо, \(name)?")
  }
  package static func file(_ path: String) -> Self {
    Self("Configuration file: \(path)", "Файл налаштувань: \(path)")
  }
  package static func noFile(_ path: String) -> Self {
    Self(
      "No configuration file; \"passby config --write\" creates it: \(path)",
      "Файлу налаштувань немає; «passby config --write» створить його: \(path)")
  }
  package static let notThereYet = Self(
    "It does not exist yet; \"passby config --write\" creates it.",
    "Його ще немає; «passby config --write» створить.")
  package static func existsAlready(_ path: String) -> Self {
    Self(
      "\(path) exists already and stays as it is: edit it, or name another file with --config.",
      "\(path) уже існує і лишається без змін: відредагуйте його або вкажіть інший файл через --config."
    )
  }
  package static func notWritten(_ path: String, reason: String) -> Self {
    Self("cannot write \(path): \(reason).", "Не вдалося записати \(path): \(reason).")
  }
  package static func written(_ path: String) -> Self {
    Self(
      "Wrote \(path). It lists every setting with its default: change what you like.",
      "Записано \(path). У ньому всі налаштування зі значеннями за замовчуванням: змініть потрібні."
    )
  }
  package static func valid(_ path: String, sets: String) -> Self {
    Self("\(path) is valid. It sets \(sets).", "\(path) правильний. У ньому задано: \(sets).")
  }
  package static func validDefaults(_ path: String) -> Self {
    Self(
      "\(path) is valid. It sets nothing but the defaults.",
      "\(path) правильний. У ньому лише значення за замовчуванням.")
  }
  package static let isDefault = Self(
    "Nothing sets it: this is the default.",
    "Нічим не задано: це значення за замовчуванням.")
  package static func setBy(_ source: String, standard: String) -> Self {
    Self(
      "Set by \(source); the default is \(standard).",
      "Задано через \(source); за замовчуванням \(standard).")
  }
  package static let empty = Self("empty", "порожньо")
  package static func variable(_ name: String) -> Self {
    Self("Its variable is \(name).", "Змінна середовища: \(name).")
  }
  package static let secretsHidden = Self(
    "*** hides what may be secret; --show-secrets shows it.",
    "*** приховує те, що може бути секретом; показати: --show-secrets.")

  // MARK: Parts

  package static func isOff(_ part: Part, setting: String) -> Self {
    Self(
      "the part \"\(part.rawValue)\" is off: add it to the setting \(setting) to use it. What it has stored is kept.",
      "Частину «\(part.rawValue)» вимкнено. Щоб користуватися нею, додайте її до налаштування \(setting). Збережене нею залишається."
    )
  }

  // MARK: Files that settings name

  package static func namedFileMissing(of setting: String, _ path: String) -> Self {
    Self(
      "setting \(setting) is \(path), and there is no such file. Correct the path, or leave it out.",
      "\(setting) має значення \(path), а такого файлу немає. Виправте шлях або приберіть його.")
  }

  // MARK: Help

  package static let help = Self(
    "Show the settings in force, and where each comes from.",
    "Показати чинні налаштування та їхні джерела.")
  package static let helpKey = Self(
    "A setting such as gpsd.port, or a section such as gpsd; all by default.",
    "Налаштування, наприклад gpsd.port, або розділ, наприклад gpsd; типово всі.")
  package static let helpPath = Self(
    "Print the path of the configuration file.",
    "Вивести шлях до файла налаштувань.")
  package static let helpWrite = Self(
    "Create a configuration file that explains every default. An existing file is kept.",
    "Створити файл налаштувань із поясненням усіх типових значень. Наявний файл не "
      + "змінюється.")
  package static let helpCheck = Self(
    "Check a file instead of showing the settings in force.",
    "Перевірити файл замість показу чинних налаштувань.")
  package static let helpShowSecrets = Self(
    "Show passwords and tokens instead of ***.",
    "Показати паролі й токени замість ***.")
  package static let helpDiscussion = Self(
    """
    passby config                     all settings
    passby config notify              a section
    passby config gpsd.port           one setting, explained
    passby config --write             create a configuration file with all defaults, to edit
    passby config --check new.yaml    check a file before it is used
    """,
    """
    passby config                     усі налаштування
    passby config notify              розділ
    passby config gpsd.port           одне налаштування з поясненням
    passby config --write             створити файл налаштувань з усіма типовими значеннями
    passby config --check new.yaml    перевірити файл перед використанням
    """)
}

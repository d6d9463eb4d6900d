package import Model

extension DevicePhrase {
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
      "the key of \(device) came over the internet without encryption: use https through a proxy (web.trusted_proxies), a VPN, or a secret\(localizer.audience == .page ? "" : " (passby device edit --secret-file)")",
      "ключ пристрою \(device) надійшов через інтернет незашифрованим: використайте https через проксі (web.trusted_proxies), VPN або гасло\(localizer.audience == .page ? "" : " (passby device edit --secret-file)")"
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

extension Ukrainian {
  /// A position that is known only to more than so many metres helps with few places.
  private static let roughMeters = 1000

  /// Returns the text of a phrase.
  public func text(_ phrase: SenderPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .testHelp: "Чекати на повідомлення пристрою і сказати, що надійшло."
    case .testDiscussion:
      "Запустіть команду, а тоді надішліть позицію із програми на телефоні. Потрібна запущена служба."
    case .deviceArgument: "Пристрій, за назвою або номером."
    case .waitOption: "Скільки секунд чекати."
    case .replayOption:
      "Відтворює запис телефона (.rec з OwnTracks Recorder або GPX) від імені цього пристрою."
    case .waiting(let device, let seconds):
      "Очікування до \(seconds) с на повідомлення від \(device). Надішліть позицію з його програми."
    case .nothingCame(let device, let seconds):
      "Від \(device) за \(seconds) с нічого не надійшло. Порівняйте адресу, користувача й ключ у програмі з тим, що показала \"passby device add\", або створіть новий ключ: \"passby device key\"."
    case .noDaemon: "Служба не запущена, тому нічого не чути. Запустіть її: «passby run»."
    case .noServer:
      "Служба працює без вебсторінки, тому не чує телефонів. Причина є в журналі."
    case .heard(let device, let app):
      app.map { "Надійшло повідомлення від \(device) (\($0))." }
        ?? "Надійшло повідомлення від \(device)."
    case .used(let number): "Використано: \(count(number, .position))."
    case .accuracy(let meters): "Точність останньої – \(meters) м (95 %)."
    case .late(let number): "Старіші за попередню: \(count(number, .position))."
    case .repeated(let number): "Надходили раніше: \(count(number, .position))."
    case .rollover(let number):
      "Час відставав на 1024 або 2048 тижнів, виправлено: \(count(number, .position))."
    case .outOfRange(let number):
      "Поза межами, тому вважаються невідомими: чисел, таких як швидкість, – \(number)."
    case .refused(let number, let reason): "Не використано, \(number)×: \(text(reason))."
    case .reason(let reason): text(reason)
    case .notUsed(let reason): "Не використано: \(text(reason))."
    case .positionUsed(let meters):
      meters > Self.roughMeters
        ? "Цей браузер знає вашу позицію лише з точністю до \(localizer.length(meters: Double(meters))); для більшості місць це надто приблизно."
        : "Вашу позицію враховано, точність – \(localizer.length(meters: Double(meters)))."
    case .positionNotNewer: "Ваша позиція вже відома."
    case .noBrowser:
      "Passby більше не знає цього браузера як джерела позицій. Виберіть його знову: Налаштування, Телефони."
    case .browserName(let system): system.map { "Браузер, \($0)" } ?? "Браузер"
    case .withoutPosition: "Позиції в ньому немає."
    case .waypointsOption: "Показує зони, створені на телефоні."
    case .noWaypoints: "Від запуску служби телефон не повідомив про жодну зону."
    case .broker(let address, let standing, let reason):
      "\(address), \(text(standing))" + (reason.map { ": \($0)" } ?? "")
    case .strangers(let number, let topics):
      "Повідомлення брокера, які не належать жодному пристрою, \(number): \(topics)"
    case .exposed(let device):
      "ключ пристрою \(device) надійшов через інтернет незашифрованим: використайте https через проксі (web.trusted_proxies), VPN або гасло (passby device edit --secret-file)"
    case .notARecording(let file):
      "\(file) не є записом телефона: очікуються рядки OwnTracks Recorder (.rec) або GPX. Запис приймача (NMEA) відтворюється без --device."
    case .damagedGPX(let file, let line, let reason):
      "\(file) пошкоджено в рядку \(line) (\(reason)), тож нічого з нього не використано: експортуйте його ще раз або виправте цей рядок."
    case .overlongLine(let file, let line):
      "\(file) пошкоджено в рядку \(line), який довший за 1 МіБ, тож нічого з нього не використано: у кожному рядку очікується одне повідомлення."
    case .pointsWithoutTime(let file, let number):
      "\(file): точки треків не мають часу (\(count(number, .position))). Для відтворення потрібен трек, записаний із часом."
    case .onlyWaypoints(let file, let number):
      "\(file) містить лише мітки або маршрути (\(count(number, .position))): для відтворення потрібен записаний трек (<trk>), точки якого мають час."
    case .noPoints(let file):
      "\(file) не містить точок: для відтворення потрібен записаний трек (<trk>), точки якого мають час."
    case .withoutTime(let number): "Без часу, тож не використано: \(count(number, .position))."
    case .unreadableLines(let number): "Не вдалося прочитати: \(count(number, .line))."
    }
  }

  private func text(_ standing: BrokerStanding) -> String {
    switch standing {
    case .connecting: "з'єднання"
    case .connected: "з'єднано"
    case .lost: "недосяжний"
    case .refused: "не приймає вхід"
    }
  }

  private func text(_ reason: SenderRefusal) -> String {
    switch reason {
    case .future: "годинник телефона поспішає більш як на 2 хвилини"
    case .old: "позиція надто стара (phones.oldest)"
    case .mock: "телефон каже, що позиція вигадана"
    case .notJSON: "повідомлення не є ні JSON, ні формою"
    case .unknownType: "такі повідомлення не надсилає жодна відома програма"
    case .empty: "повідомлення порожнє"
    case .noPosition: "позиції в ньому немає"
    case .noTime: "немає часу, який можна прочитати"
    case .invalid: "позиція поза земною кулею, або програма називає її хибною"
    case .plain: "у пристрою є гасло, а повідомлення не зашифроване"
    case .undecryptable: "його не розшифрувати гаслом цього пристрою"
    case .inaccurate: "позиція надто неточна"
    case .jump: "вона надто далеко від попередньої; вирішать наступні"
    }
  }
}

import Model

extension Ukrainian {
  package func text(_ phrase: DevicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .device(let name): "пристрій \(name)"
    case .person(let name): "особу \(name)"
    case .devices(let number):
      "\(number) \(Self.plural(number, one: "пристрій", few: "пристрої", many: "пристроїв"))"
    case .persons(let number):
      "\(number) \(Self.plural(number, one: "особа", few: "особи", many: "осіб"))"
    // Steps, in the middle of a sentence.
    case .stepAdded(let name): "Додано пристрій \(name)"
    case .stepEdited(let name): "Змінено пристрій \(name)"
    case .stepRemoved(let name): "Видалено пристрій \(name)"
    case .stepNewKey(let name): "Пристрій \(name) отримав новий ключ"
    case .stepRenamed(let old, let new): "Перейменовано: \(old) тепер \(new)"
    case .stepPersonRemoved(let name): "Видалено особу \(name)"
    // Problems.
    case .noSuchDevice(let name, let suggestion):
      "пристрою \(name) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + " Список: passby device list"
    case .deviceGone(let number): "Пристрою \(number) немає."
    case .noSuchPerson(let name, let suggestion):
      "особи \(name) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + " Список: passby person list"
    case .deviceName(let name):
      "\(name) не годиться як назва пристрою: очікується текст без / #"
    case .deviceNameTaken(let name): "пристрій \(name) уже є: виберіть іншу назву"
    case .personName(let name):
      "\(name) не годиться як ім’я: очікується текст без : / # і ком, крім «none» та «anyone»"
    case .personNameTaken(let name): "особа \(name) уже є: виберіть інше ім’я"
    case .topic(let topic):
      "\(topic) не є темою: очікуються слова через /, наприклад owntracks/anna/phone"
    case .topicTaken(let topic, let device): "тема \(topic) належить пристрою \(device)"
    case .receiverHasNoKey: "приймач не має ключа: він під’єднаний до цього комп’ютера"
    case .receiverStays: "приймач не можна видалити"
    case .receiverOnly: "у приймача можна змінити лише person, leads і share"
    case .meStays(let name):
      "\(name) — користувач цього комп’ютера і лишається: змініть ім’я через passby person rename"
    case .personInUse(let name, let users):
      "\(name) ще згадано тут: \(users.joined(separator: ", ")). Спершу змініть або видаліть це"
    case .secretEmpty(let file): "\(file) порожній: очікується гасло шифрування"
    case .secretTooLong(let file): "\(file) має понад 32 байти: програми приймають щонайбільше 32"
    case .secretLength(let most): "гасло має містити від 1 до \(most) байтів"
    case .personGone(let number): "Особи \(number) немає."
    case .noFile(let file): "файлу \(file) немає"
    case .fileTrouble(let file, let reason): "\(file): \(reason)"
    case .base(let url):
      "\(url) не є адресою: очікується http:// або https:// з іменем, наприклад https://passby.example.org"
    case .nothingGiven:
      "нічого змінювати: вкажіть хоча б один параметр, див. passby device edit --help"
    // Answers.
    case .noDevices:
      "Пристроїв ще немає. Додайте перший: passby device add \"Мій телефон\""
    case .added(let name, let person): "Додано пристрій \(name), власник: \(person)."
    case .changed(let name): "Змінено пристрій \(name)."
    case .unchanged(let name): "Пристрій \(name) уже такий."
    case .removed(let name): "Видалено пристрій \(name). Його ключ більше нічого не відкриває."
    case .newKey(let name):
      "Пристрій \(name) має новий ключ. Старий більше нічого не відкриває."
    case .keyHidden(let name, ""):
      "Пристрій \(name) не має тут ключа. Створити: passby device key \(name) --new"
    case .keyHidden(let name, let hint):
      "Ключ пристрою \(name) починається з \(hint). Його показано один раз; створити інший: passby device key \(name) --new"
    case .personRenamed(let old, let new): "\(old) тепер \(new)."
    case .loginChanged(let devices, let user):
      "OwnTracks (\(devices.joined(separator: ", "))) тепер потребує користувача \(user): надіслане з попереднім іменем відхиляється."
    case .personRemoved(let name): "Видалено особу \(name)."
    case .stored(let name): "Назву збережено як \(name)."
    case .keyOnlyNow: "Ключ показано лише зараз. Passby зберігає тільки його відбиток."
    case .loopback(let url):
      "Телефони ще не можуть з’єднатися з цим комп’ютером: \(url) — адреса лише для нього самого. «passby web address» підкаже, що зробити; або вкажіть --url."
    case .fileWritten(let file): "Налаштування OwnTracks записано у \(file)."
    case .forOwnTracks: "OwnTracks у режимі HTTP"
    case .forOthers: "Інші програми"
    case .keyBegins(let hint): "починається з \(hint)"
    case .ago(let age): "\(age) тому"
    case .neverHeard: "повідомлень ще не було"
    case .noDaemon: "невідомо, поки служба не працює"
    case .accuracy(let median, let worst):
      "\(localizer.number(median)) м"
        + (worst.map { ", 95 % у межах \(localizer.number($0)) м" } ?? "")
    case .battery(let percent, let isCharging):
      "\(localizer.number(percent)) %" + (isCharging == true ? ", заряджається" : "")
    case .moves: "той, що рухався останнім"
    case .always: "завжди"
    case .shared: "з пристроями інших"
    case .pushed(let number):
      number.map { "надіслано на телефон: \($0)" } ?? "надсилаються на телефон"
    case .inApp: "у відповіді телефону"
    case .encrypted: "лише шифровані повідомлення"
    case .secretMissing:
      "лише шифровані повідомлення, але гасла немає: задайте його через --secret-file"
    case .counted(let late, let repeated, let rollover, let outOfRange):
      "із запізненням: \(late), повторно: \(repeated), з хибним тижнем: \(rollover)"
        + (outOfRange > 0 ? ", чисел поза межами: \(outOfRange)" : "")
    case .foreignEvents(let number): "подій його власних зон: \(number)"
    case .heard(let name, let heard): "\(name), озвався: \(heard)"
    case .share(let place, let number, let total): "\(place): \(number) з \(total)"
    case .unusable(let age, let reason): "\(age): \(reason)"
    case .every(let pause): "раз на \(pause)"
    case .noOffers(let device):
      "\(device) не повідомив про жодне місце, відколи працює служба. Опублікуйте точки (waypoints) в OwnTracks і спробуйте ще раз"
    case .noSuchOffer(let name, let suggestion):
      "телефон не повідомив про місце \(name)." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + " Список: passby device show --waypoints"
    case .offerKnown(let name): "Місце \(name) уже є."
    case .offerIsBeacon(let name): "\(name) пропущено: це маячок, а не коло з радіусом."
    case .offerWithoutName: "Зону без назви пропущено: назвіть її на телефоні."
    case .takeOffers(let device): "Додати всі як місця: passby place add --from \(device)"
    case .placeNeedsBoth:
      "очікуються назва й позиція, наприклад Vet 52.5163,13.3777, або --from з телефоном"
    case .stepTookPlaces(let number, let name):
      "Додано \(number) \(Self.plural(number, one: "місце", few: "місця", many: "місць")) з телефона \(name)"
    case .line(let person, let app, let heard): "\(person)  \(app)  \(heard)"
    case .personLine(let devices, let tasks):
      (devices.isEmpty ? "без пристрою" : devices.joined(separator: ", "))
        + "  \(count(tasks, .task))"
    // Labels.
    case .rowDevice: "пристрій"
    case .rowInaccurate: "Надто неточно"
    case .rowPause: "Надсилає"
    case .rowUnusable: "Непридатне"
    case .rowAdvice: "Порада"
    case .rowFor: "Для кого"
    case .rowForTask: "для кого"
    case .rowPerson: "Особа"
    case .rowApp: "Програма"
    case .rowKey: "Ключ"
    case .rowTopic: "Тема"
    case .rowLeads: "Враховується"
    case .rowShared: "Спільно"
    case .rowPlaces: "Місця"
    case .rowReminders: "Нагадування"
    case .rowSecret: "Гасло"
    case .rowHeard: "Озвався"
    case .rowFix: "Позиція"
    case .rowAccuracy: "Точність"
    case .rowBattery: "Батарея"
    case .rowMode: "Режим"
    case .rowRefused: "Відхилено"
    case .rowCounted: "Також"
    case .rowIgnored: "Не враховано"
    case .rowOffered: "Пропонує"
    case .rowURL: "Адреса"
    case .rowUser: "Користувач"
    case .rowPassword: "Пароль"
    case .rowLink: "Посилання"
    case .rowKeyURL: "Адреса"
    case .rowPattern(let app): "Шаблон для \(app)"
    // What a phone sent.
    case .helpTest: "Чекати на повідомлення пристрою і сказати, що надійшло."
    case .helpTestDiscussion:
      "Запустіть команду, а тоді надішліть позицію із програми на телефоні. Потрібна запущена служба."
    case .helpTestDevice: "Пристрій, за назвою або номером."
    case .helpTestWait: "Скільки секунд чекати."
    case .helpReplayAs:
      "Відтворює запис телефона (.rec, GPX, KML, GeoJSON, хронологія) від імені цього пристрою."
    case .waiting(let device, let seconds):
      "Очікування до \(seconds) с на повідомлення від \(device). Надішліть позицію з його програми."
    case .nothingCame(let device, let seconds):
      "Від \(device) за \(seconds) с нічого не надійшло. Порівняйте адресу, користувача й ключ у програмі з тим, що показала \"passby device add\", або створіть новий ключ: \"passby device key\"."
    case .testNeedsDaemon: "Служба не запущена, тому нічого не чути. Запустіть її: «passby run»."
    case .testNeedsServer:
      "Служба працює без вебсторінки, тому не чує телефонів. Причина є в журналі."
    case .messageCame(let device, let app):
      app.map { "Надійшло повідомлення від \(device) (\($0))." }
        ?? "Надійшло повідомлення від \(device)."
    case .used(let number): "Використано: \(count(number, .position))."
    case .lastAccuracy(let meters): "Точність останньої – \(meters) м (95 %)."
    case .late(let number): "Старіші за попередню: \(count(number, .position))."
    case .repeated(let number): "Надходили раніше: \(count(number, .position))."
    case .rollover(let number):
      "Час відставав на 1024 або 2048 тижнів, виправлено: \(count(number, .position))."
    case .outOfRange(let number):
      "Поза межами, тому вважаються невідомими: чисел, таких як швидкість, – \(number)."
    case .ahead(let number):
      "Пропущено, бо датовано пізніше, ніж зараз або ніж наступні: \(count(number, .position))."
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
    case .messageWithoutPosition: "Позиції в ньому немає."
    case .helpWaypoints: "Показує зони, створені на телефоні."
    case .noWaypoints: "Від запуску служби телефон не повідомив про жодну зону."
    case .broker(let address, let standing, let reason):
      "\(address), \(text(standing))" + (reason.map { ": \($0)" } ?? "")
    case .strangers(let number, let topics):
      "Повідомлення брокера, які не належать жодному пристрою, \(number): \(topics)"
    case .exposed(let device):
      "ключ пристрою \(device) надійшов через інтернет незашифрованим: використайте https через проксі (web.trusted_proxies), VPN або гасло (passby device edit --secret-file)"
    case .notARecording(let file):
      "\(file) не є записом телефона: очікується .rec з OwnTracks Recorder, GPX, KML, GeoJSON або хронологія Google. Запис приймача (NMEA) відтворюється без --device."
    case .damagedGPX(let file, let line, let reason):
      "\(file) пошкоджено в рядку \(line) (\(reason)). Нічого з нього не збережено. Експортуйте файл ще раз або виправте цей рядок."
    case .overlongLine(let file, let line):
      "\(file) пошкоджено в рядку \(line), який довший за 1 МіБ. Нічого з нього не збережено. У кожному рядку очікується одне повідомлення."
    case .pointsWithoutTime(let file, let number):
      "\(file): точки треків не мають часу (\(count(number, .position))). Для відтворення потрібен трек, записаний із часом."
    case .onlyWaypoints(let file, let format, let number):
      "\(file) містить лише мітки або маршрути (\(count(number, .position))): для відтворення потрібно: \(needed(format))."
    case .noPoints(let file, let format):
      "\(file) не містить точок: для відтворення потрібно: \(needed(format))."
    case .withoutTime(let number): "Без часу, тож не використано: \(count(number, .position))."
    case .unreadableLines(let number): "Не вдалося прочитати: \(count(number, .line))."
    // Help.
    case .help:
      "Додати й переглянути телефони, що надсилають положення."
    case .helpDiscussion:
      "Телефон надсилає положення програмою, що вже є: OwnTracks, Overland, Traccar, GPSLogger тощо. `device add` один раз показує, що ввести в програмі. Положення більше нікому не передається."
    case .helpAdd:
      "Додати пристрій і один раз показати його ключ."
    case .helpList:
      "Показати пристрої."
    case .helpShow:
      "Показати пристрій і якість його повідомлень."
    case .helpEdit:
      "Змінити пристрій."
    case .helpRemove:
      "Видалити пристрій і припинити його доступ."
    case .helpKey:
      "Створити новий ключ; старий одразу перестає діяти."
    case .helpName:
      "Назва або номер пристрою."
    case .helpNewName:
      "Назва, наприклад «Телефон Анни»."
    case .helpWhose:
      "Чий це пристрій; нове ім’я додає нову особу."
    case .helpKind:
      "Програма: owntracks, overland, traccar, osmand, gpslogger, browser, other або none."
    case .helpTopic:
      "Тема на брокері MQTT або none."
    case .helpOtrc:
      "Записати налаштування OwnTracks у цей файл."
    case .helpSecretFile:
      "Взяти гасло шифрування з цього файлу; нешифровані повідомлення відтоді відхиляються."
    case .helpNoSecret:
      "Знову приймати нешифровані повідомлення і забути гасло."
    case .helpURL:
      "Адреса, за якою телефони бачать сторінку, наприклад https://passby.example.org."
    case .helpShare:
      "Показувати його положення пристроям інших осіб."
    case .helpLeads:
      "Враховувати за особу саме цей пристрій, хоч би який рухався останнім."
    case .helpPushPlaces:
      "Надсилати місця на телефон, щоб він прокидався на їхній межі: on, all (замість власних) або off."
    case .helpNotifyInApp:
      "Надсилати нагадування в OwnTracks у відповіді."
    case .helpNewKey:
      "Створити новий ключ."
    case .helpPerson:
      "Переглянути й перейменувати осіб, чиї це пристрої."
    case .helpPersonList:
      "Показати осіб та їхні пристрої."
    case .helpPersonRename:
      "Дати особі інше ім’я."
    case .helpPersonRemove:
      "Видалити особу, якої не згадує жодне завдання чи пристрій."
    case .helpPersonName:
      "Ім’я особи."
    case .helpNewPersonName:
      "Нове ім’я."
    case .helpTaskFor:
      "Лише для цієї особи; для кількох повторіть. none означає будь-кого."
    case .helpListFor:
      "Лише завдання для цієї особи та для будь-кого."
    case .helpOfPerson:
      "Лише те, що стосується цієї особи."
    case .helpPlaceFrom: "Додати як місця зони телефона: усі або одну з цією назвою."
    }
  }

  /// A position that is less accurate than this, in metres, is of use for few places.
  private static let roughMeters = 1000

  private func needed(_ format: RecordedFormat) -> String {
    switch format {
    case .gpx: "записаний трек (<trk>), точки якого мають час"
    case .kml: "трек (<gx:Track>) або мітки з часом (<TimeStamp>)"
    case .json: "позиції з часом"
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

  private func text(_ reason: PhoneRefusal) -> String {
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

extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: DevicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .device(let name): "пристрій \(name)"
    case .person(let name): "особу \(name)"
    case .devices(let number):
      "\(number) \(Self.plural(number, one: "пристрій", few: "пристрої", many: "пристроїв"))"
    case .persons(let number):
      "\(number) \(Self.plural(number, one: "особа", few: "особи", many: "осіб"))"
    case .stepAdded(let name): "Додано пристрій \(name)"
    case .stepEdited(let name): "Змінено пристрій \(name)"
    case .stepRemoved(let name): "Видалено пристрій \(name)"
    case .stepNewKey(let name): "Пристрій \(name) отримав новий ключ"
    case .stepRenamed(let old, let new): "Перейменовано: \(old) тепер \(new)"
    case .stepPersonRemoved(let name): "Видалено особу \(name)"
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
    case .line(let person, let app, let heard): "\(person)  \(app)  \(heard)"
    case .personLine(let devices, let tasks):
      (devices.isEmpty ? "без пристрою" : devices.joined(separator: ", "))
        + "  \(count(tasks, .task))"
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
    case .rowDevice: "пристрій"
    case .rowInaccurate: "Надто неточно"
    case .rowPause: "Надсилає"
    case .rowUnusable: "Непридатне"
    case .rowAdvice: "Порада"
    case .heard(let name, let heard): "\(name), озвався: \(heard)"
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
    }
  }
}

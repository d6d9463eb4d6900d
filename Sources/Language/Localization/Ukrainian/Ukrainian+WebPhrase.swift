extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: WebPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Any request
    case .problemTitle(400, _): "Запит незрозумілий"
    case .problemTitle(401, _): "Потрібно увійти"
    case .problemTitle(403, _): "Доступ заборонено"
    case .problemTitle(404, _): "Не знайдено"
    case .problemTitle(405, _): "Тут це неможливо"
    case .problemTitle(409, _): "Зараз це неможливо"
    case .problemTitle(413, _): "Запит завеликий"
    case .problemTitle(415, _): "Непідтримуваний формат"
    case .problemTitle(421, _): "Неправильна адреса"
    case .problemTitle(422, _): "Перевірте введене"
    case .problemTitle(500, _): "Щось пішло не так"
    case .problemTitle(503, _): "Тимчасово недоступно"
    case .problemTitle(let status, let reason):
      reason.isEmpty ? "Статус \(status)" : "Статус \(status) (\(reason))"
    case .nothingHere: "За цією адресою нічого немає. Перевірте її або почніть зі списку завдань."
    case .wrongMethod: "Цю адресу не можна використати в такий спосіб."
    case .bodyTooLarge: "Забагато даних за один раз: приймається щонайбільше 64 КБ."
    case .internalError: "Тут щось пішло не так; що саме, видно в журналі «passby run»."
    case .unreadableRequest: "Не вдалося прочитати запит."
    case .requestRefused: "Запит відхилено."
    case .storeIsBusy:
      "Базу даних використовує інша програма: нічого не змінено. Спробуйте ще раз за мить."
    case .storeIsFull:
      "На комп’ютері, де працює Passby, немає місця на диску: нічого не змінено. Звільніть там місце і спробуйте ще раз."
    case .storeIsReadOnly:
      "Базу даних не можна записати: нічого не змінено. Чому саме, каже «passby doctor» на комп’ютері, де працює Passby."
    case .otherUploads: "Саме надходять інші фото: надішліть це ще раз за мить."
    case .tooManyPages: "Відкрито забагато сторінок: закрийте деякі з них."

    // Security
    case .foreignOrigin:
      "Цей запит надійшов зі сторінки, яка не належить Passby. Відкрийте сторінку самого Passby і спробуйте ще раз."
    case .twoHosts: "У запиті названо два хости: надішліть один заголовок «Host»."
    case .unknownHost:
      "Passby не відповідає на це ім’я: скористайтеся адресою, яку показує «passby status», або додайте ім’я до налаштування web.hosts."
    case .loginNeeded:
      "Спершу увійдіть або надішліть заголовок «Authorization: Bearer TOKEN» із токеном від «passby web token»."
    case .wrongToken:
      "Це не той токен. Новий створює команда «passby web token --new» на самому комп’ютері."

    // API
    case .jsonExpected: "Для POST потрібен заголовок «Content-Type: application/json»."
    case .bodyNotUnderstood:
      "Не вдалося розібрати тіло запиту: очікувався об’єкт JSON, значення якого — тексти, числа, true, false, null або списки текстів."
    case .unknownProperty(let name, let known):
      known.isEmpty
        ? "\(name) тут невідоме: властивостей не очікувалося."
        : "\(name) тут невідоме: очікувалося \(known.joined(separator: ", "))."
    case .textExpected(let property): "Хибне значення «\(property)»: очікувався текст."
    case .textsExpected(let property): "Хибне значення «\(property)»: очікувався список текстів."
    case .flagExpected(let property): "Хибне значення «\(property)»: очікувалося true або false."
    case .numberOutOfRange(let parameter, let value, let low, let high):
      "\(parameter) \(value) поза межами: очікувалося від \(low) до \(high)."
    case .unknownPhase(let phase, let known):
      "Стану \(phase) немає: очікувалося \(localizer.alternatives(known))."
    case .subjectExpected: "Вкажіть завдання або місце: /api/v1/why?task=3 або ?place=2."
    case .positionExpected: "Місцю потрібна позиція, наприклад 52.5163,13.3777."
    case .placeGone(let number): "Такого місця немає: \(number)."
    case .categoryGone(let number):
      "Такої категорії немає: \(number)."
    case .changedMeanwhile: "Тим часом відбулися зміни: «present» — це теперішній стан."
    case .notStepNumber(let text): "step \(text) не є номером кроку."

    // Reasons why the page is not served
    case .portTaken(let port):
      "порт \(port) зайнятий іншою програмою: завершіть її або задайте інший web.port (PASSBY_WEB_PORT)"
    case .portReserved(let port):
      "порт \(port) доступний лише для root: задайте інший web.port (PASSBY_WEB_PORT), від 1024"
    case .noSuchAddress(let host):
      "цей комп’ютер не має адреси \(host): задайте інший web.listen (PASSBY_WEB_LISTEN)"
    }
  }
}

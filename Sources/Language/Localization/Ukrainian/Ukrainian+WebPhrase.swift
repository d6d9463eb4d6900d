extension Ukrainian {
  package func text(_ phrase: WebPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Any request.
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
    // Security.
    case .foreignOrigin:
      "Цей запит надійшов зі сторінки, яка не належить Passby. Відкрийте сторінку самого Passby і спробуйте ще раз."
    case .twoHosts: "У запиті названо два хости: надішліть один заголовок «Host»."
    case .unknownHost:
      "Passby не відповідає на це ім’я: скористайтеся адресою, яку показує «passby status», або додайте ім’я до налаштування web.hosts."
    case .loginNeeded:
      "Спершу увійдіть або надішліть заголовок «Authorization: Bearer TOKEN» із токеном від «passby web token»."
    case .wrongToken:
      "Це не той токен. Новий створює команда «passby web token --new» на самому комп’ютері."
    // API.
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
    // Reasons why the page is not served.
    case .portTaken(let port):
      "порт \(port) зайнятий іншою програмою: завершіть її або задайте інший web.port (PASSBY_WEB_PORT)"
    case .portReserved(let port):
      "порт \(port) доступний лише для root: задайте інший web.port (PASSBY_WEB_PORT), від 1024"
    case .noSuchAddress(let host):
      "цей комп’ютер не має адреси \(host): задайте інший web.listen (PASSBY_WEB_LISTEN)"
    // The token.
    case .tokenExists:
      "токен уже є, і показати його ще раз не можна. Створіть новий, це завершить усі входи: passby web token --new"
    case .tokenShownOnce:
      "Це токен, його показано лише цього разу: хто його має, може бачити й змінювати все."
    case .tokenLoopbackOnly:
      "Сторінка поки доступна лише з цього комп’ютера: щоб відкрити її іншим, задайте web.listen."
    case .tokenRemoved:
      "Токен вилучено."
    case .noToken:
      "Токена немає."
    case .tokenOfMeStays:
      "токен лишається, доки токени мають інші: без нього вашу сторінку відкрив би кожен за цим комп’ютером. Спершу вилучіть їхні: passby web token --person ІМ’Я --remove"
    case .tokenOfMeNeeded:
      "Відтепер токен потрібен і для вашої сторінки. Створіть його: passby web token"
    case .personTokenExists(let name):
      "\(name) уже має токен, і показати його ще раз не можна. Створіть новий, це завершить сеанси цієї особи: passby web token --person \(name) --new"
    case .personTokenShownOnce(let name):
      "Це токен особи \(name), його показано лише раз: хто його має, бачить сторінку цієї особи."
    case .personTokenRemoved(let name): "Токен особи \(name) вилучено."
    case .noPersonToken(let name): "\(name) не має токена."
    case .onlyMe: "Цю сторінку має лише «me», користувач цього комп’ютера."
    case .tokenNotChanged(let path, let reason):
      "Не вдалося змінити файл токена \(path): \(reason)."
    // The address of the page.
    case .helpAddress: "Показати адресу сторінки для телефона, зокрема QR-кодом."
    case .helpAddressDiscussion:
      """
      Друкує, де відкрити сторінку на цьому комп’ютері та з інших пристроїв, і малює адресу для \
      інших пристроїв QR-кодом: наведіть на нього камеру телефона. У коді лише адреса; токен \
      (passby web token) сторінка спитає сама.

      Поки сторінка доступна лише на цьому комп’ютері, замість коду надруковано, як відкрити її \
      іншим. З --json: page, others (список), running.
      """
    case .scan where localizer.audience == .page:
      "Наведіть камеру телефона на код або введіть адресу. Сторінка спитає токен."
    case .scan: "Наведіть камеру телефона на код. Сторінка спитає токен."
    case .loopbackOnly where localizer.audience == .page:
      text(.networkSteps, localizer) + " Тоді тут з’явиться QR-код з адресою."
    case .loopbackOnly:
      """
      Сторінка доступна лише на цьому комп’ютері. Щоб відкрити її на телефоні в тій самій мережі:
        1. passby web token     створить токен для входу
        2. web.listen: 0.0.0.0  у файлі налаштувань (його називає "passby config")
        3. перезапустіть службу і ще раз виконайте "passby web address"
      """
    case .pageNotRunning: "Служба не працює, тож сторінки ще немає: passby run"
    case .noNetwork: "Зараз у цього комп’ютера немає адреси в мережі."
    case .noLibrary(let package):
      "Щоб бачити QR-код, установіть \(package): sudo apt-get install \(package)"
    case .notEncodable: "Адреса задовга для QR-коду."
    case .tooNarrow(let columns): "Для QR-коду потрібен термінал завширшки \(columns) символів."
    case .codeOf(let address): "QR-код адреси \(address)"
    case .networkSteps:
      "Щоб відкрити цю сторінку на телефоні в тій самій мережі, створіть токен командою «passby web token», задайте «web.listen: 0.0.0.0» у файлі налаштувань і перезапустіть службу."
    // Help.
    case .help: "Керувати доступом до вебсторінки."
    case .helpToken: "Створити токен, який відкриває сторінку іншим у мережі."
    case .helpTokenPerson:
      "Власна сторінка особи: власні щоденник, настрої, фото, звички й відвідини, а також завдання для неї та для всіх."
    case .helpNewToken: "Замінити токен. Старий перестає діяти, і всі сеанси завершуються."
    case .helpRemoveToken: "Вилучити токен. Тоді сторінку відкриває лише цей комп’ютер."
    case .helpDiscussion:
      """
      Сторінку відкриває "passby run". Типово вона доступна лише на цьому комп’ютері; як відкрити її \
      іншим у мережі, пояснює "passby help web token".
      """
    case .helpTokenDiscussion:
      """
      Токен показується один раз; поруч із базою даних зберігається лише його хеш. Відтоді всі \
      мають входити з токеном, також на цьому комп’ютері. Щоб впустити інших, задайте web.listen \
      адресою цього комп’ютера або 0.0.0.0 для всіх адрес і перезапустіть службу.

      Сторінка працює через http, який можуть читати інші в мережі. У мережах, яким ви не довіряєте, \
      поставте перед нею проксі https або скористайтеся тунелем, наприклад ssh.
      """
    }
  }
}

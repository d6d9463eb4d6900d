/// Requests to the page and the API, its token and its address, with the help of `web`.
package struct WebPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: The search of tasks, places and pages

  package static func found(_ number: Int) -> Self {
    Self(number == 1 ? "1 found" : "\(number) found", "Знайдено: \(number)")
  }
  package static let nothingFits = Self("Nothing fits.", "Нічого не знайдено.")

  // MARK: Any request

  /// The title of a page with an error; the reason is HTTP's own, in English.
  package static func problemTitle(status: Int, reason: String) -> Self {
    Self(
      status == 400
        ? "That request is not understood"
        : status == 401
          ? "Please log in"
          : status == 403
            ? "Not allowed"
            : status == 404
              ? "Not found"
              : status == 405
                ? "That is not possible here"
                : status == 409
                  ? "Not possible right now"
                  : status == 413
                    ? "Too much at once"
                    : status == 415
                      ? "Unknown format"
                      : status == 421
                        ? "Wrong address"
                        : status == 422
                          ? "Please check what you entered"
                          : status == 500
                            ? "Something went wrong"
                            : status == 503
                              ? "Busy at the moment" : reason.isEmpty ? "Status \(status)" : reason,
      status == 400
        ? "Запит незрозумілий"
        : status == 401
          ? "Потрібно увійти"
          : status == 403
            ? "Доступ заборонено"
            : status == 404
              ? "Не знайдено"
              : status == 405
                ? "Тут це неможливо"
                : status == 409
                  ? "Зараз це неможливо"
                  : status == 413
                    ? "Запит завеликий"
                    : status == 415
                      ? "Непідтримуваний формат"
                      : status == 421
                        ? "Неправильна адреса"
                        : status == 422
                          ? "Перевірте введене"
                          : status == 500
                            ? "Щось пішло не так"
                            : status == 503
                              ? "Тимчасово недоступно"
                              : reason.isEmpty ? "Статус \(status)" : "Статус \(status) (\(reason))"
    )
  }
  package static let nothingHere = Self(
    "There is nothing at this address. Check it, or begin with the tasks.",
    "За цією адресою нічого немає. Перевірте її або почніть зі списку завдань.")
  package static let wrongMethod = Self(
    "This address cannot be used in this way.",
    "Цю адресу не можна використати в такий спосіб.")
  package static let bodyTooLarge = Self(
    "That is too much at once: at most 64 kB are read.",
    "Забагато даних за один раз: приймається щонайбільше 64 КБ.")
  package static let internalError = Self(
    "Something went wrong here; the log of \"passby run\" says what.",
    "Тут щось пішло не так; що саме, видно в журналі «passby run»."
  )
  .onPage(
    "Something went wrong here; the log of Passby says what.",
    "Тут щось пішло не так; що саме, видно в журналі Passby.")
  package static let unreadableRequest = Self(
    "The request could not be read.",
    "Не вдалося прочитати запит.")
  package static let requestRefused = Self("The request was refused.", "Запит відхилено.")
  package static let storeIsBusy = Self(
    "The database is in use by another program: nothing was changed. Try again in a moment.",
    "Базу даних використовує інша програма: нічого не змінено. Спробуйте ще раз за мить.")
  package static let storeIsFull = Self(
    "The disk of the computer that runs Passby is full: nothing was changed. Free some space there and try again.",
    "На комп’ютері, де працює Passby, немає місця на диску: нічого не змінено. Звільніть там місце і спробуйте ще раз."
  )
  package static let storeIsReadOnly = Self(
    "The database cannot be written: nothing was changed. “passby doctor” on the computer that runs Passby says why.",
    "Базу даних не можна записати: нічого не змінено. Чому саме, каже «passby doctor» на комп’ютері, де працює Passby."
  )
  .onPage(
    "The database cannot be written: nothing was changed. Look at the disk and the rights of its file on the computer that runs Passby.",
    "Базу даних не можна записати: нічого не змінено. Перевірте диск і права на її файл на комп’ютері, де працює Passby."
  )
  package static let otherUploads = Self(
    "Other photos are just being received: send this one again in a moment.",
    "Саме надходять інші фото: надішліть це ще раз за мить.")
  package static let tooManyPages = Self(
    "Too many pages are open: close some of them.",
    "Відкрито забагато сторінок: закрийте деякі з них.")

  // MARK: Security

  package static let foreignOrigin = Self(
    "This request comes from a page that is not Passby's. Open Passby's own page and try again.",
    "Цей запит надійшов зі сторінки, яка не належить Passby. Відкрийте сторінку самого Passby і спробуйте ще раз."
  )
  /// The request has two `Host` headers.
  package static let twoHosts = Self(
    "The request names two hosts: send one \"Host\" header.",
    "У запиті названо два хости: надішліть один заголовок «Host».")
  /// The `Host` header names none of the server's names.
  package static let unknownHost = Self(
    "Passby does not go by this name here: use the address that \"passby status\" shows, or list the name in the setting web.hosts.",
    "Passby не відповідає на це ім’я: скористайтеся адресою, яку показує «passby status», або додайте ім’я до налаштування web.hosts."
  )
  .onPage(
    "Passby does not go by this name here: use its own address, or list the name in the setting web.hosts.",
    "Passby не відповідає на це ім’я: скористайтеся його власною адресою або додайте ім’я до налаштування web.hosts."
  )
  package static let loginNeeded = Self(
    "Log in first, or send the header \"Authorization: Bearer TOKEN\" with the token of \"passby web token\".",
    "Спершу увійдіть або надішліть заголовок «Authorization: Bearer TOKEN» із токеном від «passby web token»."
  )
  .onPage("Log in first.", "Спершу увійдіть.")
  package static let wrongToken = Self(
    "That is not the token. \"passby web token --new\" on the machine makes a new one.",
    "Це не той токен. Новий створює команда «passby web token --new» на самому комп’ютері."
  )
  .onPage("That is not the token.", "Це не той токен.")

  // MARK: API

  /// A POST has no JSON body.
  package static let jsonExpected = Self(
    "A POST needs the header \"Content-Type: application/json\".",
    "Для POST потрібен заголовок «Content-Type: application/json».")
  /// The body is no JSON object, or a value in it has an unknown type.
  package static let bodyNotUnderstood = Self(
    "The body is not understood: expected a JSON object whose values are texts, numbers, true, false, null, or lists of texts.",
    "Не вдалося розібрати тіло запиту: очікувався об’єкт JSON, значення якого — тексти, числа, true, false, null або списки текстів."
  )
  /// The quoted property does not exist; those that do.
  package static func unknownProperty(_ name: String, known: [String]) -> Self {
    Self(
      known.isEmpty
        ? "\(name) is not known here: no properties are expected."
        : "\(name) is not known here: expected \(known.joined(separator: ", ")).",
      known.isEmpty
        ? "\(name) тут невідоме: властивостей не очікувалося."
        : "\(name) тут невідоме: очікувалося \(known.joined(separator: ", ")).")
  }
  package static func textExpected(property: String) -> Self {
    Self(
      "\"\(property)\" is wrong: expected a text.",
      "Хибне значення «\(property)»: очікувався текст.")
  }
  package static func textsExpected(property: String) -> Self {
    Self(
      "\"\(property)\" is wrong: expected a list of texts.",
      "Хибне значення «\(property)»: очікувався список текстів.")
  }
  package static func flagExpected(property: String) -> Self {
    Self(
      "\"\(property)\" is wrong: expected true or false.",
      "Хибне значення «\(property)»: очікувалося true або false.")
  }
  /// The quoted value of a parameter is no number within the limits.
  package static func numberOutOfRange(
    parameter: String, _ value: String, from low: Int, to high: Int
  ) -> Self {
    Self(
      "\(parameter) \(value) is out of range: expected \(low) to \(high).",
      "\(parameter) \(value) поза межами: очікувалося від \(low) до \(high).")
  }
  /// The quoted phase does not exist; those that do.
  package static func unknownPhase(_ phase: String, known: [String]) -> Self {
    Self(
      "There is no phase \(phase): expected \(localizer.alternatives(known)).",
      "Стану \(phase) немає: очікувалося \(localizer.alternatives(known)).")
  }
  package static let subjectExpected = Self(
    "Name a task or a place: /api/v1/why?task=3 or ?place=2.",
    "Вкажіть завдання або місце: /api/v1/why?task=3 або ?place=2.")
  package static let positionExpected = Self(
    "A place needs a position, such as 52.5163,13.3777.",
    "Місцю потрібна позиція, наприклад 52.5163,13.3777.")
  package static func placeGone(_ number: Int64) -> Self {
    Self("No such place: \(number).", "Такого місця немає: \(number).")
  }
  package static func categoryGone(_ number: Int64) -> Self {
    Self("No such category: \(number).", "Такої категорії немає: \(number).")
  }
  package static let changedMeanwhile = Self(
    "It was changed in the meantime: \"present\" is its present state.",
    "Тим часом відбулися зміни: «present» — це теперішній стан.")
  /// The quoted text is no number of a step.
  package static func notStepNumber(_ text: String) -> Self {
    Self("step \(text) is not the number of a step.", "step \(text) не є номером кроку.")
  }

  // MARK: Reasons why the page is not served

  package static func portTaken(_ port: Int) -> Self {
    Self(
      "port \(port) is taken by another program: end that one, or set another web.port (PASSBY_WEB_PORT)",
      "порт \(port) зайнятий іншою програмою: завершіть її або задайте інший web.port (PASSBY_WEB_PORT)"
    )
  }
  package static func portReserved(_ port: Int) -> Self {
    Self(
      "port \(port) may only be used by root: set another web.port (PASSBY_WEB_PORT), from 1024 on",
      "порт \(port) доступний лише для root: задайте інший web.port (PASSBY_WEB_PORT), від 1024")
  }
  /// The machine does not have the quoted address.
  package static func noSuchAddress(_ host: String) -> Self {
    Self(
      "this machine has no address \(host): set another web.listen (PASSBY_WEB_LISTEN)",
      "цей комп’ютер не має адреси \(host): задайте інший web.listen (PASSBY_WEB_LISTEN)")
  }

  // MARK: The token

  package static let tokenExists = Self(
    "there is already a token, and it cannot be shown again. Create a new one, which ends all logins: passby web token --new",
    "токен уже є, і показати його ще раз не можна. Створіть новий, це завершить усі входи: passby web token --new"
  )
  package static let tokenShownOnce = Self(
    "This is the token, shown only this once: whoever has it can see and change everything.",
    "Це токен, його показано лише цього разу: хто його має, може бачити й змінювати все.")
  /// The page listens on the loopback only.
  package static let tokenLoopbackOnly = Self(
    "The page still listens on this machine only: set web.listen to let others in.",
    "Сторінка поки доступна лише з цього комп’ютера: щоб відкрити її іншим, задайте web.listen.")
  package static let tokenRemoved = Self("The token is removed.", "Токен вилучено.")
  package static let noToken = Self("There is no token.", "Токена немає.")
  package static func tokenNotChanged(_ path: String, reason: String) -> Self {
    Self(
      "cannot change the token file \(path): \(reason).",
      "Не вдалося змінити файл токена \(path): \(reason).")
  }
  /// The token of `me` stays while other persons have one.
  package static let tokenOfMeStays = Self(
    "the token stays while other persons have one: without it anyone at this computer could open your page. Remove theirs first: passby web token --person NAME --remove",
    "токен лишається, доки токени мають інші: без нього вашу сторінку відкрив би кожен за цим комп’ютером. Спершу вилучіть їхні: passby web token --person ІМ’Я --remove"
  )
  /// Other persons have a token, and `me` has none.
  package static let tokenOfMeNeeded = Self(
    "From now on your own page asks for a token too. Make it: passby web token",
    "Відтепер токен потрібен і для вашої сторінки. Створіть його: passby web token")
  package static func personTokenExists(_ name: String) -> Self {
    Self(
      "\(name) already has a token, and it cannot be shown again. Create a new one, which ends that person's logins: passby web token --person \(name) --new",
      "\(name) уже має токен, і показати його ще раз не можна. Створіть новий, це завершить сеанси цієї особи: passby web token --person \(name) --new"
    )
  }
  package static func personTokenShownOnce(_ name: String) -> Self {
    Self(
      "This is the token of \(name), shown only this once: whoever has it sees the page of that person.",
      "Це токен особи \(name), його показано лише раз: хто його має, бачить сторінку цієї особи.")
  }
  package static func personTokenRemoved(_ name: String) -> Self {
    Self("The token of \(name) is removed.", "Токен особи \(name) вилучено.")
  }
  package static func noPersonToken(_ name: String) -> Self {
    Self("\(name) has no token.", "\(name) не має токена.")
  }
  package static let onlyMe = Self(
    "Only \u{201C}me\u{201D}, the user of this machine, has this page.",
    "Цю сторінку має лише «me», користувач цього комп’ютера.")

  // MARK: The address of the page

  /// The help of `web address`.
  package static let helpAddress = Self(
    "Show the address of the page for a phone, as a QR code too.",
    "Показати адресу сторінки для телефона, зокрема QR-кодом.")
  package static let helpAddressDiscussion = Self(
    """
    Prints where the page is, on this computer and for other devices, and draws the address for \
    other devices as a QR code: point the camera of the phone at it. The code holds the address \
    only; the page then asks for the token (passby web token).

    While only this computer can open the page, the steps that let others in are printed instead. \
    With --json: page, others (a list), running.
    """,
    """
    Друкує, де відкрити сторінку на цьому комп’ютері та з інших пристроїв, і малює адресу для \
    інших пристроїв QR-кодом: наведіть на нього камеру телефона. У коді лише адреса; токен \
    (passby web token) сторінка спитає сама.

    Поки сторінка доступна лише на цьому комп’ютері, замість коду надруковано, як відкрити її \
    іншим. З --json: page, others (список), running.
    """)
  /// The use of the code in a terminal.
  package static let scan = Self(
    "Point the camera of the phone at the code. The page then asks for the token.",
    "Наведіть камеру телефона на код. Сторінка спитає токен."
  )
  .onPage(
    "Point the camera of the phone at the code, or type the address. The page then asks for the token.",
    "Наведіть камеру телефона на код або введіть адресу. Сторінка спитає токен.")
  /// Only this machine can open the page; the address to open here, and the steps that change it.
  package static let loopbackOnly = Self(
    """
    Only this computer can open the page. To open it on a phone in the same network:
      1. passby web token     creates the token to log in with
      2. web.listen: 0.0.0.0  in the configuration file ("passby config" names it)
      3. restart the daemon, and run "passby web address" again
    """,
    """
    Сторінка доступна лише на цьому комп’ютері. Щоб відкрити її на телефоні в тій самій мережі:
      1. passby web token     створить токен для входу
      2. web.listen: 0.0.0.0  у файлі налаштувань (його називає "passby config")
      3. перезапустіть службу і ще раз виконайте "passby web address"
    """
  )
  .onPage(
    "Only this computer opens the page. “Let phones in” on the page Phones changes that.",
    "Сторінку відкриває лише цей комп’ютер. Це змінює «Впустити телефони» на сторінці «Телефони».")
  /// There is no daemon, and so no page.
  package static let pageNotRunning = Self(
    "The daemon is not running, so there is no page yet: passby run",
    "Служба не працює, тож сторінки ще немає: passby run")
  /// The page listens to the network, and this machine has no address there.
  package static let noNetwork = Self(
    "This computer has no address in a network now.",
    "Зараз у цього комп’ютера немає адреси в мережі.")
  package static func noLibrary(package: String) -> Self {
    Self(
      "For a QR code, install \(package): sudo apt-get install \(package)",
      "Щоб бачити QR-код, установіть \(package): sudo apt-get install \(package)")
  }
  package static let notEncodable = Self(
    "This address is too long for a QR code.",
    "Адреса задовга для QR-коду.")
  /// The terminal is too narrow; the columns that the code needs.
  package static func tooNarrow(columns: Int) -> Self {
    Self(
      "The QR code needs a terminal of \(columns) columns.",
      "Для QR-коду потрібен термінал завширшки \(columns) символів.")
  }
  /// A label of the code on the page.
  package static func codeOf(address: String) -> Self {
    Self("QR code of \(address)", "QR-код адреси \(address)")
  }
}

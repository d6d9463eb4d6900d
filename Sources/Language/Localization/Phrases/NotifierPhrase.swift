/// Notifiers, and browsers that get reminders, with the help of `web push`.
package struct NotifierPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: Programs

  package static func notStarted(notifier: String, program: String, reason: ProgramReason) -> Self {
    Self(
      "\"\(program)\" does not start: \(reason.text(in: localizer)). "
        + (notifier == "desktop"
          ? "Install it (Debian: libnotify-bin), or set notify.desktop to off."
          : "Install it, or change notify.\(notifier).run."),
      "Не вдалося запустити «\(program)»: \(reason.text(in: localizer)). "
        + (notifier == "desktop"
          ? "Встановіть програму (Debian: libnotify-bin) або задайте notify.desktop значення off."
          : "Встановіть програму або змініть notify.\(notifier).run."))
  }
  /// A program ended with an error; `message` is the last line it wrote about it, or empty.
  package static func failed(
    notifier: String, program: String, status: Int, message: String
  ) -> Self {
    Self(
      "\"\(program)\" failed with status \(status)" + (message.isEmpty ? "." : ": \(message).")
        + (notifier == "desktop"
          ? " Check that a desktop session shows notifications, or set notify.desktop to off."
          : " Expected status 0; check notify.\(notifier).run."),
      "«\(program)» завершилася з кодом \(status)" + (message.isEmpty ? "." : ": \(message).")
        + (notifier == "desktop"
          ? " Перевірте, чи сеанс робочого столу показує сповіщення, або задайте notify.desktop значення off."
          : " Очікувався код 0; перевірте notify.\(notifier).run."))
  }
  package static func killed(program: String, signal: Int) -> Self {
    Self(
      "\"\(program)\" was ended by signal \(signal); expected it to exit by itself.",
      "«\(program)» зупинено сигналом \(signal); очікувалося, що програма завершиться сама.")
  }
  package static func timeLimit(notifier: String, program: String, seconds: Double) -> Self {
    Self(
      "\"\(program)\" was still running after \(localizer.seconds(seconds)) and was killed. "
        + (notifier == "desktop"
          ? "Check that the desktop responds." : "Raise notify.\(notifier).time_limit, or fix it."),
      "«\(program)» не завершилася за \(localizer.seconds(seconds)), тому її зупинено. "
        + (notifier == "desktop"
          ? "Перевірте, чи робочий стіл відповідає."
          : "Збільште notify.\(notifier).time_limit або виправте програму."))
  }

  // MARK: Web services

  package static func setting(
    notifier: String, setting: String, value: String, problem: WebhookProblem
  ) -> Self {
    Self(
      "notify.\(notifier).\(setting): \"\(value)\" \(problem.text(in: localizer)).",
      "notify.\(notifier).\(setting): «\(value)» \(problem.text(in: localizer)).")
  }
  package static func unreachable(
    settings: ServiceSettings, host: String, reason: HTTPReason
  ) -> Self {
    Self(
      reason == .noLibrary
        ? "\"\(host)\": \(HTTPReason.noLibrary.text(in: localizer))."
        : "\"\(host)\" cannot be reached: \(reason.text(in: localizer)). Check the network"
          + (settings.address.map { " and \($0)." } ?? "."),
      reason == .noLibrary
        ? "«\(host)»: \(HTTPReason.noLibrary.text(in: localizer))."
        : "Немає зв'язку з «\(host)»: \(reason.text(in: localizer)). Перевірте мережу"
          + (settings.address.map { " та \($0)." } ?? "."))
  }
  package static func answered(settings: ServiceSettings, host: String, status: Int) -> Self {
    func answered(_ english: String, _ ukrainian: String) -> Self {
      Self(
        "\"\(host)\" answered \(status). \(english)", "Відповідь «\(host)»: \(status). \(ukrainian)"
      )
    }
    if status == 429 || status >= 500 {
      return answered(
        "Expected 2xx; Passby will try again.", "Очікувалося 2xx; Passby спробує ще раз.")
    }
    // Only browsers bring their address themselves.
    guard let address = settings.address, let credentials = settings.credentials else {
      return answered(
        "Expected 2xx; switch reminders off and on again in that browser, on the page Reminders.",
        "Очікувалося 2xx; вимкніть і знову ввімкніть нагадування в тому браузері, на сторінці «Нагадування»."
      )
    }
    guard let body = settings.body else {
      return Self(
        "\"\(host)\" refused the reminder. Check \(address) and \(credentials).",
        "«\(host)» не приймає нагадування. Перевірте \(address) і \(credentials).")
    }
    return switch status {
    case 300..<400:
      answered(
        "Redirects are not followed: set \(address) to their target.",
        "Переспрямування не виконуються: вкажіть кінцеву адресу в \(address).")
    case 401, 403:
      answered(
        "Expected 2xx; check the credentials in \(credentials) or .url.",
        "Очікувалося 2xx; перевірте облікові дані в \(credentials) або .url.")
    case 404, 405, 410:
      answered("Expected 2xx; check \(address).", "Очікувалося 2xx; перевірте \(address).")
    default:
      answered(
        "Expected 2xx; check \(body) and .headers.",
        "Очікувалося 2xx; перевірте \(body) і .headers.")
    }
  }
  package static func noAnswer(settings: ServiceSettings, host: String, seconds: Double) -> Self {
    Self(
      "\"\(host)\" did not answer within \(localizer.seconds(seconds)). Check the network"
        + (settings.timeLimit.map { ", or raise \($0)." } ?? "."),
      "«\(host)» не відповідає протягом \(localizer.seconds(seconds)). Перевірте мережу"
        + (settings.timeLimit.map { " або збільште \($0)." } ?? "."))
  }
  package static func noContact(host: String) -> Self {
    Self(
      "\"\(host)\" takes no reminder without a contact. Set web.push_contact to a mail address or an https address.",
      "«\(host)» не приймає нагадувань без контакту. Задайте в web.push_contact адресу пошти або адресу https."
    )
  }

  // MARK: Browsers that get reminders

  package static func contactNeeded(isMe: Bool) -> Self {
    Self(
      "Apple delivers reminders only from senders that name a contact, to which it would write if something goes wrong. "
        + (isMe
          ? "Enter a mail address or an https address under Settings, Contact for push services (web.push_contact); then this browser gets reminders."
          : "Ask whoever runs Passby to set one (web.push_contact)."),
      "Apple доставляє нагадування лише від відправників, які назвали контакт: туди вона напише, якщо щось піде не так. "
        + (isMe
          ? "Вкажіть адресу пошти або адресу https у налаштуваннях, «Контакт для служб push» (web.push_contact), і цей браузер отримуватиме нагадування."
          : "Попросіть того, хто запускає Passby, вказати його (web.push_contact)."))
  }
  package static let noSubscription = Self(
    "No subscription of a browser: expected an https address of a push service on the internet, and the keys of the Push API.",
    "Це не підписка браузера: очікувалася адреса https служби push в інтернеті й ключі Push API.")
  package static func tooManyBrowsers(most: Int) -> Self {
    Self(
      "\(most) browsers get reminders already. Remove one first, on the page Reminders or with “passby web push remove”.",
      "Нагадування вже отримує стільки браузерів: \(most). Спершу приберіть один із них на сторінці «Нагадування» або командою «passby web push remove»."
    )
    .onPage(
      "\(most) browsers get reminders already. Remove one first, under Settings.",
      "Нагадування вже отримує стільки браузерів: \(most). Спершу приберіть один із них у налаштуваннях."
    )
  }
  package static let someBrowser = Self("A browser", "Браузер")
  package static func browserSince(_ moment: String) -> Self {
    Self("since \(moment)", "від \(moment)")
  }
  package static func lastReminder(_ moment: String) -> Self {
    Self("last reminder \(moment)", "останнє нагадування \(moment)")
  }
  package static let noReminderYet = Self("no reminder yet", "нагадувань ще не було")
  package static func browserRemoved(_ name: String) -> Self {
    Self("No more reminders for \(name).", "Нагадувань більше не отримуватиме: \(name).")
  }
  package static func noBrowser(_ number: String) -> Self {
    Self(
      "There is no browser \"\(number)\" that gets reminders; \"passby web push list\" shows those that do.",
      "Браузера «\(number)», який отримує нагадування, немає; їх показує «passby web push list»."
    )
    .onPage(
      "There is no browser “\(number)” that gets reminders.",
      "Браузера «\(number)», який отримує нагадування, немає.")
  }
  package static let noBrowsers = Self(
    "No browser gets reminders while no page is open.",
    "Жоден браузер не отримує нагадувань, коли сторінку закрито.")
  package static func browsersNotChanged(path: String, reason: String) -> Self {
    Self("\"\(path)\" cannot be changed: \(reason).", "Не вдалося змінити «\(path)»: \(reason).")
  }
  /// The help of `web push` and of its commands.
  package static let helpPush = Self(
    "Browsers that get reminders while no page is open.",
    "Браузери, що отримують нагадування, коли сторінку закрито.")
  package static let helpPushDiscussion = Self(
    """
    A browser asks for reminders on the page Reminders, "In this browser". With a token it gets them \
    as long as its login lasts: until it logs out, the token is replaced ("passby web token --new"), \
    or 30 days have passed. Without a token it gets them until it is removed.
    """,
    """
    Браузер просить нагадувань на сторінці «Нагадування», «У цьому браузері». З токеном він \
    отримує їх, доки триває його вхід: до виходу, до заміни токена ("passby web token --new") або \
    30 днів. Без токена — доки його не приберуть.
    """)
  package static let helpPushList = Self(
    "List the browsers, with their numbers.",
    "Показати браузери з їхніми номерами.")
  package static let helpPushListDiscussion = Self(
    """
    With --json a list of: id, browser, person, created, last_used. "person" is null unless \
    the browser tells where it is. "last_used" is when its push service last took a reminder, with an \
    accuracy of an hour.
    """,
    """
    З --json — список: id, browser, person, created, last_used. «person» є null, якщо \
    браузер не повідомляє, де він. «last_used» — коли його служба push востаннє прийняла \
    нагадування, з точністю до години.
    """)
  package static let helpPushRemove = Self(
    "End the reminders for a browser.",
    "Припинити нагадування для браузера.")
  package static let helpPushNumber = Self(
    "The browser's number in \"passby web push list\".",
    "Номер браузера з «passby web push list».")
}

/// The settings of a notifier that asks a web service, by their whole names, for the advice in its
/// errors; `nil` for what cannot be set.
package struct ServiceSettings: Hashable, Sendable {
  /// The address of the service.
  package let address: String?
  /// The credentials, or what stands for them, such as a topic.
  package let credentials: String?
  /// The body of a request.
  package let body: String?
  package let timeLimit: String?

  package init(
    address: String? = nil, credentials: String? = nil, body: String? = nil,
    timeLimit: String? = nil
  ) {
    self.address = address
    self.credentials = credentials
    self.body = body
    self.timeLimit = timeLimit
  }
}

/// Reasons why a program does not start, as the rest of a sentence.
package struct ProgramReason: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static let missing = Self("there is no such program", "такої програми немає")
  package static let notExecutable = Self("it is not executable", "файл не є виконуваним")
  package static let tooManyOpenFiles = Self("too many files are open", "відкрито забагато файлів")
  package static let argumentsTooLong = Self("its arguments are too long", "аргументи задовгі")
  package static func system(_ text: String) -> Self { Self(alike: text) }
}

/// Problems in the settings of a web service, as the rest of a sentence that begins with the value.
package struct WebhookProblem: AreaPhrase, Error {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static let noAddress = Self(
    "is not a web address; expected one such as https://ntfy.sh/topic",
    "не є вебадресою; очікувалася адреса на зразок https://ntfy.sh/topic")
  package static let wrongScheme = Self(
    "is not a web address; expected http:// or https://",
    "не є вебадресою; очікувалося http:// або https://")
  package static let noHost = Self(
    "has no host; expected one such as https://ntfy.sh/topic",
    "не містить хоста; очікувалася адреса на зразок https://ntfy.sh/topic")
  package static let password = Self(
    "contains a password, which is not sent; use a header \"Authorization: Basic ...\"",
    "містить пароль, який не надсилається; скористайтеся заголовком «Authorization: Basic ...»")
  package static let wrongPort = Self(
    "has a port outside 1 to 65535",
    "містить порт поза межами від 1 до 65535")
  package static func headerValue(_ problem: WebhookProblem) -> Self {
    Self(
      "has a value that \(problem.text(in: localizer))",
      "має значення, яке \(problem.text(in: localizer))")
  }
  /// The body does not become JSON; `mayBeText` if no content type is given.
  package static func noJSON(mayBeText: Bool) -> Self {
    Self(
      "does not become JSON; expected tags such as {{text}} within double quotes"
        + (mayBeText ? ". For other text add the header \"Content-Type: text/plain\"" : ""),
      "не перетворюється на JSON; очікувалися теги на зразок {{text}} у подвійних лапках"
        + (mayBeText ? ". Для іншого тексту додайте заголовок «Content-Type: text/plain»" : ""))
  }
  package static func unknownSign(_ sign: String) -> Self {
    Self(
      "uses {{\(sign)}}, which is not supported",
      "використовує {{\(sign)}}, що не підтримується")
  }
  package static let noTemplate = Self("is not a template", "не є шаблоном")
  package static func wrongSectionEnd(line: Int) -> Self {
    Self(
      "closes a section under another name, in line \(line)",
      "закриває розділ з іншою назвою, рядок \(line)")
  }
  package static func noSectionEnd(line: Int) -> Self {
    Self("does not close a section, in line \(line)", "не закриває розділу, рядок \(line)")
  }
  package static func wrongTag(line: Int) -> Self {
    Self(
      "has a wrong tag, or one without }}, in line \(line)",
      "містить хибний тег або тег без }}, рядок \(line)")
  }
  package static func unknownName(_ name: String, known: [String]) -> Self {
    Self(
      "asks for \"\(name)\"; expected one of \(known.joined(separator: ", "))",
      "потребує «\(name)»; очікувалося одне з: \(known.joined(separator: ", "))")
  }
}

/// Reasons why a web server cannot be reached, as the rest of a sentence.
package struct HTTPReason: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static let hostUnknown = Self("the host is unknown", "хост невідомий")
  package static let refused = Self("the connection was refused", "у з'єднанні відмовлено")
  package static let noRoute = Self("there is no route to the host", "немає маршруту до хоста")
  package static let closed = Self("the server closed the connection", "сервер закрив з'єднання")
  package static let notPublic = Self(
    "only services on the internet are asked, and it is not one",
    "запити надсилаються лише службам в інтернеті, а цей хост не там")
  package static let notSecure = Self(
    "there is no secure connection to it (TLS), or its certificate is not trusted",
    "з ним немає захищеного з'єднання (TLS), або його сертифікат не є довіреним")
  package static let notHTTP = Self(
    "what it sent is no answer of HTTP",
    "те, що він надіслав, не є відповіддю HTTP")
  package static let noLibrary = Self(
    "not sent: apt install libcurl4",
    "не надіслано: apt install libcurl4")
  package static func other(_ text: String) -> Self { Self(alike: text) }
}

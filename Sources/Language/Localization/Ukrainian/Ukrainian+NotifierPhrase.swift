extension Ukrainian {
  package func text(_ phrase: NotifierPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Programs.
    case .notStarted(let notifier, let program, let reason):
      "Не вдалося запустити «\(program)»: \(reason.text(in: localizer)). "
        + (notifier == "desktop"
          ? "Встановіть програму (Debian: libnotify-bin) або задайте notify.desktop значення off."
          : "Встановіть програму або змініть notify.\(notifier).run.")
    case .failed(let notifier, let program, let status, let message):
      "«\(program)» завершилася з кодом \(status)" + (message.isEmpty ? "." : ": \(message).")
        + (notifier == "desktop"
          ? " Перевірте, чи сеанс робочого столу показує сповіщення, або задайте notify.desktop значення off."
          : " Очікувався код 0; перевірте notify.\(notifier).run.")
    case .killed(let program, let signal):
      "«\(program)» зупинено сигналом \(signal); очікувалося, що програма завершиться сама."
    case .timeLimit(let notifier, let program, let seconds):
      "«\(program)» не завершилася за \(localizer.seconds(seconds)), тому її зупинено. "
        + (notifier == "desktop"
          ? "Перевірте, чи робочий стіл відповідає."
          : "Збільште notify.\(notifier).time_limit або виправте програму.")
    // Web services.
    case .setting(let notifier, let setting, let value, let problem):
      "notify.\(notifier).\(setting): «\(value)» \(problem.text(in: localizer))."
    case .unreachable(_, let host, .noLibrary):
      "«\(host)»: \(HTTPReason.noLibrary.text(in: localizer))."
    case .unreachable(let notifier, let host, let reason):
      "Немає зв'язку з «\(host)»: \(reason.text(in: localizer)). "
        + (notifier == "push"
          ? "Перевірте мережу." : "Перевірте мережу та notify.\(notifier).url.")
    // Chosen on the page: no number tells what else answers there.
    case .answered("ntfy", let host, _):
      "«\(host)» не приймає нагадування. Перевірте notify.ntfy.url і notify.ntfy.topic."
    case .answered(let notifier, let host, let status):
      "Відповідь «\(host)»: \(status). " + advice(notifier, status)
    case .noAnswer(let notifier, let host, let seconds):
      "«\(host)» не відповідає протягом \(localizer.seconds(seconds)). "
        + (notifier == "push"
          ? "Перевірте мережу."
          : "Перевірте мережу або збільште notify.\(notifier).time_limit.")
    case .noContact(let host):
      "«\(host)» не приймає нагадувань без контакту. Задайте в web.push_contact адресу пошти або адресу https."
    // Browsers that get reminders.
    case .contactNeeded(let isMe):
      "Apple доставляє нагадування лише від відправників, які назвали контакт: туди вона напише, якщо щось піде не так. "
        + (isMe
          ? "Вкажіть адресу пошти або адресу https у налаштуваннях, «Контакт для служб push» (web.push_contact), і цей браузер отримуватиме нагадування."
          : "Попросіть того, хто запускає Passby, вказати його (web.push_contact).")
    case .noSubscription:
      "Це не підписка браузера: очікувалася адреса https служби push в інтернеті й ключі Push API."
    case .tooManyBrowsers(let most):
      "Нагадування вже отримує стільки браузерів: \(most). Спершу приберіть один із них на сторінці «Нагадування» або командою «passby web push remove»."
    case .someBrowser: "Браузер"
    case .browserSince(let moment): "від \(moment)"
    case .lastReminder(let moment): "останнє нагадування \(moment)"
    case .noReminderYet: "нагадувань ще не було"
    case .browserRemoved(let name): "Нагадувань більше не отримуватиме: \(name)."
    case .noBrowser(let number):
      "Браузера «\(number)», який отримує нагадування, немає; їх показує «passby web push list»."
    case .noBrowsers: "Жоден браузер не отримує нагадувань, коли сторінку закрито."
    case .browsersNotChanged(let path, let reason): "Не вдалося змінити «\(path)»: \(reason)."
    case .helpPush: "Браузери, що отримують нагадування, коли сторінку закрито."
    case .helpPushDiscussion:
      """
      Браузер просить нагадувань на сторінці «Нагадування», «У цьому браузері». З токеном він \
      отримує їх, доки триває його вхід: до виходу, до заміни токена ("passby web token --new") або \
      30 днів. Без токена — доки його не приберуть.
      """
    case .helpPushList: "Показати браузери з їхніми номерами."
    case .helpPushListDiscussion:
      """
      З --json — список: id, browser, person, created, last_used. «person» є null, якщо \
      браузер не повідомляє, де він. «last_used» — коли його служба push востаннє прийняла \
      нагадування, з точністю до години.
      """
    case .helpPushRemove: "Припинити нагадування для браузера."
    case .helpPushNumber: "Номер браузера з «passby web push list»."
    }
  }

  func advice(_ notifier: String, _ status: Int) -> String {
    switch status {
    case 429, 500...: "Очікувалося 2xx; Passby спробує ще раз."
    case _ where notifier == "push":
      "Очікувалося 2xx; вимкніть і знову ввімкніть нагадування в тому браузері, на сторінці «Нагадування»."
    case 300..<400:
      "Переспрямування не виконуються: вкажіть кінцеву адресу в notify.\(notifier).url."
    case 401, 403:
      "Очікувалося 2xx; перевірте облікові дані в notify.\(notifier).headers або .url."
    case 404, 405, 410: "Очікувалося 2xx; перевірте notify.\(notifier).url."
    default: "Очікувалося 2xx; перевірте notify.\(notifier).body і .headers."
    }
  }

  package func text(_ phrase: ProgramReason, _ localizer: Localizer) -> String {
    switch phrase {
    case .missing: "такої програми немає"
    case .notExecutable: "файл не є виконуваним"
    case .tooManyOpenFiles: "відкрито забагато файлів"
    case .argumentsTooLong: "аргументи задовгі"
    case .system(let text): text
    }
  }

  package func text(_ phrase: WebhookProblem, _ localizer: Localizer) -> String {
    switch phrase {
    case .noAddress: "не є вебадресою; очікувалася адреса на зразок https://ntfy.sh/topic"
    case .wrongScheme: "не є вебадресою; очікувалося http:// або https://"
    case .noHost: "не містить хоста; очікувалася адреса на зразок https://ntfy.sh/topic"
    case .password:
      "містить пароль, який не надсилається; скористайтеся заголовком «Authorization: Basic ...»"
    case .wrongPort: "містить порт поза межами від 1 до 65535"
    case .noHeader: "не є заголовком; очікувалося «Назва: значення»"
    case .wrongHeaderName: "не є назвою заголовка; очікувалися літери, цифри та дефіси"
    case .ownHeader: "задає сам Passby; приберіть цей заголовок"
    case .headerControls: "містить керівні символи у значенні; очікувався один рядок"
    case .headerValue(let problem): "має значення, яке \(problem.text(in: localizer))"
    case .noJSON(let mayBeText):
      "не перетворюється на JSON; очікувалися теги на зразок {{text}} у подвійних лапках"
        + (mayBeText ? ". Для іншого тексту додайте заголовок «Content-Type: text/plain»" : "")
    case .unknownSign(let sign): "використовує {{\(sign)}}, що не підтримується"
    case .noTemplate: "не є шаблоном"
    case .wrongSectionEnd(let line): "закриває розділ з іншою назвою, рядок \(line)"
    case .noSectionEnd(let line): "не закриває розділу, рядок \(line)"
    case .wrongTag(let line): "містить хибний тег або тег без }}, рядок \(line)"
    case .unknownName(let name, let known):
      "потребує «\(name)»; очікувалося одне з: \(known.joined(separator: ", "))"
    }
  }

  package func text(_ phrase: HTTPReason, _ localizer: Localizer) -> String {
    switch phrase {
    case .hostUnknown: "хост невідомий"
    case .refused: "у з'єднанні відмовлено"
    case .noRoute: "немає маршруту до хоста"
    case .closed: "сервер закрив з'єднання"
    case .notPublic: "запити надсилаються лише службам в інтернеті, а цей хост не там"
    case .notSecure: "з ним немає захищеного з'єднання (TLS), або його сертифікат не є довіреним"
    case .notHTTP: "те, що він надіслав, не є відповіддю HTTP"
    case .noLibrary: "не надіслано: apt install libcurl4"
    case .other(let text): text
    }
  }
}

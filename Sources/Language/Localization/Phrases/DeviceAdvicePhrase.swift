package import Model

/// Changes on a phone by which it reports better (P21).
package enum DeviceAdvicePhrase: WrittenPhrase {
  /// The app reports only when it is asked; its mode in a word.
  case mode(String)
  /// The app gets the position only roughly; the median accuracy in metres.
  case approximate(Device.Kind, meters: Int)
  /// Many positions are too inaccurate for the smallest places.
  case rough(Device.Kind)
  /// The app reports rarely: `minutes` between two messages.
  case sparse(Device.Kind, minutes: Int)
  /// Positions come late as a rule; by how much, already formatted.
  case late(length: String)
  /// No message of the app came for a day.
  case silent(Device.Kind)
  /// The clock of the phone is wrong.
  case clock
  /// Another app makes positions up.
  case mock
  /// Messages came without the secret, or with another one.
  case secret
  /// The last messages held nothing that can be used.
  case form(Device.Kind)
  /// The battery is nearly empty; in per cent.
  case battery(Int)
  /// The key came over the internet without encryption.
  case exposed

  package var texts: Texts {
    switch self {
    case .mode(let mode):
      Texts(
        "OwnTracks is in the mode “\(mode)”, in which it reports only when asked. Choose “significant changes”, or “move” for more.",
        "OwnTracks у режимі «\(mode)», у якому він надсилає позицію лише на вимогу. Виберіть «significant changes» або, щоб частіше, «move»."
      )
    case .approximate(let app, let meters):
      Texts(
        "The phone gives only a rough position (\(Self.localizer.length(meters: Double(meters)))). Allow \(Self.name(app)) the precise location: on Android “Use precise location”, on an iPhone “Precise Location”.",
        "Телефон дає лише приблизну позицію (\(Self.localizer.length(meters: Double(meters)))). Дозвольте точну позицію (\(Self.name(app))): на Android «Використовувати точне місцезнаходження», на iPhone «Точна геопозиція»."
      )
    case .rough(let app):
      Texts(
        "Many positions are too inaccurate. " + Self.exactness(app),
        "Багато позицій надто неточні. " + Self.exactness(app))
    case .sparse(let app, let minutes):
      Texts(
        "It reports only every \(minutes) minutes, so a place may be noticed late. "
          + Self.interval(app),
        "Позиція надходить лише раз на \(minutes) хв, тож місце може бути помічено пізно. "
          + Self.interval(app))
    case .late(let length):
      Texts(
        "Positions come \(length) late, since the phone cannot reach this computer on the way. Give the page an address that can be reached from anywhere (web.public_url), and make a new key.",
        "Позиції запізнюються на \(length), бо в дорозі телефон не може з’єднатися з цим комп’ютером. Дайте сторінці адресу, доступну звідусіль (web.public_url), і створіть новий ключ."
      )
    case .silent(let app): Texts(english.silence(app), ukrainian.silence(app))
    case .clock:
      Texts(
        "The phone’s clock is wrong. Set date and time to automatic in the settings of the phone.",
        "Годинник телефона показує хибний час. Увімкніть у його налаштуваннях автоматичні дату й час."
      )
    case .mock:
      Texts(
        "Another app makes up positions. Switch that off: on Android in the developer options, under mock locations.",
        "Інша програма вигадує позицію. Вимкніть її: на Android у параметрах розробника, фіктивні місця."
      )
    case .secret:
      Texts(
        "Messages come without the secret, or with another one. Type the same secret into the app, in OwnTracks under Encryption; or end it here\(Self.localizer.audience == .page ? "" : ": passby device edit --no-secret").",
        "Повідомлення надходять без гасла або з іншим гаслом. Введіть те саме гасло у програмі (в OwnTracks – Encryption) або скасуйте його тут\(Self.localizer.audience == .page ? "" : ": passby device edit --no-secret")."
      )
    case .form(let app): Texts(alike: Self.formText(app))
    case .battery(let percent):
      Texts(
        "The battery is at \(percent) %. Phones that save energy report rarely or not at all.",
        "Батарея: \(percent) %. Телефон, що заощаджує енергію, надсилає позицію рідко або зовсім не надсилає."
      )
    case .exposed:
      Texts(
        "The key came over the internet without encryption. Use https, a VPN or a secret, and then make a new key.",
        "Ключ надійшов через інтернет незашифрованим. Скористайтеся https, VPN або гаслом, а тоді створіть новий ключ."
      )
    }
  }

  /// The name in JSON.
  package var code: String {
    switch self {
    case .mode: "mode"
    case .approximate: "approximate"
    case .rough: "rough"
    case .sparse: "sparse"
    case .late: "late"
    case .silent: "silent"
    case .clock: "clock"
    case .mock: "mock"
    case .secret: "secret"
    case .form: "form"
    case .battery: "battery"
    case .exposed: "exposed"
    }
  }

  private static func exactness(_ app: Device.Kind) -> String {
    switch app {
    case .owntracks:
      say(
        "In OwnTracks choose the mode “move” while you are out, or make the places larger.",
        "Поза домом вмикайте в OwnTracks режим «move» або збільште місця.")
    case .overland:
      say(
        "In Overland set the desired accuracy to “Best”, or make the places larger.",
        "В Overland виберіть найвищу точність («Best») або збільште місця.")
    case .traccar:
      say(
        "In Traccar Client set the accuracy to “high”, or make the places larger.",
        "У Traccar Client виберіть високу точність або збільште місця.")
    case .gpslogger:
      say(
        "In GPSLogger log from GPS rather than from the network, or make the places larger.",
        "У GPSLogger записуйте з GPS, а не з мережі, або збільште місця.")
    case .browser:
      say(
        "A computer knows its position only roughly; a phone with its location on does better.",
        "Комп’ютер знає свою позицію лише приблизно; телефон з увімкненою геопозицією знає точніше."
      )
    case .osmand:
      say(
        "Let the app use GPS with high accuracy, or make the places larger.",
        "Дозвольте програмі GPS з високою точністю або збільште місця.")
    case .other:
      say(
        "Let the app use GPS with high accuracy, or make the places larger.",
        "Дозвольте програмі GPS з високою точністю або збільште місця.")
    }
  }

  private static func formText(_ app: Device.Kind) -> String {
    switch app {
    case .owntracks:
      say(
        "The last message could not be used. In OwnTracks choose the HTTP mode and the address that ends in /pub; switch off other extensions of the address.",
        "Останнє повідомлення не вдалося використати. Виберіть в OwnTracks режим HTTP та адресу, що закінчується на /pub."
      )
    case .gpslogger:
      say(
        "The last message could not be used. Compare “Custom URL” in GPSLogger with the pattern that was shown when the device was added. If it is lost: \(Self.newKeyEnglish) makes a new one, and the one before ends.",
        "Останнє повідомлення не вдалося використати. Порівняйте «Custom URL» у GPSLogger із шаблоном, показаним під час додавання пристрою. Якщо його втрачено: \(Self.newKeyUkrainian) створить новий ключ, а попередній перестане діяти."
      )
    case .overland:
      say(
        "The last message could not be used. Compare the address in \(Self.name(app)) with the one that was shown when the device was added. If it is lost: \(Self.newKeyEnglish) makes a new one, and the one before ends.",
        "Останнє повідомлення не вдалося використати. Порівняйте адресу (\(Self.name(app))) з тією, що була показана під час додавання пристрою. Якщо її втрачено: \(Self.newKeyUkrainian) створить новий ключ, а попередній перестане діяти."
      )
    case .traccar:
      say(
        "The last message could not be used. Compare the address in \(Self.name(app)) with the one that was shown when the device was added. If it is lost: \(Self.newKeyEnglish) makes a new one, and the one before ends.",
        "Останнє повідомлення не вдалося використати. Порівняйте адресу (\(Self.name(app))) з тією, що була показана під час додавання пристрою. Якщо її втрачено: \(Self.newKeyUkrainian) створить новий ключ, а попередній перестане діяти."
      )
    case .osmand:
      say(
        "The last message could not be used. Compare the address in \(Self.name(app)) with the one that was shown when the device was added. If it is lost: \(Self.newKeyEnglish) makes a new one, and the one before ends.",
        "Останнє повідомлення не вдалося використати. Порівняйте адресу (\(Self.name(app))) з тією, що була показана під час додавання пристрою. Якщо її втрачено: \(Self.newKeyUkrainian) створить новий ключ, а попередній перестане діяти."
      )
    case .browser:
      say(
        "The last message could not be used. Compare the address in \(Self.name(app)) with the one that was shown when the device was added. If it is lost: \(Self.newKeyEnglish) makes a new one, and the one before ends.",
        "Останнє повідомлення не вдалося використати. Порівняйте адресу (\(Self.name(app))) з тією, що була показана під час додавання пристрою. Якщо її втрачено: \(Self.newKeyUkrainian) створить новий ключ, а попередній перестане діяти."
      )
    case .other:
      say(
        "The last message could not be used. Compare the address in \(Self.name(app)) with the one that was shown when the device was added. If it is lost: \(Self.newKeyEnglish) makes a new one, and the one before ends.",
        "Останнє повідомлення не вдалося використати. Порівняйте адресу (\(Self.name(app))) з тією, що була показана під час додавання пристрою. Якщо її втрачено: \(Self.newKeyUkrainian) створить новий ключ, а попередній перестане діяти."
      )
    }
  }

  /// The words for making a new key, on a page and in a terminal.
  private static var newKeyEnglish: String {
    localizer.audience == .page ? "“New key” below" : "passby device key --new"
  }
  private static var newKeyUkrainian: String {
    localizer.audience == .page ? "«Новий ключ» нижче" : "passby device key --new"
  }

  private static func interval(_ app: Device.Kind) -> String {
    switch app {
    case .owntracks:
      say(
        "Let the phone watch the places itself\(localizer.audience == .page ? "" : " (passby device edit --push-places on)"), or choose the mode “move”.",
        "Нехай телефон сам стежить за місцями\(localizer.audience == .page ? "" : " (passby device edit --push-places on)"), або ввімкніть режим «move»."
      )
    case .overland:
      say(
        "In Overland set the tracking mode to “Both”, and a shorter interval.",
        "В Overland виберіть режим «Both» і менший проміжок.")
    case .traccar:
      say(
        "In Traccar Client set the interval to 60 s, and a distance of 50 m.",
        "У Traccar Client задайте проміжок 60 с і відстань 50 м.")
    case .gpslogger:
      say(
        "In GPSLogger set the logging interval to 60 s, and send without waiting for a batch.",
        "У GPSLogger задайте проміжок 60 с і надсилання без накопичення.")
    case .osmand:
      say(
        "In OsmAnd set the interval of online tracking to 60 s.",
        "В OsmAnd задайте для онлайн-стеження проміжок 60 с.")
    case .browser:
      say(
        "A browser reports only while a page is open.",
        "Браузер надсилає позицію лише поки сторінка відкрита.")
    case .other: say("Set a shorter interval in the app.", "Задайте у програмі менший проміжок.")
    }
  }

  fileprivate static func name(_ app: Device.Kind) -> String {
    say(
      app.brand ?? (app == .browser ? "the browser" : "the app"),
      app.brand ?? (app == .browser ? "браузер" : "програма"))
  }
}

extension English {
  fileprivate func silence(_ app: Device.Kind) -> String {
    guard app != .browser else {
      return "A browser reports only while a page is open; for the rest of the day use an app."
    }
    let app = DeviceAdvicePhrase.name(app)
    return
      "Allow \(app) the location “all the time” (iPhone: “Always”), and let no battery saver stop it: on Android battery “Unrestricted”, on an iPhone Background App Refresh.\(DeviceAdvicePhrase.localizer.audience == .page ? "" : " Then try: passby device test.")"
  }
}

extension Ukrainian {
  fileprivate func silence(_ app: Device.Kind) -> String {
    guard app != .browser else {
      return
        "Браузер надсилає позицію лише поки сторінка відкрита; на решту дня візьміть програму."
    }
    let app = DeviceAdvicePhrase.name(app)
    return
      "Дозвольте доступ до геопозиції «завжди» (\(app)) і не давайте заощадженню батареї зупиняти програму: на Android «Без обмежень», на iPhone «Оновлення у фоні».\(DeviceAdvicePhrase.localizer.audience == .page ? "" : " Потім перевірте: passby device test.")"
  }
}

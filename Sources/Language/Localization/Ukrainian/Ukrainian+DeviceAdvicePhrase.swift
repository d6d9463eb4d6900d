import Model

extension Ukrainian {
  package func text(_ phrase: DeviceAdvicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .mode(let mode):
      "OwnTracks у режимі «\(mode)», у якому він надсилає позицію лише на вимогу. Виберіть «significant changes» або, щоб частіше, «move»."
    case .approximate(let app, let meters):
      "Телефон дає лише приблизну позицію (\(localizer.length(meters: Double(meters)))). Дозвольте точну позицію (\(name(app))): на Android «Використовувати точне місцезнаходження», на iPhone «Точна геопозиція»."
    case .rough(let app): "Багато позицій надто неточні. " + exactness(app)
    case .sparse(let app, let minutes):
      "Позиція надходить лише раз на \(minutes) хв, тож місце може бути помічено пізно. "
        + interval(app)
    case .late(let length):
      "Позиції запізнюються на \(length), бо в дорозі телефон не може з’єднатися з цим комп’ютером. Дайте сторінці адресу, доступну звідусіль (web.public_url), і створіть новий ключ."
    case .silent(let app): silence(app)
    case .clock:
      "Годинник телефона показує хибний час. Увімкніть у його налаштуваннях автоматичні дату й час."
    case .mock:
      "Інша програма вигадує позицію. Вимкніть її: на Android у параметрах розробника, фіктивні місця."
    case .secret:
      "Повідомлення надходять без гасла або з іншим гаслом. Введіть те саме гасло у програмі (в OwnTracks – Encryption) або скасуйте його тут: passby device edit --no-secret."
    case .form(let app): form(app)
    case .battery(let percent):
      "Батарея: \(percent) %. Телефон, що заощаджує енергію, надсилає позицію рідко або зовсім не надсилає."
    case .exposed:
      "Ключ надійшов через інтернет незашифрованим. Скористайтеся https, VPN або гаслом, а тоді створіть новий ключ."
    }
  }

  private func name(_ app: Device.Kind) -> String {
    app.brand ?? (app == .browser ? "браузер" : "програма")
  }

  private func exactness(_ app: Device.Kind) -> String {
    switch app {
    case .owntracks: "Поза домом вмикайте в OwnTracks режим «move» або збільште місця."
    case .overland: "В Overland виберіть найвищу точність («Best») або збільште місця."
    case .traccar: "У Traccar Client виберіть високу точність або збільште місця."
    case .gpslogger: "У GPSLogger записуйте з GPS, а не з мережі, або збільште місця."
    case .browser:
      "Комп’ютер знає свою позицію лише приблизно; телефон з увімкненою геопозицією знає точніше."
    case .osmand, .other: "Дозвольте програмі GPS з високою точністю або збільште місця."
    }
  }

  private func interval(_ app: Device.Kind) -> String {
    switch app {
    case .owntracks:
      "Нехай телефон сам стежить за місцями (passby device edit --push-places on), або ввімкніть режим «move»."
    case .overland: "В Overland виберіть режим «Both» і менший проміжок."
    case .traccar: "У Traccar Client задайте проміжок 60 с і відстань 50 м."
    case .gpslogger: "У GPSLogger задайте проміжок 60 с і надсилання без накопичення."
    case .osmand: "В OsmAnd задайте для онлайн-стеження проміжок 60 с."
    case .browser: "Браузер надсилає позицію лише поки сторінка відкрита."
    case .other: "Задайте у програмі менший проміжок."
    }
  }

  private func silence(_ app: Device.Kind) -> String {
    guard app != .browser else {
      return
        "Браузер надсилає позицію лише поки сторінка відкрита; на решту дня візьміть програму."
    }
    let app = name(app)
    return
      "Дозвольте доступ до геопозиції «завжди» (\(app)) і не давайте заощадженню батареї зупиняти програму: на Android «Без обмежень», на iPhone «Оновлення у фоні». Потім перевірте: passby device test."
  }

  private func form(_ app: Device.Kind) -> String {
    switch app {
    case .owntracks:
      "Останнє повідомлення не вдалося використати. Виберіть в OwnTracks режим HTTP та адресу, що закінчується на /pub."
    case .gpslogger:
      "Останнє повідомлення не вдалося використати. Порівняйте «Custom URL» у GPSLogger із шаблоном, показаним під час додавання пристрою. Якщо його втрачено: passby device key --new створить новий ключ, а попередній перестане діяти."
    case .overland, .traccar, .osmand, .browser, .other:
      "Останнє повідомлення не вдалося використати. Порівняйте адресу (\(name(app))) з тією, що була показана під час додавання пристрою. Якщо її втрачено: passby device key --new створить новий ключ, а попередній перестане діяти."
    }
  }
}

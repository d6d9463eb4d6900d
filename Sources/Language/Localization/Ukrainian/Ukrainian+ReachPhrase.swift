extension Ukrainian {
  package func text(_ phrase: ReachPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .homeOnly: "Цей комп’ютер доступний лише вдома."
    case .homeOnlyWhy:
      "У дорозі телефон зберігає позиції й надсилає їх, коли повернеться, — для нагадування запізно. Є три виходи:"
    case .ways: "Поза домом"
    case .title(.tailscale): "Tailscale: приватна мережа ваших пристроїв"
    case .title(.caddy): "Caddy: ім’я в інтернеті з https"
    case .title(.broker): "MQTT: зашифровані повідомлення через публічний брокер"
    case .steps(.tailscale):
      """
      Установіть Tailscale на цьому комп’ютері й на телефоні (tailscale.com/download) та увійдіть на обох.
      Створіть токен сторінки, якщо його ще немає: passby web token
      Виконайте: sudo tailscale serve --bg 7575 (команда покаже адресу, що закінчується на .ts.net).
      Задайте цю адресу в web.public_url.
      \(newKey(localizer))
      """
    case .steps(.caddy):
      """
      Отримайте ім’я для свого роутера та переспрямуйте його порти 80 і 443 на цей комп’ютер.
      Створіть токен сторінки, якщо його ще немає: passby web token
      Установіть Caddy і запишіть у /etc/caddy/Caddyfile: passby.example.org { reverse_proxy 127.0.0.1:7575 }
      Задайте web.public_url: https://passby.example.org і web.trusted_proxies: [127.0.0.1]
      \(newKey(localizer))
      """
    case .steps(.broker):
      """
      Виберіть парольну фразу: passby device edit "NAME" --secret-file FILE --topic owntracks/RANDOM/phone
      Задайте mqtt.host, наприклад broker.emqx.io, і mqtt.tls: true
      В OwnTracks виберіть MQTT, цей сервер, порт 8883 з TLS, користувача RANDOM і пристрій phone.
      Уведіть ту саму фразу в розділі Encryption: брокер бачить, коли надходять повідомлення, але не їхній вміст.
      """
    case .section: "Поза домом"
    case .sectionHint:
      "Адреса, за якою телефони відкривають цю сторінку звідусіль. Вона потрапляє в коди та посилання; сторінка відповідає на її ім’я."
    }
  }

  /// The last step, on a page and in a terminal.
  private func newKey(_ localizer: Localizer) -> String {
    localizer.audience == .page
      ? "Створіть новий ключ на сторінці телефона й відскануйте його код."
      : "Створіть новий ключ і відскануйте новий код: passby device key \"NAME\" --new"
  }
}

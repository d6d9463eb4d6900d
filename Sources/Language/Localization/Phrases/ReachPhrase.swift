/// How phones reach this computer away from home.
package struct ReachPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static let homeOnly = Self(
    "Reaches this computer at home only.",
    "Цей комп’ютер доступний лише вдома.")
  package static let homeOnlyWhy = Self(
    "On the way the phone keeps its positions and sends them when it is back, too late for a reminder. Three ways out:",
    "У дорозі телефон зберігає позиції й надсилає їх, коли повернеться, — для нагадування запізно. Є три виходи:"
  )
  package static let ways = Self("Away from home", "Поза домом")
  package static func title(_ reachRecipe: ReachRecipe) -> Self {
    switch reachRecipe {
    case .tailscale:
      Self(
        "Tailscale: a private network of your own devices",
        "Tailscale: приватна мережа ваших пристроїв")
    case .caddy:
      Self("Caddy: a name in the internet, with https", "Caddy: ім’я в інтернеті з https")
    case .broker:
      Self(
        "MQTT: encrypted messages through a public broker",
        "MQTT: зашифровані повідомлення через публічний брокер")
    }
  }
  /// The steps of a way, at most five lines.
  package static func steps(_ reachRecipe: ReachRecipe) -> Self {
    switch reachRecipe {
    case .tailscale:
      Self(
        """
        Install Tailscale on this computer and on the phone (tailscale.com/download), and log in on both.
        Make a token for the page, if there is none: passby web token
        Run: sudo tailscale serve --bg 7575 (it prints an address that ends in .ts.net).
        Set web.public_url to that address.
        \(newKey())
        """,
        """
        Установіть Tailscale на цьому комп’ютері й на телефоні (tailscale.com/download) та увійдіть на обох.
        Створіть токен сторінки, якщо його ще немає: passby web token
        Виконайте: sudo tailscale serve --bg 7575 (команда покаже адресу, що закінчується на .ts.net).
        Задайте цю адресу в web.public_url.
        \(newKey())
        """)
    case .caddy:
      Self(
        """
        Get a name for your router, and forward its ports 80 and 443 to this computer.
        Make a token for the page, if there is none: passby web token
        Install Caddy, and write to /etc/caddy/Caddyfile: passby.example.org { reverse_proxy 127.0.0.1:7575 }
        Set web.public_url: https://passby.example.org and web.trusted_proxies: [127.0.0.1]
        \(newKey())
        """,
        """
        Отримайте ім’я для свого роутера та переспрямуйте його порти 80 і 443 на цей комп’ютер.
        Створіть токен сторінки, якщо його ще немає: passby web token
        Установіть Caddy і запишіть у /etc/caddy/Caddyfile: passby.example.org { reverse_proxy 127.0.0.1:7575 }
        Задайте web.public_url: https://passby.example.org і web.trusted_proxies: [127.0.0.1]
        \(newKey())
        """)
    case .broker:
      Self(
        """
        Choose a passphrase: passby device edit "NAME" --secret-file FILE --topic owntracks/RANDOM/phone
        Set mqtt.host to a broker, such as broker.emqx.io, and mqtt.tls: true
        In OwnTracks choose MQTT, that host, port 8883 with TLS, the user RANDOM and the device phone.
        Type the passphrase under Encryption: the broker sees when messages come, and not what is in them.
        """,
        """
        Виберіть парольну фразу: passby device edit "NAME" --secret-file FILE --topic owntracks/RANDOM/phone
        Задайте mqtt.host, наприклад broker.emqx.io, і mqtt.tls: true
        В OwnTracks виберіть MQTT, цей сервер, порт 8883 з TLS, користувача RANDOM і пристрій phone.
        Уведіть ту саму фразу в розділі Encryption: брокер бачить, коли надходять повідомлення, але не їхній вміст.
        """)
    }
  }
  package static let section = Self("Away from home", "Поза домом")
  package static let sectionHint = Self(
    "The address under which phones reach this page from anywhere. It goes into codes and links; the page answers to its name.",
    "Адреса, за якою телефони відкривають цю сторінку звідусіль. Вона потрапляє в коди та посилання; сторінка відповідає на її ім’я."
  )

  /// The steps of a way in the language in force, one by one.
  package static func lines(_ recipe: ReachRecipe) -> [String] {
    Self.steps(recipe).text.split(separator: "\n").map(String.init)
  }

  /// The last step, on a page and in a terminal.
  private static func newKey() -> String {
    say(
      localizer.audience == .page
        ? "Make a new key on the page of the phone, and scan its code."
        : "Make a new key and scan the new code: passby device key \"NAME\" --new",
      localizer.audience == .page
        ? "Створіть новий ключ на сторінці телефона й відскануйте його код."
        : "Створіть новий ключ і відскануйте новий код: passby device key \"NAME\" --new")
  }
}

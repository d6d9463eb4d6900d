/// How phones in the network are let in, and kept out.
package struct NetworkPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  package static let letIn = Self("Let phones in", "Впустити телефони")
  package static let question = Self("Let phones in?", "Впустити телефони?")
  package static let whatItMeans = Self(
    "Everyone in this network can then reach the login of Passby. Your browser stays logged in.",
    "Відтоді кожен у цій мережі зможе відкрити сторінку входу Passby. Ваш браузер залишиться в системі."
  )
  package static let closed = Self(
    "Only this computer reaches Passby now; phones do not.",
    "Зараз Passby доступний лише на цьому комп’ютері, телефонам — ні.")
  package static let shut = Self("Shut it again", "Знову закрити")
  package static let shutAgain = Self(
    "Only this computer reaches Passby now.", "Тепер Passby доступний лише на цьому комп’ютері.")
  package static func open(at address: String) -> Self {
    Self(
      "Phones in this network reach Passby at \(address).",
      "Телефони в цій мережі бачать Passby за адресою \(address).")
  }
  package static let noAddress = Self(
    "This computer is in no network now, so phones do not reach Passby.",
    "Цей комп’ютер зараз не в мережі, тож телефони не бачать Passby.")
  package static func otherAddress(_ address: String) -> Self {
    Self("Not reached? Try \(address)", "Не відкривається? Спробуйте \(address)")
  }
  package static let otherAddresses = Self("Another address", "Інша адреса")

  // MARK: Why not

  package static let noNetwork = Self(
    "This computer is in no network that a phone could use: connect it to your Wi-Fi, then try again. Nothing was changed.",
    "Цей комп’ютер не підключений до мережі, якою міг би скористатися телефон: під’єднайте його до свого Wi-Fi і спробуйте ще раз. Нічого не змінено."
  )
  package static func portTaken(_ port: Int) -> Self {
    Self(
      "Another program already answers at port \(port) of this network: end it, then try again. Nothing was changed.",
      "Порт \(port) у цій мережі вже зайняла інша програма: закрийте її та спробуйте ще раз. Нічого не змінено."
    )
  }
  package static func failed(_ reason: String) -> Self {
    Self(
      "Phones cannot be let in: \(reason). Nothing was changed.",
      "Телефони впустити не вдалося: \(reason). Нічого не змінено.")
  }
  /// The setting may not be changed on the page; `cause` says what fixes it.
  package static func locked(_ cause: String) -> Self {
    Self(
      "Who reaches Passby cannot be changed here. \(cause)",
      "Хто має доступ до Passby, тут змінити не можна. \(cause)")
  }

  // MARK: The page on a phone

  package static let onPhone = Self("Open Passby on the phone", "Відкрити Passby на телефоні")
  package static let onPhoneHow = Self(
    "Point the camera of the phone at this code: it logs in and shows this page there. The code works once, for ten minutes.",
    "Наведіть камеру телефона на цей код: він увійде й покаже там цю сторінку. Код діє один раз, десять хвилин."
  )
  package static let keyOfPage = Self("Or type", "Або введіть")
  package static let loginCode = Self("Code that opens Passby", "Код, що відкриває Passby")
}

package import Model

/// Positions: the receiver, its state, and why a fix was refused.
package struct PositionPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static func latitude(_ value: String) -> Self {
    Self(
      "latitude \"\(value)\" is out of range: expected degrees from -90 to 90",
      "широта «\(value)» поза межами: очікувалися градуси від -90 до 90")
  }
  package static func longitude(_ value: String) -> Self {
    Self(
      "longitude \"\(value)\" is out of range: expected degrees from -180 to 180",
      "довгота «\(value)» поза межами: очікувалися градуси від -180 до 180")
  }
  /// A radius in metres is out of range; the value as it was given.
  package static func radius(_ value: String) -> Self {
    Self(
      "radius \"\(value)\" is out of range: expected metres from 20 to 100000",
      "радіус «\(value)» поза межами: очікувалися метри від 20 до 100000")
  }
  /// A length of stay in seconds is not above 0; the value as it was given.
  package static func dwell(_ value: String) -> Self {
    Self(
      "dwell \"\(value)\" is not a length of stay: expected seconds above 0",
      "«\(value)» не є тривалістю перебування: очікувалися секунди, більше ніж 0")
  }

  // MARK: Refused fixes

  package static func modeWithoutFix(mode: Int) -> Self {
    Self("no fix (mode \(mode))", "позиції немає (режим \(mode))")
  }
  package static let offGlobe = Self(
    "the position is missing or out of range",
    "позиція відсутня або поза межами")
  package static let nullIsland = Self("the position is exactly 0, 0", "позиція точно 0, 0")
  package static let fixWithoutTime = Self("the position has no time", "позиція не має часу")
  package static let negativeAccuracy = Self(
    "the receiver calls the position invalid: a negative accuracy",
    "приймач називає позицію хибною: точність від'ємна")
  package static let notNewer = Self("not newer than the last fix", "не новіша за останню позицію")
  package static let laterThanNow = Self("dated later than now", "датована пізніше, ніж зараз")
  package static let laterThanNext = Self(
    "dated later than the positions after it",
    "датована пізніше за наступні позиції")
  /// The accuracy is worse than the limit, both in metres.
  package static func inaccurate(meters: Int, limit: Int) -> Self {
    Self(
      "an accuracy of \(meters) m; the limit is \(limit) m",
      "точність \(meters) м; межа \(limit) м")
  }
  package static func jump(meters: Int, seconds: Int) -> Self {
    Self(
      "a jump of \(meters) m in \(seconds) s; held until 3 fixes agree",
      "стрибок на \(meters) м за \(seconds) с; не зараховується, доки не збігатимуться 3 позиції")
  }

  // MARK: The clock

  /// The clocks of receiver and computer are days apart; both dates as `2026-01-15`.
  package static func clocksDisagree(receiver: String, computer: String) -> Self {
    Self(
      "the receiver's clock says \(receiver), the computer's \(computer); held until they agree",
      "годинник приймача показує \(receiver), а комп’ютера — \(computer); позиції не враховуються, доки годинники не збігатимуться"
    )
  }
  package static let corrected = Self(
    "the receiver's dates are 1024 or 2048 weeks in the past (its week counter has begun again); they are corrected",
    "дати приймача відстають на 1024 або 2048 тижнів (лічильник тижнів почався заново); їх виправлено"
  )
  package static let notifierRemoved = Self(
    "the notifier is no longer configured",
    "сповіщувач більше не налаштовано")
  package static func phone(_ reason: PhoneRefusal) -> Self {
    Self(
      reason == .future
        ? "future: the phone's clock is ahead of the computer's"
        : reason == .old
          ? "old: the position is from too long ago (phones.oldest)"
          : reason == .mock
            ? "mock: the phone says that the position is made up"
            : reason == .undecryptable
              ? "undecryptable: the secret of this device does not open the message"
              : DevicePhrase.reason(reason).text,
      reason == .future
        ? "майбутнє: годинник телефона випереджає комп’ютер"
        : reason == .old
          ? "давнє: позиція надто стара (phones.oldest)"
          : reason == .mock
            ? "вигадане: телефон повідомив, що позиція несправжня"
            : reason == .undecryptable
              ? "не розшифровано: повідомлення не розшифрувати гаслом цього пристрою"
              : DevicePhrase.reason(reason).text)
  }

  // MARK: States, with the phrase of the reason

  package static func noDaemon(reason: PositionPhrase) -> Self {
    Self("no gpsd: \(reason.text(in: localizer))", "немає gpsd: \(reason.text(in: localizer))")
  }
  package static func noDevice(reason: PositionPhrase) -> Self {
    Self(
      "no receiver: \(reason.text(in: localizer))",
      "немає приймача: \(reason.text(in: localizer))")
  }
  package static func noFix(reason: PositionPhrase) -> Self {
    Self("no fix: \(reason.text(in: localizer))", "немає позиції: \(reason.text(in: localizer))")
  }
  package static func stale(reason: PositionPhrase) -> Self {
    Self(
      "receiver silent: \(reason.text(in: localizer))",
      "приймач мовчить: \(reason.text(in: localizer))")
  }
  package static let ok = Self("receiving positions", "позиції надходять")

  // MARK: Reasons: the connection

  package static func hostUnknown(address: String) -> Self {
    Self("the host of \(address) is unknown", "невідомий хост в адресі \(address)")
  }
  package static func portUnknown(address: String) -> Self {
    Self("the port of \(address) is unknown", "невідомий порт в адресі \(address)")
  }
  package static func nothingAnswers(address: String) -> Self {
    Self("nothing answers at \(address)", "за адресою \(address) ніхто не відповідає")
  }
  package static func noSocket(address: String) -> Self {
    Self("no socket for a connection to \(address)", "немає сокета для з'єднання з \(address)")
  }
  package static func failed(address: String, reason: String) -> Self {
    Self(
      reason == ""
        ? "the connection to \(address) failed" : "the connection to \(address) failed: \(reason)",
      reason == ""
        ? "не вдалося з'єднатися з \(address)" : "з'єднання з \(address) перервано: \(reason)")
  }
  package static func closed(address: String) -> Self {
    Self("gpsd at \(address) closed the connection", "gpsd за адресою \(address) закрив з'єднання")
  }
  package static func watchRefused(address: String) -> Self {
    Self(
      "gpsd at \(address) did not accept the request for reports",
      "gpsd за адресою \(address) не прийняв запиту на звіти")
  }
  package static func notGPSD(address: String) -> Self {
    Self("the service at \(address) is not gpsd", "служба за адресою \(address) — не gpsd")
  }
  package static func noAnswer(address: String) -> Self {
    Self("gpsd at \(address) has not answered", "gpsd за адресою \(address) не відповів")
  }

  // MARK: Reasons: the receiver

  package static let noDevices = Self("gpsd has no device", "gpsd не має жодного пристрою")
  /// gpsd reported no device for some seconds.
  package static func noDeviceNamed(seconds limit: Double) -> Self {
    Self(
      "gpsd has reported no device for \(localizer.seconds(limit))",
      "gpsd не повідомляє про пристрої вже \(localizer.seconds(limit))")
  }
  /// gpsd does not know the device that is wanted; `others` are those it has.
  package static func deviceUnknown(_ wanted: String, others: [String]) -> Self {
    switch others {
    case []: Self("gpsd does not know \"\(wanted)\"", "gpsd не знає пристрою «\(wanted)»")
    default:
      Self(
        "gpsd does not know \"\(wanted)\"; it has \(quoted(others))",
        "gpsd не знає пристрою «\(wanted)»; у нього є \(quoted(others))")
    }
  }
  package static func devicesSilent(_ devices: [String]) -> Self {
    Self(
      "gpsd receives nothing from \(quoted(devices))",
      "gpsd нічого не отримує від \(quoted(devices))")
  }
  package static func gpsdError(_ message: String) -> Self {
    Self("gpsd reports \"\(message)\"", "gpsd повідомляє «\(message)»")
  }
  package static let waitingForReport = Self(
    "waiting for the receiver's first report",
    "очікується перший звіт приймача")
  package static let noPosition = Self(
    "the receiver has no position yet",
    "приймач ще не визначив позиції")
  package static let noTime = Self(
    "the receiver does not know the time yet",
    "приймач ще не знає часу")
  package static let invalidPosition = Self(
    "the receiver reports an invalid position",
    "приймач повідомляє недійсну позицію")
  package static let timeStandsStill = Self(
    "the receiver's time does not advance",
    "час приймача не змінюється")
  /// There was no position for some seconds.
  package static func positionLost(seconds limit: Double) -> Self {
    Self(
      "the receiver has had no position for \(localizer.seconds(limit))",
      "приймач не має позиції вже \(localizer.seconds(limit))")
  }
  /// There was no report for some seconds.
  package static func silent(seconds limit: Double) -> Self {
    Self(
      "no report for \(localizer.seconds(limit))",
      "звітів немає вже \(localizer.seconds(limit))")
  }

  // MARK: Dates

  package static let datedByComputer = Self(
    "the receiver sends no date (RMC or ZDA), so the computer's is used",
    "приймач не надсилає дати (RMC чи ZDA), тож діє дата комп’ютера")
  package static func withoutDate(positions: Int) -> Self {
    Self(
      "\(localizer.count(positions, .position)) without a date (RMC or ZDA) cannot be used",
      "без дати (RMC чи ZDA), тож не використано: \(localizer.count(positions, .position))")
  }

  // MARK: Reports

  package static let position = Self("a position", "позиція")
  package static func version(release: String, major: Int, minor: Int) -> Self {
    Self(
      "gpsd \(release) (protocol \(major).\(minor))",
      "gpsd \(release) (протокол \(major).\(minor))")
  }
  package static func deviceCame(_ path: String) -> Self {
    Self("device \"\(path)\" is active", "пристрій «\(path)» активний")
  }
  package static func deviceWent(_ path: String) -> Self {
    Self("device \"\(path)\" is gone", "пристрій «\(path)» зник")
  }
  package static func positionsDropped(_ number: Int) -> Self {
    Self(
      "\(localizer.count(number, .position)) dropped: they came faster than they were processed",
      "відкинуто \(localizer.count(number, .position)): вони надходять швидше, ніж обробляються")
  }

  // MARK: Addresses

  package static func wrongHost(_ host: String, address: String) -> Self {
    Self(
      "gpsd address \"\(address)\": \"\(host)\" is not a host; \(addresses)",
      "адреса gpsd «\(address)»: «\(host)» не є хостом; \(addresses)")
  }
  package static func wrongPort(_ port: String, address: String) -> Self {
    Self(
      "gpsd address \"\(address)\": port \"\(port)\" is not a number from 1 to 65535; \(addresses)",
      "адреса gpsd «\(address)»: порт «\(port)» не є числом від 1 до 65535; \(addresses)")
  }
  package static func wrongBrackets(address: String) -> Self {
    Self(
      "gpsd address \"\(address)\": an IPv6 address belongs in brackets, as in [::1]:2947; \(addresses)",
      "адреса gpsd «\(address)»: адреса IPv6 має бути в дужках, наприклад [::1]:2947; \(addresses)")
  }

  private static func quoted(_ texts: [String]) -> String {
    say(
      texts.map { "\"\($0)\"" }.joined(separator: ", "),
      texts.map { "«\($0)»" }.joined(separator: ", "))
  }

  private static var addresses: String {
    say(
      "expected HOST, HOST:PORT, :PORT or [ADDRESS]:PORT",
      "очікувалося HOST, HOST:PORT, :PORT або [ADDRESS]:PORT")
  }
}

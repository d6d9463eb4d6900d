import Model

extension Ukrainian {
  package func text(_ phrase: PositionPhrase, _ localizer: Localizer) -> String {
    let addresses = "очікувалося HOST, HOST:PORT, :PORT або [ADDRESS]:PORT"
    func seconds(_ value: Double) -> String { localizer.seconds(value) }
    return switch phrase {
    case .latitude(let value):
      "широта «\(value)» поза межами: очікувалися градуси від -90 до 90"
    case .longitude(let value):
      "довгота «\(value)» поза межами: очікувалися градуси від -180 до 180"
    case .radius(let value):
      "радіус «\(value)» поза межами: очікувалися метри від 20 до 100000"
    case .dwell(let value):
      "«\(value)» не є тривалістю перебування: очікувалися секунди, більше ніж 0"
    // Refused fixes.
    case .modeWithoutFix(let mode): "позиції немає (режим \(mode))"
    case .offGlobe: "позиція відсутня або поза межами"
    case .nullIsland: "позиція точно 0, 0"
    case .fixWithoutTime: "позиція не має часу"
    case .negativeAccuracy: "приймач називає позицію хибною: точність від'ємна"
    case .notNewer: "не новіша за останню позицію"
    case .laterThanNow: "датована пізніше, ніж зараз"
    case .laterThanNext: "датована пізніше за наступні позиції"
    case .inaccurate(let meters, let limit): "точність \(meters) м; межа \(limit) м"
    case .jump(let meters, let seconds):
      "стрибок на \(meters) м за \(seconds) с; не зараховується, доки не збігатимуться 3 позиції"
    // The clock.
    case .clocksDisagree(let receiver, let computer):
      "годинник приймача показує \(receiver), а комп’ютера — \(computer); позиції не враховуються, доки годинники не збігатимуться"
    case .corrected:
      "дати приймача відстають на 1024 або 2048 тижнів (лічильник тижнів почався заново); їх виправлено"
    case .notifierRemoved: "сповіщувач більше не налаштовано"
    // Positions of phones.
    case .phone(.future): "майбутнє: годинник телефона випереджає комп’ютер"
    case .phone(.old): "давнє: позиція надто стара (phones.oldest)"
    case .phone(.mock): "вигадане: телефон повідомив, що позиція несправжня"
    case .phone(.undecryptable):
      "не розшифровано: повідомлення не розшифрувати гаслом цього пристрою"
    case .phone(let reason): text(DevicePhrase.reason(reason), localizer)
    // States, with the phrase of the reason.
    case .noDaemon(let reason): "немає gpsd: \(reason.text(in: localizer))"
    case .noDevice(let reason): "немає приймача: \(reason.text(in: localizer))"
    case .noFix(let reason): "немає позиції: \(reason.text(in: localizer))"
    case .stale(let reason): "приймач мовчить: \(reason.text(in: localizer))"
    case .ok: "позиції надходять"
    // Reasons: the connection.
    case .hostUnknown(let address): "невідомий хост в адресі \(address)"
    case .portUnknown(let address): "невідомий порт в адресі \(address)"
    case .nothingAnswers(let address): "за адресою \(address) ніхто не відповідає"
    case .noSocket(let address): "немає сокета для з'єднання з \(address)"
    case .failed(let address, ""): "не вдалося з'єднатися з \(address)"
    case .failed(let address, let reason): "з'єднання з \(address) перервано: \(reason)"
    case .closed(let address): "gpsd за адресою \(address) закрив з'єднання"
    case .watchRefused(let address): "gpsd за адресою \(address) не прийняв запиту на звіти"
    case .notGPSD(let address): "служба за адресою \(address) — не gpsd"
    case .noAnswer(let address): "gpsd за адресою \(address) не відповів"
    // Reasons: the receiver.
    case .noDevices: "gpsd не має жодного пристрою"
    case .noDeviceNamed(let limit): "gpsd не повідомляє про пристрої вже \(seconds(limit))"
    case .deviceUnknown(let wanted, []): "gpsd не знає пристрою «\(wanted)»"
    case .deviceUnknown(let wanted, let others):
      "gpsd не знає пристрою «\(wanted)»; у нього є \(Self.quoted(others))"
    case .devicesSilent(let devices): "gpsd нічого не отримує від \(Self.quoted(devices))"
    case .gpsdError(let message): "gpsd повідомляє «\(message)»"
    case .waitingForReport: "очікується перший звіт приймача"
    case .noPosition: "приймач ще не визначив позиції"
    case .noTime: "приймач ще не знає часу"
    case .invalidPosition: "приймач повідомляє недійсну позицію"
    case .timeStandsStill: "час приймача не змінюється"
    case .positionLost(let limit): "приймач не має позиції вже \(seconds(limit))"
    case .silent(let limit): "звітів немає вже \(seconds(limit))"
    // Dates.
    case .datedByComputer: "приймач не надсилає дати (RMC чи ZDA), тож діє дата комп’ютера"
    case .withoutDate(let positions):
      "без дати (RMC чи ZDA), тож не використано: \(count(positions, .position))"
    // Reports.
    case .position: "позиція"
    case .version(let release, let major, let minor):
      "gpsd \(release) (протокол \(major).\(minor))"
    case .deviceCame(let path): "пристрій «\(path)» активний"
    case .deviceWent(let path): "пристрій «\(path)» зник"
    case .positionsDropped(let number):
      "відкинуто \(count(number, .position)): вони надходять швидше, ніж обробляються"
    // Addresses.
    case .wrongHost(let host, let address):
      "адреса gpsd «\(address)»: «\(host)» не є хостом; \(addresses)"
    case .wrongPort(let port, let address):
      "адреса gpsd «\(address)»: порт «\(port)» не є числом від 1 до 65535; \(addresses)"
    case .wrongBrackets(let address):
      "адреса gpsd «\(address)»: адреса IPv6 має бути в дужках, наприклад [::1]:2947; \(addresses)"
    }
  }

  private static func quoted(_ texts: [String]) -> String {
    texts.map { "«\($0)»" }.joined(separator: ", ")
  }
}

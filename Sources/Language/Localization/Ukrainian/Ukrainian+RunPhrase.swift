extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: RunPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .following(let receiver):
      "Джерело: \(receiver). Зупинити: Ctrl-C."
    case .receiver(let address, let device):
      "gpsd за адресою \(address)" + (device.map { ", \($0)" } ?? "")
    case .page(let address):
      "Сторінка: \(address)"
    case .otherDevices(let address):
      "З інших пристроїв: \(address)"
    case .noPageWithoutToken(let host):
      "web.listen \(host) відкриває сторінку для мережі, а токена немає: створіть його командою «passby web token» і запустіть знову"
    case .noNotifySend:
      "notify.desktop має значення «on», але notify-send немає: встановіть його (sudo apt-get install libnotify-bin) або задайте notify.desktop: auto."
    case .readingInput:
      "Читання стандартного вводу"
    case .readingFile(let file):
      "Читання \(file)"
    case .followingReceiver:
      "Стеження за приймачем"
    case .unknownSpeed(let text):
      "--speed \(text) невідоме: очікувалося max, 1x або кратне, наприклад 60x."
    case .traceHeading:
      "час                           широта      довгота реж.   ±м   м/с   курс  вис. суп  hdop"
    case .fixes(let number):
      count(number, .position)
    case .rejected(let number):
      "відхилено \(number)"
    case .known(let number):
      "уже відомо \(number)"
    case .olderThanStored:
      "Цей запис старіший за збережений трек, тож нічого не відбувається: відтворіть його з іншою базою даних, passby --db new.db replay FILE."
    case .noPlaces:
      "Місць ще немає, тож нічого й не могло статися: passby place add NAME LAT,LON"
    case .noRecording(let path):
      "файлу \(path) немає: очікувався запис речень NMEA або - для стандартного вводу."
    case .isFolder(let path):
      "\(path) є каталогом: очікувався файл із реченнями NMEA."
    case .unreadable(let path, let reason):
      "Не вдалося прочитати \(path): \(reason)."
    case .emptyRecording(let path):
      "\(path) порожній: очікувалися рядки на кшталт $GPRMC,… від GPS-приймача."
    case .notNMEA(let path):
      "\(path) не містить жодного речення NMEA: очікувалися рядки на кшталт $GPRMC,… від GPS-приймача."
    case .isPhoneRecording(let path, let plain):
      "\(path) – це запис телефона: назвіть телефон, passby replay \(plain) --device NAME (назви показує passby device list)."
    case .wrongDay(let text):
      "--date \(text) не є днем: очікувалася дата, наприклад 2026-03-02."
    case .noDate(let path, let positions):
      "\(path) не має дати (RMC чи ZDA), тож нічого не використано (\(count(positions, .position))): задайте день, яким починається запис, наприклад --date 2026-03-02."
    case .giveDate:
      "День, яким починається запис без дат, задає --date, наприклад --date 2026-03-02."
    case .readingInputWithoutDate:
      "Читання стандартного вводу; приймач не надсилає дати (RMC чи ZDA), тож діє дата комп’ютера"
    case .damage(let list):
      "У записі: \(list)."
    case .badChecksums(let number):
      "\(count(number, .sentence)) із хибною контрольною сумою"
    case .cutLines(let number):
      "\(count(number, .line)) з обривом"
    case .overlongLines(let number):
      "\(count(number, .line)) завеликої довжини"
    case .garbage(let number):
      "\(count(number, .byte)) не NMEA"
    case .withoutPosition(let number):
      "\(count(number, .epoch)) без позиції"
    case .withoutDate(let number):
      "\(count(number, .epoch)) без дати"
    }
  }
}

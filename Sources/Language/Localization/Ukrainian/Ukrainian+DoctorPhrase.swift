extension Ukrainian {
  package func text(_ phrase: DoctorPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .nameClock:
      "годинник"
    case .nameTrack:
      "трек"
    case .nameTimeService:
      "служба часу"
    case .nameDaemon:
      "служба"
    case .nameDevice: "пристрій"
    case .deviceNeedsSecret(let name):
      "\(name) надсилає шифровані повідомлення, а гасла на цьому комп’ютері немає: задайте його знову"
    case .deviceLate(let name, let length):
      "позиції від \(name) запізнюються на \(length), бо в дорозі телефон не може з’єднатися з цим комп’ютером"
    case .deviceSilent(let name, let age): "\(name) не озивався вже \(age)"
    case .deviceUnusable(let name, let last):
      "повідомлення від \(name) не вдалося використати: \(last)"
    case .nameService:
      "автозапуск"
    case .nameConfiguration:
      "налаштування"
    case .nameDatabase:
      "база даних"
    case .nameJournal:
      "журнал"
    case .namePermissions:
      "права"
    case .nameDisk:
      "диск"
    case .nameReceiver:
      "приймач"
    case .nameNotifiers:
      "сповіщувачі"
    case .nameDesktop:
      "робочий стіл"
    case .nameTest:
      "перевірка"
    case .clockIs(let time, let zone):
      "\(time), пояс \(zone)"
    case .clockIsWrong(let time):
      "годинник комп’ютера показує \(time)"
    case .clockIsBehind(let time, let last):
      "\(time), але останній запис датовано \(last), пізніше за поточний час: виконане зараз не зсуває дат таких завдань"
    case .trackInFuture(let time):
      "остання позиція датована \(time), пізніше за поточний час: раніші позиції ігноруються"
    case .clockIsSynchronized:
      "годинник синхронізується через NTP"
    case .clockIsNotSynchronized:
      "NTP вимкнено; після запуску годинник може помилятися"
    case .receiverBehind(let number):
      "його дати відстають на 1024 або 2048 тижнів, бо лічильник тижнів почався заново; їх виправлено (поки що \(number))"
    case .receiverWithoutDate:
      "він не надсилає дати (RMC чи ZDA), тож діє дата комп’ютера: годинник комп’ютера має йти правильно"
    case .notRunning:
      "не працює, тож нагадувань не буде"
    case .silent(let pid, let reason):
      "pid \(pid) працює, але: \(reason)"
    case .cannotWrite(let pid, let reason):
      "pid \(pid) не може писати: \(reason)"
    case .oldSettings(let pid, let reason):
      "pid \(pid) працює з попередніми налаштуваннями: \(reason)"
    case .running(let pid, let uptime, let megabytes):
      "pid \(pid), працює \(uptime), \(megabytes) МБ"
    case .noUnit:
      "немає юніта systemd, тож сама не запускається"
    case .unitFailed:
      "збій юніта systemd"
    case .unitStarts(let state):
      "запускається сама, зараз \(state)"
    case .unitDisabled:
      "юніт systemd сам не запускається"
    case .defaults:
      "значення за замовчуванням, файлу немає"
    case .configWritable(let path, let mode):
      "інші можуть змінювати \(path) (права \(mode))"
    case .configReadable(let path, let mode):
      "\(path) містить вебхук або пароль, і інші можуть його прочитати (права \(mode))"
    case .willBeCreated(let path):
      "\(path) буде створено"
    case .cannotBeCreated(let path, let folder):
      "не вдасться створити \(path): немає права запису в \(folder)"
    case .mustBeWritable(let path):
      "ви повинні мати право запису в \(path) та його каталог"
    case .databaseSound(let path, let tasks, let kilobytes):
      "\(path), \(count(tasks, .task)), \(kilobytes) кБ, справна, запис можливий"
    case .noWriteAheadLog:
      "немає журналу WAL, тож читання чекає на запис"
    case .databaseReadable(let path, let mode):
      "\(path) містить ваші переміщення, і інші можуть його прочитати (права \(mode))"
    case .diskUnknown(let path):
      "не вдалося визначити вільне місце в \(path)"
    case .diskFree(let megabytes):
      "вільно \(megabytes) МБ"
    case .diskLow(let megabytes, let path):
      "лише \(megabytes) МБ вільно в \(path)"
    case .noNotifier:
      "крім термінала, сповіщувачів немає, тож нічого не надіслано"
    case .desktopReady:
      "notify-send є, сеанс робочого столу є"
    case .desktopOff:
      "notify-send є; немає сеансу робочого столу, або notify.desktop вимкнено"
    case .noNotifySend:
      "немає notify-send, тож на робочому столі нагадувань не буде"
    case .found(let path):
      path
    case .notExecutable(let path):
      "\(path) не є виконуваним"
    case .noProgram(let name):
      "програми \(name) немає"
    case .hostKnown(let host):
      "хост \(host) відомий"
    case .hostUnknown(let host, let reason):
      "хост \(host) не знайдено: \(reason)"
    case .testTask:
      "Перевірка Passby"
    case .testText:
      "Перевірка Passby: якщо ви це читаєте, нагадування надходять."
    case .testAccepted:
      "прийняв пробне нагадування"
    case .testRejected(let reason):
      "відхилив пробне нагадування: \(reason)"
    case .gpsdAt(let release, let address):
      "\(release), \(address)"
    case .noGreeting:
      "версія ще невідома"
    case .noAnswer:
      "не відповідає"
    case .positionsComing(let devices):
      "\(devices): позиції надходять"
    case .receiverState(let devices, let reason):
      "\(devices): \(reason)"
    case .noFix:
      "немає позиції"
    case .noReceiver:
      "gpsd не має приймача"
    case .noSerialPort(let reason):
      "\(reason); послідовного порту теж немає: чи під’єднано приймач?"
    case .serialPorts(let reason, let ports):
      "\(reason); є \(ports)"
    case .viewOfTheSky:
      "забезпечте огляд неба; холодний старт триває кілька хвилин: cgps"
    case .restartDaemon(let pid):
      "systemctl --user restart passby (або: kill \(pid); passby run)"
    case .failed(let number):
      "Не пройдено: \(count(number, .check))."
    // Help.
    case .help: "Перевірити, що потрібно Passby, і підказати, як виправити негаразди."
    case .helpSendTest: "Надіслати пробне нагадування через кожен сповіщувач."
    case .helpDiscussion:
      """
      Нічого не змінюється, і без --send-test нічого не надсилається. Код завершення 1, якщо \
      перевірка не пройшла; примітка (–) не є невдачею.
      """
    }
  }
}

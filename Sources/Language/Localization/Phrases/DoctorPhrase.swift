/// The checks of `doctor`.
package struct DoctorPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static let nameClock = Self("clock", "годинник")
  package static let nameTrack = Self("track", "трек")
  package static let nameTimeService = Self("time service", "служба часу")
  package static let nameDaemon = Self("daemon", "служба")
  package static let nameDevice = Self("device", "пристрій")
  package static func deviceNeedsSecret(_ name: String) -> Self {
    Self(
      "\(name) sends encrypted messages, and its secret is not on this machine: give it again",
      "\(name) надсилає шифровані повідомлення, а гасла на цьому комп’ютері немає: задайте його знову"
    )
  }
  package static func deviceSilent(_ name: String, age: String) -> Self {
    Self("\(name) was not heard for \(age)", "\(name) не озивався вже \(age)")
  }
  package static func deviceLate(_ name: String, length: String) -> Self {
    Self(
      "positions of \(name) come \(length) late, since the phone cannot reach this computer on the way",
      "позиції від \(name) запізнюються на \(length), бо в дорозі телефон не може з’єднатися з цим комп’ютером"
    )
  }
  package static func deviceUnusable(_ name: String, last: String) -> Self {
    Self(
      "messages of \(name) could not be used: \(last)",
      "повідомлення від \(name) не вдалося використати: \(last)")
  }
  package static let nameService = Self("service", "автозапуск")
  package static let nameConfiguration = Self("configuration", "налаштування")
  package static let nameDatabase = Self("database", "база даних")
  package static let nameJournal = Self("journal", "журнал")
  package static let namePermissions = Self("permissions", "права")
  package static let nameDisk = Self("disk", "диск")
  package static let nameReceiver = Self("receiver", "приймач")
  package static let nameNotifiers = Self("notifiers", "сповіщувачі")
  package static let nameDesktop = Self("desktop", "робочий стіл")
  package static let nameTest = Self("test", "перевірка")
  package static func clockIs(_ time: String, zone: String) -> Self {
    Self("\(time), zone \(zone)", "\(time), пояс \(zone)")
  }
  package static func clockIsWrong(_ time: String) -> Self {
    Self("the computer's clock says \(time)", "годинник комп’ютера показує \(time)")
  }
  /// The clock is behind an entry of the history: both moments.
  package static func clockIsBehind(_ time: String, lastEntry last: String) -> Self {
    Self(
      "\(time), but the last entry is dated \(last), later than now: what is done now does not move such tasks on",
      "\(time), але останній запис датовано \(last), пізніше за поточний час: виконане зараз не зсуває дат таких завдань"
    )
  }
  package static func trackInFuture(_ time: String) -> Self {
    Self(
      "the last position is dated \(time), later than now: earlier fixes are ignored",
      "остання позиція датована \(time), пізніше за поточний час: раніші позиції ігноруються")
  }
  package static let clockIsSynchronized = Self(
    "NTP keeps the clock right",
    "годинник синхронізується через NTP")
  package static let clockIsNotSynchronized = Self(
    "NTP is off; after a start the clock may be wrong",
    "NTP вимкнено; після запуску годинник може помилятися")
  package static func receiverBehind(_ number: Int) -> Self {
    Self(
      "its dates are 1024 or 2048 weeks in the past, since its week counter has begun again; they are corrected (\(number) so far)",
      "його дати відстають на 1024 або 2048 тижнів, бо лічильник тижнів почався заново; їх виправлено (поки що \(number))"
    )
  }
  package static let receiverWithoutDate = Self(
    "it sends no date (RMC or ZDA), so the computer's is used: keep the computer's clock right",
    "він не надсилає дати (RMC чи ZDA), тож діє дата комп’ютера: годинник комп’ютера має йти правильно"
  )
  package static let notRunning = Self(
    "not running, so no reminders will be sent",
    "не працює, тож нагадувань не буде")
  package static func silent(pid: Int, reason: String) -> Self {
    Self("pid \(pid) runs, but \(reason)", "pid \(pid) працює, але: \(reason)")
  }
  package static func cannotWrite(pid: Int, reason: String) -> Self {
    Self("pid \(pid) cannot write: \(reason)", "pid \(pid) не може писати: \(reason)")
  }
  package static func oldSettings(pid: Int, reason: String) -> Self {
    Self(
      "pid \(pid) keeps the old settings: \(reason)",
      "pid \(pid) працює з попередніми налаштуваннями: \(reason)")
  }
  package static func running(pid: Int, uptime: String, megabytes: Int) -> Self {
    Self(
      "pid \(pid), up \(uptime), \(megabytes) MB",
      "pid \(pid), працює \(uptime), \(megabytes) МБ")
  }
  package static let noUnit = Self(
    "no systemd unit, so it does not start by itself",
    "немає юніта systemd, тож сама не запускається")
  package static let unitFailed = Self("the systemd unit has failed", "збій юніта systemd")
  package static func unitStarts(state: String) -> Self {
    Self("starts by itself, now \(state)", "запускається сама, зараз \(state)")
  }
  package static let unitDisabled = Self(
    "the systemd unit does not start by itself",
    "юніт systemd сам не запускається")
  package static let defaults = Self("defaults, no file", "значення за замовчуванням, файлу немає")
  package static func configWritable(_ path: String, mode: String) -> Self {
    Self(
      "others can change \(path) (mode \(mode))",
      "інші можуть змінювати \(path) (права \(mode))")
  }
  package static func configReadable(_ path: String, mode: String) -> Self {
    Self(
      "\(path) holds a webhook or a password, and others can read it (mode \(mode))",
      "\(path) містить вебхук або пароль, і інші можуть його прочитати (права \(mode))")
  }
  package static func willBeCreated(_ path: String) -> Self {
    Self("\(path) will be created", "\(path) буде створено")
  }
  package static func cannotBeCreated(_ path: String, folder: String) -> Self {
    Self(
      "\(path) cannot be created: \(folder) is not writable",
      "не вдасться створити \(path): немає права запису в \(folder)")
  }
  package static func mustBeWritable(_ path: String) -> Self {
    Self(
      "\(path) and its folder must be writable for you",
      "ви повинні мати право запису в \(path) та його каталог")
  }
  package static func databaseSound(_ path: String, tasks: Int, kilobytes: Int) -> Self {
    Self(
      "\(path), \(localizer.count(tasks, .task)), \(kilobytes) kB, sound and writable",
      "\(path), \(localizer.count(tasks, .task)), \(kilobytes) кБ, справна, запис можливий")
  }
  package static let noWriteAheadLog = Self(
    "no write-ahead log, so readers wait for writers",
    "немає журналу WAL, тож читання чекає на запис")
  package static func databaseReadable(_ path: String, mode: String) -> Self {
    Self(
      "\(path) says where you come and go, and others can read it (mode \(mode))",
      "\(path) містить ваші переміщення, і інші можуть його прочитати (права \(mode))")
  }
  package static func diskUnknown(_ path: String) -> Self {
    Self("cannot tell how much is free in \(path)", "не вдалося визначити вільне місце в \(path)")
  }
  package static func diskFree(megabytes: Int) -> Self {
    Self("\(megabytes) MB free", "вільно \(megabytes) МБ")
  }
  package static func diskLow(megabytes: Int, _ path: String) -> Self {
    Self("only \(megabytes) MB free in \(path)", "лише \(megabytes) МБ вільно в \(path)")
  }
  /// No notifier but the terminal.
  package static let noNotifier = Self(
    "there is no notifier but the terminal, so nothing was sent",
    "крім термінала, сповіщувачів немає, тож нічого не надіслано")
  package static let desktopReady = Self(
    "notify-send found, and a desktop session",
    "notify-send є, сеанс робочого столу є")
  package static let desktopOff = Self(
    "notify-send found; no desktop session, or notify.desktop is off",
    "notify-send є; немає сеансу робочого столу, або notify.desktop вимкнено")
  package static let noNotifySend = Self(
    "no notify-send, so no reminders on a desktop",
    "немає notify-send, тож на робочому столі нагадувань не буде")
  /// A quoted path was found.
  package static func found(_ path: String) -> Self { Self(alike: path) }
  package static func notExecutable(_ path: String) -> Self {
    Self("\(path) is not executable", "\(path) не є виконуваним")
  }
  package static func noProgram(_ name: String) -> Self {
    Self("there is no program \(name)", "програми \(name) немає")
  }
  package static func hostKnown(_ host: String) -> Self {
    Self("the host \(host) is known", "хост \(host) відомий")
  }
  package static func hostUnknown(_ host: String, reason: String) -> Self {
    Self("the host \(host) is not found: \(reason)", "хост \(host) не знайдено: \(reason)")
  }
  package static let testTask = Self("Passby test", "Перевірка Passby")
  package static let testText = Self(
    "Passby test: if you can read this, reminders arrive.",
    "Перевірка Passby: якщо ви це читаєте, нагадування надходять.")
  package static let testAccepted = Self("accepted a test reminder", "прийняв пробне нагадування")
  package static func testRejected(_ reason: String) -> Self {
    Self("rejected a test reminder: \(reason)", "відхилив пробне нагадування: \(reason)")
  }
  package static func gpsdAt(release: String, address: String) -> Self {
    Self("\(release) at \(address)", "\(release), \(address)")
  }
  package static let noGreeting = Self("no greeting yet", "версія ще невідома")
  package static let noAnswer = Self("it does not answer", "не відповідає")
  package static func positionsComing(devices: String) -> Self {
    Self("\(devices): positions are coming", "\(devices): позиції надходять")
  }
  package static func receiverState(devices: String, reason: String) -> Self {
    Self(alike: "\(devices): \(reason)")
  }
  package static let noFix = Self("no fix", "немає позиції")
  package static let noReceiver = Self("gpsd has no receiver", "gpsd не має приймача")
  package static func noSerialPort(_ reason: String) -> Self {
    Self(
      "\(reason); there is no serial port either: is it plugged in?",
      "\(reason); послідовного порту теж немає: чи під’єднано приймач?")
  }
  package static func serialPorts(_ reason: String, ports: String) -> Self {
    Self("\(reason); \(ports) is there", "\(reason); є \(ports)")
  }
  package static let viewOfTheSky = Self(
    "give it a view of the sky; a cold start takes some minutes: cgps",
    "забезпечте огляд неба; холодний старт триває кілька хвилин: cgps")
  package static func restartDaemon(pid: Int) -> Self {
    Self(
      "systemctl --user restart passby (or: kill \(pid); passby run)",
      "systemctl --user restart passby (або: kill \(pid); passby run)")
  }
  package static func failed(_ number: Int) -> Self {
    Self(
      "\(localizer.count(number, .check)) failed.",
      "Не пройдено: \(localizer.count(number, .check)).")
  }

  // MARK: Help

  package static let help = Self(
    "Check what Passby needs, and say how to fix what is wrong.",
    "Перевірити, що потрібно Passby, і підказати, як виправити негаразди.")
  package static let helpSendTest = Self(
    "Send one test reminder through each notifier.",
    "Надіслати пробне нагадування через кожен сповіщувач.")
  package static let helpDiscussion = Self(
    """
    Nothing is changed, and nothing is sent unless --send-test is given. The exit status is 1 \
    when a check fails; a note (–) is not a failure.
    """,
    """
    Нічого не змінюється, і без --send-test нічого не надсилається. Код завершення 1, якщо \
    перевірка не пройшла; примітка (–) не є невдачею.
    """)
}

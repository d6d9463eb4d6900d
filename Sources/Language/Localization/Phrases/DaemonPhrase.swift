/// The daemon, its status and services, and recordings, with the help of their commands.
package struct DaemonPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: Runs and recordings

  package static func following(_ receiver: String) -> Self {
    Self("Following \(receiver). Ctrl-C stops.", "Джерело: \(receiver). Зупинити: Ctrl-C.")
  }
  package static func receiver(address: String, device: String?) -> Self {
    Self(
      "gpsd at \(address)" + (device.map { ", \($0)" } ?? ""),
      "gpsd за адресою \(address)" + (device.map { ", \($0)" } ?? ""))
  }
  /// How the receiver is.
  package static func receiverState(_ state: String) -> Self {
    Self("Receiver: \(state)", "Приймач: \(state)")
  }
  /// The address of the page.
  package static func page(_ address: String) -> Self {
    Self("Page: \(address)", "Сторінка: \(address)")
  }
  /// The address of the page for other devices.
  package static func otherDevices(_ address: String) -> Self {
    Self("On other devices: \(address)", "З інших пристроїв: \(address)")
  }
  /// The page would be open to the network.
  package static func noPageWithoutToken(host: String) -> Self {
    Self(
      "web.listen \(host) lets others on the network in, and there is no token for them: create one with \"passby web token\", and start again",
      "web.listen \(host) відкриває сторінку для мережі, а токена немає: створіть його командою «passby web token» і запустіть знову"
    )
  }
  /// `notify.desktop` is on without notify-send.
  package static let noNotifySend = Self(
    "notify.desktop is \"on\", but there is no notify-send: install it (sudo apt-get install libnotify-bin), or set notify.desktop to auto.",
    "notify.desktop має значення «on», але notify-send немає: встановіть його (sudo apt-get install libnotify-bin) або задайте notify.desktop: auto."
  )
  package static let readingInput = Self("Reading standard input", "Читання стандартного вводу")
  package static func readingFile(_ file: String) -> Self {
    Self("Reading \(file)", "Читання \(file)")
  }
  package static let followingReceiver = Self("Following the receiver", "Стеження за приймачем")
  /// `--speed` cannot be read.
  package static func unknownSpeed(_ text: String) -> Self {
    Self(
      "--speed \(text) is unknown: expected max, 1x, or a multiple such as 60x.",
      "--speed \(text) невідоме: очікувалося max, 1x або кратне, наприклад 60x.")
  }
  /// The heading of the table of `trace`, in columns of 24, 11, 12, 4, 4, 5, 6, 5, 3 and 5.
  package static let traceHeading = Self(
    "time                             lat          lon mode   ±m   m/s course   alt sat  hdop",
    "час                           широта      довгота реж.   ±м   м/с   курс  вис. суп  hdop")
  package static func fixes(_ number: Int) -> Self {
    Self(number == 1 ? "1 fix" : "\(number) fixes", localizer.count(number, .position))
  }
  package static func fixesRejected(_ number: Int) -> Self {
    Self("\(number) rejected", "відхилено \(number)")
  }
  /// The number of positions that were stored already.
  package static func fixesKnown(_ number: Int) -> Self {
    Self("\(number) known already", "уже відомо \(number)")
  }
  package static let olderThanStored = Self(
    "This recording is older than the stored track, so nothing happens: replay it on another database, passby --db new.db replay FILE.",
    "Цей запис старіший за збережений трек, тож нічого не відбувається: відтворіть його з іншою базою даних, passby --db new.db replay FILE."
  )
  package static let noPlaces = Self(
    "There are no places yet, so nothing could happen: passby place add NAME LAT,LON",
    "Місць ще немає, тож нічого й не могло статися: passby place add NAME LAT,LON")
  /// There is no file at the quoted path.
  package static func noRecording(_ path: String) -> Self {
    Self(
      "there is no file \(path): expected a recording of NMEA sentences, or - for standard input.",
      "файлу \(path) немає: очікувався запис речень NMEA або - для стандартного вводу.")
  }
  /// The quoted path is a folder.
  package static func isFolder(_ path: String) -> Self {
    Self(
      "\(path) is a directory: expected a file with NMEA sentences.",
      "\(path) є каталогом: очікувався файл із реченнями NMEA.")
  }
  package static func recordingUnreadable(_ path: String, reason: String) -> Self {
    Self("\(path) cannot be read: \(reason).", "Не вдалося прочитати \(path): \(reason).")
  }
  package static func emptyRecording(_ path: String) -> Self {
    Self(
      "\(path) is empty: expected lines such as $GPRMC,… from a GPS receiver.",
      "\(path) порожній: очікувалися рядки на кшталт $GPRMC,… від GPS-приймача.")
  }
  package static func notNMEA(_ path: String) -> Self {
    Self(
      "\(path) holds not one NMEA sentence: expected lines such as $GPRMC,… from a GPS receiver.",
      "\(path) не містить жодного речення NMEA: очікувалися рядки на кшталт $GPRMC,… від GPS-приймача."
    )
  }
  /// A recording is in an archive; the command that plays it.
  package static func archivedRecording(_ path: String, command: String) -> Self {
    Self(
      "\(path) is an archive, which is not opened here. Play the file in it: \(command)",
      "\(path) – це архів, тут його не відкривають. Відтворіть файл у ньому: \(command)")
  }
  package static func isPhoneRecording(_ path: String, path plain: String) -> Self {
    Self(
      "\(path) is a recording of a phone: name the phone, passby replay \(plain) --device NAME (passby device list shows the names).",
      "\(path) – це запис телефона: назвіть телефон, passby replay \(plain) --device NAME (назви показує passby device list)."
    )
  }
  /// `--date` cannot be read.
  package static func wrongDay(_ text: String) -> Self {
    Self(
      "--date \(text) is no day: expected a date such as 2026-03-02.",
      "--date \(text) не є днем: очікувалася дата, наприклад 2026-03-02.")
  }
  package static func noDate(_ path: String, positions: Int) -> Self {
    Self(
      "\(path) has no date (RMC or ZDA), so nothing of it was used (\(localizer.count(positions, .position))): give the day on which it begins, such as --date 2026-03-02.",
      "\(path) не має дати (RMC чи ZDA), тож нічого не використано (\(localizer.count(positions, .position))): задайте день, яким починається запис, наприклад --date 2026-03-02."
    )
  }
  package static let giveDate = Self(
    "--date 2026-03-02, for one, gives the day on which a recording without dates begins.",
    "День, яким починається запис без дат, задає --date, наприклад --date 2026-03-02.")
  package static let readingInputWithoutDate = Self(
    "Reading standard input; the receiver sends no date (RMC or ZDA), so the computer's is used",
    "Читання стандартного вводу; приймач не надсилає дати (RMC чи ZDA), тож діє дата комп’ютера")
  package static func damage(_ list: String) -> Self {
    Self("In the recording: \(list).", "У записі: \(list).")
  }
  package static func badChecksums(_ number: Int) -> Self {
    Self(
      "\(localizer.count(number, .sentence)) with a wrong checksum dropped",
      "\(localizer.count(number, .sentence)) із хибною контрольною сумою")
  }
  package static func cutLines(_ number: Int) -> Self {
    Self(
      "\(localizer.count(number, .line)) cut short",
      "\(localizer.count(number, .line)) з обривом")
  }
  package static func overlongLines(_ number: Int) -> Self {
    Self(
      "\(localizer.count(number, .line)) too long",
      "\(localizer.count(number, .line)) завеликої довжини")
  }
  package static func garbage(_ number: Int) -> Self {
    Self(
      "\(localizer.count(number, .byte)) of no NMEA",
      "\(localizer.count(number, .byte)) не NMEA")
  }
  package static func withoutPosition(_ number: Int) -> Self {
    Self(
      "\(localizer.count(number, .epoch)) without a position",
      "\(localizer.count(number, .epoch)) без позиції")
  }
  package static func withoutDate(_ number: Int) -> Self {
    Self(
      "\(localizer.count(number, .epoch)) without a date",
      "\(localizer.count(number, .epoch)) без дати")
  }

  // MARK: The system and the socket

  package static func noFileWatch(errno number: Int) -> Self {
    Self(
      "the system allows no more file watches (errno \(number)). Raise fs.inotify.max_user_instances with sysctl.",
      "система більше не дозволяє стежити за файлами (errno \(number)). Збільште fs.inotify.max_user_instances за допомогою sysctl."
    )
  }
  package static func noTimer(errno number: Int) -> Self {
    Self(
      "the system gives no timer (errno \(number)). Raise the limit of open files (ulimit -n).",
      "система не надала таймера (errno \(number)). Збільште ліміт відкритих файлів (ulimit -n).")
  }
  package static func folderNotWatched(path: String, errno number: Int) -> Self {
    Self(
      "cannot watch the folder \"\(path)\" (errno \(number)). Check that it exists and is readable.",
      "не вдалося стежити за текою «\(path)» (errno \(number)). Перевірте, чи вона існує і чи доступна для читання."
    )
  }
  /// Another daemon holds the database; its process number is `nil` where its record is damaged.
  package static func databaseTaken(_ database: String, pid: Int?) -> Self {
    Self(
      "another passby daemon (\(pid.map { "pid \($0)" } ?? "pid unknown")) is already using the database \"\(database)\". "
        + "Stop it first (\(pid.map { "kill \($0)" } ?? "pgrep -a passby"), or systemctl --user stop passby), or use another --db.",
      "інша фонова служба passby (\(pid.map { "pid \($0)" } ?? "pid невідомий")) уже використовує базу даних «\(database)». "
        + "Спершу зупиніть її (\(pid.map { "kill \($0)" } ?? "pgrep -a passby") або systemctl --user stop passby) чи вкажіть іншу --db."
    )
  }
  package static func notLocked(path: String, reason: String) -> Self {
    Self("cannot lock \"\(path)\": \(reason).", "не вдалося заблокувати «\(path)»: \(reason).")
  }
  package static func lockIsLink(path: String) -> Self {
    Self(
      "cannot lock \"\(path)\": it is a symbolic link. Remove it and try again.",
      "не вдалося заблокувати «\(path)»: це символічне посилання. Видаліть його та спробуйте ще раз."
    )
  }
  package static func socketNotMade(path: String, reason: String) -> Self {
    Self("cannot listen at \"\(path)\": \(reason).", "не вдалося слухати «\(path)»: \(reason).")
  }
  package static func socketPathTooLong(path: String, longest: Int) -> Self {
    Self(
      "cannot listen at \"\(path)\": the path is longer than \(longest) bytes.",
      "не вдалося слухати «\(path)»: шлях довший за \(longest) Б.")
  }
  package static func daemonSilent(reason: DaemonSilence) -> Self {
    Self(
      "the running daemon does not answer: \(reason.text(in: localizer))",
      "фонова служба не відповідає: \(reason.text(in: localizer))")
  }

  // MARK: The keys of watch, and replays

  /// The keys of `watch`, and how many tasks are not shown.
  package static func watchKeys(hiddenTasks hidden: Int) -> Self {
    Self(
      "q quit · ↑↓ choose · d done · s snooze 1 h · u undo"
        + (hidden > 0 ? " · \(localizer.count(hidden, .moreTask))" : ""),
      "q вийти · ↑↓ вибрати · d виконано · s відкласти на 1 год · u скасувати"
        + (hidden > 0 ? " · \(localizer.count(hidden, .moreTask))" : ""))
  }
  package static func playedOnItsOwn(_ moment: String) -> Self {
    Self(
      "This recording is older than what is stored (last position: \(moment)), so it is played on its own, without earlier visits and reminders.",
      "Цей запис старіший за збережене (остання позиція: \(moment)), тому він відтворюється окремо, без попередніх візитів і нагадувань."
    )
  }
  package static func playing(
    _ name: String, speed: String, from start: String, length: String, over rest: String
  ) -> Self {
    Self(
      "Playing \(name) from \(start), \(length) at \(speed): \(rest).",
      ukrainian.ended("Відтворення \(name) від \(start), \(length) зі швидкістю \(speed): \(rest)"))
  }
  package static func moreReminders(_ number: Int) -> Self {
    Self(
      "… and \(number) more reminders: \"passby list\" shows the tasks.",
      "… і ще \(localizer.count(number, .reminder)): завдання показує «passby list».")
  }

  // MARK: Help

  package static let helpRun = Self(
    "Follow the receiver and remind, until stopped.",
    "Стежити за приймачем і нагадувати, доки не зупинять.")
  package static let helpGpsd = Self(
    "The address of gpsd: HOST, HOST:PORT or [ADDRESS]:PORT.",
    "Адреса gpsd: HOST, HOST:PORT або [ADDRESS]:PORT.")
  package static let helpDevice = Self(
    "Use only this receiver, such as /dev/ttyUSB0; by default the first that gives a position.",
    "Лише цей приймач, наприклад /dev/ttyUSB0; типово перший, що дає позицію.")
  package static let helpNmea = Self(
    "Read NMEA from a file, or - for standard input, instead of gpsd.",
    "Читати NMEA з файла або, якщо -, зі стандартного вводу, замість gpsd.")
  package static let helpNoWeb = Self("Do not serve the web page.", "Не відкривати вебсторінку.")
  package static let helpReplay = Self(
    "Replay a recording as if it came from a live receiver.",
    "Програти запис так, наче він надходить із приймача.")
  package static let helpRecording = Self(
    "The recording, or - for standard input.",
    "Запис або - для стандартного вводу.")
  package static let helpSpeed = Self(
    "max, or a multiple of real time such as 1x or 60x.",
    "max або кратна швидкість, наприклад 1x чи 60x.")
  package static let helpCommit = Self(
    "Store the results, with the times of the recording.",
    "Зберегти результати з часом із запису.")
  package static let helpRecordingDate = Self(
    "The day (UTC) on which the recording begins, if none of its sentences says it.",
    "День (UTC), яким починається запис, якщо жодне речення його не називає.")
  package static let helpTrace = Self(
    "Decode a recorded NMEA trace to fixes, one per epoch.",
    "Розшифрувати запис NMEA: одна позиція на епоху.")
  package static let helpStatus = Self(
    "Show the daemon, receiver, last fix, places, next reminder and deliveries.",
    "Показати стан: служба, приймач, остання позиція, місця, наступне нагадування, "
      + "доставка.")
  package static let helpStatusGPSD = Self(
    "The address of gpsd: HOST, HOST:PORT or [ADDRESS]:PORT. It is asked even while a "
      + "daemon runs.",
    "Адреса gpsd: HOST, HOST:PORT або [ADDRESS]:PORT. Запит іде, навіть коли служба "
      + "працює.")
  package static let helpWatch = Self(
    "Show a live screen: the fix, the nearest places, tasks and recent events.",
    "Живий екран: позиція, найближчі місця, завдання й останні події.")
  package static let helpWatchCount = Self(
    "Stop after this number of updates, 1 to 1000000000.",
    "Зупинитися після стількох оновлень, від 1 до 1000000000.")
  package static let helpReplayDiscussion = Self(
    """
    A recording is NMEA, a GPX, KML or GeoJSON file with times, a .rec of the OwnTracks Recorder, or \
    a timeline of Google. The clock is that of the recording. Without --commit, the replay works on a copy of the \
    database in memory and changes nothing. With it, all is stored at the end, or nothing. \
    A damaged file is replayed up to the damage, and nothing is stored.
    """,
    """
    Запис – це NMEA, файл GPX, KML чи GeoJSON із часом, .rec з OwnTracks Recorder або хронологія \
    Google. Годинник іде за записом. Без --commit відтворення працює з копією бази даних у пам’яті й \
    нічого не змінює. З --commit наприкінці зберігається все або нічого. Пошкоджений \
    файл програється до пошкодження, і нічого не зберігається.
    """)
  package static let helpRunDiscussion = Self(
    """
    Positions come from gpsd or, with --nmea, from a file or standard input. Ctrl-C stops it; \
    nothing is lost. A changed configuration takes effect at once. With --now or --nmea FILE, \
    time follows the fixes. The web page is at http://127.0.0.1:7575 unless web.port is set. Only \
    one daemon can use a database at a time.
    """,
    """
    Позиції надходять від gpsd або, з --nmea, з файла чи стандартного вводу. Ctrl-C зупиняє \
    службу; нічого не втрачається. Змінені налаштування діють одразу. З --now або --nmea FILE час \
    іде за позиціями. Вебсторінка — за адресою http://127.0.0.1:7575, якщо web.port не вказує \
    інакше. З однією базою даних одночасно працює лише одна служба.
    """)
  package static let helpStatusDiscussion = Self(
    """
    A running daemon is asked for the state of its receiver; without one, gpsd is.
    """,
    """
    Стан приймача повідомляє служба; якщо вона не працює, — gpsd.
    """)
  package static let helpWatchDiscussion = Self(
    """
    Follows the running daemon, once a second; q or Ctrl-C ends it. If the output is not a \
    terminal, it prints a line whenever something changes; with --json, an object every second.
    """,
    """
    Стежить за службою раз на секунду; q або Ctrl-C завершує. Якщо вивід не є терміналом, друкує \
    рядок за кожної зміни; з --json — об’єкт щосекунди.
    """)

  static func geocoderProblem(_ problem: WebhookProblem) -> String {
    switch problem {
    case .noAddress:
      say(
        "is not a web address; expected one such as https://nominatim.example.org",
        "не є вебадресою; очікувалася адреса на зразок https://nominatim.example.org")
    case .wrongScheme:
      say(
        "is not a web address; expected one such as https://nominatim.example.org",
        "не є вебадресою; очікувалася адреса на зразок https://nominatim.example.org")
    case .noHost:
      say(
        "is not a web address; expected one such as https://nominatim.example.org",
        "не є вебадресою; очікувалася адреса на зразок https://nominatim.example.org")
    case .password:
      say(
        "contains a password, which is not sent; leave it out",
        "містить пароль, який не надсилається; приберіть його")
    default: problem.text(in: localizer)
    }
  }
}

/// Reasons why a running daemon does not answer, as the rest of a sentence.
package struct DaemonSilence: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static func path(_ path: String) -> Self {
    Self("its socket \"\(path)\" has no usable path", "шлях її сокета «\(path)» непридатний")
  }
  package static let timeout = Self("no answer in time", "немає вчасної відповіді")
  package static let closed = Self("it closed the connection", "вона закрила з'єднання")
  package static let unreadable = Self(
    "its answer cannot be read; is it another version?",
    "її відповідь не вдалося прочитати; можливо, це інша версія")
  package static let endless = Self("its answer does not end", "її відповідь не закінчується")
  package static func system(_ text: String) -> Self { Self(alike: text) }
}

extension Ukrainian {
  package func text(_ phrase: DaemonPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Runs and recordings.
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
    case .fixesRejected(let number):
      "відхилено \(number)"
    case .fixesKnown(let number):
      "уже відомо \(number)"
    case .olderThanStored:
      "Цей запис старіший за збережений трек, тож нічого не відбувається: відтворіть його з іншою базою даних, passby --db new.db replay FILE."
    case .noPlaces:
      "Місць ще немає, тож нічого й не могло статися: passby place add NAME LAT,LON"
    case .noRecording(let path):
      "файлу \(path) немає: очікувався запис речень NMEA або - для стандартного вводу."
    case .isFolder(let path):
      "\(path) є каталогом: очікувався файл із реченнями NMEA."
    case .recordingUnreadable(let path, let reason):
      "Не вдалося прочитати \(path): \(reason)."
    case .emptyRecording(let path):
      "\(path) порожній: очікувалися рядки на кшталт $GPRMC,… від GPS-приймача."
    case .notNMEA(let path):
      "\(path) не містить жодного речення NMEA: очікувалися рядки на кшталт $GPRMC,… від GPS-приймача."
    case .archivedRecording(let path, let command):
      "\(path) – це архів, тут його не відкривають. Відтворіть файл у ньому: \(command)"
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
    // The system and the socket.
    case .noFileWatch(let number):
      "система більше не дозволяє стежити за файлами (errno \(number)). Збільште fs.inotify.max_user_instances за допомогою sysctl."
    case .noTimer(let number):
      "система не надала таймера (errno \(number)). Збільште ліміт відкритих файлів (ulimit -n)."
    case .folderNotWatched(let path, let number):
      "не вдалося стежити за текою «\(path)» (errno \(number)). Перевірте, чи вона існує і чи доступна для читання."
    case .databaseTaken(let database, let pid):
      "інша фонова служба passby (\(pid.map { "pid \($0)" } ?? "pid невідомий")) уже використовує базу даних «\(database)». "
        + "Спершу зупиніть її (\(pid.map { "kill \($0)" } ?? "pgrep -a passby") або systemctl --user stop passby) чи вкажіть іншу --db."
    case .notLocked(let path, let reason): "не вдалося заблокувати «\(path)»: \(reason)."
    case .lockIsLink(let path):
      "не вдалося заблокувати «\(path)»: це символічне посилання. Видаліть його та спробуйте ще раз."
    case .socketNotMade(let path, let reason): "не вдалося слухати «\(path)»: \(reason)."
    case .socketPathTooLong(let path, let longest):
      "не вдалося слухати «\(path)»: шлях довший за \(longest) Б."
    case .daemonSilent(let reason):
      "фонова служба не відповідає: \(reason.text(in: localizer))"
    // Status.
    case .rowDaemon:
      "служба"
    case .rowBroker: "брокер"
    case .rowSource:
      "джерело"
    case .rowPage:
      "сторінка"
    case .rowConfig:
      "налашт."
    case .rowTrouble:
      "збій"
    case .rowReceiver:
      "приймач"
    case .rowLastFix:
      "позиція"
    case .rowInside:
      "місце"
    case .rowGap:
      "перерва"
    case .rowNext:
      "далі"
    case .rowOutbox:
      "черга"
    case .rowDatabase:
      "база"
    case .notRunning:
      "не працює, тож нагадувань не буде; запустіть: passby run (або: systemctl --user start passby)"
    case .silent(let pid, let reason):
      "pid \(pid) працює, але: \(reason)"
    case .noSocket:
      "немає сокета"
    case .running(let pid, let uptime, let megabytes, let version):
      "pid \(pid), працює \(uptime), \(megabytes) МБ, версія \(version)"
    case .settingsRejected(let reason):
      "нові налаштування відхилено: \(reason)"
    case .nothingHeard:
      "з’єднано, даних ще немає"
    case .noneYet:
      "ще немає"
    case .fixAge(let age, let meters):
      "\(age), ±\(meters) м"
    case .accepted(let number):
      "; прийнято \(number)"
    case .rejected(let number):
      ", відхилено \(number)"
    case .corrected(let number): ", виправлено на 1024 або 2048 тижнів: \(number)"
    case .outOfRange(let number): ", чисел поза межами: \(number)"
    case .lastRejection(let reason):
      ", останнє відхилення: \(reason)"
    case .noPlace:
      "немає"
    case .atLastFix(let places):
      "\(places), за останньою позицією"
    case .nothingComing:
      "нічого не очікується"
    case .nextAtOnce(let task):
      "\(task) нагадає, щойно запрацює passby"
    case .nextDue(let task, let time):
      "\(task): термін \(time)"
    case .nextOpens(let task, let time):
      "\(task) відкриється \(time)"
    case .outboxEmpty:
      "порожня"
    case .waiting(let number):
      "очікує \(number)"
    case .failing(let number):
      ", з помилками \(number)"
    case .abandoned(let number):
      ", не доставлено \(number)"
    case .database(let path, let tasks, let places):
      "\(path), \(count(tasks, .task)), \(count(places, .place))"
    case .noDaemon:
      "Фонова служба не працює: її запускає passby run."
    case .noReminders:
      "Фонова служба не працює, тож нагадувань не буде: її запускає passby run."
    case .noTaskWaiting:
      "Завдань немає."
    // The keys of watch, and replays.
    case .watchKeys(let hidden):
      "q вийти · ↑↓ вибрати · d виконано · s відкласти на 1 год · u скасувати"
        + (hidden > 0 ? " · \(count(hidden, .moreTask))" : "")
    case .playedOnItsOwn(let moment):
      "Цей запис старіший за збережене (остання позиція: \(moment)), тому він відтворюється окремо, без попередніх візитів і нагадувань."
    case .playing(let name, let speed, let start, let length, let rest):
      ended("Відтворення \(name) від \(start), \(length) зі швидкістю \(speed): \(rest)")
    case .moreReminders(let number):
      "… і ще \(count(number, .reminder)): завдання показує «passby list»."
    // The page of the status.
    case .statusWell: "Passby працює і знає, де ви."
    case .statusTrouble: "Passby працює, але не знає, де ви."
    case .labelReceiver: "Приймач"
    case .labelPosition: "Позиція"
    case .nowhere: "не в жодному з ваших місць"
    case .labelNext: "Далі"
    case .labelReminders: "Нагадування"
    case .labelTasks: "Збережено"
    case .labelVersion: "Версія"
    case .labelMemory: "Пам’ять"
    case .labelSource: "Джерело позицій"
    case .labelPositionsUsed: "Позицій прийнято"
    case .labelPositionsRejected: "Позицій відхилено"
    case .labelLastRejection: "Останнє відхилення"
    case .labelRunningSince: "Працює з"
    case .labelSettings: "Налаштування"
    case .labelDatabase: "База даних"
    case .ageAndAccuracy(let age, let meters): age + (meters.map { ", ± \($0) м" } ?? "")
    case .atPlaces(let places): "у місці: \(places.joined(separator: ", "))"
    case .remindersWaiting(0, _, _): "жодне не очікує"
    case .remindersWaiting(let count, 0, _): "очікують: \(count)"
    case .remindersWaiting(let count, let failed, let error):
      "очікують: \(count), не вдалося: \(failed)" + (error.map { " (\($0))" } ?? "")
    case .tasksAndPlaces(let tasks, let places):
      "\(count(tasks, .task)), \(count(places, .place))"
    case .taskAt(let task, let moment): "\(task), \(moment)"
    case .megabytes(let count): "\(count) МБ"
    case .noPositionYet: "позиції ще немає"
    // Help.
    case .helpRun: "Стежити за приймачем і нагадувати, доки не зупинять."
    case .helpGpsd: "Адреса gpsd: HOST, HOST:PORT або [ADDRESS]:PORT."
    case .helpDevice: "Лише цей приймач, наприклад /dev/ttyUSB0; типово перший, що дає позицію."
    case .helpNmea: "Читати NMEA з файла або, якщо -, зі стандартного вводу, замість gpsd."
    case .helpNoWeb: "Не відкривати вебсторінку."
    case .helpReplay: "Програти запис так, наче він надходить із приймача."
    case .helpRecording: "Запис або - для стандартного вводу."
    case .helpSpeed: "max або кратна швидкість, наприклад 1x чи 60x."
    case .helpCommit: "Зберегти результати з часом із запису."
    case .helpRecordingDate:
      "День (UTC), яким починається запис, якщо жодне речення його не називає."
    case .helpTrace: "Розшифрувати запис NMEA: одна позиція на епоху."
    case .helpStatus:
      "Показати стан: служба, приймач, остання позиція, місця, наступне нагадування, "
        + "доставка."
    case .helpStatusGPSD:
      "Адреса gpsd: HOST, HOST:PORT або [ADDRESS]:PORT. Запит іде, навіть коли служба "
        + "працює."
    case .helpWatch: "Живий екран: позиція, найближчі місця, завдання й останні події."
    case .helpWatchCount: "Зупинитися після стількох оновлень, від 1 до 1000000000."
    case .helpReplayDiscussion:
      """
      Запис – це NMEA, файл GPX, KML чи GeoJSON із часом, .rec з OwnTracks Recorder або хронологія \
      Google. Годинник іде за записом. Без --commit відтворення працює з копією бази даних у пам’яті й \
      нічого не змінює. З --commit наприкінці зберігається все або нічого. Пошкоджений \
      файл програється до пошкодження, і нічого не зберігається.
      """
    case .helpRunDiscussion:
      """
      Позиції надходять від gpsd або, з --nmea, з файла чи стандартного вводу. Ctrl-C зупиняє \
      службу; нічого не втрачається. Змінені налаштування діють одразу. З --now або --nmea FILE час \
      іде за позиціями. Вебсторінка — за адресою http://127.0.0.1:7575, якщо web.port не вказує \
      інакше. З однією базою даних одночасно працює лише одна служба.
      """
    case .helpStatusDiscussion:
      """
      Стан приймача повідомляє служба; якщо вона не працює, — gpsd.
      """
    case .helpWatchDiscussion:
      """
      Стежить за службою раз на секунду; q або Ctrl-C завершує. Якщо вивід не є терміналом, друкує \
      рядок за кожної зміни; з --json — об’єкт щосекунди.
      """
    }
  }

  func geocoderProblem(_ problem: WebhookProblem, _ localizer: Localizer) -> String {
    switch problem {
    case .noAddress, .wrongScheme, .noHost:
      "не є вебадресою; очікувалася адреса на зразок https://nominatim.example.org"
    case .password: "містить пароль, який не надсилається; приберіть його"
    default: problem.text(in: localizer)
    }
  }

  package func text(_ phrase: DaemonSilence, _ localizer: Localizer) -> String {
    switch phrase {
    case .path(let path): "шлях її сокета «\(path)» непридатний"
    case .timeout: "немає вчасної відповіді"
    case .closed: "вона закрила з'єднання"
    case .unreadable: "її відповідь не вдалося прочитати; можливо, це інша версія"
    case .endless: "її відповідь не закінчується"
    case .system(let text): text
    }
  }
}

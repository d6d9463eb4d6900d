extension DaemonPhrase {
  package static let rowDaemon = Self("daemon", "служба")
  package static let rowBroker = Self("broker", "брокер")
  package static let rowSource = Self("source", "джерело")
  /// The title of a row: page.
  package static let rowPage = Self("page", "сторінка")
  package static let rowConfig = Self("config", "налашт.")
  package static let rowTrouble = Self("trouble", "збій")
  package static let rowReceiver = Self("receiver", "приймач")
  package static let rowLastFix = Self("last fix", "позиція")
  package static let rowInside = Self("inside", "місце")
  package static let rowNext = Self("next", "далі")
  package static let rowGap = Self("gap", "перерва")
  package static let rowOutbox = Self("outbox", "черга")
  package static let rowDatabase = Self("database", "база")
  package static let notRunning = Self(
    "not running, so no reminders will be sent; start it with: passby run (or: systemctl --user start passby)",
    "не працює, тож нагадувань не буде; запустіть: passby run (або: systemctl --user start passby)")
  package static func silent(pid: Int, reason: String) -> Self {
    Self("pid \(pid) runs, but \(reason)", "pid \(pid) працює, але: \(reason)")
  }
  package static let noSocket = Self("it has no socket", "немає сокета")
  package static func running(pid: Int, uptime: String, megabytes: Int, version: String) -> Self {
    Self(
      "pid \(pid), up \(uptime), \(megabytes) MB, version \(version)",
      "pid \(pid), працює \(uptime), \(megabytes) МБ, версія \(version)")
  }
  package static func settingsRejected(_ reason: String) -> Self {
    Self("new settings rejected: \(reason)", "нові налаштування відхилено: \(reason)")
  }
  package static let nothingHeard = Self("connected, nothing heard yet", "з’єднано, даних ще немає")
  package static let noneYet = Self("none yet", "ще немає")
  package static func fixAge(_ age: String, meters: Int) -> Self {
    Self("\(age), ±\(meters) m", "\(age), ±\(meters) м")
  }
  package static func accepted(_ number: Int) -> Self {
    Self("; \(number) accepted", "; прийнято \(number)")
  }
  package static func rejected(_ number: Int) -> Self {
    Self(", \(number) rejected", ", відхилено \(number)")
  }
  package static func corrected(_ number: Int) -> Self {
    Self(
      ", \(number) corrected by 1024 or 2048 weeks",
      ", виправлено на 1024 або 2048 тижнів: \(number)")
  }
  package static func outOfRange(_ number: Int) -> Self {
    Self(
      number == 1 ? ", 1 number out of its range" : ", \(number) numbers out of their ranges",
      ", чисел поза межами: \(number)")
  }
  package static func lastRejection(_ reason: String) -> Self {
    Self(", last rejection: \(reason)", ", останнє відхилення: \(reason)")
  }
  package static let noPlace = Self("no place", "немає")
  package static func atLastFix(_ places: String) -> Self {
    Self("\(places) at the last fix", "\(places), за останньою позицією")
  }
  package static let nothingComing = Self("nothing is coming", "нічого не очікується")
  package static func nextAtOnce(_ task: String) -> Self {
    Self("\(task) reminds you as soon as Passby runs", "\(task) нагадає, щойно запрацює Passby")
  }
  package static func nextDue(_ task: String, when time: String) -> Self {
    Self("\(task) is due \(time)", "\(task): термін \(time)")
  }
  package static func nextOpens(_ task: String, when time: String) -> Self {
    Self("\(task) opens \(time)", "\(task) відкриється \(time)")
  }
  package static let outboxEmpty = Self("empty", "порожня")
  package static func waiting(_ number: Int) -> Self {
    Self("\(number) waiting", "очікує \(number)")
  }
  package static func failing(_ number: Int) -> Self {
    Self(", \(number) failing", ", з помилками \(number)")
  }
  package static func abandoned(_ number: Int) -> Self {
    Self(", \(number) given up", ", не доставлено \(number)")
  }
  package static func database(_ path: String, tasks: Int, places: Int) -> Self {
    Self(alike: "\(path), \(localizer.count(tasks, .task)), \(localizer.count(places, .place))")
  }
  /// `watch` finds no daemon.
  package static let noDaemon = Self(
    "No daemon runs: passby run starts one.",
    "Фонова служба не працює: її запускає passby run.")
  /// `why` finds no daemon.
  package static let noReminders = Self(
    "No daemon runs, so no reminders will be sent: passby run starts one.",
    "Фонова служба не працює, тож нагадувань не буде: її запускає passby run.")
  package static let noTaskWaiting = Self("No task is waiting.", "Завдань немає.")

  // MARK: The page of the status

  package static let statusWell = Self(
    "Passby is running and knows where you are.",
    "Passby працює і знає, де ви.")
  package static let statusTrouble = Self(
    "Passby is running, but does not know where you are.",
    "Passby працює, але не знає, де ви.")
  package static let labelReceiver = Self("Receiver", "Приймач")
  package static let labelPosition = Self("Position", "Позиція")
  package static let nowhere = Self("not at any of your places", "не в жодному з ваших місць")
  package static let labelNext = Self("Next", "Далі")
  package static let labelReminders = Self("Reminders", "Нагадування")
  package static let labelTasks = Self("Stored", "Збережено")
  package static let labelVersion = Self("Version", "Версія")
  package static let labelMemory = Self("Memory", "Пам’ять")
  package static let labelSource = Self("Positions from", "Джерело позицій")
  package static let labelPositionsUsed = Self("Positions used", "Позицій прийнято")
  package static let labelPositionsRejected = Self("Positions rejected", "Позицій відхилено")
  package static let labelLastRejection = Self("Last rejection", "Останнє відхилення")
  package static let labelRunningSince = Self("Running since", "Працює з")
  package static let labelSettings = Self("Settings", "Налаштування")
  package static let labelDatabase = Self("Database", "База даних")
  package static func ageAndAccuracy(age: String, meters: Int?) -> Self {
    Self(age + (meters.map { ", ± \($0) m" } ?? ""), age + (meters.map { ", ± \($0) м" } ?? ""))
  }
  package static func atPlaces(_ places: [String]) -> Self {
    Self("at \(places.joined(separator: ", "))", "у місці: \(places.joined(separator: ", "))")
  }
  package static func remindersWaiting(_ count: Int, failed: Int, error: String?) -> Self {
    Self(
      count == 0
        ? "none waiting"
        : failed == 0
          ? "\(count) waiting"
          : "\(count) waiting, \(failed) failed" + (error.map { ": \($0)" } ?? ""),
      count == 0
        ? "жодне не очікує"
        : failed == 0
          ? "очікують: \(count)"
          : "очікують: \(count), не вдалося: \(failed)" + (error.map { " (\($0))" } ?? ""))
  }
  package static func tasksAndPlaces(tasks: Int, places: Int) -> Self {
    Self(alike: "\(localizer.count(tasks, .task)), \(localizer.count(places, .place))")
  }
  package static func taskAt(task: String, moment: String) -> Self {
    Self(alike: "\(task), \(moment)")
  }
  package static func megabytes(_ count: Int) -> Self { Self("\(count) MB", "\(count) МБ") }
  package static let noPositionYet = Self("no position yet", "позиції ще немає")
}

extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: StatusPhrase, _ localizer: Localizer) -> String {
    switch phrase {
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
    case .putRight(let number): ", виправлено на 1024 або 2048 тижнів: \(number)"
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
    case .inside:
      "ви тут"
    case .outside:
      "зовні"
    case .unknown:
      "невідомо"
    case .metersFromCenter(let meters):
      ", \(meters) м від центру"
    case .nothingMatches:
      "Нічого не знайдено."
    case .nothingDone:
      "Ще нічого не виконано."
    case .onlyNewest(let number):
      "Показано лише \(number) останніх: більше через --limit."
    case .fromAfterTo(let from, let to):
      "--from \(from) пізніше за --to \(to): спершу вкажіть ранішу дату."
    case .nothingHappened:
      "Приводу для нагадування ще не було."
    case .noTaskOrPlace(let name, let hint):
      "завдання чи місця \(name) немає.\(hint)"
    }
  }
}

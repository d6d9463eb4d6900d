extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: StatusPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .rowDaemon:
      "daemon"
    case .rowBroker: "broker"
    case .rowSource:
      "source"
    case .rowPage:
      "page"
    case .rowConfig:
      "config"
    case .rowTrouble:
      "trouble"
    case .rowReceiver:
      "receiver"
    case .rowLastFix:
      "last fix"
    case .rowInside:
      "inside"
    case .rowNext:
      "next"
    case .rowOutbox:
      "outbox"
    case .rowDatabase:
      "database"
    case .notRunning:
      "not running, so no reminders will be sent; start it with: passby run (or: systemctl --user start passby)"
    case .silent(let pid, let reason):
      "pid \(pid) runs, but \(reason)"
    case .noSocket:
      "it has no socket"
    case .running(let pid, let uptime, let megabytes, let version):
      "pid \(pid), up \(uptime), \(megabytes) MB, version \(version)"
    case .settingsRejected(let reason):
      "new settings rejected: \(reason)"
    case .nothingHeard:
      "connected, nothing heard yet"
    case .noneYet:
      "none yet"
    case .fixAge(let age, let meters):
      "\(age), ±\(meters) m"
    case .accepted(let number):
      "; \(number) accepted"
    case .rejected(let number):
      ", \(number) rejected"
    case .putRight(let number): ", \(number) put right by 1024 or 2048 weeks"
    case .outOfRange(let number):
      number == 1 ? ", 1 number out of its range" : ", \(number) numbers out of their ranges"
    case .lastRejection(let reason):
      ", last rejection: \(reason)"
    case .noPlace:
      "no place"
    case .atLastFix(let places):
      "\(places) at the last fix"
    case .nothingComing:
      "nothing is coming"
    case .nextAtOnce(let task):
      "\(task) reminds you as soon as passby runs"
    case .nextDue(let task, let time):
      "\(task) is due \(time)"
    case .nextOpens(let task, let time):
      "\(task) opens \(time)"
    case .outboxEmpty:
      "empty"
    case .waiting(let number):
      "\(number) waiting"
    case .failing(let number):
      ", \(number) failing"
    case .abandoned(let number):
      ", \(number) given up"
    case .database(let path, let tasks, let places):
      "\(path), \(count(tasks, .task)), \(count(places, .place))"
    case .noDaemon:
      "No daemon runs: passby run starts one."
    case .noReminders:
      "No daemon runs, so no reminders will be sent: passby run starts one."
    case .noTaskWaiting:
      "No task is waiting."
    case .inside:
      "inside"
    case .outside:
      "outside"
    case .unknown:
      "not seen"
    case .metersFromCenter(let meters):
      ", \(meters) m from its centre"
    case .nothingMatches:
      "Nothing so far matches."
    case .nothingDone:
      "Nothing was done yet."
    case .onlyNewest(let number):
      "Only the newest \(number) are shown: --limit shows more."
    case .fromAfterTo(let from, let to):
      "--from \(from) is later than --to \(to): expected the earlier one first."
    case .nothingHappened:
      "There was no occasion for a reminder yet."
    case .noTaskOrPlace(let name, let hint):
      "there is no task or place \(name).\(hint)"
    }
  }
}

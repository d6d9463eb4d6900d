/// The output of status, watch, history and why.
public enum StatusPhrase: Phrase, Hashable {
  /// The title of a row: daemon.
  case rowDaemon
  /// The title of a row: broker.
  case rowBroker
  /// The title of a row: source.
  case rowSource
  /// The title of a row: page.
  case rowPage
  /// The title of a row: config.
  case rowConfig
  /// The title of a row: trouble.
  case rowTrouble
  /// The title of a row: receiver.
  case rowReceiver
  /// The title of a row: last fix.
  case rowLastFix
  /// The title of a row: inside.
  case rowInside
  /// The title of a row: next.
  case rowNext
  /// The title of a row: outbox.
  case rowOutbox
  /// The title of a row: database.
  case rowDatabase
  /// No daemon runs; how to start one.
  case notRunning
  /// A daemon runs but does not answer.
  case silent(pid: Int, reason: String)
  /// A daemon has no control socket.
  case noSocket
  /// A daemon runs.
  case running(pid: Int, uptime: String, megabytes: Int, version: String)
  /// New settings were rejected.
  case settingsRejected(String)
  /// gpsd is connected and silent.
  case nothingHeard
  /// There was no position yet.
  case noneYet
  /// How old and how accurate a position is.
  case fixAge(String, meters: Int)
  /// Accepted positions.
  case accepted(Int)
  /// Rejected positions.
  case rejected(Int)
  /// Times that had lost 1024 or 2048 weeks.
  case putRight(Int)
  /// Numbers of the receiver that were out of their ranges.
  case outOfRange(Int)
  /// Why the last position was rejected.
  case lastRejection(String)
  /// The user is at no place.
  case noPlace
  /// Places at the last position.
  case atLastFix(String)
  /// No task opens or is due.
  case nothingComing
  /// The reminder of a task is late and comes as soon as the daemon runs.
  case nextAtOnce(String)
  /// The next task is due.
  case nextDue(String, when: String)
  /// The next task opens.
  case nextOpens(String, when: String)
  /// No reminder waits.
  case outboxEmpty
  /// Reminders wait.
  case waiting(Int)
  /// Reminders fail.
  case failing(Int)
  /// Reminders were given up.
  case abandoned(Int)
  /// A database and its content.
  case database(String, tasks: Int, places: Int)
  /// `watch` finds no daemon.
  case noDaemon
  /// `why` finds no daemon.
  case noReminders
  /// No task is unfinished.
  case noTaskWaiting
  /// The state of a place.
  case inside
  /// The state of a place.
  case outside
  /// The state of a place.
  case unknown
  /// How far from a place an event took place.
  case metersFromCenter(Int)
  /// No entry of the history matches.
  case nothingMatches
  /// The history is empty.
  case nothingDone
  /// The history is cut.
  case onlyNewest(Int)
  /// The range of the history is reversed.
  case fromAfterTo(from: String, to: String)
  /// Nothing was decided about a task or place.
  case nothingHappened
  /// No task or place has the quoted name.
  case noTaskOrPlace(String, hint: String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

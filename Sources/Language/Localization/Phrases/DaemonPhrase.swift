/// The daemon, its status and services, and recordings, with the help of their commands.
package enum DaemonPhrase: Phrase, Hashable {
  // MARK: Runs and recordings

  /// The daemon follows a receiver.
  case following(String)
  /// A receiver of gpsd.
  case receiver(address: String, device: String?)
  /// The address of the page.
  case page(String)
  /// The address of the page for other devices.
  case otherDevices(String)
  /// The page would be open to the network.
  case noPageWithoutToken(host: String)
  /// `notify.desktop` is on without notify-send.
  case noNotifySend
  /// The daemon reads standard input.
  case readingInput
  /// The daemon reads a file.
  case readingFile(String)
  /// The daemon follows the receiver.
  case followingReceiver
  /// `--speed` cannot be read.
  case unknownSpeed(String)
  /// The heading of the table of `trace`, in columns of 24, 11, 12, 4, 4, 5, 6, 5, 3 and 5.
  case traceHeading
  /// The number of accepted positions.
  case fixes(Int)
  /// The number of rejected positions.
  case fixesRejected(Int)
  /// The number of positions that were stored already.
  case fixesKnown(Int)
  /// A recording is older than the stored track.
  case olderThanStored
  /// The database has no place.
  case noPlaces
  /// There is no file at the quoted path.
  case noRecording(String)
  /// The quoted path is a folder.
  case isFolder(String)
  /// A recording cannot be read.
  case recordingUnreadable(String, reason: String)
  /// A recording is empty.
  case emptyRecording(String)
  /// A recording has no NMEA sentence.
  case notNMEA(String)
  /// A recording is in an archive; the command that plays it.
  case archivedRecording(String, command: String)
  /// A recording is that of a phone; its path for a command.
  case isPhoneRecording(String, path: String)
  /// `--date` cannot be read.
  case wrongDay(String)
  /// No position of a recording has a date.
  case noDate(String, positions: Int)
  /// Some positions have no date: how to give one.
  case giveDate
  /// The daemon reads standard input, which has no date.
  case readingInputWithoutDate
  /// The damage of a recording, as a list.
  case damage(String)
  /// Sentences with a wrong checksum.
  case badChecksums(Int)
  /// Lines that were cut short.
  case cutLines(Int)
  /// Lines that are too long.
  case overlongLines(Int)
  /// Bytes that are no NMEA.
  case garbage(Int)
  /// Epochs without a position.
  case withoutPosition(Int)
  /// Epochs without a date.
  case withoutDate(Int)

  // MARK: The system and the socket

  /// The kernel's limit of inotify instances is reached.
  case noFileWatch(errno: Int)
  /// timerfd_create(2) failed.
  case noTimer(errno: Int)
  /// A folder cannot be watched.
  case folderNotWatched(path: String, errno: Int)
  /// Another daemon holds the database; its process number is `nil` where its record is damaged.
  case databaseTaken(String, pid: Int?)
  /// The lock file cannot be opened; the reason is the system's.
  case notLocked(path: String, reason: String)
  /// The lock file is a symbolic link.
  case lockIsLink(path: String)
  /// The control socket cannot be created; the reason is the system's.
  case socketNotMade(path: String, reason: String)
  /// The path of the control socket does not fit into an address.
  case socketPathTooLong(path: String, longest: Int)
  /// The daemon does not answer.
  case daemonSilent(reason: DaemonSilence)

  // MARK: Status

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
  /// The last time in which nothing could be told.
  case rowGap
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
  case corrected(Int)
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

  // MARK: The keys of watch, and replays

  /// The keys of `watch`, and how many tasks are not shown.
  case watchKeys(hiddenTasks: Int)
  /// A recording is older than what is stored, whose last position has a moment.
  case playedOnItsOwn(String)
  /// A recording that is played, and how long that takes.
  case playing(String, speed: String, from: String, length: String, over: String)
  /// A number of further reminders came at the same time.
  case moreReminders(Int)

  // MARK: The page of the status

  case statusWell, statusTrouble
  case labelReceiver, labelPosition, nowhere, labelNext, labelReminders, labelTasks, labelVersion,
    labelMemory, labelSource
  case labelPositionsUsed, labelPositionsRejected, labelLastRejection, labelRunningSince,
    labelSettings, labelDatabase
  case ageAndAccuracy(age: String, meters: Int?)
  case atPlaces([String])
  case remindersWaiting(Int, failed: Int, error: String?)
  case tasksAndPlaces(tasks: Int, places: Int)
  case taskAt(task: String, moment: String)
  case megabytes(Int)
  case noPositionYet

  // MARK: Help

  case helpRun
  case helpGpsd
  case helpDevice
  case helpNmea
  case helpNoWeb
  case helpReplay
  case helpRecording
  case helpSpeed
  case helpCommit
  /// The help of the option: the day on which a recording begins.
  case helpRecordingDate
  case helpTrace
  case helpStatus
  case helpStatusGPSD
  case helpWatch
  case helpWatchCount
  case helpReplayDiscussion
  case helpRunDiscussion
  case helpStatusDiscussion
  case helpWatchDiscussion

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

/// Reasons why a running daemon does not answer, as the rest of a sentence.
package enum DaemonSilence: Phrase, Hashable {
  /// The path of its socket is unusable.
  case path(String)
  /// There was no answer in time.
  case timeout
  /// It closed the connection.
  case closed
  /// Its answer cannot be decoded.
  case unreadable
  /// Its answer is too long.
  case endless
  /// The system's own words.
  case system(String)

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

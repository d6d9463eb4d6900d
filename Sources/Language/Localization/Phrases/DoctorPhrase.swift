/// The checks of `doctor`.
package enum DoctorPhrase: Phrase, Hashable {
  /// The name of a check: clock.
  case nameClock
  /// The name of a check: track.
  case nameTrack
  /// The name of a check: time service.
  case nameTimeService
  /// The name of a check: daemon.
  case nameDaemon
  /// The name of the checks of devices.
  case nameDevice
  /// A device whose messages must be encrypted, without its secret.
  case deviceNeedsSecret(String)
  /// A device without messages for long.
  case deviceSilent(String, age: String)
  /// The positions of a device come late as a rule.
  case deviceLate(String, length: String)
  /// The last messages of a device could not be used; their ages and reasons.
  case deviceUnusable(String, last: String)
  /// The name of a check: service.
  case nameService
  /// The name of a check: configuration.
  case nameConfiguration
  /// The name of a check: database.
  case nameDatabase
  /// The name of a check: journal.
  case nameJournal
  /// The name of a check: permissions.
  case namePermissions
  /// The name of a check: disk.
  case nameDisk
  /// The name of a check: receiver.
  case nameReceiver
  /// The name of a check: notifiers.
  case nameNotifiers
  /// The name of a check: desktop.
  case nameDesktop
  /// The name of a check: test.
  case nameTest
  /// The present and the zone.
  case clockIs(String, zone: String)
  /// The clock is wrong.
  case clockIsWrong(String)
  /// The clock is behind an entry of the history: both moments.
  case clockIsBehind(String, lastEntry: String)
  /// The last position has a later time than now.
  case trackInFuture(String)
  /// NTP keeps the clock.
  case clockIsSynchronized
  /// NTP does not keep the clock.
  case clockIsNotSynchronized
  /// The times of the receiver have lost 1024 or 2048 weeks; how many were corrected.
  case receiverBehind(Int)
  /// The receiver sends no date.
  case receiverWithoutDate
  /// No daemon runs.
  case notRunning
  /// A daemon does not answer.
  case silent(pid: Int, reason: String)
  /// A daemon cannot write.
  case cannotWrite(pid: Int, reason: String)
  /// A daemon rejected new settings.
  case oldSettings(pid: Int, reason: String)
  /// A daemon runs.
  case running(pid: Int, uptime: String, megabytes: Int)
  /// There is no systemd unit.
  case noUnit
  /// The systemd unit failed.
  case unitFailed
  /// The systemd unit is enabled.
  case unitStarts(state: String)
  /// The systemd unit is disabled.
  case unitDisabled
  /// There is no configuration file.
  case defaults
  /// Others can change the configuration file.
  case configWritable(String, mode: String)
  /// Others can read a webhook in the configuration file.
  case configReadable(String, mode: String)
  /// The database does not exist yet.
  case willBeCreated(String)
  /// The folder of the database is not writable.
  case cannotBeCreated(String, folder: String)
  /// The database is not writable.
  case mustBeWritable(String)
  /// The database is sound.
  case databaseSound(String, tasks: Int, kilobytes: Int)
  /// The database has no write-ahead log.
  case noWriteAheadLog
  /// Others can read the database.
  case databaseReadable(String, mode: String)
  /// The free space is unknown.
  case diskUnknown(String)
  /// The free space.
  case diskFree(megabytes: Int)
  /// There is little free space.
  case diskLow(megabytes: Int, String)
  /// No notifier but the terminal.
  case noNotifier
  /// Desktop notifications work.
  case desktopReady
  /// There is no desktop session.
  case desktopOff
  /// There is no notify-send.
  case noNotifySend
  /// A quoted path was found.
  case found(String)
  /// A program cannot be run.
  case notExecutable(String)
  /// There is no program.
  case noProgram(String)
  /// The host of a webhook was found.
  case hostKnown(String)
  /// The host of a webhook was not found.
  case hostUnknown(String, reason: String)
  /// The task of a test reminder.
  case testTask
  /// The text of a test reminder.
  case testText
  /// A notifier took a test reminder.
  case testAccepted
  /// A notifier rejected a test reminder.
  case testRejected(String)
  /// gpsd answers.
  case gpsdAt(release: String, address: String)
  /// gpsd did not name its release.
  case noGreeting
  /// gpsd does not answer.
  case noAnswer
  /// The receiver has positions.
  case positionsComing(devices: String)
  /// The receiver has no position.
  case receiverState(devices: String, reason: String)
  /// The receiver has no position.
  case noFix
  /// gpsd has no receiver.
  case noReceiver
  /// There is no serial port.
  case noSerialPort(String)
  /// There are serial ports.
  case serialPorts(String, ports: String)
  /// The advice for a receiver without a position.
  case viewOfTheSky
  /// The commands that restart a daemon that does not answer.
  case restartDaemon(pid: Int)
  /// Some checks failed.
  case failed(Int)

  // MARK: Help

  case help
  case helpSendTest
  case helpDiscussion

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

extension English {
  package func text(_ phrase: DoctorPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .nameClock:
      "clock"
    case .nameTrack:
      "track"
    case .nameTimeService:
      "time service"
    case .nameDaemon:
      "daemon"
    case .nameDevice: "device"
    case .deviceNeedsSecret(let name):
      "\(name) sends encrypted messages, and its secret is not on this machine: give it again"
    case .deviceLate(let name, let length):
      "positions of \(name) come \(length) late, since the phone cannot reach this computer on the way"
    case .deviceSilent(let name, let age): "\(name) was not heard for \(age)"
    case .deviceUnusable(let name, let last):
      "messages of \(name) could not be used: \(last)"
    case .nameService:
      "service"
    case .nameConfiguration:
      "configuration"
    case .nameDatabase:
      "database"
    case .nameJournal:
      "journal"
    case .namePermissions:
      "permissions"
    case .nameDisk:
      "disk"
    case .nameReceiver:
      "receiver"
    case .nameNotifiers:
      "notifiers"
    case .nameDesktop:
      "desktop"
    case .nameTest:
      "test"
    case .clockIs(let time, let zone):
      "\(time), zone \(zone)"
    case .clockIsWrong(let time):
      "the computer's clock says \(time)"
    case .clockIsBehind(let time, let last):
      "\(time), but the last entry is dated \(last), later than now: what is done now does not move such tasks on"
    case .trackInFuture(let time):
      "the last position is dated \(time), later than now: earlier fixes are ignored"
    case .clockIsSynchronized:
      "NTP keeps the clock right"
    case .clockIsNotSynchronized:
      "NTP is off; after a start the clock may be wrong"
    case .receiverBehind(let number):
      "its dates are 1024 or 2048 weeks in the past, since its week counter has begun again; they are corrected (\(number) so far)"
    case .receiverWithoutDate:
      "it sends no date (RMC or ZDA), so the computer's is used: keep the computer's clock right"
    case .notRunning:
      "not running, so no reminders will be sent"
    case .silent(let pid, let reason):
      "pid \(pid) runs, but \(reason)"
    case .cannotWrite(let pid, let reason):
      "pid \(pid) cannot write: \(reason)"
    case .oldSettings(let pid, let reason):
      "pid \(pid) keeps the old settings: \(reason)"
    case .running(let pid, let uptime, let megabytes):
      "pid \(pid), up \(uptime), \(megabytes) MB"
    case .noUnit:
      "no systemd unit, so it does not start by itself"
    case .unitFailed:
      "the systemd unit has failed"
    case .unitStarts(let state):
      "starts by itself, now \(state)"
    case .unitDisabled:
      "the systemd unit does not start by itself"
    case .defaults:
      "defaults, no file"
    case .configWritable(let path, let mode):
      "others can change \(path) (mode \(mode))"
    case .configReadable(let path, let mode):
      "\(path) holds a webhook or a password, and others can read it (mode \(mode))"
    case .willBeCreated(let path):
      "\(path) will be created"
    case .cannotBeCreated(let path, let folder):
      "\(path) cannot be created: \(folder) is not writable"
    case .mustBeWritable(let path):
      "\(path) and its folder must be writable for you"
    case .databaseSound(let path, let tasks, let kilobytes):
      "\(path), \(count(tasks, .task)), \(kilobytes) kB, sound and writable"
    case .noWriteAheadLog:
      "no write-ahead log, so readers wait for writers"
    case .databaseReadable(let path, let mode):
      "\(path) says where you come and go, and others can read it (mode \(mode))"
    case .diskUnknown(let path):
      "cannot tell how much is free in \(path)"
    case .diskFree(let megabytes):
      "\(megabytes) MB free"
    case .diskLow(let megabytes, let path):
      "only \(megabytes) MB free in \(path)"
    case .noNotifier:
      "there is no notifier but the terminal, so nothing was sent"
    case .desktopReady:
      "notify-send found, and a desktop session"
    case .desktopOff:
      "notify-send found; no desktop session, or notify.desktop is off"
    case .noNotifySend:
      "no notify-send, so no reminders on a desktop"
    case .found(let path):
      path
    case .notExecutable(let path):
      "\(path) is not executable"
    case .noProgram(let name):
      "there is no program \(name)"
    case .hostKnown(let host):
      "the host \(host) is known"
    case .hostUnknown(let host, let reason):
      "the host \(host) is not found: \(reason)"
    case .testTask:
      "Passby test"
    case .testText:
      "Passby test: if you can read this, reminders arrive."
    case .testAccepted:
      "accepted a test reminder"
    case .testRejected(let reason):
      "rejected a test reminder: \(reason)"
    case .gpsdAt(let release, let address):
      "\(release) at \(address)"
    case .noGreeting:
      "no greeting yet"
    case .noAnswer:
      "it does not answer"
    case .positionsComing(let devices):
      "\(devices): positions are coming"
    case .receiverState(let devices, let reason):
      "\(devices): \(reason)"
    case .noFix:
      "no fix"
    case .noReceiver:
      "gpsd has no receiver"
    case .noSerialPort(let reason):
      "\(reason); there is no serial port either: is it plugged in?"
    case .serialPorts(let reason, let ports):
      "\(reason); \(ports) is there"
    case .viewOfTheSky:
      "give it a view of the sky; a cold start takes some minutes: cgps"
    case .restartDaemon(let pid):
      "systemctl --user restart passby (or: kill \(pid); passby run)"
    case .failed(let number):
      "\(count(number, .check)) failed."
    // Help.
    case .help: "Check what Passby needs, and say how to fix what is wrong."
    case .helpSendTest: "Send one test reminder through each notifier."
    case .helpDiscussion:
      """
      Nothing is changed, and nothing is sent unless --send-test is given. The exit status is 1 \
      when a check fails; a note (–) is not a failure.
      """
    }
  }
}

extension English {
  package func text(_ phrase: DaemonPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Runs and recordings.
    case .following(let receiver):
      "Following \(receiver). Ctrl-C stops."
    case .receiver(let address, let device):
      "gpsd at \(address)" + (device.map { ", \($0)" } ?? "")
    case .page(let address):
      "Page: \(address)"
    case .otherDevices(let address):
      "On other devices: \(address)"
    case .noPageWithoutToken(let host):
      "web.listen \(host) lets others on the network in, and there is no token for them: create one with \"passby web token\", and start again"
    case .noNotifySend:
      "notify.desktop is \"on\", but there is no notify-send: install it (sudo apt-get install libnotify-bin), or set notify.desktop to auto."
    case .readingInput:
      "Reading standard input"
    case .readingFile(let file):
      "Reading \(file)"
    case .followingReceiver:
      "Following the receiver"
    case .unknownSpeed(let text):
      "--speed \(text) is unknown: expected max, 1x, or a multiple such as 60x."
    case .traceHeading:
      "time                             lat          lon mode   ±m   m/s course   alt sat  hdop"
    case .fixes(let number):
      number == 1 ? "1 fix" : "\(number) fixes"
    case .fixesRejected(let number):
      "\(number) rejected"
    case .fixesKnown(let number):
      "\(number) known already"
    case .olderThanStored:
      "This recording is older than the stored track, so nothing happens: replay it on another database, passby --db new.db replay FILE."
    case .noPlaces:
      "There are no places yet, so nothing could happen: passby place add NAME LAT,LON"
    case .noRecording(let path):
      "there is no file \(path): expected a recording of NMEA sentences, or - for standard input."
    case .isFolder(let path):
      "\(path) is a directory: expected a file with NMEA sentences."
    case .recordingUnreadable(let path, let reason):
      "\(path) cannot be read: \(reason)."
    case .emptyRecording(let path):
      "\(path) is empty: expected lines such as $GPRMC,… from a GPS receiver."
    case .notNMEA(let path):
      "\(path) holds not one NMEA sentence: expected lines such as $GPRMC,… from a GPS receiver."
    case .archivedRecording(let path, let command):
      "\(path) is an archive, which is not opened here. Play the file in it: \(command)"
    case .isPhoneRecording(let path, let plain):
      "\(path) is a recording of a phone: name the phone, passby replay \(plain) --device NAME (passby device list shows the names)."
    case .wrongDay(let text):
      "--date \(text) is no day: expected a date such as 2026-03-02."
    case .noDate(let path, let positions):
      "\(path) has no date (RMC or ZDA), so nothing of it was used (\(count(positions, .position))): give the day on which it begins, such as --date 2026-03-02."
    case .giveDate:
      "--date 2026-03-02, for one, gives the day on which a recording without dates begins."
    case .readingInputWithoutDate:
      "Reading standard input; the receiver sends no date (RMC or ZDA), so the computer's is used"
    case .damage(let list):
      "In the recording: \(list)."
    case .badChecksums(let number):
      "\(count(number, .sentence)) with a wrong checksum dropped"
    case .cutLines(let number):
      "\(count(number, .line)) cut short"
    case .overlongLines(let number):
      "\(count(number, .line)) too long"
    case .garbage(let number):
      "\(count(number, .byte)) of no NMEA"
    case .withoutPosition(let number):
      "\(count(number, .epoch)) without a position"
    case .withoutDate(let number):
      "\(count(number, .epoch)) without a date"
    // The system and the socket.
    case .noFileWatch(let number):
      "the system allows no more file watches (errno \(number)). Raise fs.inotify.max_user_instances with sysctl."
    case .noTimer(let number):
      "the system gives no timer (errno \(number)). Raise the limit of open files (ulimit -n)."
    case .folderNotWatched(let path, let number):
      "cannot watch the folder \"\(path)\" (errno \(number)). Check that it exists and is readable."
    case .databaseTaken(let database, let pid):
      "another passby daemon (\(pid.map { "pid \($0)" } ?? "pid unknown")) is already using the database \"\(database)\". "
        + "Stop it first (\(pid.map { "kill \($0)" } ?? "pgrep -a passby"), or systemctl --user stop passby), or use another --db."
    case .notLocked(let path, let reason): "cannot lock \"\(path)\": \(reason)."
    case .lockIsLink(let path):
      "cannot lock \"\(path)\": it is a symbolic link. Remove it and try again."
    case .socketNotMade(let path, let reason): "cannot listen at \"\(path)\": \(reason)."
    case .socketPathTooLong(let path, let longest):
      "cannot listen at \"\(path)\": the path is longer than \(longest) bytes."
    case .daemonSilent(let reason):
      "the running daemon does not answer: \(reason.text(in: localizer))"
    // Status.
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
    case .rowGap:
      "gap"
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
    case .corrected(let number): ", \(number) corrected by 1024 or 2048 weeks"
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
    // The keys of watch, and replays.
    case .watchKeys(let hidden):
      "q quit · ↑↓ choose · d done · s snooze 1 h · u undo"
        + (hidden > 0 ? " · \(count(hidden, .moreTask))" : "")
    case .playedOnItsOwn(let moment):
      "This recording is older than what is stored (last position: \(moment)), so it is played on its own, without earlier visits and reminders."
    case .playing(let name, let speed, let start, let length, let rest):
      "Playing \(name) from \(start), \(length) at \(speed): \(rest)."
    case .moreReminders(let number):
      "… and \(number) more reminders: \"passby list\" shows the tasks."
    // The page of the status.
    case .statusWell: "Passby is running and knows where you are."
    case .statusTrouble: "Passby is running, but does not know where you are."
    case .labelReceiver: "Receiver"
    case .labelPosition: "Position"
    case .nowhere: "not at any of your places"
    case .labelNext: "Next"
    case .labelReminders: "Reminders"
    case .labelTasks: "Stored"
    case .labelVersion: "Version"
    case .labelMemory: "Memory"
    case .labelSource: "Positions from"
    case .labelPositionsUsed: "Positions used"
    case .labelPositionsRejected: "Positions rejected"
    case .labelLastRejection: "Last rejection"
    case .labelRunningSince: "Running since"
    case .labelSettings: "Settings"
    case .labelDatabase: "Database"
    case .ageAndAccuracy(let age, let meters): age + (meters.map { ", ± \($0) m" } ?? "")
    case .atPlaces(let places): "at \(places.joined(separator: ", "))"
    case .remindersWaiting(0, _, _): "none waiting"
    case .remindersWaiting(let count, 0, _): "\(count) waiting"
    case .remindersWaiting(let count, let failed, let error):
      "\(count) waiting, \(failed) failed" + (error.map { ": \($0)" } ?? "")
    case .tasksAndPlaces(let tasks, let places):
      "\(count(tasks, .task)), \(count(places, .place))"
    case .taskAt(let task, let moment): "\(task), \(moment)"
    case .megabytes(let count): "\(count) MB"
    case .noPositionYet: "no position yet"
    // Help.
    case .helpRun: "Follow the receiver and remind, until stopped."
    case .helpGpsd: "The address of gpsd: HOST, HOST:PORT or [ADDRESS]:PORT."
    case .helpDevice:
      "Use only this receiver, such as /dev/ttyUSB0; by default the first that gives a position."
    case .helpNmea: "Read NMEA from a file, or - for standard input, instead of gpsd."
    case .helpNoWeb: "Do not serve the web page."
    case .helpReplay: "Replay a recording as if it came from a live receiver."
    case .helpRecording: "The recording, or - for standard input."
    case .helpSpeed: "max, or a multiple of real time such as 1x or 60x."
    case .helpCommit: "Store the results, with the times of the recording."
    case .helpRecordingDate:
      "The day (UTC) on which the recording begins, if none of its sentences says it."
    case .helpTrace: "Decode a recorded NMEA trace to fixes, one per epoch."
    case .helpStatus: "Show the daemon, receiver, last fix, places, next reminder and deliveries."
    case .helpStatusGPSD:
      "The address of gpsd: HOST, HOST:PORT or [ADDRESS]:PORT. It is asked even while a "
        + "daemon runs."
    case .helpWatch: "Show a live screen: the fix, the nearest places, tasks and recent events."
    case .helpWatchCount: "Stop after this number of updates, 1 to 1000000000."
    case .helpReplayDiscussion:
      """
      A recording is NMEA, a GPX, KML or GeoJSON file with times, a .rec of the OwnTracks Recorder, or \
      a timeline of Google. The clock is that of the recording. Without --commit, the replay works on a copy of the \
      database in memory and changes nothing. With it, all is stored at the end, or nothing. \
      A damaged file is replayed up to the damage, and nothing is stored.
      """
    case .helpRunDiscussion:
      """
      Positions come from gpsd or, with --nmea, from a file or standard input. Ctrl-C stops it; \
      nothing is lost. A changed configuration takes effect at once. With --now or --nmea FILE, \
      time follows the fixes. The web page is at http://127.0.0.1:7575 unless web.port is set. Only \
      one daemon can use a database at a time.
      """
    case .helpStatusDiscussion:
      """
      A running daemon is asked for the state of its receiver; without one, gpsd is.
      """
    case .helpWatchDiscussion:
      """
      Follows the running daemon, once a second; q or Ctrl-C ends it. If the output is not a \
      terminal, it prints a line whenever something changes; with --json, an object every second.
      """
    }
  }

  func geocoderProblem(_ problem: WebhookProblem, _ localizer: Localizer) -> String {
    switch problem {
    case .noAddress, .wrongScheme, .noHost:
      "is not a web address; expected one such as https://nominatim.example.org"
    case .password: "contains a password, which is not sent; leave it out"
    default: problem.text(in: localizer)
    }
  }

  package func text(_ phrase: DaemonSilence, _ localizer: Localizer) -> String {
    switch phrase {
    case .path(let path): "its socket \"\(path)\" has no usable path"
    case .timeout: "no answer in time"
    case .closed: "it closed the connection"
    case .unreadable: "its answer cannot be read; is it another version?"
    case .endless: "its answer does not end"
    case .system(let text): text
    }
  }
}

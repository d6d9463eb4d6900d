extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: HelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .groupTasks: "Tasks"
    case .groupPlaces: "Places"
    case .groupSteps: "Undo"
    case .groupDaemon: "Daemon"
    case .groupInformation: "Information"
    case .groupBackup: "Backup"
    case .commonOptions: "Common options"
    case .taskOptions: "Task"
    case .overview: "OVERVIEW:"
    case .usage: "USAGE:"
    case .arguments: "ARGUMENTS:"
    case .options: "OPTIONS:"
    case .subcommands: "SUBCOMMANDS:"
    case .usageLine: "Usage:"
    case .showHelp: "Show help information."
    case .showVersion: "Show the version."
    case .showSubcommandHelp: "Show subcommand help information."
    case .defaultCommand: "(default)"
    case .anyCommand: "<subcommand>"
    case .defaultValue: "(default: "
    case .values: "(values: "
    case .seeSubcommandHelp: "for detailed help."
    case .seeHelp: "for more information."
    case .see: "See '"
    case .errorMark: "Error: "
    case .helpMark: "Help:  "
    case .missingArgument: "Missing expected argument '"
    case .missingValue: "Missing value for '"
    case .unknownOption: "Unknown option '"
    case .unexpectedArgument: "Unexpected argument '"
    case .didYouMean: "Did you mean '"
    case .valueBegin: "The value '"
    case .valueInvalid: "' is invalid for '"
    case .provideOneOf: "Please provide one of "
    case .database: "The database file (PASSBY_DB)."
    case .configuration: "The configuration file (PASSBY_CONFIG)."
    case .json: "Print JSON with stable keys."
    case .now: "Use this instant as the present (PASSBY_NOW)."
    case .lang: "Language: en or uk (PASSBY_LANGUAGE)."
    case .color: "Colour: auto, always or never. NO_COLOR is honoured."
    case .passby: "Reminders for what repeats, at the place where you can do it."
    case .list: "Show the home screen: each task is a bar that fills as its countdown runs."
    case .listAll: "Show finished tasks too."
    case .listPlace: "Only tasks at this place or with this tag."
    case .add: "Add a task."
    case .taskName: "The name of the task."
    case .dryRun: "Show the task without storing it."
    case .edit: "Change a task, and show its old and new dates."
    case .newName: "A new name."
    case .show: "Show everything about one task."
    case .remove: "Delete a task. Its history stays, and \"passby undo\" restores it."
    case .done: "Mark a task as done. Its next countdown begins."
    case .doneAt: "When it was done; now by default."
    case .doneAgain: "Confirm that it was done once more, moments after the last time."
    case .doneNote: "What to keep about it in the history."
    case .skip: "Skip this occurrence without counting it as done."
    case .snooze: "Snooze the reminders of a task. Its due date does not change."
    case .snoozeUntil:
      "2h, 1d, a time such as tomorrow or fri 18:00, visit, leave, this-visit, or off."
    case .move: "Move this occurrence only. Later ones stay where they are."
    case .moveTo: "The new due moment, such as fri 18:00 or 2026-01-15T09:00."
    case .next: "Preview coming occurrences without storing anything."
    case .nextTask: "A task's number or name. Leave it out to describe a task instead."
    case .nextCount: "How many occurrences, 1 to 1000."
    case .task: "The task's number or name."
    case .every:
      "The period, such as 12h, 3d, 10w, 1mo or 1y; a window such as 10-14w; or days: tue,fri, "
        + "2w on tue, 1mo on 15, last day, first mon, 1y on 24 dec."
    case .from: "Count from when the task was done, or from a fixed start."
    case .start: "When counting starts; now by default. The start itself is not due."
    case .first: "The first due moment, instead of one period after the start."
    case .end: "The last moment at which it may be due. A date means the end of that day."
    case .at: "The time of day, HH:MM, or a span such as 10:15-11:45."
    case .zone: "The IANA time zone, or floating; the computer's zone by default."
    case .due: "When a task without --every is due."
    case .taskPlace: "A place's name, or #tag for any place with that tag. Repeatable."
    case .on: "Which events remind: enter,exit,dwell,cross; enter,cross by default."
    case .dwell: "How long a stay must last for dwell, such as 10min; 5min by default."
    case .horizon:
      "How long before it is due a task without a window opens, or period for all of its period; 24h by default."
    case .nag: "Repeat the reminder while overdue, such as 1d."
    case .notes: "Free text."
    case .category: "What it is sorted into; none takes it out."
    case .priority: "high, normal or low."
    case .difficulty: "very-easy, easy, medium, hard (or difficult) or very-hard, or 1 to 5."
    case .duration: "How long it takes, such as 30min."
    case .fixed: "It happens at its time: remind 15 minutes before and at the start."
    case .flexible: "It is done when it suits, until it is due."
    case .quick: "Add a task from one line."
    case .quickLine: "The line; all words are one line."
    case .quickDiscussion:
      """
      Words that are no marker are the name. Markers: every RULE, from done, from start, due DATE, \
      start DATE, at TIME, @Place, @"Long name", @#tag, #category, !high, !low, ~30min, !bucket. \
      Words in double quotes always belong to the name. For example:
        passby quick Claw trim every 2w on tue at 18:00 @Vet '#Home' '!high'
      """
    case .categoryGroup: "List, add, change and remove categories."
    case .categoryList: "List all categories."
    case .categoryAdd: "Add a category."
    case .categoryEdit: "Change a category."
    case .categoryRemove: "Remove a category; its tasks stay, without one."
    case .categoryName: "The category's name or number."
    case .categoryColor: "Its colour: # and three or six hexadecimal digits."
    case .categoryIcon: "Its icon: a name such as house or pill, or one character."
    case .severalTasks: "Numbers or names of tasks."
    case .snoozeFor: "The end of the snooze, for several tasks at once."
    case .pause: "Silence all reminders until a time. Without one, show the pause."
    case .pauseUntil: "2w, a time such as next week or fri 18:00, or off."
    case .rest: "Add days of rest, on which nothing counts as late, or list them."
    case .restDays:
      "A day such as 2026-12-24, tomorrow or fri, or a span such as 2026-12-24..2027-01-02."
    case .restRemove: "Remove these days instead."
    case .restDiscussion:
      """
      Without days, all days of rest are listed. A pause brings days of rest for its time. Reminders
      go on: quiet hours, "passby snooze" and "passby pause" are for that.
      """
    case .today: "Show what can be done now and today, and what was done."
    case .todayDiscussion:
      """
      Groups: here (open, and you are at one of its places), overdue, today (due before midnight), \
      open (for longer than a day), later (opens before midnight), any time (without a date).
      """
    case .todaySort:
      "One list by these keys instead: priority, due, name, created, category, difficulty."
    case .plan: "Plan the day: which task at which time."
    case .planDiscussion:
      """
      Fixed tasks and pins stand. Flexible tasks take the earliest gap that holds them, by priority \
      and due date, or by difficulty once you have said how you feel. A task with a place is planned \
      where you will be anyway; one that is due is planned all the same and needs a trip.
      """
    case .planShow: "Show the plan of today or of a date."
    case .planDate: "A date such as 2026-03-02 or tomorrow; today if left out."
    case .planPin:
      "Hold a flexible task at a time of today, until it is done or skipped, or unpinned."
    case .planTime: "The time, HH:MM; not before now."
    case .planUnpin: "Let the plan choose the time of a task again."
    case .listWords: "Only tasks with all of these words in name, notes, places, tags or category."
    case .listOpen: "Only tasks that are open."
    case .listDue: "Only tasks that are due, overdue ones too."
    case .listOverdue: "Only tasks that are overdue."
    case .listWaiting: "Only tasks that wait."
    case .listCategory: "Only tasks in this category; none for those without one."
    case .listPriority: "Only tasks of this priority."
    case .place: "Manage places: named circles where tasks can be done."
    case .placeAdd: "Add a place."
    case .placeName: "The name of the place."
    case .placePosition: "LAT,LON in degrees, a geo: URI, or here."
    case .placeRadius: "The radius in metres, 20 to 100000."
    case .placeTag: "A tag that tasks can name, such as pharmacy. Repeatable."
    case .gpsdForHere: "The address of gpsd, for here."
    case .placeEdit: "Change a place. The change itself causes no event."
    case .placeReference: "The place's name or number."
    case .newPosition: "A new position: LAT,LON, a geo: URI, or here."
    case .newRadius: "A new radius in metres, 20 to 100000."
    case .newTags: "New tags instead of the old ones; none removes them. Repeatable."
    case .near: "List the nearest places where something can be done now."
    case .nearDiscussion:
      """
      Only places with a task that is open or due, the nearest first, with distance and direction. The \
      position is that of the running daemon; without one, gpsd is asked, and then the database.
      """
    case .nearWithin: "The largest distance, such as 800 or 2km: 20 m to 100 km."
    case .nearCount: "How many places, 1 to 1000."
    case .nearGPSD: "The address of gpsd, if no daemon has a position."
    case .placeList: "List all places."
    case .placeRemove: "Delete a place, also from its tasks. \"passby undo\" restores it."
    case .placeShow: "Show one place with its tasks."
    case .undo: "Undo the last step, or the last N steps."
    case .redo: "Redo the last undone step, or the last N steps."
    case .steps: "How many steps."
    case .undoTask: "Take back the latest entry of this task in the history, out of turn."
    case .run: "Follow the receiver and remind, until stopped."
    case .gpsd: "The address of gpsd: HOST, HOST:PORT or [ADDRESS]:PORT."
    case .device: "Use only this receiver, such as /dev/ttyUSB0; the first one by default."
    case .nmea: "Read NMEA from a file, or - for standard input, instead of gpsd."
    case .noWeb: "Do not serve the web page."
    case .replay: "Replay a recorded NMEA trace as if it came from a live receiver."
    case .recording: "The recording, or - for standard input."
    case .speed: "max, or a multiple of real time such as 1x or 60x."
    case .recordingDate:
      "The day (UTC) on which the recording begins, if none of its sentences says it."
    case .commit: "Store the results, with the times of the recording."
    case .trace: "Decode a recorded NMEA trace to fixes, one per epoch."
    case .web: "Manage who may open the web page."
    case .webToken: "Create the token that lets others on the network open the page."
    case .newToken: "Replace the token. The old one stops working, and everybody is logged out."
    case .removeToken: "Remove the token. Only this computer can open the page then."
    case .status: "Show the daemon, receiver, last fix, places, next reminder and deliveries."
    case .statusGPSD:
      "The address of gpsd: HOST, HOST:PORT or [ADDRESS]:PORT. It is asked even while a "
        + "daemon runs."
    case .watch: "Show a live screen: the fix, the nearest places, tasks and recent events."
    case .watchCount: "Stop after so many updates, 1 to 1000000000."
    case .why: "Explain why there was a reminder of a task or at a place, or none."
    case .whySubject: "A task's number or name, or a place's name."
    case .whyPlace: "The name or number is a place's."
    case .whyCount: "How many decisions, newest first, 1 to 1000."
    case .history: "Show what was done and skipped, by day, newest first."
    case .historySearch: "Only entries whose name, notes or place contains this."
    case .historyTask: "Only this task, by number or name. It may be deleted by now."
    case .historyPlace: "Only this place, by number or name, or this #tag."
    case .historyFrom: "Only from this day or instant on, such as 2026-01-15."
    case .historyTo: "Only up to this day or instant."
    case .historyAll: "Show reminders and visits too. These are kept for a limited time."
    case .historyCount: "How many entries, 1 to 100000."
    case .doctor: "Check what Passby needs, and say how to fix what is wrong."
    case .sendTest: "Send one test reminder through each notifier."
    case .config: "Show the settings in force, and where each comes from."
    case .configKey: "A setting such as gpsd.port, or a section such as gpsd; all by default."
    case .configPath: "Print the path of the configuration file."
    case .configWrite:
      "Create a configuration file that explains every default. An existing file is kept."
    case .configCheck: "Check a file instead of showing the settings in force."
    case .showSecrets: "Show passwords and tokens instead of ***."
    case .backup: "Copy the whole database to a file, even while passby runs."
    case .newFile: "The new file."
    case .force: "Replace the file if it exists."
    case .restore: "Replace the database with a backup."
    case .backupFile: "A file written by \"passby backup\"."
    case .restoreDryRun: "Only check the backup and show its contents."
    case .export: "Export everything as text, one JSON object per line."
    case .exportFile: "The new file; - is standard output."
    case .exportOnly:
      "Only these parts: places, tasks (with their places) or history. Repeatable, or with "
        + "commas."
    case .import: "Import a file written by \"passby export\"."
    case .importFile: "The file; - is standard input."
    case .importUpdate: "Overwrite existing entries with those of the file."
    case .importDryRun: "Check the file and show what it would add, without changing anything."

    case .passbyDiscussion:
      """
      Without a command, passby shows the home screen: each task is a bar that fills as its \
      countdown runs, soonest first.

      First steps:
        passby place add Vet 52.5163,13.3777 --radius 80
        passby add "Cat medicine" --every 10-14w --place Vet
        passby run
      """
    case .backupDiscussion:
      """
      The copy is checked before it gets its name. "passby restore FILE" restores it; \
      "passby export" writes text instead.
      """
    case .exportDiscussion:
      """
      The export holds everything, including the positions of your places and the last known \
      position. "passby import" reads it.

        passby export passby.jsonl
        passby export --only tasks | ssh pi passby import -
      """
    case .importDiscussion:
      """
      An empty database gets everything exactly as it was, including numbers and undo steps. A \
      database in use gets the tasks, places and history that it does not have yet, with new \
      numbers; "passby undo" removes them again. Existing entries are kept.
      """
    case .restoreDiscussion:
      """
      The backup is checked first. The present contents of the database are kept in a file beside \
      it, which can be restored in turn.
      """
    case .configDiscussion:
      """
      passby config                     all settings
      passby config notify              a section
      passby config gpsd.port           one setting, explained
      passby config --write             create a configuration file with all defaults, to edit
      passby config --check new.yaml    check a file before it is used
      """
    case .replayDiscussion:
      """
      The clock is that of the recording. Without --commit, the replay works on a copy of the \
      database in memory and changes nothing. With it, all is stored at the end, or nothing.
      """
    case .runDiscussion:
      """
      Positions come from gpsd or, with --nmea, from a file or standard input. Ctrl-C stops it; \
      nothing is lost. A changed configuration takes effect at once. With --now or --nmea FILE, \
      time follows the fixes. The web page is at http://127.0.0.1:7575 unless web.port is set. Only \
      one daemon can use a database at a time.
      """
    case .doctorDiscussion:
      """
      Nothing is changed, and nothing is sent unless --send-test is given. The exit status is 1 \
      when a check fails; a note (–) is not a failure.
      """
    case .historyDiscussion:
      """
      passby history --search medicine
      passby history --task 3 --from 2026-01-01 --to 2026-03-31
      passby history --all              reminders and visits too
      """
    case .placeAddDiscussion:
      """
      passby place add Vet 52.5163,13.3777 --radius 80
      passby place add Pharmacy geo:52.5101,13.3902 --tag pharmacy
      passby place add Cafe -33.8568,151.2153
      passby place add Home here
      passby place add --from "Anna's phone"
      """
    case .statusDiscussion:
      """
      A running daemon is asked for the state of its receiver; without one, gpsd is.
      """
    case .addDiscussion:
      """
      passby add "Cat medicine" --every 10-14w --place Vet
      passby add "Water plants" --every 3d --at 18:00
      passby add "Rent" --every 1mo --from start --start 2026-01-01T09:00
      passby add "Buy screws" --place "Hardware store"
      """
    case .editDiscussion:
      """
      The value "none" removes a setting: --end none, --place none, --nag none.
      """
    case .nextDiscussion:
      """
      passby next 3 --count 5
      passby next --every 10-14w
      passby next --every 1mo --from start --start 2026-01-31T09:00

      With --from done, each occurrence is assumed to be done when it is due.
      """
    case .snoozeDiscussion:
      """
      passby snooze 3 2h          for two hours
      passby snooze 3 visit       until the next visit to one of its places
      passby snooze 3 leave       until you leave the place where you are
      passby snooze 3 this-visit  not now: quiet for this visit, but not when it is due
      passby snooze 3 off         end the snooze
      """
    case .watchDiscussion:
      """
      Follows the running daemon, once a second; q or Ctrl-C ends it. If the output is not a \
      terminal, it prints a line whenever something changes; with --json, an object every second.
      """
    case .webDiscussion:
      """
      "passby run" serves the page. By default only this computer can open it; "passby help web \
      token" explains how others on the network can.
      """
    case .webTokenDiscussion:
      """
      The token is shown once; only a digest of it is stored, beside the database. From then on \
      everybody has to log in with it, on this computer too. To let others in, set web.listen to an \
      address of this computer, or to 0.0.0.0 for all of them, and restart the daemon.

      The page uses http, which others on the network can read. On networks that you do not trust, \
      put an https proxy in front of it, or use a tunnel such as ssh.
      """
    case .whyDiscussion:
      """
      Shows how the subject stands and when there will be a reminder next, then what was decided so \
      far, newest first. If a task and a place share a name, the task is meant unless --place is \
      given.
      """
    }
  }
}

import Localization

/// The fields of other programs' tasks.
extension FieldTable {
  /// Source: Taskwarrior 2.6, JSON format (rfc32) and `task columns`.
  package static let taskwarrior = FieldTable(
    "task", of: .task,
    .taken("uuid", as: "identity"),
    .taken("description", as: "name"),
    .taken("status", as: "what is to do, was done or repeats; deleted tasks are counted"),
    .taken("entry", as: "when it was made"),
    .taken("modified", as: "when it was changed"),
    .taken("end", as: "when it was done"),
    .taken("due", as: "when it is due"),
    .taken("wait", "scheduled", as: "when it opens, by the later one; without due a snooze"),
    .taken("recur", as: "rhythm, exactly or refused"),
    .taken("until", as: "end of a series"),
    .taken("parent", as: "series of which it is an occurrence"),
    .taken("mask", as: "what was done of a series whose children are not in the file"),
    .taken("project", as: "category"),
    .approximated("priority", as: "H high, L low"),
    .approximated("tags", as: "places and tags of places; others in the notes, `+urgent`"),
    .approximated("annotations", as: "notes, without their times"),
    .taken("passby_*", as: "all that Passby has besides"),
    .leftOut(.other, "until without recur"),
    .leftOut(.dependency, "depends"),
    .leftOut(.active, "start"),
    .needless("id", "urgency", "imask", "rtype", "last", "template", "reviewed"))

  /// Source: github.com/todotxt/todo.txt; the keys of Simpletask, topydo and pter.
  package static let todoTxt = FieldTable(
    "line", of: .task, others: .taken,
    .taken("x", as: "done"),
    .taken("date of completion", "date of creation", as: "when it was done, and made"),
    .approximated("(A) to (Z)", "pri:", as: "A to C high, others low"),
    .taken("+project", as: "category"),
    .leftOut(.other, "second +project", but: "goes back with its line"),
    .taken("@context", as: "place or tag"),
    .taken("due:", as: "when it is due"),
    .taken("t:", as: "when it opens; without due: a snooze"),
    .leftOut(.startDate, "t: after due:"),
    .taken("rec:", as: "rhythm, exactly or refused"),
    .taken(
      "every:", "from:", "start:", "place:", "category:", "name:", "uuid:", "of:",
      as: "what Passby writes; with any other value a part of the name"),
    .taken("any other key:value", as: "a part of the name"))

  /// Source: the Org manual, 5 to 8; org-habit.
  package static let org = FieldTable(
    "heading", of: .task,
    .taken("keyword", as: "what is to do; done, plain and COMMENT headings are counted"),
    .taken("title", as: "name"),
    .approximated("[#A] to [#C]", as: "A high, C low"),
    .approximated("tags", as: "places and tags of places that are here; others are counted"),
    .taken("SCHEDULED", "DEADLINE", "timestamp", as: "when it opens and is due, and its rhythm"),
    .taken("text", as: "notes"),
    .taken("State", as: "what was done, of a logbook"),
    .taken("ID", "CUSTOM_ID", as: "identity"),
    .taken("CATEGORY", as: "category"),
    .taken("LAST_REPEAT", "CREATED", as: "when it was last done, and made"),
    .approximated("LOCATION", as: "a place that is here; others are counted"),
    .taken("EFFORT", as: "duration, as a span of time is"),
    .taken("PASSBY_*", as: "all that Passby has besides"),
    .leftOut(.timeSpent, "CLOCK"),
    .leftOut(.comment, "LOGBOOK"),
    .needless("CLOSED", "STYLE", "LOGGING", "VISIBILITY", "ORDERED"))

  /// Source: Google Tasks API, resources `tasks` and `tasklists`; files of Google Takeout.
  package static let googleTask = FieldTable(
    "task", of: .task,
    .taken("id", as: "identity"),
    .taken("title", as: "name"),
    .taken("notes", as: "notes"),
    .approximated("due", "scheduled_time", as: "the day when it is due; a time is counted"),
    .taken("status", "completed", as: "what was done"),
    .taken("created", as: "when it was made"),
    .taken("deleted", as: "left out, and counted"),
    .approximated("parent", as: "a task of its own, counted"),
    .taken("links", as: "lines of the notes"),
    .taken("task_recurrence_id", as: "series of which it is an occurrence"),
    .leftOut(.people, "assignmentInfo", "assignee"),
    .leftOut(.star, "starred"),
    .needless(
      "kind", "etag", "updated", "selfLink", "webViewLink", "position", "hidden", "task_type"))

  /// A list of Google Tasks.
  package static let googleList = FieldTable(
    "list", of: .file,
    .taken("items", "tasks", as: "tasks"),
    .taken("title", as: "category, where there are several lists"),
    .approximated("recurrences", as: "rhythms of series; one that is no rule here is counted"),
    .needless("kind", "id", "etag", "updated", "selfLink"))

  /// Source: org.tasks.data.entity.Task and org.tasks.backup.TaskBackup.
  package static let tasksOrg = FieldTable(
    "task", of: .task,
    .taken("remoteId", as: "identity"),
    .taken("title", as: "name"),
    .taken("notes", as: "notes"),
    .taken("dueDate", as: "when it is due"),
    .taken("hideUntil", as: "when it opens"),
    .taken("creationDate", as: "when it was made"),
    .taken("completionDate", as: "when it was done"),
    .taken("deletionDate", as: "left out, and counted"),
    .approximated("priority", as: "0 high, 2 low"),
    .taken("estimatedSeconds", as: "duration, from a minute to a day"),
    .taken("recurrence", "repeatFrom", as: "rhythm, exactly or refused"),
    .approximated("parent", "caldavTasks", as: "a task of its own, counted"),
    .approximated("tags", as: "places and tags of places that are here; others are counted"),
    .taken("geofences", "locations", as: "places, and arriving or leaving"),
    .approximated("alarms", as: "when it reminds, before it is due; others are counted"),
    .taken("comments", as: "lines of the notes"),
    .taken("google", as: "list that it is in"),
    .leftOut(.attachment, "attachments"),
    .leftOut(.timeSpent, "elapsedSeconds"),
    .leftOut(.active, "timerStart"),
    .leftOut(.alarmRepeat, "ringFlags", "reminderFlags"),
    .leftOut(.link, "calendarURI"),
    .needless(
      "task", "modificationDate", "reminderLast", "isCollapsed", "order", "readOnly", "vtodo",
      "repeatUntil"))

  /// A place of a backup of Tasks.org.
  package static let tasksOrgPlace = FieldTable(
    "place", of: .place,
    .taken("uid", as: "identity"),
    .taken("name", as: "name"),
    .taken("latitude", "longitude", "radius", as: "position and radius"),
    .leftOut(.address, "address", but: "the name, where there is none"),
    .leftOut(.phone, "phone"),
    .leftOut(.link, "url"),
    .leftOut(.color, "color"),
    .leftOut(.icon, "icon"),
    .needless("order"))

  /// The parts of a backup of Tasks.org.
  package static let tasksOrgFile = FieldTable(
    "data", of: .file,
    .taken("tasks", "places", as: "tasks and their places"),
    .taken("caldavCalendars", "googleTaskLists", as: "categories"),
    .leftOut(.filter, "filters"),
    .needless(
      "tags", "googleTaskAccounts", "caldavAccounts", "taskListMetadata",
      "taskAttachments", "intPrefs", "longPrefs", "stringPrefs", "boolPrefs",
      "setPrefs"))

  /// Source: Todoist's help, "Format a CSV file to import into Todoist".
  package static let todoist = FieldTable(
    "row", of: .task,
    .taken("TYPE", as: "section: category; note: notes of the task above"),
    .taken("CONTENT", as: "name; a label that is a place or tag here leaves it"),
    .taken("DESCRIPTION", as: "notes"),
    .approximated("PRIORITY", as: "1 high"),
    .approximated("INDENT", as: "a task of its own, counted"),
    .taken("DATE", as: "when it is due, and its rhythm, exactly or refused"),
    .approximated("DEADLINE", as: "when it is due, and DATE when it opens; counted beside a rule"),
    .taken("DURATION", "DURATION_UNIT", as: "duration, in minutes"),
    .leftOut(.people, "RESPONSIBLE"),
    .leftOut(.zone, "TIMEZONE"),
    .needless("AUTHOR", "DATE_LANG", "DEADLINE_LANG", "META", "IS_COLLAPSED", "VIEW_STYLE"))

  /// Source: org.isoron.uhabits, HabitsCSVExporter.
  package static let loop = FieldTable(
    "Checkmarks.csv", of: .entry, others: .taken,
    .taken("DATE", as: "day"),
    .taken(
      "a column for each habit",
      as: "2 done, 3 a day of rest, or thousandths of an amount; without its goal above 0 done"))

  /// Source: org.isoron.uhabits, HabitList.writeCSV; the columns of a backup by the same names.
  package static let loopHabits = FieldTable(
    "Habits.csv", of: .habit,
    .taken("NAME", as: "name"),
    .taken(
      "FREQUENCYNUMERATOR", "FREQUENCYDENOMINATOR", "NUMREPETITIONS", "INTERVAL",
      as: "frequency: times a week, a month, or in a number of days"),
    .approximated(
      "TYPE", "UNIT", "TARGET TYPE", "TARGET VALUE",
      as: "goal of a day; one of several days is taken as one of a day"),
    .taken("ARCHIVED?", as: "archived habits are counted and left out"),
    .leftOut(.alarm, "REMINDER DAYS", but: "the time is taken, for each of its days"),
    .leftOut(.description, "QUESTION", "DESCRIPTION"),
    .leftOut(.color, "COLOR"),
    .needless("POSITION"))

  /// Source: files of Daylio's export.
  package static let daylio = FieldTable(
    "row", of: .entry,
    .taken("full_date", "time", as: "when"),
    .taken("mood", as: "mood"),
    .taken("note_title", "note", "activities", "scales", as: "a line each of the note"),
    .needless("date", "weekday"))
}

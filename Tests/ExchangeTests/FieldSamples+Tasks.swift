import Exchange

extension FieldSamples {
  static let all = calendars + tasks + places

  /// A VCALENDAR with a task that has some lines.
  private static func calendar(
    _ lines: String, component: String = "VTODO",
    rest: String = "UID:1\nSUMMARY:A\nDTSTART:20260310T090000Z\n"
  ) -> String {
    "BEGIN:VCALENDAR\nBEGIN:\(component)\n\(lines)\(rest)END:\(component)\nEND:VCALENDAR\n"
  }

  private static let calendars = [
    FieldSamples(
      format: "icalendar", table: .calendarTask, base: { calendar($0) },
      pieces: [
        "DTSTART": "DTSTART:20260311T090000Z\n", "DUE": "DUE:20260312T090000Z\n",
        "DURATION": "DURATION:PT1H\n", "RRULE": "RRULE:FREQ=WEEKLY\n",
        "STATUS": "STATUS:COMPLETED\n", "COMPLETED": "COMPLETED:20260228T090000Z\n",
        "CREATED": "CREATED:20260228T090000Z\n",
        "LAST-MODIFIED": "LAST-MODIFIED:20260228T090000Z\n",
        "PRIORITY": "PRIORITY:1\n", "VALARM": "BEGIN:VALARM\nTRIGGER:-PT15M\nEND:VALARM\n",
        "X-PASSBY-*": "X-PASSBY-PLACES:Vet\n",
        "PARTICIPANT": "BEGIN:PARTICIPANT\nUID:p\nEND:PARTICIPANT\n",
        "VRESOURCE": "BEGIN:VRESOURCE\nUID:r\nEND:VRESOURCE\n",
        "VLOCATION": "BEGIN:VLOCATION\nUID:l\nEND:VLOCATION\n",
      ],
      whole: [
        "EXDATE": (
          calendar("RRULE:FREQ=WEEKLY\nEXDATE:20260310T090000Z\n"),
          calendar("RRULE:FREQ=WEEKLY\n")
        ),
        "LOCATION": (calendar("GEO:1;2\nLOCATION:Vet\n"), calendar("GEO:1;2\n")),
        "GEO": (calendar("GEO:1;2\nLOCATION:Vet\n"), calendar("LOCATION:Vet\n")),
        "DTEND": (
          calendar("DTEND:20260310T100000Z\n", component: "VEVENT"),
          calendar("", component: "VEVENT")
        ),
        "RECURRENCE-ID": {
          func file(_ line: String) -> String {
            "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:1\nSUMMARY:A\nDTSTART:20260202T090000Z\n"
              + "RRULE:FREQ=WEEKLY\nEND:VTODO\nBEGIN:VTODO\nUID:1\nSUMMARY:A\n\(line)"
              + "STATUS:COMPLETED\nCOMPLETED:20260209T100000Z\nEND:VTODO\nEND:VCALENDAR\n"
          }
          return (file("RECURRENCE-ID:20260209T090000Z\n"), file(""))
        }(),
      ],
      usual: { "\($0):20260317T090000Z\n" }, change: { $0.takesEvents = true }),
    FieldSamples(
      format: "icalendar", table: .calendarAlarm,
      base: { calendar("BEGIN:VALARM\n\($0)TRIGGER:-PT15M\nEND:VALARM\n") },
      pieces: [
        "TRIGGER": "TRIGGER:-PT30M\n",
        "VLOCATION": "PROXIMITY:ARRIVE\nBEGIN:VLOCATION\nURL:geo:1,2\nEND:VLOCATION\n",
        "PROXIMITY": "BEGIN:VLOCATION\nURL:geo:1,2\nEND:VLOCATION\nPROXIMITY:ARRIVE\n",
        "X-APPLE-PROXIMITY": "X-APPLE-PROXIMITY:ARRIVE\n"
          + "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=A:geo:1,2\n",
        "X-APPLE-STRUCTURED-LOCATION": "X-APPLE-PROXIMITY:ARRIVE\n"
          + "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=A:geo:1,2\n",
      ],
      usual: { "\($0):x\n" }),
    FieldSamples(
      format: "icalendar", table: .calendarFile,
      base: { "BEGIN:VCALENDAR\n\($0)BEGIN:VTODO\nUID:1\nSUMMARY:A\nEND:VTODO\nEND:VCALENDAR\n" },
      pieces: [
        "VTODO": "BEGIN:VTODO\nUID:2\nSUMMARY:B\nEND:VTODO\n",
        "VEVENT": "BEGIN:VEVENT\nUID:2\nSUMMARY:B\nDTSTART:20260401T090000Z\nEND:VEVENT\n",
        "VJOURNAL": "BEGIN:VJOURNAL\nUID:2\nSUMMARY:B\nEND:VJOURNAL\n",
        "VFREEBUSY": "BEGIN:VFREEBUSY\nUID:2\nEND:VFREEBUSY\n",
        "VAVAILABILITY": "BEGIN:VAVAILABILITY\nUID:2\nEND:VAVAILABILITY\n",
      ],
      whole: [
        "VTIMEZONE": {
          func file(_ zone: String) -> String {
            "BEGIN:VCALENDAR\n\(zone)BEGIN:VTODO\nUID:1\nSUMMARY:A\n"
              + "DUE;TZID=Mine:20260310T090000\nEND:VTODO\nEND:VCALENDAR\n"
          }
          let zone =
            "BEGIN:VTIMEZONE\nTZID:Mine\nX-LIC-LOCATION:Europe/Berlin\nBEGIN:STANDARD\n"
            + "DTSTART:19701025T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nEND:STANDARD\n"
            + "END:VTIMEZONE\n"
          return (file(zone), file(""))
        }()
      ],
      usual: { "\($0):x\n" }),
  ]

  /// A backup of Tasks.org whose task may be in a list, which the backup may have.
  private static func listed(
    _ owner: String? = nil, _ key: String = "", by lists: String? = nil
  ) -> String {
    let entry = owner.map { ",\"\($0)\":[{\"\(key)\":\"l\"}]" } ?? ""
    let list = "[{\"uuid\":\"l\",\"name\":\"Home\",\"remoteId\":\"l\",\"title\":\"Home\"}]"
    let file = lists.map { ",\"\($0)\":\(list)" } ?? ""
    return "{\"data\":{\"tasks\":[{\"task\":{\"title\":\"A\"}\(entry)}]\(file)}}"
  }

  private static let tasks = [
    FieldSamples(
      format: "taskwarrior", table: .taskwarrior,
      base: {
        "[{\"uuid\":\"u\",\"description\":\"A\",\"due\":\"20260310T080000Z\"\($0)},"
          + "{\"uuid\":\"00000000-0000-4000-8000-00000000000a\",\"description\":\"B\","
          + "\"status\":\"recurring\",\"recur\":\"weekly\",\"due\":\"20260310T080000Z\"}]"
      },
      pieces: [
        "status": ",\"status\":\"deleted\"", "due": ",\"due\":\"20260311T080000Z\"",
        "end": ",\"status\":\"completed\",\"end\":\"20260301T080000Z\"",
        "entry": ",\"entry\":\"20260301T080000Z\"", "wait": ",\"wait\":\"20260304T080000Z\"",
        "recur": ",\"status\":\"recurring\",\"recur\":\"weekly\"",
        "until": ",\"status\":\"recurring\",\"recur\":\"weekly\",\"until\":\"20270304T080000Z\"",
        "until without recur": ",\"until\":\"20270304T080000Z\"",
        "mask": ",\"status\":\"recurring\",\"recur\":\"weekly\",\"mask\":\"+\"",
        "parent": ",\"parent\":\"00000000-0000-4000-8000-00000000000a\"",
        "priority": ",\"priority\":\"H\"", "tags": ",\"tags\":[\"home\"]",
        "annotations": ",\"annotations\":[{\"entry\":\"20260301T080000Z\",\"description\":\"x\"}]",
        "passby_*": ",\"passby_places\":\"Vet\"",
        "depends": ",\"depends\":[\"00000000-0000-4000-8000-00000000000a\"]",
        "scheduled": ",\"scheduled\":\"20260304T080000Z\"",
        "start": ",\"start\":\"20260301T080000Z\"",
        "modified": ",\"modified\":\"20260301T080000Z\"",
        "urgency": ",\"urgency\":3.5", "id": ",\"id\":7", "imask": ",\"imask\":2",
      ],
      usual: { ",\"\($0)\":\"x\"" }),
    FieldSamples(
      format: "todotxt", table: .todoTxt, base: { "A\($0) b\n" },
      pieces: [
        "+project": " +Home", "@context": " @vet", "due:": " due:2026-03-10",
        "t:": " due:2026-03-12 t:2026-03-10", "rec:": " due:2026-03-10 rec:2w", "pri:": " pri:A",
        "every:": " every:2w", "from:": " every:1w from:start",
        "start:": " rec:+1w start:2026-03-03", "any other key:value": " area:garden",
      ],
      whole: [
        "x": ("x A\n", "A\n"),
        "second +project": ("A +Home +Garden\n", "A +Home\n"),
        "t: after due:": ("A due:2026-03-10 t:2026-03-12\n", "A due:2026-03-10\n"),
        "of:": (
          "x 2026-03-01 A of:00000000-0000-4000-8000-00000000000a\n", "x 2026-03-01 A\n"
        ), "(A) to (Z)": ("(A) A\n", "A\n"),
        "date of completion": ("x 2026-03-01 A\n", "x A\n"),
        "date of creation": ("2026-03-01 A\n", "A\n"),
      ],
      usual: { " \($0)Other" }),
    FieldSamples(
      format: "org", table: .org,
      base: { "* TODO A\nDEADLINE: <2026-03-10 Tue>\n:PROPERTIES:\n:X: y\n\($0):END:\n" },
      pieces: [
        "text": ":END:\nwith a text\n:PROPERTIES:\n",
        "LAST_REPEAT": ":LAST_REPEAT: [2026-03-01 Sun]\n",
        "State": ":END:\n- State \"DONE\"  from \"TODO\"  [2026-03-01 Sun 10:00]\n:PROPERTIES:\n",
        "CLOCK": ":END:\nCLOCK: [2026-03-01 Sun 10:00]--[2026-03-01 Sun 11:00] =>  1:00\n"
          + ":PROPERTIES:\n",
        "LOGBOOK":
          ":END:\n:LOGBOOK:\n- Note taken on [2026-03-01 Sun 10:00]\n:END:\n:PROPERTIES:\n",
        "PASSBY_*": ":PASSBY_PLACES: Vet\n", "EFFORT": ":EFFORT: 0:30\n",
        "CREATED": ":CREATED: [2026-03-01 Sun 10:00]\n",
      ],
      whole: [
        "keyword": ("* DONE A\n", "* TODO A\n"), "title": ("* TODO B\n", "* TODO A\n"),
        "[#A] to [#C]": ("* TODO [#A] A\n", "* TODO A\n"), "tags": ("* TODO A :x:\n", "* TODO A\n"),
        "SCHEDULED": ("* TODO A\nSCHEDULED: <2026-03-04 Wed>\n", "* TODO A\n"),
        "DEADLINE": ("* TODO A\nDEADLINE: <2026-03-04 Wed>\n", "* TODO A\n"),
        "timestamp": ("* TODO A <2026-03-04 Wed>\n", "* TODO A\n"),
        "CLOSED": ("* TODO A\nCLOSED: [2026-03-01 Sun]\n", "* TODO A\n"),
        "LAST_REPEAT": (
          "* TODO A\nSCHEDULED: <2026-03-04 Wed .+2d>\n:PROPERTIES:\n"
            + ":LAST_REPEAT: [2026-03-01 Sun 10:00]\n:END:\n",
          "* TODO A\nSCHEDULED: <2026-03-04 Wed .+2d>\n"
        ),
      ],
      usual: { ":\($0): b\n" }),
    FieldSamples(
      format: "googletasks", table: .googleTask,
      base: {
        "{\"kind\":\"tasks#tasks\",\"items\":[{\"kind\":\"tasks#task\",\"title\":\"A\",\"id\":\"i\","
          + "\"due\":\"2026-03-10T00:00:00Z\"\($0)}]}"
      },
      pieces: [
        "due": ",\"due\":\"2026-03-11T00:00:00Z\"", "status": ",\"status\":\"completed\"",
        "completed": ",\"status\":\"completed\",\"completed\":\"2026-03-01T10:00:00Z\"",
        "created": ",\"created\":\"2026-03-01T10:00:00Z\"", "deleted": ",\"deleted\":true",
        "links": ",\"links\":[{\"link\":\"https://example.org\"}]", "starred": ",\"starred\":true",
        "assignmentInfo": ",\"assignmentInfo\":{\"surfaceType\":\"SPACE\"}",
        "hidden": ",\"hidden\":true", "kind": ",\"kind\":\"tasks#task\"",
      ],
      whole: [
        "scheduled_time": (
          "{\"kind\":\"tasks#tasks\",\"items\":[{\"title\":\"A\",\"kind\":\"tasks#task\","
            + "\"scheduled_time\":\"2026-03-12T08:30:00Z\"}]}",
          "{\"kind\":\"tasks#tasks\",\"items\":[{\"title\":\"A\",\"kind\":\"tasks#task\"}]}"
        )
      ],
      usual: { ",\"\($0)\":\"x\"" }),
    FieldSamples(
      format: "googletasks", table: .googleList,
      base: {
        "{\"kind\":\"tasks#taskLists\",\"items\":[{\"items\":[{\"title\":\"A\"}]\($0)},"
          + "{\"items\":[{\"title\":\"B\"}]}]}"
      },
      pieces: [
        "items": ",\"items\":[{\"title\":\"C\"}]"
      ],
      whole: [
        "tasks": {
          func file(_ tasks: String) -> String {
            "{\"kind\":\"tasks#taskLists\",\"items\":[{\"title\":\"L\"\(tasks)}]}"
          }
          return (file(",\"tasks\":[{\"title\":\"A\"}]"), file(""))
        }(),
        "recurrences": {
          func file(_ rules: String) -> String {
            "{\"kind\":\"tasks#taskLists\",\"items\":[{\"items\":[{\"title\":\"A\","
              + "\"task_recurrence_id\":\"r\",\"due\":\"2026-03-10\"}]\(rules)}]}"
          }
          let rule = "{\"id\":\"r\",\"schedule\":{\"interval\":{\"daily\":{}}}}"
          return (file(",\"recurrences\":[\(rule)]"), file(""))
        }(),
      ],
      usual: { ",\"\($0)\":\"x\"" }),
    FieldSamples(
      format: "tasksorg", table: .tasksOrg,
      base: { "{\"data\":{\"tasks\":[{\"task\":{\"title\":\"A\"\($0)}}]}}" },
      pieces: [
        "dueDate": ",\"dueDate\":1773132001000",
        "hideUntil": ",\"dueDate\":1773132001000,\"hideUntil\":1773050000000",
        "creationDate": ",\"creationDate\":1772000000000",
        "completionDate": ",\"completionDate\":1772000000000",
        "deletionDate": ",\"deletionDate\":1772000000000", "priority": ",\"priority\":2",
        "estimatedSeconds": ",\"estimatedSeconds\":600",
        "recurrence": ",\"dueDate\":1773132001000,\"recurrence\":\"RRULE:FREQ=WEEKLY\"",
        "parent": ",\"parent\":4", "timerStart": ",\"timerStart\":1772000000000",
        "elapsedSeconds": ",\"elapsedSeconds\":60", "ringFlags": ",\"ringFlags\":8",
        "reminderFlags": ",\"reminderFlags\":8", "readOnly": ",\"readOnly\":true",
        "isCollapsed": ",\"isCollapsed\":true", "task": "",
      ],
      whole: [
        "repeatFrom": (
          "{\"data\":{\"tasks\":[{\"task\":{\"title\":\"A\",\"dueDate\":1773132001000,"
            + "\"recurrence\":\"RRULE:FREQ=WEEKLY\",\"repeatFrom\":1}}]}}",
          "{\"data\":{\"tasks\":[{\"task\":{\"title\":\"A\",\"dueDate\":1773132001000,"
            + "\"recurrence\":\"RRULE:FREQ=WEEKLY\"}}]}}"
        ),
        "google": (listed("google", "listId", by: "googleTaskLists"), listed()),
      ].merging(
        [
          "caldavTasks": "[{\"remoteParent\":\"p\"}]", "tags": "[{\"name\":\"home\"}]",
          "geofences": "[{\"latitude\":1,\"longitude\":2}]",
          "locations": "[{\"latitude\":1,\"longitude\":2}]",
          "alarms": "[{\"time\":5,\"type\":0}]", "comments": "[{\"message\":\"x\"}]",
          "attachments": "[{\"name\":\"x\"}]", "vtodo": "\"x\"",
        ].mapValues { $0 }.reduce(into: [:]) { files, entry in
          let begin = "{\"data\":{\"tasks\":[{\"task\":{\"title\":\"A\"}"
          files[entry.key] = (begin + ",\"\(entry.key)\":\(entry.value)}]}}", begin + "}]}}")
        }
      ) { first, _ in first },
      usual: { ",\"\($0)\":\"x\"" }),
    FieldSamples(
      format: "tasksorg", table: .tasksOrgPlace,
      base: {
        "{\"data\":{\"tasks\":[{\"task\":{\"title\":\"A\"},\"geofences\":[{\"place\":\"p\"}]}],"
          + "\"places\":[{\"uid\":\"p\",\"name\":\"Vet\",\"latitude\":1,\"longitude\":2\($0)}]}}"
      },
      pieces: [
        "latitude": ",\"latitude\":3", "longitude": ",\"longitude\":3", "radius": ",\"radius\":80",
        "color": ",\"color\":5", "icon": ",\"icon\":5", "order": ",\"order\":5",
      ],
      usual: { ",\"\($0)\":\"x\"" }),
    FieldSamples(
      format: "tasksorg", table: .tasksOrgFile,
      base: { "{\"data\":{\"tasks\":[{\"task\":{\"title\":\"A\"}}]\($0)}}" },
      pieces: ["tasks": ",\"tasks\":[{\"task\":{\"title\":\"B\"}}]"],
      whole: [
        "places": (
          "{\"data\":{\"tasks\":[{\"task\":{\"title\":\"A\"},\"geofences\":[{\"place\":\"p\"}]}],"
            + "\"places\":[{\"uid\":\"p\",\"latitude\":1,\"longitude\":2}]}}",
          "{\"data\":{\"tasks\":[{\"task\":{\"title\":\"A\"},\"geofences\":[{\"place\":\"p\"}]}]}}"
        ),
        "caldavCalendars": (
          listed("caldavTasks", "calendar", by: "caldavCalendars"),
          listed("caldavTasks", "calendar")
        ),
        "googleTaskLists": (
          listed("google", "listId", by: "googleTaskLists"), listed("google", "listId")
        ),
      ],
      usual: { ",\"\($0)\":[{\"name\":\"x\"}]" }),
    FieldSamples(
      format: "todoist", table: .todoist,
      base: { piece in
        let parts = piece.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.isEmpty
          ? "TYPE,CONTENT\ntask,A\n" : "TYPE,CONTENT,\(parts[0])\ntask,A,\"\(parts[1])\"\n"
      },
      pieces: [
        "PRIORITY": "PRIORITY=1", "INDENT": "INDENT=2", "DATE": "DATE=2026-03-10",
        "DEADLINE": "DEADLINE=2026-03-10",
      ],
      whole: [
        "TYPE": ("TYPE,CONTENT\nsection,S\ntask,A\n", "TYPE,CONTENT\ntask,A\n"),
        "CONTENT": ("TYPE,CONTENT\ntask,B\n", "TYPE,CONTENT\ntask,A\n"),
        "DURATION": (
          "TYPE,CONTENT,DURATION,DURATION_UNIT\ntask,A,30,minute\n", "TYPE,CONTENT\ntask,A\n"
        ),
        "DURATION_UNIT": (
          "TYPE,CONTENT,DURATION,DURATION_UNIT\ntask,A,30,minute\n",
          "TYPE,CONTENT,DURATION\ntask,A,30\n"
        ),
      ],
      usual: { "\($0)=x" }),
    FieldSamples(
      format: "loop", table: .loop, base: { "Date,Run\n2026-03-01,2\n\($0)" },
      pieces: ["DATE": "2026-02-28,2\n"],
      whole: [
        "a column for each habit": ("Date,Run,Sit\n2026-03-01,2,2\n", "Date,Run\n2026-03-01,2\n")
      ],
      usual: { _ in nil }),
    FieldSamples(
      format: "loop", table: .loopHabits,
      base: { piece in
        let parts = piece.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.isEmpty
          ? "Name,NumRepetitions\nRun,2\n" : "Name,NumRepetitions,\(parts[0])\nRun,2,\(parts[1])\n"
      },
      pieces: ["INTERVAL": "INTERVAL=7", "ARCHIVED?": "ARCHIVED?=true"],
      whole: [
        "NAME": ("Name,NumRepetitions\nSit,2\n", "Name,NumRepetitions\nRun,2\n"),
        "NUMREPETITIONS": (
          "Name,NumRepetitions,Interval\nRun,3,7\n", "Name,NumRepetitions,Interval\nRun,2,7\n"
        ),
        "FREQUENCYNUMERATOR": (
          "Name,FrequencyNumerator,Interval\nRun,3,7\n",
          "Name,FrequencyNumerator,Interval\nRun,2,7\n"
        ),
        "FREQUENCYDENOMINATOR": (
          "Name,NumRepetitions,FrequencyDenominator\nRun,3,7\n",
          "Name,NumRepetitions,FrequencyDenominator\nRun,3,8\n"
        ),
        "TYPE": (counted(), "Name,NumRepetitions,Target Value\nRun,1,8\n"),
        "TARGET VALUE": (counted(value: "8"), counted(value: "9")),
        "UNIT": (counted(unit: "km"), counted(unit: "")),
        "TARGET TYPE": (counted(type: "AT_MOST"), counted(type: "AT_LEAST")),
      ],
      usual: { "\($0)=x" }),
    FieldSamples(
      format: "daylio", table: .daylio,
      base: { piece in
        let parts = piece.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.isEmpty
          ? "full_date,time,mood\n2026-03-01,10:00,good\n"
          : "full_date,time,mood,\(parts[0])\n2026-03-01,10:00,good,\"\(parts[1])\"\n"
      },
      whole: [
        "full_date": (
          "full_date,time,mood\n2026-02-01,10:00,good\n",
          "full_date,time,mood\n2026-03-01,10:00,good\n"
        ),
        "time": (
          "full_date,time,mood\n2026-03-01,11:00,good\n",
          "full_date,time,mood\n2026-03-01,10:00,good\n"
        ),
        "mood": (
          "full_date,time,mood\n2026-03-01,10:00,bad\n",
          "full_date,time,mood\n2026-03-01,10:00,good\n"
        ),
      ],
      usual: { "\($0)=x" }),
  ]
}

/// A habit of Loop that counts amounts.
private func counted(
  value: String = "8", unit: String = "km", type: String = "AT_LEAST"
) -> String {
  "Name,Type,NumRepetitions,Target Value,Unit,Target Type\n"
    + "Run,NUMERICAL,1,\(value),\(unit),\(type)\n"
}

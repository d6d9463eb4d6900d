extension English {
  package func text(_ phrase: ExchangePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Problems.
    case .problem(let line, let what, let why):
      (line.map { "line \($0): " } ?? "") + "\(what): \(why)"
    case .andMore(let count): "and \(count) more"
    case .nothingImported(let count):
      "Nothing was imported: \(count == 1 ? "one entry" : "\(count) entries") cannot be read. With --skip-bad the others are imported."
    case .leftOut(let count): "Left out: \(count == 1 ? "one entry" : "\(count) entries")."
    case .unknownFormat where localizer.audience == .page:
      "Choose the format of this file in the list, or see whether it is the right file: Passby does not know it by its content."
    case .unknownFormat(let file):
      "\(file) is in none of the formats that Passby knows by their content. Name the format with --format, or see: passby help import"
    case .newOfAll(let new, let all): "\(new) of \(all) would be added."
    case .emptyFile where localizer.audience == .page: "This file is empty."
    case .emptyFile(let file):
      "\(file) is empty: expected a file in one of the formats of: passby help import"
    case .archive(let file, let command):
      "\(file) is an archive, which is not opened here. Read the file in it: \(command)"
    case .nothingReadable(let file, let reasons):
      "\(file) has nothing that can be imported. \(reasons.joined(separator: "; "))."
    case .onlyPositions(let file, let command):
      "\(file) has recorded positions and nothing to import. To play them: \(command)"
    case .notFormat(let word, let known, let suggestion):
      "--format \(word) is unknown: expected \(localizer.list(known))."
        + (suggestion.map { " Did you mean \($0)?" } ?? "")
    case .notReadable(let format): "--format \(format) cannot be imported: it is only written."
    case .notWritable(let format): "--format \(format) cannot be exported: it is only read."
    case .unknownSuffix(let file, let known):
      "the end of \(file) does not say the format: nothing was written. Name it with --format: \(localizer.list(known))."
    case .holdsNot(let format, let part): "\(format) cannot hold \(part): nothing was written."
    case .malformed(let reason): "not well-formed: \(reason)"
    case .entities: "declares entities, which are not read"
    case .tooDeep: "elements lie deeper within one another than 64 levels"
    case .longAttribute: "an attribute is longer than 64 kB"
    case .noExpat(let reason):
      "libexpat, which reads XML, cannot be loaded: \(reason). Install the package libexpat1."
    case .expected(let what, let got): "expected \(what), not \(got)"
    case .missing(let what): "\(what) is missing"
    case .notUTF8: "the text is not UTF-8"
    case .notDate(let text): "\(text) is no date: expected one such as 2026-01-15"
    case .notRule(let text): "\(text) is a repetition that no rule of Passby expresses exactly"
    case .notCategory(let text): "\(text) cannot be a category: expected a name that is no number"
    case .businessDays: "repeats in business days, which Passby does not count"
    case .notInstance(let date): "the first date \(date) is none of its rule"
    case .shortMonths(let rule):
      "\(rule) leaves out months that have not the day, which Passby cannot say; --approximate takes their last day"
    case .unknownZone(let zone): "the time zone \(zone) is unknown"
    case .notClosed: "its END is missing"
    case .manyAlarms: "it has more than 1000 alarms"
    case .longLine: "a line is longer than 64 kB"
    case .manyDates(let limit):
      "the rules of the file count more than \(limit) dates: expected a number of times, COUNT, that is smaller"
    case .sameID: "an entry before it has the same id"
    case .slowFile(let file, let command):
      "\(file) takes too long to read here; nothing was changed. Import it with \(command)"
    case .notCoordinate(let text):
      "\(text) is no position: expected degrees north and east, such as 52.37, 4.89"
    case .lost(let format, let loss, let count): "\(format): \(lost(loss, count))"
    case .strict: "Nothing was written, because of --strict."
    // Reports.
    case .preview: "The first entries:"
    case .exported(let file, let format, let parts): "Exported to \(file) (\(format)): \(parts)."
    // Parts.
    case .partTasks: "tasks"
    case .partPlaces: "places"
    case .partHistory: "history"
    case .partTracks: "tracks"
    // Help.
    case .helpFormat: "The format of the file, where its content does not say it, such as todotxt."
    case .helpSkipBad: "Import the rest where some entries cannot be imported."
    case .helpStrict: "Write nothing if something would be lost."
    case .helpRadius: "The radius of places that have none in the file, such as 80m."
    case .helpTag: "A tag for each imported place."
    case .helpWithTime: "Import points with a time too, which trackers write."
    case .helpPolygons: "With circle: import areas as their smallest enclosing circle."
    case .helpEvents: "Import events of a calendar that are to come, as appointments."
    case .helpApproximate:
      "Where no rule of Passby expresses a repetition exactly, take the nearest."
    case .helpExportFormat:
      "The format, where the file's suffix does not say it, such as icalendar."
    case .helpTable: "The table for .csv: tasks, history, moods, habits or daylio."
    case .helpFrom: "The first day of history and tracks."
    case .helpTo: "The last day of history and tracks."
    case .helpVia: "Let gpsbabel read the file: gpsbabel:FORMAT."
    case .notVia(let value):
      "--via \(value) is unknown: expected gpsbabel:FORMAT, such as gpsbabel:garmin_fit."
    case .noGPSBabel: "gpsbabel is not installed: install the package gpsbabel, or replay GPX."
    case .tableExpected:
      "which table? Name it with --table: tasks, history, moods, habits or daylio."
    case .notPolygons(let value):
      "\(localizer.audience == .page ? "" : "--")polygons \(value) is unknown: expected circle."
    // On the page.
    case .fileExpected: "no file: choose the one that you want to bring in"
    case .fileTooLarge(let limit):
      "the file is too large: at most \(limit / 1_000_000) MB are read (import.max_size)"
    case .formBody:
      "the body is a form: send the file as it is, with Content-Type: application/octet-stream"
    case .onlyByCommand(let command): "this file is imported on the command line: \(command)"
    case .imported(let parts): "Imported: \(parts)."
    }
  }

  private func lost(_ loss: ExchangeLoss, _ count: Int) -> String {
    func tasks(_ what: String, _ one: String) -> String {
      count == 1 ? "1 task loses its \(one)" : "\(count) tasks lose their \(what)"
    }
    func things(_ one: String, _ many: String) -> String { count == 1 ? one : "\(count) \(many)" }
    switch loss {
    case .field(let name): return tasks("\"\(name)\"", "\"\(name)\"")
    case .secondPlace: return tasks("second place", "second place")
    case .unknownPlace:
      return things("1 place is not here and is left out", "places are not here and are left out")
    case .finished: return things("1 finished task is left out", "finished tasks are left out")
    case .history: return things("1 completion is left out", "completions are left out")
    case .time: return tasks("time of day", "time of day")
    case .tags: return things("1 place loses its tags", "places lose their tags")
    case .radius:
      return things(
        "1 radius is changed to one from 20 m to 100 km",
        "radii are changed to ones from 20 m to 100 km")
    case .renamed:
      return things(
        "1 place gets another name, as there is one of its name",
        "places get other names, as there are ones of their names")
    case .name:
      return things(
        "1 name is put on one line of at most 200 characters",
        "names are put on one line of at most 200 characters")
    case .timedPoint:
      return things(
        "1 point with a time is left out (--with-time takes it)",
        "points with a time are left out (--with-time takes them)")
    case .trackPoint:
      return things(
        "1 point of tracks and routes is left out", "points of tracks and routes are left out")
    case .unplaced:
      return things(
        "1 place has no position and is left out", "places have no position and are left out")
    case .link:
      return things(
        "1 link to another file is not followed: import the file that it names",
        "links to other files are not followed: import the files that they name")
    case .shape: return things("1 line or area is left out", "lines and areas are left out")
    case .beacon: return things("1 beacon is left out", "beacons are left out")
    case .notTask:
      return things("1 entry is no task and is left out", "entries are no tasks and are left out")
    case .event:
      return things(
        "1 event is left out (--events takes those to come)",
        "events are left out (--events takes those to come)")
    case .pastEvent:
      return things("1 event is over and is left out", "events are over and are left out")
    case .changedOccurrence:
      return things(
        "1 changed occurrence of an event is left out",
        "changed occurrences of events are left out")
    case .deleted:
      return things(
        "1 deleted or cancelled task is left out", "deleted or cancelled tasks are left out")
    case .label:
      return things(
        "1 label is no place here and is left out", "labels are no places here and are left out")
    case .subtask:
      return things("1 subtask becomes a task of its own", "subtasks become tasks of their own")
    case .backlog:
      return things(
        "1 task keeps no backlog here: a missed date is not made up for",
        "tasks keep no backlog here: missed dates are not made up for")
    case .approximate:
      return things("1 rule is taken as the nearest one", "rules are taken as the nearest ones")
    case .alarm: return things("1 alarm is left out", "alarms are left out")
    case .emptyHabit:
      return things("1 habit without a mark is left out", "habits without a mark are left out")
    case .habitDays:
      return things(
        "1 day is older than a habit can be and is left out",
        "days are older than a habit can be and are left out")
    }
  }
}

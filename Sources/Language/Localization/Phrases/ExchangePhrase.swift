/// Files of other programs: what is wrong in them, what they lose, and the help of their commands.
package struct ExchangePhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static func newOfAll(_ new: Int, of all: Int) -> Self {
    Self("\(new) of \(all) would be added.", "Буде додано \(new) з \(all).")
  }

  // MARK: Problems

  package static func problem(line: Int?, what: String, why: String) -> Self {
    Self(
      (line.map { "line \($0): " } ?? "") + "\(what): \(why)",
      (line.map { "рядок \($0): " } ?? "") + "\(what): \(why)")
  }
  package static func andMore(_ count: Int) -> Self { Self("and \(count) more", "і ще \(count)") }
  package static func nothingImported(_ count: Int) -> Self {
    Self(
      "Nothing was imported: \(count == 1 ? "one entry" : "\(count) entries") cannot be read. With --skip-bad the others are imported.",
      "Нічого не імпортовано: не вдається прочитати записів: \(count). З --skip-bad буде імпортовано решту."
    )
  }
  package static func leftOut(_ count: Int) -> Self {
    Self(
      "Left out: \(count == 1 ? "one entry" : "\(count) entries").",
      "Пропущено записів: \(count).")
  }
  /// The quoted file is none of the known formats.
  package static func unknownFormat(_ file: String) -> Self {
    Self(
      "\(file) is in none of the formats that Passby knows by their content. Name the format with --format, or see: passby help import",
      "\(file): за вмістом це жоден із відомих форматів. Назвіть формат через --format або див.: passby help import"
    )
    .onPage(
      "Choose the format of this file in the list, or see whether it is the right file: Passby does not know it by its content.",
      "Виберіть формат цього файлу в списку або перевірте, чи це той файл: за вмістом Passby його не впізнає."
    )
  }
  /// The quoted file is empty.
  package static func emptyFile(_ file: String) -> Self {
    Self(
      "\(file) is empty: expected a file in one of the formats of: passby help import",
      "\(file) порожній: очікується файл в одному з форматів із passby help import"
    )
    .onPage("This file is empty.", "Цей файл порожній.")
  }
  /// The quoted file is an archive; the command that reads the file in it.
  package static func archive(_ file: String, command: String) -> Self {
    Self(
      "\(file) is an archive, which is not opened here. Read the file in it: \(command)",
      "\(file) – це архів, тут його не відкривають. Прочитайте файл у ньому: \(command)")
  }
  /// The quoted file has nothing that can be imported; sentences about what it has.
  package static func nothingReadable(_ file: String, reasons: [String]) -> Self {
    Self(
      "\(file) has nothing that can be imported. \(reasons.joined(separator: "; ")).",
      "\(file) не має нічого, що можна імпортувати. \(reasons.joined(separator: "; ")).")
  }
  /// The quoted file has positions only; the command that plays it.
  package static func onlyPositions(_ file: String, command: String) -> Self {
    Self(
      "\(file) has recorded positions and nothing to import. To play them: \(command)",
      "\(file) містить лише записані позиції, імпортувати нічого. Щоб відтворити їх: \(command)")
  }
  /// The quoted word is no format.
  package static func notFormat(_ word: String, known: [String], suggestion: String?) -> Self {
    Self(
      "--format \(word) is unknown: expected \(localizer.list(known))."
        + (suggestion.map { " Did you mean \($0)?" } ?? ""),
      "--format \(word) невідомий: очікується \(localizer.list(known))."
        + (suggestion.map { " Можливо, \($0)?" } ?? ""))
  }
  package static func notReadable(format: String) -> Self {
    Self(
      "--format \(format) cannot be imported: it is only written.",
      "--format \(format) не можна імпортувати: його лише записують.")
  }
  package static func notWritable(format: String) -> Self {
    Self(
      "--format \(format) cannot be exported: it is only read.",
      "--format \(format) не можна експортувати: його лише читають.")
  }
  /// The quoted suffix does not say the format.
  package static func unknownSuffix(_ file: String, known: [String]) -> Self {
    Self(
      "the end of \(file) does not say the format: nothing was written. Name it with --format: \(localizer.list(known)).",
      "закінчення \(file) не називає формату: нічого не записано. Назвіть його через --format: \(localizer.list(known))."
    )
  }
  package static func holdsNot(format: String, part: String) -> Self {
    Self(
      "\(format) cannot hold \(part): nothing was written.",
      "\(format) не вміщує: \(part). Нічого не записано.")
  }
  package static func malformed(reason: String) -> Self {
    Self("not well-formed: \(reason)", "неправильно побудовано: \(reason)")
  }
  package static let entities = Self(
    "declares entities, which are not read",
    "оголошує сутності, яких тут не читають")
  package static let tooDeep = Self(
    "elements lie deeper within one another than 64 levels",
    "елементи вкладено глибше ніж на 64 рівні")
  package static let longAttribute = Self(
    "an attribute is longer than 64 kB",
    "атрибут довший за 64 кБ")
  package static func noExpat(reason: String) -> Self {
    Self(
      "libexpat, which reads XML, cannot be loaded: \(reason). Install the package libexpat1.",
      "libexpat, яка читає XML, не вдалося завантажити: \(reason). Установіть пакет libexpat1.")
  }
  /// Something else was expected; the quoted value that is there.
  package static func expected(_ what: String, got: String) -> Self {
    Self("expected \(what), not \(got)", "очікується \(what), а не \(got)")
  }
  package static func missing(_ what: String) -> Self {
    Self("\(what) is missing", "бракує \(what)")
  }
  package static let notUTF8 = Self("the text is not UTF-8", "текст не в UTF-8")
  /// A quoted date cannot be read.
  package static func notDate(_ text: String) -> Self {
    Self(
      "\(text) is no date: expected one such as 2026-01-15",
      "\(text) не є датою: очікується, наприклад, 2026-01-15")
  }
  /// The quoted text is no repetition that Passby can say exactly.
  package static func notRule(_ text: String) -> Self {
    Self(
      "\(text) is a repetition that no rule of Passby expresses exactly",
      "\(text): такого повторення Passby не може передати точно")
  }
  /// The quoted text is no category.
  package static func notCategory(_ text: String) -> Self {
    Self(
      "\(text) cannot be a category: expected a name that is no number",
      "\(text) не може бути категорією: очікується назва, а не число")
  }
  package static let businessDays = Self(
    "repeats in business days, which Passby does not count",
    "повторюється за робочими днями, яких Passby не рахує")
  package static func notInstance(_ date: String) -> Self {
    Self(
      "the first date \(date) is none of its rule",
      "перша дата \(date) не належить до свого правила")
  }
  /// A rule with months that have not the day; the quoted rule.
  package static func shortMonths(_ rule: String) -> Self {
    Self(
      "\(rule) leaves out months that have not the day, which Passby cannot say; --approximate takes their last day",
      "\(rule) пропускає місяці без такого дня, чого Passby не може передати; --approximate бере їхній останній день"
    )
  }
  /// The quoted zone is unknown.
  package static func unknownZone(_ zone: String) -> Self {
    Self("the time zone \(zone) is unknown", "часовий пояс \(zone) невідомий")
  }
  package static let notClosed = Self("its END is missing", "бракує його END")
  package static let manyAlarms = Self("it has more than 1000 alarms", "має понад 1000 нагадувань")
  package static let longLine = Self("a line is longer than 64 kB", "рядок довший за 64 кБ")
  package static func manyDates(_ limit: Int) -> Self {
    Self(
      "the rules of the file count more than \(limit) dates: expected a number of times, COUNT, that is smaller",
      "правила файлу налічують понад \(limit) дат: очікується менша кількість повторень, COUNT")
  }
  package static let sameID = Self(
    "an entry before it has the same id",
    "запис перед ним має той самий ідентифікатор")
  /// The quoted file takes too long to read beside other requests; the command that imports it.
  package static func slowFile(_ file: String, command: String) -> Self {
    Self(
      "\(file) takes too long to read here; nothing was changed. Import it with \(command)",
      "\(file) читається тут надто довго; нічого не змінено. Імпортуйте його так: \(command)")
  }
  package static func notCoordinate(_ text: String) -> Self {
    Self(
      "\(text) is no position: expected degrees north and east, such as 52.37, 4.89",
      "\(text) не є позицією: очікуються градуси на північ і схід, наприклад 52.37, 4.89")
  }
  package static func lost(format: String, _ loss: ExchangeLoss, _ count: Int) -> Self {
    Self("\(format): \(english.lost(loss, count))", "\(format): \(ukrainian.lost(loss, count))")
  }
  /// Nothing was written because of losses, with `--strict`.
  package static let strict = Self(
    "Nothing was written, because of --strict.",
    "Нічого не записано через --strict.")

  // MARK: Reports

  package static let preview = Self("The first entries:", "Перші записи:")
  /// A file was exported: its quoted name, the format, the parts.
  package static func exported(_ file: String, format: String, parts: String) -> Self {
    Self(
      "Exported to \(file) (\(format)): \(parts).",
      "Експортовано до \(file) (\(format)): \(parts).")
  }

  // MARK: Parts, in a sentence

  package static let partTasks = Self("tasks", "завдання")
  package static let partPlaces = Self("places", "місця")
  package static let partHistory = Self("history", "історія")
  package static let partTracks = Self("tracks", "треки")

  // MARK: Help

  package static let helpFormat = Self(
    "The format of the file, where its content does not say it, such as todotxt.",
    "Формат файлу, якщо його не видно з вмісту, наприклад todotxt.")
  package static let helpSkipBad = Self(
    "Import the rest where some entries cannot be imported.",
    "Імпортувати решту, якщо деякі записи не читаються.")
  package static let helpStrict = Self(
    "Write nothing if something would be lost.",
    "Нічого не записувати, якщо щось буде втрачено.")
  package static let helpRadius = Self(
    "The radius of places that have none in the file, such as 80m.",
    "Радіус місць, які не мають його у файлі, наприклад 80m.")
  package static let helpTag = Self(
    "A tag for each imported place.",
    "Позначка для кожного імпортованого місця.")
  package static let helpWithTime = Self(
    "Import points with a time too, which trackers write.",
    "Імпортувати й точки з часом, які пишуть трекери.")
  package static let helpPolygons = Self(
    "With circle: import areas as their smallest enclosing circle.",
    "З circle: імпортувати області як найменше коло довкола них.")
  package static let helpEvents = Self(
    "Import events of a calendar that are to come, as appointments.",
    "Імпортувати майбутні події календаря як зустрічі з точним часом.")
  package static let helpApproximate = Self(
    "Where no rule of Passby expresses a repetition exactly, take the nearest.",
    "Якщо жодне правило Passby не передає повторення точно, узяти найближче.")
  package static let helpExportFormat = Self(
    "The format, where the file's suffix does not say it, such as icalendar.",
    "Формат, якщо закінчення файлу його не називає, наприклад icalendar.")
  package static let helpTable = Self(
    "The table for .csv: tasks, history, moods, habits or daylio.",
    "Таблиця для .csv: tasks, history, moods, habits або daylio.")
  package static let helpFrom = Self(
    "The first day of history and tracks.",
    "Перший день історії й треків.")
  package static let helpTo = Self(
    "The last day of history and tracks.",
    "Останній день історії й треків.")
  package static let helpVia = Self(
    "Let gpsbabel read the file: gpsbabel:FORMAT.",
    "Прочитати файл через gpsbabel: gpsbabel:ФОРМАТ.")
  /// The quoted value names no program that converts recordings.
  package static func notVia(_ value: String) -> Self {
    Self(
      "--via \(value) is unknown: expected gpsbabel:FORMAT, such as gpsbabel:garmin_fit.",
      "--via \(value) невідомо: очікується gpsbabel:ФОРМАТ, наприклад gpsbabel:garmin_fit.")
  }
  package static let noGPSBabel = Self(
    "gpsbabel is not installed: install the package gpsbabel, or replay GPX.",
    "gpsbabel не встановлено: установіть пакет gpsbabel або відтворіть GPX.")
  package static let tableExpected = Self(
    "which table? Name it with --table: tasks, history, moods, habits or daylio.",
    "яка таблиця? Назвіть її через --table: tasks, history, moods, habits або daylio.")
  /// The quoted value is no way to read areas.
  package static func notPolygons(_ value: String) -> Self {
    Self(
      "\(localizer.audience == .page ? "" : "--")polygons \(value) is unknown: expected circle.",
      "\(localizer.audience == .page ? "" : "--")polygons \(value) невідомо: очікується circle.")
  }

  // MARK: On the page

  package static let fileExpected = Self(
    "no file: choose the one that you want to bring in",
    "файлу немає: виберіть той, який хочете додати")
  package static func imported(_ parts: String) -> Self {
    Self("Imported: \(parts).", "Імпортовано: \(parts).")
  }
  /// A file is larger than `import.max_size`, in bytes.
  package static func fileTooLarge(limit: Int) -> Self {
    Self(
      "the file is too large: at most \(limit / 1_000_000) MB are read (import.max_size)",
      "файл завеликий: читається щонайбільше \(limit / 1_000_000) МБ (import.max_size)")
  }
  package static let formBody = Self(
    "the body is a form: send the file as it is, with Content-Type: application/octet-stream",
    "це форма: надішліть файл як є, з Content-Type: application/octet-stream")
  package static func onlyByCommand(command: String) -> Self {
    Self(
      "this file is imported on the command line: \(command)",
      "цей файл імпортують у командному рядку: \(command)")
  }
}

/// A thing that a format leaves out of a task, a place or a file, or changes in it.
package enum ExchangeLoss: Sendable, Hashable {
  /// A field of a task, by its name on the command line.
  case field(String)
  /// Places of a task after the first.
  case secondPlace
  /// A place that is not here.
  case unknownPlace
  /// A task that is finished, or what was done.
  case finished, history
  /// The exact time of a task, of which the day is kept.
  case time
  /// The tags of a place.
  case tags
  /// A radius outside 20 m to 100 km.
  case radius
  /// A name that another place has.
  case renamed
  /// A name that was too long or had control characters.
  case name
  /// Points that were recorded, with a time.
  case timedPoint
  /// Points of tracks and routes.
  case trackPoint
  /// Lines and areas.
  case shape
  /// Places without a position, or at 0, 0; and links to files that have them.
  case unplaced, link
  /// Beacons.
  case beacon
  /// Entries that are not tasks: headings, notes.
  case notTask
  /// Events of a calendar, which only an option takes; those that are over; and single occurrences
  /// that were changed.
  case event, pastEvent, changedOccurrence
  /// A label or tag of a task that is no place here.
  case label
  /// Deleted tasks.
  case deleted
  /// Subtasks that became tasks of their own.
  case subtask
  /// A backlog, which Passby does not keep.
  case backlog
  /// A rule that was made approximate.
  case approximate
  /// Alarms or triggers that Passby has not.
  case alarm
  /// Habits without a mark, and days before the latest year.
  case emptyHabit, habitDays

  /// A fixed order.
  package var order: String { "\(self)" }
}

extension English {
  fileprivate func lost(_ loss: ExchangeLoss, _ count: Int) -> String {
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

extension Ukrainian {
  fileprivate func lost(_ loss: ExchangeLoss, _ count: Int) -> String {
    switch loss {
    case .field(let name): "\(self.count(count, .task)) без \"\(name)\""
    case .secondPlace: "\(self.count(count, .task)) без другого місця"
    case .unknownPlace: "пропущено місць, яких тут немає: \(count)"
    case .finished: "пропущено завершених завдань: \(count)"
    case .history: "пропущено виконань: \(count)"
    case .time: "\(self.count(count, .task)) без часу доби"
    case .tags: "\(self.count(count, .place)) без позначок"
    case .radius: "змінено радіусів, бо можна від 20 м до 100 км: \(count)"
    case .renamed: "перейменовано місць, бо така назва вже є: \(count)"
    case .name: "зведено в один рядок до 200 символів назв: \(count)"
    case .timedPoint: "пропущено точок із часом (їх бере --with-time): \(count)"
    case .trackPoint: "пропущено точок треків і маршрутів: \(count)"
    case .unplaced: "пропущено місць без координат: \(count)"
    case .link:
      "посилань на інші файли, за якими Passby не переходить (імпортуйте самі ці файли): \(count)"
    case .shape: "пропущено ліній та областей: \(count)"
    case .beacon: "пропущено маячків: \(count)"
    case .notTask: "пропущено записів, що не є завданнями: \(count)"
    case .event: "пропущено подій (майбутні бере --events): \(count)"
    case .pastEvent: "пропущено подій, що вже минули: \(count)"
    case .changedOccurrence: "пропущено змінених разів подій: \(count)"
    case .deleted: "пропущено видалених або скасованих завдань: \(count)"
    case .label: "пропущено міток, для яких тут немає місця: \(count)"
    case .subtask: "підзавдань стало окремими завданнями: \(count)"
    case .backlog: "завдань без надолуження пропущених дат: \(count)"
    case .approximate: "правил узято як найближчі: \(count)"
    case .alarm: "пропущено нагадувань: \(count)"
    case .emptyHabit: "пропущено звичок без жодної відмітки: \(count)"
    case .habitDays: "пропущено днів, старших, ніж може бути звичка: \(count)"
    }
  }
}

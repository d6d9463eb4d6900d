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
  package static let damagedBackup = Self(
    "the file is damaged, or of another program: expected an export or a backup of Loop Habit Tracker",
    "файл пошкоджено або він від іншої програми: очікується експорт чи резервна копія Loop Habit Tracker"
  )
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
  /// The name of a task that the file gives none.
  package static let unnamed = Self("Task without a name", "Завдання без назви")
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
  /// The quoted value of a field is none of those that the format has.
  package static func notStatus(_ text: String, known: [String]) -> Self {
    Self(
      "\(text) is no status: expected \(localizer.alternatives(known))",
      "\(text) не є станом: очікується \(localizer.alternatives(known))")
  }
  /// A field is to be a list of things, and is not.
  package static func notList(_ field: String, of things: String) -> Self {
    Self(
      "\(field) is no list: expected [\(things), …]",
      "\(field) не є списком: очікується [\(things), …]")
  }
  /// The quoted text is no repetition that Passby can say exactly.
  package static func notRule(_ text: String) -> Self {
    Self(
      "\(text) is a repetition that no rule of Passby expresses exactly",
      "\(text): такого повторення Passby не може передати точно")
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
    "A tag for each imported place; may be repeated.",
    "Позначка для кожного імпортованого місця; можна кілька разів.")
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

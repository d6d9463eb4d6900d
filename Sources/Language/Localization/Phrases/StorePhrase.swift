import Text

/// The database, its backups, exports and imports, with the help of their commands.
package struct StorePhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static func directory(path: String) -> Self {
    Self(
      "database \"\(path)\" is a folder: expected a file, such as \"\(path)/passby.db\".",
      "База даних «\(path)» — це тека. Очікувався файл, наприклад «\(path)/passby.db».")
  }
  package static func folder(path: String, reason: String) -> Self {
    Self(
      "folder \"\(path)\" for the database cannot be created: \(reason). Create it, or name another file with --db.",
      "Не вдалося створити теку «\(path)» для бази даних: \(reason). Створіть її або вкажіть інший файл за допомогою --db."
    )
  }
  package static func inaccessible(path: String, reason: String) -> Self {
    Self(
      "database \"\(path)\" cannot be used: \(reason). Check the path and its permissions, or name another file with --db.",
      "Не вдалося скористатися базою даних «\(path)»: \(reason). Перевірте шлях і права доступу або вкажіть інший файл за допомогою --db."
    )
  }
  package static func readOnly(path: String) -> Self {
    Self(
      "database \"\(path)\" is read-only: nothing was changed. Make the file and its folder writable, or name another file with --db.",
      "База даних «\(path)» доступна лише для читання. Нічого не змінено. Дозвольте запис у файл і його теку або вкажіть інший файл за допомогою --db."
    )
  }
  package static func full(path: String) -> Self {
    Self(
      "no space left for database \"\(path)\": nothing was changed. Free some space and try again.",
      "Немає місця для бази даних «\(path)». Нічого не змінено. Звільніть місце й спробуйте ще раз."
    )
  }
  package static func busy(path: String, seconds: String) -> Self {
    Self(
      "database \"\(path)\" is busy: another process has been writing for \(seconds) s. Nothing was changed; try again.",
      "База даних «\(path)» зайнята: інший процес пише в неї вже \(seconds) с. Нічого не змінено; спробуйте ще раз."
    )
  }
  package static func gone(path: String) -> Self {
    Self(
      "database \"\(path)\" was moved or deleted while Passby was using it. Put it back, or put a backup in its place; until then nothing can be stored.",
      "Базу даних «\(path)» переміщено або видалено під час роботи Passby. Поверніть її на місце або покладіть туди резервну копію; доти нічого не можна зберегти."
    )
  }
  package static func overwritten(path: String) -> Self {
    Self(
      "database \"\(path)\" was overwritten or truncated while Passby was using it. Move it away, bring a backup back with: passby restore FILE, and start Passby again.",
      "Базу даних «\(path)» перезаписано або обрізано під час роботи Passby. Приберіть її, відновіть резервну копію командою: passby restore ФАЙЛ, і знову запустіть Passby."
    )
  }
  package static func notADatabase(path: String) -> Self {
    Self(
      "\"\(path)\" is not a database: expected a file that Passby created. Name another file with --db.",
      "«\(path)» — не база даних. Очікувався файл, який створила Passby. Вкажіть інший файл за допомогою --db."
    )
  }
  package static func foreign(path: String) -> Self {
    Self(
      "\"\(path)\" is a database of another program: it was not touched. Name another file with --db.",
      "«\(path)» — база даних іншої програми. Її не змінено. Вкажіть інший файл за допомогою --db.")
  }
  package static func newer(path: String, schema: Int, known: Int) -> Self {
    Self(
      "database \"\(path)\" was written by a newer Passby (schema \(schema), this one knows \(known)). Update Passby, or name another file with --db.",
      "Базу даних «\(path)» записала новіша версія Passby (схема \(schema), ця версія знає \(known)). Оновіть Passby або вкажіть інший файл за допомогою --db."
    )
  }
  package static func damaged(path: String, reason: String) -> Self {
    Self(
      "database \"\(path)\" is damaged: \(reason). Put a backup in its place, or save what is left with: sqlite3 \"\(path)\" .recover",
      "Базу даних «\(path)» пошкоджено: \(reason). Покладіть на її місце резервну копію або врятуйте те, що лишилося: sqlite3 «\(path)» .recover"
    )
  }
  package static func refused(path: String, reason: String) -> Self {
    Self(
      "database \"\(path)\" refused a value that makes no sense: \(reason). Nothing was changed.",
      "База даних «\(path)» відхилила неможливе значення: \(reason). Нічого не змінено.")
  }
  package static func changedMeanwhile(subject: String) -> Self {
    Self(
      "\(subject) is not what it was when this change was prepared: nothing was changed. Look at it and try again.",
      "Поки готувалася ця зміна, інша зміна торкнулася того самого (\(subject)). Нічого не змінено. Перегляньте й спробуйте ще раз."
    )
  }
  /// An edit of another person changes what only `me` may change.
  package static let onlyMe = Self(
    "only me may change settings, and the devices and names of others",
    "лише me змінює налаштування, а також пристрої й імена інших")
  package static func usedByOthers(_ name: String) -> Self {
    Self(
      "\(name) is named by tasks of other persons, which you do not see; it stays while they do",
      "\(name) згадують завдання інших осіб, яких ви не бачите; поки вони є, вилучити не можна")
  }
  package static func cannotStep(summary: String, subject: String) -> Self {
    Self(
      "\"\(summary)\" cannot be taken back or repeated: \(subject) was changed by something else since. Nothing was changed.",
      "Не вдалося скасувати або повторити «\(summary)»: відтоді щось інше змінило те саме (\(subject)). Нічого не змінено."
    )
  }
  package static func missing(path: String) -> Self {
    Self("there is no file \"\(path)\".", "Немає файлу «\(path)».")
  }
  package static func occupied(path: String) -> Self {
    Self(
      "\"\(path)\" is there already: nothing was written. Name another file, or replace it with --force.",
      "«\(path)» уже існує. Нічого не записано. Вкажіть інший файл або замініть цей за допомогою --force."
    )
  }
  package static func notRegular(path: String) -> Self {
    Self(
      "\"\(path)\" is no ordinary file: nothing was written. Name another file.",
      "«\(path)» — не звичайний файл. Нічого не записано. Вкажіть інший файл.")
  }
  package static func inUse(path: String, beside: String) -> Self {
    Self(
      "\"\(path)\" is in use, or was not closed (\"\(beside)\" lies beside it): nothing was written. Name another file.",
      "«\(path)» використовується або не був закритий (поруч лежить «\(beside)»). Нічого не записано. Вкажіть інший файл."
    )
  }
  package static func itself(path: String) -> Self {
    Self(
      "\"\(path)\" is the database itself: nothing was written. Name another file.",
      "«\(path)» — це сама база даних. Нічого не записано. Вкажіть інший файл.")
  }
  package static func notWritten(path: String, reason: String) -> Self {
    Self(
      "\"\(path)\" cannot be written: \(reason). Nothing was left half-written; name another file, or make room for this one.",
      "Не вдалося записати «\(path)»: \(reason). Недописаного файлу не лишилося; вкажіть інший файл або звільніть місце для цього."
    )
  }
  package static func unusableBackup(path: String, reason: String) -> Self {
    Self(
      "\"\(path)\" cannot be restored: \(reason). The present database was not touched.",
      "Не вдалося відновити «\(path)»: \(reason). Наявну базу даних не змінено.")
  }
  package static func nameTaken(name: String, meters: Int) -> Self {
    Self(
      "there is another place \"\(name)\" here, \(meters) m away: nothing was imported. Rename one of the two, and try again.",
      "Тут уже є інше місце «\(name)», за \(meters) м. Нічого не імпортовано. Перейменуйте одне з двох і спробуйте ще раз."
    )
  }
  package static func tooMuch(megabytes: Int) -> Self {
    Self(
      "the file holds \(megabytes) MB of history, too much for one step that undo could take back: nothing was imported. Import it into an empty database (--db), or export it again with --only tasks.",
      "Файл містить \(megabytes) МБ історії, це забагато для одного кроку, який можна скасувати. Нічого не імпортовано. Імпортуйте його в порожню базу даних (--db) або експортуйте знову з --only tasks."
    )
  }
  package static func line(number: Int, problem: String) -> Self {
    Self(
      "line \(number): \(problem). Nothing was imported.",
      "Рядок \(number): \(problem). Нічого не імпортовано.")
  }
  /// A task as part of a sentence.
  package static func task(name: String) -> Self { Self("task \"\(name)\"", "завдання «\(name)»") }
  /// A place as part of a sentence.
  package static func place(name: String) -> Self { Self("place \"\(name)\"", "місце «\(name)»") }
  package static let pause = Self("the pause", "паузу")
  package static func restDay(_ date: String) -> Self {
    Self("the rest day \(date)", "день відпочинку \(date)")
  }
  package static func category(name: String) -> Self {
    Self("category \"\(name)\"", "категорію «\(name)»")
  }
  package static func setting(name: String) -> Self {
    Self("setting \(name)", "налаштування \(name)")
  }
  /// The database as part of a sentence.
  package static let wholeDatabase = Self("the database", "база даних")
  /// A stored value that cannot be; names its column.
  package static func senseless(value: String, place: String) -> Self {
    Self("\"\(value)\" in \(place) makes no sense", "неможливе значення «\(value)» у \(place)")
  }
  package static let notComplete = Self("it is not complete", "файл неповний")
  package static let nothingReadable = Self("nothing can be read", "нічого не вдається прочитати")
  package static let noAnswer = Self("no answer", "немає відповіді")
  package static func danglingRow(table: String) -> Self {
    Self(
      "a row of \"\(table)\" refers to one that is not there",
      "рядок таблиці «\(table)» посилається на неіснуючий")
  }
  package static func foreignSchema(name: String) -> Self {
    Self("its \(name) is not as Passby makes it", "у ній є не створене Passby або змінене: \(name)")
  }
  package static func missingFromSchema(name: String) -> Self {
    Self("its \(name) is missing", "у ній бракує: \(name)")
  }
  package static let backupIsNoDatabase = Self(
    "it is no SQLite database",
    "це не база даних SQLite")
  package static let backupIsExport = Self(
    "it is an export, no backup: passby import brings it in",
    "це експорт, а не резервна копія: його читає passby import")
  package static let backupIsForeign = Self(
    "it is a database of another program",
    "це база даних іншої програми")
  package static func backupIsNewer(schema: Int, known: Int) -> Self {
    Self(
      "a newer Passby wrote it (schema \(schema), this one knows \(known)); update Passby first",
      "її записала новіша версія Passby (схема \(schema), ця версія знає \(known)); спершу оновіть Passby"
    )
  }
  package static func backupIsDamaged(reason: String) -> Self {
    Self("it is damaged: \(reason)", "її пошкоджено: \(reason)")
  }
  package static func mapMissing(path: String) -> Self {
    Self("there is no map file \(path).", "Немає файлу карти \(path).")
  }
  package static func mapUnreadable(path: String, reason: String) -> Self {
    Self(
      "map file \(path) cannot be read: \(reason).",
      "Не вдалося прочитати файл карти \(path): \(reason).")
  }
  package static func notAMap(path: String, reason: String) -> Self {
    Self(
      "\(path) is no map: \(reason). Expected an MBTiles file of pictures (png, jpg or webp).",
      "\(path) — не карта: \(reason). Очікувався файл MBTiles із зображеннями (png, jpg або webp).")
  }
  package static func vectorMap(path: String) -> Self {
    Self(
      "map file \(path) holds vector tiles, which are not drawn here. Expected an MBTiles file of pictures (png, jpg or webp).",
      "Файл карти \(path) містить векторні плитки, які тут не показуються. Очікувався файл MBTiles із зображеннями (png, jpg або webp)."
    )
  }
  package static func emptyMap(path: String) -> Self {
    Self("map file \(path) holds no tiles.", "Файл карти \(path) не містить плиток.")
  }
  package static let mapIsNoDatabase = Self("it is no SQLite database", "це не база даних SQLite")
  package static let mapIsNotRegular = Self("it is no ordinary file", "це не звичайний файл")
  package static let mapHasNoTable = Self(
    "it has no table of tiles",
    "у ньому немає таблиці плиток")

  // MARK: Help

  package static let helpBackup = Self(
    "Copy the whole database to a file, even while passby runs.",
    "Скопіювати всю базу даних у файл, навіть поки працює passby.")
  package static let helpNewFile = Self("The new file.", "Новий файл.")
  package static let helpForce = Self(
    "Replace the file if it exists.",
    "Замінити файл, якщо він є.")
  package static let helpRestore = Self(
    "Replace the database with a backup.",
    "Замінити базу даних резервною копією.")
  package static let helpBackupFile = Self(
    "A file written by \"passby backup\".",
    "Файл, створений \"passby backup\".")
  package static let helpRestoreDryRun = Self(
    "Only check the backup and show its contents.",
    "Лише перевірити копію та показати її вміст.")
  package static let helpExport = Self(
    "Export everything as JSON lines, or for another program.",
    "Експортувати все як рядки JSON або для іншої програми.")
  package static let helpExportFile = Self(
    "The new file; - is standard output.",
    "Новий файл; - означає стандартний вивід.")
  package static let helpExportOnly = Self(
    "Only these parts: places, tasks (with their places), history or tracks (recorded "
      + "positions). Repeatable, or with commas.",
    "Лише ці частини: places, tasks (разом із місцями), history або tracks (записані "
      + "координати). Можна повторювати або через кому.")
  package static let helpImport = Self(
    "Import an export of Passby, or a file of another program.",
    "Імпортувати експорт Passby або файл іншої програми.")
  package static let helpImportFile = Self(
    "The file; - is standard input.",
    "Файл; - означає стандартний ввід.")
  package static let helpImportUpdate = Self(
    "Overwrite existing entries with those of the file.",
    "Перезаписати наявні записи даними з файла.")
  package static let helpImportDryRun = Self(
    "Check the file and show what it would add, without changing anything.",
    "Перевірити файл і показати, що він додасть, нічого не змінюючи.")
  package static let helpBackupDiscussion = Self(
    """
    The copy is checked before it gets its name. "passby restore FILE" restores it; \
    "passby export" writes text instead.
    """,
    """
    Копію перевіряють, перш ніж вона отримає свою назву. "passby restore FILE" відновлює її; \
    "passby export" натомість пише текст.
    """)
  package static let helpExportDiscussion = Self(
    """
    JSON lines hold everything, including the positions of your places and the last known \
    position. "passby import" reads them.

    For other programs, the suffix of the file or --format gives the format: .gpx and .geojson \
    hold places or tracks, .kml places; .ics (iCalendar), todo.txt, .org and taskwarrior hold \
    tasks; loop holds habits; .csv holds a table. What a format cannot hold is named.

      passby export passby.jsonl
      passby export tasks.ics
      passby export places.gpx --only places
      passby export --only tasks | ssh pi passby import -
    """,
    """
    Рядки JSON містять усе, зокрема координати ваших місць і останню відому позицію. Їх читає \
    "passby import".

    Для інших програм формат визначає закінчення назви файла або --format: .gpx і .geojson містять \
    місця або записані координати, .kml лише місця; .ics (iCalendar), todo.txt, .org і taskwarrior \
    містять завдання; loop містить звички; .csv містить таблицю. Про те, чого формат не вміщує, \
    повідомлено.

      passby export passby.jsonl
      passby export tasks.ics
      passby export places.gpx --only places
      passby export --only tasks | ssh pi passby import -
    """)
  package static let helpImportDiscussion = Self(
    """
    The content of the file says what it is: an export of Passby, GPX, GeoJSON, KML, OwnTracks, \
    iCalendar, todo.txt, Taskwarrior, org, Tasks.org, Todoist, Google Tasks, Loop or Daylio. Only \
    todo.txt needs its name, or --format todotxt.

    From an export of Passby, an empty database gets everything exactly as it was, including \
    numbers and undo steps. In all other cases a database gets the tasks, places and history that \
    it does not have yet, with new numbers; "passby undo" removes them again. Existing entries are \
    kept.

      passby import places.gpx --dry-run
      unzip -p map.kmz doc.kml | passby import -
    """,
    """
    Що це за файл, видно з його вмісту: експорт Passby, GPX, GeoJSON, KML, OwnTracks, iCalendar, \
    todo.txt, Taskwarrior, org, Tasks.org, Todoist, Google Tasks, Loop або Daylio. Лише todo.txt \
    потребує своєї назви або --format todotxt.

    З експорту Passby порожня база даних отримує все точно таким, як було, разом із номерами й \
    кроками скасування. В усіх інших випадках база отримує завдання, місця й історію, яких вона \
    ще не має, з новими номерами; "passby undo" вилучає їх. Наявні записи лишаються.

      passby import places.gpx --dry-run
      unzip -p map.kmz doc.kml | passby import -
    """)
  package static let helpRestoreDiscussion = Self(
    """
    The backup is checked first. The present contents of the database are kept in a file beside \
    it, which can be restored in turn.
    """,
    """
    Спершу перевіряють копію. Теперішній вміст бази даних зберігається у файлі поруч, який теж \
    можна відновити.
    """)
  package static let helpExportPhotos = Self(
    "Include the files of photos, which make the export large.",
    "Додати файли світлин, що значно збільшує експорт.")
  package static let helpExportCSV = Self(
    "Write a table for spreadsheets: tasks, history, moods, habits or daylio.",
    "Записати таблицю для електронних таблиць: tasks, history, moods, habits або daylio.")
  package static let helpImportDaylio = Self(
    "Read moods from a CSV file of Daylio.",
    "Прочитати настрої з файлу CSV від Daylio.")
  package static let helpImportMap = Self(
    "What a mood of your own in Daylio means: ok=2; may be repeated.",
    "Що означає ваш власний настрій у Daylio: ok=2; можна повторювати.")
}

import Text

extension Ukrainian {
  package func text(_ phrase: StorePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .directory(let path):
      "База даних «\(path)» — це тека. Очікувався файл, наприклад «\(path)/passby.db»."
    case .folder(let path, let reason):
      "Не вдалося створити теку «\(path)» для бази даних: \(reason). Створіть її або вкажіть інший файл за допомогою --db."
    case .inaccessible(let path, let reason):
      "Не вдалося скористатися базою даних «\(path)»: \(reason). Перевірте шлях і права доступу або вкажіть інший файл за допомогою --db."
    case .readOnly(let path):
      "База даних «\(path)» доступна лише для читання. Нічого не змінено. Дозвольте запис у файл і його теку або вкажіть інший файл за допомогою --db."
    case .full(let path):
      "Немає місця для бази даних «\(path)». Нічого не змінено. Звільніть місце й спробуйте ще раз."
    case .busy(let path, let seconds):
      "База даних «\(path)» зайнята: інший процес пише в неї вже \(seconds) с. Нічого не змінено; спробуйте ще раз."
    case .gone(let path):
      "Базу даних «\(path)» переміщено або видалено під час роботи Passby. Поверніть її на місце або покладіть туди резервну копію; доти нічого не можна зберегти."
    case .overwritten(let path):
      "Базу даних «\(path)» перезаписано або обрізано під час роботи Passby. Приберіть її, відновіть резервну копію командою: passby restore ФАЙЛ, і знову запустіть Passby."
    case .notADatabase(let path):
      "«\(path)» — не база даних. Очікувався файл, який створила Passby. Вкажіть інший файл за допомогою --db."
    case .foreign(let path):
      "«\(path)» — база даних іншої програми. Її не змінено. Вкажіть інший файл за допомогою --db."
    case .newer(let path, let schema, let known):
      "Базу даних «\(path)» записала новіша версія Passby (схема \(schema), ця версія знає \(known)). Оновіть Passby або вкажіть інший файл за допомогою --db."
    case .damaged(let path, let reason):
      "Базу даних «\(path)» пошкоджено: \(reason). Покладіть на її місце резервну копію або врятуйте те, що лишилося: sqlite3 «\(path)» .recover"
    case .refused(let path, let reason):
      "База даних «\(path)» відхилила неможливе значення: \(reason). Нічого не змінено."
    case .usedByOthers(let name):
      "\(name) згадують завдання інших осіб, яких ви не бачите; поки вони є, вилучити не можна"
    case .onlyMe: "лише me змінює налаштування, а також пристрої й імена інших"
    case .changedMeanwhile(let subject):
      "Поки готувалася ця зміна, інша зміна торкнулася того самого (\(subject)). Нічого не змінено. Перегляньте й спробуйте ще раз."
    case .cannotStep(let summary, let subject):
      "Не вдалося скасувати або повторити «\(summary)»: відтоді щось інше змінило те саме (\(subject)). Нічого не змінено."
    case .missing(let path):
      "Немає файлу «\(path)»."
    case .occupied(let path):
      "«\(path)» уже існує. Нічого не записано. Вкажіть інший файл або замініть цей за допомогою --force."
    case .notRegular(let path):
      "«\(path)» — не звичайний файл. Нічого не записано. Вкажіть інший файл."
    case .inUse(let path, let beside):
      "«\(path)» використовується або не був закритий (поруч лежить «\(beside)»). Нічого не записано. Вкажіть інший файл."
    case .itself(let path):
      "«\(path)» — це сама база даних. Нічого не записано. Вкажіть інший файл."
    case .notWritten(let path, let reason):
      "Не вдалося записати «\(path)»: \(reason). Недописаного файлу не лишилося; вкажіть інший файл або звільніть місце для цього."
    case .unusableBackup(let path, let reason):
      "Не вдалося відновити «\(path)»: \(reason). Наявну базу даних не змінено."
    case .nameTaken(let name, let meters):
      "Тут уже є інше місце «\(name)», за \(meters) м. Нічого не імпортовано. Перейменуйте одне з двох і спробуйте ще раз."
    case .tooMuch(let megabytes):
      "Файл містить \(megabytes) МБ історії, це забагато для одного кроку, який можна скасувати. Нічого не імпортовано. Імпортуйте його в порожню базу даних (--db) або експортуйте знову з --only tasks."
    case .line(let number, let problem):
      "Рядок \(number): \(problem). Нічого не імпортовано."
    case .task(let name):
      "завдання «\(name)»"
    case .place(let name):
      "місце «\(name)»"
    case .pause: "паузу"
    case .restDay(let date): "день відпочинку \(date)"
    case .category(let name):
      "категорію «\(name)»"
    case .setting(let name): "налаштування \(name)"
    case .wholeDatabase:
      "база даних"
    case .senseless(let value, let place):
      "неможливе значення «\(value)» у \(place)"
    case .notComplete:
      "файл неповний"
    case .nothingReadable:
      "нічого не вдається прочитати"
    case .noAnswer:
      "немає відповіді"
    case .danglingRow(let table):
      "рядок таблиці «\(table)» посилається на неіснуючий"
    case .foreignSchema(let name):
      "у ній є не створене Passby або змінене: \(name)"
    case .missingFromSchema(let name):
      "у ній бракує: \(name)"
    case .backupIsNoDatabase:
      "це не база даних SQLite"
    case .backupIsForeign:
      "це база даних іншої програми"
    case .backupIsNewer(let schema, let known):
      "її записала новіша версія Passby (схема \(schema), ця версія знає \(known)); спершу оновіть Passby"
    case .backupIsDamaged(let reason):
      "її пошкоджено: \(reason)"
    case .mapMissing(let path):
      "Немає файлу карти \(path)."
    case .mapUnreadable(let path, let reason):
      "Не вдалося прочитати файл карти \(path): \(reason)."
    case .notAMap(let path, let reason):
      "\(path) — не карта: \(reason). Очікувався файл MBTiles із зображеннями (png, jpg або webp)."
    case .vectorMap(let path):
      "Файл карти \(path) містить векторні плитки, які тут не показуються. Очікувався файл MBTiles із зображеннями (png, jpg або webp)."
    case .emptyMap(let path):
      "Файл карти \(path) не містить плиток."
    case .mapIsNoDatabase:
      "це не база даних SQLite"
    case .mapIsNotRegular:
      "це не звичайний файл"
    case .mapHasNoTable:
      "у ньому немає таблиці плиток"
    // Backups, exports and imports.
    case .noBackupFile(let file):
      "\(file) не підходить для резервної копії: очікувався шлях. До - пише passby export."
    case .noDatabase(let path):
      "бази даних \(path) ще немає, копіювати нічого."
    case .contents(let tasks, let places, let completions):
      "\(count(tasks, .task)), \(count(places, .place)), \(count(completions, .completion))"
    case .backedUp(let file, let contents):
      "Резервну копію записано у \(file): \(contents)."
    case .exported(let file, let lines):
      "Експортовано у \(file): \(count(lines, .line))."
    case .unknownPart(let name, let known, let hint):
      "--only \(name) невідоме: очікувалося \(known).\(hint)"
    case .sound(let file, let contents):
      "\(file) справна: \(contents)."
    case .restored(let file, let contents):
      "Відновлено \(file): \(contents)."
    case .previousKept(let file):
      "Попередню базу даних збережено у \(file)."
    case .importedAll(let contents):
      "Імпортовано все: \(contents)."
    case .wouldImportAll(let contents):
      "Буде імпортовано все: \(contents)."
    case .imported(let parts):
      "Імпортовано: \(parts). Скасувати: \"passby undo\"."
    case .wouldImport(let parts):
      "Буде імпортовано: \(parts)."
    case .nothingInFile:
      "Імпортувати нічого: у цьому файлі немає ні завдань, ні місць."
    case .nothingToImport:
      "Імпортувати нічого: усе вже є."
    case .changeOf(let name):
      "зміна \(name)"
    case .moreChanges(let number):
      "ще змін: \(number)"
    case .differing(let names, let more):
      "У файлі інакше, тут залишено як було: \(names)\(more > 0 ? " та ще \(more)" : ""). Узяти з файлу: --update."
    case .devicesWithoutKey(let names, let command):
      "\(names.joined(separator: ", ")): тут ще не може надсилати позиції, бо ключі не імпортуються. Новий ключ: \(command)"
    case .lostTrack(let device, let reason):
      "Останнє положення (\(device ?? "приймач")) пропущено, бо його не прочитати: \(reason). Його встановить наступна позиція."
    case .noFile(let path):
      "файлу \(path) немає."
    case .unreadable(let path, let reason):
      "Не вдалося прочитати \(path): \(reason)."
    case .databaseInUse(let database, let pid, let stop):
      "фонова служба passby (\(pid)) використовує базу даних \(database): нічого не змінено. Спершу зупиніть її: \(stop) або systemctl --user stop passby."
    // Lines of an import.
    case .headerDatabase:
      "це база даних, а не експорт: резервну копію відновлює passby restore"
    case .firstLine(let format):
      "очікувався перший рядок, який пише passby export: {\"type\":\"passby\",\"format\":\(format),…"
    case .newerFormat(let version, let format, let known):
      "це записала новіша версія Passby\(version) (формат \(format), ця версія знає \(known)): оновіть Passby"
    case .expected(let what):
      "очікувалося: \(what)"
    case .expectedOnly(let keys):
      "очікувалося лише \(keys)"
    case .onlyList(let known, let got):
      "«only»: очікувалося null або список із \(known), отримано \(got)"
    case .afterEnd:
      "після рядка типу «end» нічого не очікувалося"
    case .objectWithType:
      "очікувався об’єкт із «type»"
    case .lineCount(let count):
      "очікувалося «lines»:\(count), стільки рядків було досі: деяких бракує або є зайві"
    case .unknownType(let type):
      "«\(type)» — не тип рядка в такому експорті"
    case .emptyFile:
      "файл порожній: очікувалося те, що пише passby export"
    case .cutOff:
      "файл закінчується тут, без рядка типу «end»: він неповний"
    case .missingLine(let type):
      "немає рядка типу «\(type)»"
    case .inconsistentLog:
      "журнал скасування суперечливий"
    case .lineDangling(let child, let parent):
      "рядок «\(child)» посилається на неіснуючий рядок «\(parent)»"
    case .twice(let key):
      "«\(key)» очікувалося один раз"
    case .counter(let key):
      "очікувалося «\(key)», ціле число від 0"
    case .invalid(let type, let reason):
      "неправильне «\(type)»: \(reason)"
    case .missingKey(let key, let type):
      "очікувалося «\(key)» у «\(type)»"
    case .missingList(let key, let type):
      "очікувався список «\(key)» у «\(type)»"
    case .unknownKey(let key, let type):
      "«\(key)» — не ключ у «\(type)»"
    case .objectWith(let key, let names, let got):
      "«\(key)»: очікувався об’єкт із \(names), отримано \(got)"
    case .value(let key, let expected, let got):
      "«\(key)»: очікувалося \(expected), отримано \(got)"
    case .orNull(let expected):
      "\(expected) або null"
    case .milliseconds:
      "мілісекунди в роках від 1 до 9999"
    case .wholeNumber:
      "ціле число"
    case .flag:
      "true або false"
    case .number:
      "число"
    case .base64: "текст у Base64"
    case .wrongHash: "файл світлини не відповідає своєму хешу"
    case .text:
      "текст"
    case .uuid:
      "UUID"
    case .stored:
      "те, що там пише passby export"
    case .notUTF8:
      "очікувався текст у UTF-8"
    case .lineTooLong(let megabytes):
      "довший за \(megabytes) МБ"
    case .syntax(let expected, let column):
      "очікувалося \(Self.text(expected)) у стовпці \(column)"
    // Help.
    case .helpBackup: "Скопіювати всю базу даних у файл, навіть поки працює passby."
    case .helpNewFile: "Новий файл."
    case .helpForce: "Замінити файл, якщо він є."
    case .helpRestore: "Замінити базу даних резервною копією."
    case .helpBackupFile: "Файл, створений \"passby backup\"."
    case .helpRestoreDryRun: "Лише перевірити копію та показати її вміст."
    case .helpExport: "Експортувати все як рядки JSON або для іншої програми."
    case .helpExportFile: "Новий файл; - означає стандартний вивід."
    case .helpExportOnly:
      "Лише ці частини: places, tasks (разом із місцями), history або tracks (записані "
        + "координати). Можна повторювати або через кому."
    case .helpImport: "Імпортувати експорт Passby або файл іншої програми."
    case .helpImportFile: "Файл; - означає стандартний ввід."
    case .helpImportUpdate: "Перезаписати наявні записи даними з файла."
    case .helpImportDryRun: "Перевірити файл і показати, що він додасть, нічого не змінюючи."
    case .helpBackupDiscussion:
      """
      Копію перевіряють, перш ніж вона отримає свою назву. "passby restore FILE" відновлює її; \
      "passby export" натомість пише текст.
      """
    case .helpExportDiscussion:
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
      """
    case .helpImportDiscussion:
      """
      Що це за файл, видно з його вмісту: експорт Passby, GPX, GeoJSON, KML, OwnTracks, iCalendar, \
      todo.txt, Taskwarrior, org, Tasks.org, Todoist, Google Tasks, Loop або Daylio. Лише todo.txt \
      потребує своєї назви або --format todotxt.

      З експорту Passby порожня база даних отримує все точно таким, як було, разом із номерами й \
      кроками скасування. В усіх інших випадках база отримує завдання, місця й історію, яких вона \
      ще не має, з новими номерами; "passby undo" вилучає їх. Наявні записи лишаються.

        passby import places.gpx --dry-run
        unzip -p map.kmz doc.kml | passby import -
      """
    case .helpRestoreDiscussion:
      """
      Спершу перевіряють копію. Теперішній вміст бази даних зберігається у файлі поруч, який теж \
      можна відновити.
      """
    // Help.
    case .helpExportPhotos: "Додати файли світлин, що значно збільшує експорт."
    // Help.
    case .helpExportCSV:
      "Записати таблицю для електронних таблиць: tasks, history, moods, habits або daylio."
    case .helpImportDaylio: "Прочитати настрої з файлу CSV від Daylio."
    case .helpImportMap: "Що означає ваш власний настрій у Daylio: ok=2; можна повторювати."
    }
  }

  private static func text(_ expectation: JSONExpectation) -> String {
    switch expectation {
    case .key: "ключ"
    case .quotedKey: "ключ у лапках"
    case .value: "значення"
    case .endOfText: "кінець рядка"
    case .noControl: "рядок без керівних символів"
    case .escape: "екранування"
    case .hexDigits: "чотири шістнадцяткові цифри"
    case .noLeadingZero: "число без нуля на початку"
    case .digit: "цифру"
    case .nothingMore: "кінець рядка файлу"
    case .depth(let levels): "не більше ніж \(levels) рівнів"
    case .characters(let text): text
    case .either(let first, let second): "\(first) або \(second)"
    }
  }
}

extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: StorePhrase, _ localizer: Localizer) -> String {
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
    case .pause: "паузу"
    case .restDay(let date): "день відпочинку \(date)"
    case .category(let name):
      "категорію «\(name)»"
    case .setting(let name): "налаштування \(name)"
    case .place(let name):
      "місце «\(name)»"
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
    }
  }
}

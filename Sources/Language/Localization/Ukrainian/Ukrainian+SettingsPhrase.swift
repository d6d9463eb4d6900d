extension Ukrainian {
  package func text(_ phrase: SettingsPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .unknownKey(let key, let origin):
      "Невідоме налаштування \(key) у \(origin). Усі налаштування показує «passby config»."
    case .unknownKeyNear(let key, let origin, let nearest):
      "Невідоме налаштування \(key) у \(origin). Можливо, ви мали на увазі \(nearest)?"
    case .invalidValue(let key, let value, let origin, let expected):
      "Налаштування \(key) має значення \(value) у \(origin). Очікувалося: \(expected). Виправте його або приберіть, щоб діяло стандартне."
    case .invalidList(let key, let origin, let expected):
      "Налаштування \(key) неправильне у \(origin). Очікувалося: \(expected). Виправте його або приберіть, щоб діяло стандартне."
    case .list(let key, let origin, let expected):
      "Налаштування \(key) у \(origin) — список. Очікувалося: \(expected). Виправте його або приберіть, щоб діяло стандартне."
    case .invalidName(let name, let section, let origin):
      "Сповіщувач \(name) під \(section) у \(origin) не може так називатися. Очікувалося від 1 до 32 символів a-z, 0-9 та -, першою літера."
    case .missing(let key, let origin):
      "Бракує налаштування \(key), без якого сповіщувач у \(origin) не працює. Задайте його або приберіть сповіщувач."
    case .duplicateKey(let key, let origin):
      "Налаштування \(key) трапляється двічі у \(origin). Залиште одне з них."
    case .halfQuietHours(let key, let value, let missing):
      "Налаштування \(key) має значення \(value), але \(missing) не задано. Задайте обидва або жодного."
    case .emptyQuietHours(let value):
      "quiet_hours.start і quiet_hours.end обидва мають значення \(value). Очікувалися два різні часи. Приберіть обидва, якщо тихі години не потрібні."
    case .emptyDay(let value):
      "day.start і day.end обидва мають значення \(value). Очікувалися два різні часи. Кінець, раніший за початок, належить до наступного дня."
    case .noAccuracyLeft(let worst, let best):
      "geofence.worst_accuracy \(worst) менше за geofence.best_accuracy \(best), тож відхилялася б кожна позиція. Очікувалося принаймні стільки ж. Приберіть його, якщо обмеження не потрібне."
    case .malformedFile(let path, let reason):
      "Файл налаштувань \(path) неправильний: \(reason). Очікувалися рядки на зразок «port: 2947» під «gpsd:»."
    case .malformedLine(let path, let line, let reason):
      "Файл налаштувань \(path), рядок \(line), неправильний: \(reason). Очікувалися рядки на зразок «port: 2947» під «gpsd:»."
    case .noSuchFile(let path):
      "Файлу налаштувань \(path) не існує. Перевірте шлях або не вказуйте його, щоб діяли стандартні налаштування."
    case .unreadableFile(let path, let reason):
      "Не вдалося прочитати файл налаштувань \(path): \(reason). Очікувався текстовий файл, який ви можете читати."
    case .commandLine:
      "командному рядку"
    case .page:
      "налаштуваннях на сторінці"
    case .environment:
      "середовищі"
    case .isFolder:
      "це тека"
    case .permissionDenied:
      "немає доступу"
    case .tooLong:
      "він довший за 64 КіБ"
    case .notUTF8:
      "це не текст у UTF-8"
    case .unreadable:
      "його не вдається прочитати"
    case .listItem(let number, let key):
      "елемент \(number) у \(key) — не текст; візьміть його в лапки"
    case .aPath:
      "шлях завдовжки щонайбільше 4096 символів, без керівних символів"
    case .aHost:
      "назва вузла або IP-адреса без порту, наприклад localhost"
    case .aWholeNumber(let low, let high):
      "ціле число від \(low) до \(high)"
    case .aDistance(let low, let high):
      "відстань від \(low) m до \(high) m, наприклад 30 m"
    case .aSize(let low, let high):
      "розмір від \(low) до \(high), наприклад 12 MB"
    case .aFlag:
      "true або false"
    case .oneOf(let names):
      "одне зі значень \(names)"
    case .aColor(let names):
      "одне зі значень \(names) або колір у вигляді #rrggbb чи #rgb"
    case .listOf(let names):
      "список із будь-яких із: \(names), наприклад [today, plan], або [], якщо не потрібна жодна"
    case .aLength(let low, let high):
      "тривалість від \(low) до \(high), наприклад 90s, 10min або 2h"
    case .aTimeOfDay(let latest):
      "час доби від 00:00 до \(latest)"
    case .aTimeOfDayOr(let word):
      "час доби від 00:00 до 23:59 або \(word)"
    case .leads:
      "до п’яти з таких: тривалість, наприклад 15min, 1h чи 2d, 0, morning та evening, або none"
    case .leadsOfDays:
      "до п’яти з таких: morning, evening і дні, наприклад 2d, або none"
    case .formerName(let former, let name, let value):
      "\(former) тепер зветься \(name): діє як \(value)."
    case .aListenAddress:
      "IP-адреса цього комп’ютера, наприклад 0.0.0.0, або localhost"
    case .hostNames:
      "список щонайбільше 16 назв вузлів без порту, наприклад [\"pi.home.arpa\"]"
    case .persons: "імена осіб, наприклад [anna, ben], щонайбільше 64"
    case .proxies: "IP-адреси або мережі проксі, наприклад [127.0.0.1, 10.0.0.0/8], щонайбільше 16"
    case .password: "пароль в один рядок завдовжки щонайбільше 1024 байти"
    case .baseAddress:
      "адреса, що починається з http:// або https://, містить назву вузла та не містить ?, наприклад https://passby.example.org"
    case .pageAddress:
      "адреса, що починається з http:// або https:// і містить назву вузла, а далі щонайбільше шлях із латинських літер, цифр і - . _ ~ /, наприклад https://passby.example.org або https://example.org/passby"
    case .contact:
      "адреса пошти або адреса, що починається з https://, обидві з ім’ям в інтернеті, наприклад me@example.org"
    case .ntfyTopic: "від 1 до 64 латинських літер, цифр, _ та -, наприклад passby-4k7q2m9x"
    case .topic: "тема без символів підстановки та пробілів, наприклад owntracks"
    case .tileAddress:
      "адреса, що починається з http:// або https:// і містить {z}, {x} та {y}, щонайбільше 2048 символів, без пароля"
    case .webAddress:
      "адреса, що починається з http:// або https://, щонайбільше 2048 символів, без пароля"
    case .webhookAddress:
      "адреса, що починається з http:// або https://, щонайбільше 2048 символів, без пароля (його може містити заголовок)"
    case .shortText:
      "щонайбільше 200 символів в одному рядку"
    case .arguments:
      "список із програми та її аргументів, щонайбільше 256 по 4096 байтів, наприклад [\"notify-me\", \"--now\"]"
    case .headers:
      "список текстів виду «Name: value», наприклад [\"Title: Passby\"]"
    case .aTemplate:
      "текст щонайбільше 16 КіБ"
    case .asJSON(let expected):
      "\(expected), як масив рядків JSON"
    case .noSection:
      "значення, а не розділ"
    case .sectionOf(let names):
      "розділ із \(names)"
    case .namesWith(let names):
      "назви на ваш вибір, а під кожною \(names)"
    case .guide(let name, let english): settings[name]?.guide ?? english
    // The command config.
    case .excluded:
      "Налаштування, --path, --write і --check не поєднуються."
    case .noSuchSetting(let key, let hint):
      "налаштування \(key) немає.\(hint) Усі налаштування: «passby config»."
    case .didYouMean(let name):
      " Можливо, \(name)?"
    case .file(let path):
      "Файл налаштувань: \(path)"
    case .noFile(let path):
      "Файлу налаштувань немає; «passby config --write» створить його: \(path)"
    case .notThereYet:
      "Його ще немає; «passby config --write» створить."
    case .existsAlready(let path):
      "\(path) уже існує і лишається без змін: відредагуйте його або вкажіть інший файл через --config."
    case .notWritten(let path, let reason):
      "Не вдалося записати \(path): \(reason)."
    case .written(let path):
      "Записано \(path). У ньому всі налаштування зі значеннями за замовчуванням: змініть потрібні."
    case .valid(let path, let names):
      "\(path) правильний. У ньому задано: \(names)."
    case .validDefaults(let path):
      "\(path) правильний. У ньому лише значення за замовчуванням."
    case .isDefault:
      "Нічим не задано: це значення за замовчуванням."
    case .setBy(let source, let standard):
      "Задано через \(source); за замовчуванням \(standard)."
    case .empty:
      "порожньо"
    case .variable(let name):
      "Змінна середовища: \(name)."
    case .secretsHidden:
      "*** приховує те, що може бути секретом; показати: --show-secrets."
    // Parts.
    case .isOff(let part, let setting):
      "Частину «\(part.rawValue)» вимкнено. Щоб користуватися нею, додайте її до налаштування \(setting). Збережене нею залишається."
    // Files that settings name.
    case .namedFileMissing(let setting, let path):
      "\(setting) має значення \(path), а такого файлу немає. Виправте шлях або приберіть його."
    // Help.
    case .help: "Показати чинні налаштування та їхні джерела."
    case .helpKey: "Налаштування, наприклад gpsd.port, або розділ, наприклад gpsd; типово всі."
    case .helpPath: "Вивести шлях до файла налаштувань."
    case .helpWrite:
      "Створити файл налаштувань із поясненням усіх типових значень. Наявний файл не "
        + "змінюється."
    case .helpCheck: "Перевірити файл замість показу чинних налаштувань."
    case .helpShowSecrets: "Показати паролі й токени замість ***."
    case .helpDiscussion:
      """
      passby config                     усі налаштування
      passby config notify              розділ
      passby config gpsd.port           одне налаштування з поясненням
      passby config --write             створити файл налаштувань з усіма типовими значеннями
      passby config --check new.yaml    перевірити файл перед використанням
      """
    }
  }
}

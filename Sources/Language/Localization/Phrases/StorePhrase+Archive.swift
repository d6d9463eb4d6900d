package import Text

extension StorePhrase {
  /// The quoted text is no path for a backup.
  package static func noBackupFile(_ file: String) -> Self {
    Self(
      "\(file) is no file for a backup: expected a path. passby export writes to -.",
      "\(file) не підходить для резервної копії: очікувався шлях. До - пише passby export.")
  }
  /// There is no database at the quoted path.
  package static func noDatabase(_ path: String) -> Self {
    Self(
      "there is no database \(path) to back up yet.",
      "бази даних \(path) ще немає, копіювати нічого.")
  }
  package static func contents(tasks: Int, places: Int, completions: Int) -> Self {
    Self(
      alike:
        "\(localizer.count(tasks, .task)), \(localizer.count(places, .place)), \(localizer.count(completions, .completion))"
    )
  }
  package static func backedUp(_ file: String, contents: String) -> Self {
    Self("Backed up to \(file): \(contents).", "Резервну копію записано у \(file): \(contents).")
  }
  package static func exported(_ file: String, lines: Int) -> Self {
    Self(
      "Exported to \(file): \(localizer.count(lines, .line)).",
      "Експортовано у \(file): \(localizer.count(lines, .line)).")
  }
  /// `--only` names an unknown part.
  package static func unknownPart(_ name: String, known: String, hint: String) -> Self {
    Self(
      "--only \(name) is unknown: expected \(known).\(hint)",
      "--only \(name) невідоме: очікувалося \(known).\(hint)")
  }
  package static func sound(_ file: String, contents: String) -> Self {
    Self("\(file) is sound: \(contents).", "\(file) справна: \(contents).")
  }
  package static func restored(_ file: String, contents: String) -> Self {
    Self("Restored \(file): \(contents).", "Відновлено \(file): \(contents).")
  }
  package static func previousKept(_ file: String) -> Self {
    Self("The previous database is kept in \(file).", "Попередню базу даних збережено у \(file).")
  }
  package static func importedAll(contents: String) -> Self {
    Self("Imported everything: \(contents).", "Імпортовано все: \(contents).")
  }
  package static func wouldImportAll(contents: String) -> Self {
    Self("Would import everything: \(contents).", "Буде імпортовано все: \(contents).")
  }
  package static func imported(parts: String) -> Self {
    Self(
      "Imported \(parts). \"passby undo\" takes it back.",
      "Імпортовано: \(parts). Скасувати: \"passby undo\".")
  }
  package static func wouldImport(parts: String) -> Self {
    Self("Would import \(parts).", "Буде імпортовано: \(parts).")
  }
  package static let noTasksInFile = Self(
    "No tasks in this file: there is nothing to import.",
    "У цьому файлі немає завдань: імпортувати нічого.")
  package static let noPlacesInFile = Self(
    "No places in this file: there is nothing to import.",
    "У цьому файлі немає місць: імпортувати нічого.")
  package static let noHabitsInFile = Self(
    "No habits in this file: there is nothing to import.",
    "У цьому файлі немає звичок: імпортувати нічого.")
  /// Everything in the file exists already.
  package static let nothingToImport = Self(
    "Nothing to import: everything is already here.",
    "Імпортувати нічого: усе вже є.")
  package static func changeOf(_ name: String) -> Self {
    Self("a change of \(name)", "зміна \(name)")
  }
  package static func moreChanges(_ number: Int) -> Self {
    Self("\(number) more changes", "ще змін: \(number)")
  }
  package static func differing(_ names: String, more: Int) -> Self {
    Self(
      "Different in the file, kept as they are here: \(names)\(more > 0 ? " and \(more) more" : ""). --update takes the file's.",
      "У файлі інакше, тут залишено як було: \(names)\(more > 0 ? " та ще \(more)" : ""). Узяти з файлу: --update."
    )
  }
  package static func devicesWithoutKey(_ names: [String], command: String) -> Self {
    Self(
      "\(names.joined(separator: ", ")): can send no position here, as keys are not imported. For a new key: \(command)",
      "\(names.joined(separator: ", ")): тут ще не може надсилати позиції, бо ключі не імпортуються. Новий ключ: \(command)"
    )
  }
  /// A track cannot be read and is left out; the quoted device, `nil` for the receiver.
  package static func lostTrack(device: String?, reason: String) -> Self {
    Self(
      "Left out where \(device ?? "the receiver") was last, since that cannot be read: \(reason). Its next position sets it again.",
      "Останнє положення (\(device ?? "приймач")) пропущено, бо його не прочитати: \(reason). Його встановить наступна позиція."
    )
  }
  /// There is no file at the quoted path.
  package static func noFile(_ path: String) -> Self {
    Self("there is no file \(path).", "файлу \(path) немає.")
  }
  package static func unreadable(_ path: String, reason: String) -> Self {
    Self("\(path) cannot be read: \(reason).", "Не вдалося прочитати \(path): \(reason).")
  }
  package static func databaseInUse(_ database: String, pid: String, stop: String) -> Self {
    Self(
      "a passby daemon (\(pid)) is using the database \(database): nothing was changed. Stop it first: \(stop), or systemctl --user stop passby.",
      "фонова служба passby (\(pid)) використовує базу даних \(database): нічого не змінено. Спершу зупиніть її: \(stop) або systemctl --user stop passby."
    )
  }

  // MARK: Lines of an import

  package static let headerDatabase = Self(
    "this is a database, not an export: passby restore brings a backup back",
    "це база даних, а не експорт: резервну копію відновлює passby restore")
  package static let headerForeign = Self(
    "this is a database of another program, which Passby cannot read: export from that program",
    "це база даних іншої програми, якої Passby не читає: експортуйте дані з тієї програми")
  package static func firstLine(format: Int) -> Self {
    Self(
      "expected the first line that passby export writes, {\"type\":\"passby\",\"format\":\(format),…",
      "очікувався перший рядок, який пише passby export: {\"type\":\"passby\",\"format\":\(format),…"
    )
  }
  /// A newer version wrote the export; `version` is empty or begins with a blank.
  package static func newerFormat(version: String, format: Int, known: Int) -> Self {
    Self(
      "a newer Passby\(version) wrote this (format \(format), this one knows \(known)): update Passby",
      "це записала новіша версія Passby\(version) (формат \(format), ця версія знає \(known)): оновіть Passby"
    )
  }
  /// A piece of JSON, quoted as it is in a file, is missing.
  package static func expected(what: String) -> Self {
    Self("expected \(what)", "очікувалося: \(what)")
  }
  package static func expectedOnly(keys: String) -> Self {
    Self("expected only \(keys)", "очікувалося лише \(keys)")
  }
  package static func onlyList(known: String, got: String) -> Self {
    Self(
      "\"only\": expected null or a list of \(known), got \(got)",
      "«only»: очікувалося null або список із \(known), отримано \(got)")
  }
  package static let afterEnd = Self(
    "expected nothing after the line of type \"end\"",
    "після рядка типу «end» нічого не очікувалося")
  package static let objectWithType = Self(
    "expected an object with a \"type\"",
    "очікувався об’єкт із «type»")
  package static func lineCount(count: Int) -> Self {
    Self(
      "expected \"lines\":\(count), as many as came before: some are missing, or there are too many",
      "очікувалося «lines»:\(count), стільки рядків було досі: деяких бракує або є зайві")
  }
  package static func unknownType(type: String) -> Self {
    Self(
      "\"\(type)\" is not a type of line in such an export",
      "«\(type)» — не тип рядка в такому експорті")
  }
  package static let emptyFile = Self(
    "the file is empty: expected what passby export writes",
    "файл порожній: очікувалося те, що пише passby export")
  package static let cutOff = Self(
    "the file ends here, without a line of type \"end\": it is not whole",
    "файл закінчується тут, без рядка типу «end»: він неповний")
  package static func missingLine(type: String) -> Self {
    Self("there is no line of type \"\(type)\"", "немає рядка типу «\(type)»")
  }
  package static let inconsistentLog = Self(
    "the undo log is inconsistent",
    "журнал скасування суперечливий")
  package static func lineDangling(child: String, parent: String) -> Self {
    Self(
      "a row of \"\(child)\" refers to one of \"\(parent)\" that is not there",
      "рядок «\(child)» посилається на неіснуючий рядок «\(parent)»")
  }
  package static func twice(key: String) -> Self {
    Self("expected \"\(key)\" once", "«\(key)» очікувалося один раз")
  }
  package static func counter(key: String) -> Self {
    Self("expected \"\(key)\", a whole number from 0", "очікувалося «\(key)», ціле число від 0")
  }
  package static func invalid(type: String, reason: String) -> Self {
    Self("invalid \"\(type)\": \(reason)", "неправильне «\(type)»: \(reason)")
  }
  package static func missingKey(key: String, type: String) -> Self {
    Self("expected \"\(key)\" in a \"\(type)\"", "очікувалося «\(key)» у «\(type)»")
  }
  package static func missingList(key: String, type: String) -> Self {
    Self("expected a list \"\(key)\" in a \"\(type)\"", "очікувався список «\(key)» у «\(type)»")
  }
  package static func unknownKey(key: String, type: String) -> Self {
    Self("\"\(key)\" is not a key of a \"\(type)\"", "«\(key)» — не ключ у «\(type)»")
  }
  package static func objectWith(key: String, names: String, got: String) -> Self {
    Self(
      "\"\(key)\": expected an object with \(names), got \(got)",
      "«\(key)»: очікувався об’єкт із \(names), отримано \(got)")
  }
  package static func value(key: String, expected: String, got: String) -> Self {
    Self(
      "\"\(key)\": expected \(expected), got \(got)",
      "«\(key)»: очікувалося \(expected), отримано \(got)")
  }
  package static func orNull(expected: String) -> Self {
    Self("\(expected) or null", "\(expected) або null")
  }
  package static let milliseconds = Self(
    "milliseconds in the years 1 to 9999",
    "мілісекунди в роках від 1 до 9999")
  package static let wholeNumber = Self("a whole number", "ціле число")
  package static let flag = Self("true or false", "true або false")
  package static let number = Self("a number", "число")
  package static let base64 = Self("a text in Base64", "текст у Base64")
  package static let wrongHash = Self(
    "the file of a photo is not the one that its hash names",
    "файл світлини не відповідає своєму хешу")
  package static let text = Self("a text", "текст")
  package static let uuid = Self("a UUID", "UUID")
  /// Embedded JSON.
  package static let stored = Self(
    "what passby export writes there",
    "те, що там пише passby export")
  package static let notUTF8 = Self("expected text in UTF-8", "очікувався текст у UTF-8")
  package static func lineTooLong(megabytes: Int) -> Self {
    Self("longer than \(megabytes) MB", "довший за \(megabytes) МБ")
  }
  /// The line is not JSON.
  package static func syntax(expected: JSONExpectation, column: Int) -> Self {
    Self(
      "expected \(text(expected)) at column \(column)",
      "очікувалося \(text(expected)) у стовпці \(column)")
  }

  private static func text(_ expectation: JSONExpectation) -> String {
    switch expectation {
    case .key: say("a key", "ключ")
    case .quotedKey: say("a key in quotes", "ключ у лапках")
    case .value: say("a value", "значення")
    case .endOfText: say("the end of a string", "кінець рядка")
    case .noControl: say("no control character", "рядок без керівних символів")
    case .escape: say("an escape", "екранування")
    case .hexDigits: say("four hexadecimal digits", "чотири шістнадцяткові цифри")
    case .noLeadingZero: say("a number without a zero in front", "число без нуля на початку")
    case .digit: say("a digit", "цифру")
    case .nothingMore: say("nothing more", "кінець рядка файлу")
    case .depth(let levels): say("no more than \(levels) levels", "не більше ніж \(levels) рівнів")
    case .characters(let text): text
    case .either(let first, let second): say("\(first) or \(second)", "\(first) або \(second)")
    }
  }
}

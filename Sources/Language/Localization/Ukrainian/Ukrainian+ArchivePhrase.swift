extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ArchivePhrase, _ localizer: Localizer) -> String {
    switch phrase {
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
    }
  }
}

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ArchivePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .noBackupFile(let file):
      "\(file) is no file for a backup: expected a path. passby export writes to -."
    case .noDatabase(let path):
      "there is no database \(path) to back up yet."
    case .contents(let tasks, let places, let completions):
      "\(count(tasks, .task)), \(count(places, .place)), \(count(completions, .completion))"
    case .backedUp(let file, let contents):
      "Backed up to \(file): \(contents)."
    case .exported(let file, let lines):
      "Exported to \(file): \(count(lines, .line))."
    case .unknownPart(let name, let known, let hint):
      "--only \(name) is unknown: expected \(known).\(hint)"
    case .sound(let file, let contents):
      "\(file) is sound: \(contents)."
    case .restored(let file, let contents):
      "Restored \(file): \(contents)."
    case .previousKept(let file):
      "The previous database is kept in \(file)."
    case .importedAll(let contents):
      "Imported everything: \(contents)."
    case .wouldImportAll(let contents):
      "Would import everything: \(contents)."
    case .imported(let parts):
      "Imported \(parts). \"passby undo\" takes it back."
    case .wouldImport(let parts):
      "Would import \(parts)."
    case .nothingToImport:
      "Nothing to import: everything is already here."
    case .changeOf(let name):
      "a change of \(name)"
    case .moreChanges(let number):
      "\(number) more changes"
    case .differing(let names, let more):
      "Different in the file, kept as they are here: \(names)\(more > 0 ? " and \(more) more" : ""). --update takes the file's."
    case .devicesWithoutKey(let names, let command):
      "\(names.joined(separator: ", ")): can send no position here, as keys are not imported. For a new key: \(command)"
    case .lostTrack(let device, let reason):
      "Left out where \(device ?? "the receiver") was last, since that cannot be read: \(reason). Its next position sets it again."
    case .noFile(let path):
      "there is no file \(path)."
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason)."
    case .databaseInUse(let database, let pid, let stop):
      "a passby daemon (\(pid)) is using the database \(database): nothing was changed. Stop it first: \(stop), or systemctl --user stop passby."
    }
  }
}

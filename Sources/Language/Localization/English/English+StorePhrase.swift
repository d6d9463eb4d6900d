extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: StorePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .directory(let path):
      "database \"\(path)\" is a folder: expected a file, such as \"\(path)/passby.db\"."
    case .folder(let path, let reason):
      "folder \"\(path)\" for the database cannot be created: \(reason). Create it, or name another file with --db."
    case .inaccessible(let path, let reason):
      "database \"\(path)\" cannot be used: \(reason). Check the path and its permissions, or name another file with --db."
    case .readOnly(let path):
      "database \"\(path)\" is read-only: nothing was changed. Make the file and its folder writable, or name another file with --db."
    case .full(let path):
      "no space left for database \"\(path)\": nothing was changed. Free some space and try again."
    case .busy(let path, let seconds):
      "database \"\(path)\" is busy: another process has been writing for \(seconds) s. Nothing was changed; try again."
    case .gone(let path):
      "database \"\(path)\" was moved or deleted while Passby was using it. Put it back, or put a backup in its place; until then nothing can be stored."
    case .overwritten(let path):
      "database \"\(path)\" was overwritten or truncated while Passby was using it. Move it away, bring a backup back with: passby restore FILE, and start Passby again."
    case .notADatabase(let path):
      "\"\(path)\" is not a database: expected a file that Passby created. Name another file with --db."
    case .foreign(let path):
      "\"\(path)\" is a database of another program: it was not touched. Name another file with --db."
    case .newer(let path, let schema, let known):
      "database \"\(path)\" was written by a newer Passby (schema \(schema), this one knows \(known)). Update Passby, or name another file with --db."
    case .damaged(let path, let reason):
      "database \"\(path)\" is damaged: \(reason). Put a backup in its place, or save what is left with: sqlite3 \"\(path)\" .recover"
    case .refused(let path, let reason):
      "database \"\(path)\" refused a value that makes no sense: \(reason). Nothing was changed."
    case .changedMeanwhile(let subject):
      "\(subject) is not what it was when this change was prepared: nothing was changed. Look at it and try again."
    case .cannotStep(let summary, let subject):
      "\"\(summary)\" cannot be taken back or repeated: \(subject) was changed by something else since. Nothing was changed."
    case .missing(let path):
      "there is no file \"\(path)\"."
    case .occupied(let path):
      "\"\(path)\" is there already: nothing was written. Name another file, or replace it with --force."
    case .notRegular(let path):
      "\"\(path)\" is no ordinary file: nothing was written. Name another file."
    case .inUse(let path, let beside):
      "\"\(path)\" is in use, or was not closed (\"\(beside)\" lies beside it): nothing was written. Name another file."
    case .itself(let path):
      "\"\(path)\" is the database itself: nothing was written. Name another file."
    case .notWritten(let path, let reason):
      "\"\(path)\" cannot be written: \(reason). Nothing was left half-written; name another file, or make room for this one."
    case .unusableBackup(let path, let reason):
      "\"\(path)\" cannot be restored: \(reason). The present database was not touched."
    case .nameTaken(let name, let meters):
      "there is another place \"\(name)\" here, \(meters) m away: nothing was imported. Rename one of the two, and try again."
    case .tooMuch(let megabytes):
      "the file holds \(megabytes) MB of history, too much for one step that undo could take back: nothing was imported. Import it into an empty database (--db), or export it again with --only tasks."
    case .line(let number, let problem):
      "line \(number): \(problem). Nothing was imported."
    case .task(let name):
      "task \"\(name)\""
    case .pause: "the pause"
    case .restDay(let date): "the rest day \(date)"
    case .category(let name):
      "category \"\(name)\""
    case .setting(let name): "setting \(name)"
    case .place(let name):
      "place \"\(name)\""
    case .wholeDatabase:
      "the database"
    case .senseless(let value, let place):
      "\"\(value)\" in \(place) makes no sense"
    case .notComplete:
      "it is not complete"
    case .nothingReadable:
      "nothing can be read"
    case .noAnswer:
      "no answer"
    case .danglingRow(let table):
      "a row of \"\(table)\" refers to one that is not there"
    case .foreignSchema(let name):
      "its \(name) is not as Passby makes it"
    case .missingFromSchema(let name):
      "its \(name) is missing"
    case .backupIsNoDatabase:
      "it is no SQLite database"
    case .backupIsForeign:
      "it is a database of another program"
    case .backupIsNewer(let schema, let known):
      "a newer Passby wrote it (schema \(schema), this one knows \(known)); update Passby first"
    case .backupIsDamaged(let reason):
      "it is damaged: \(reason)"
    case .mapMissing(let path):
      "there is no map file \(path)."
    case .mapUnreadable(let path, let reason):
      "map file \(path) cannot be read: \(reason)."
    case .notAMap(let path, let reason):
      "\(path) is no map: \(reason). Expected an MBTiles file of pictures (png, jpg or webp)."
    case .vectorMap(let path):
      "map file \(path) holds vector tiles, which are not drawn here. Expected an MBTiles file of pictures (png, jpg or webp)."
    case .emptyMap(let path):
      "map file \(path) holds no tiles."
    case .mapIsNoDatabase:
      "it is no SQLite database"
    case .mapIsNotRegular:
      "it is no ordinary file"
    case .mapHasNoTable:
      "it has no table of tiles"
    }
  }
}

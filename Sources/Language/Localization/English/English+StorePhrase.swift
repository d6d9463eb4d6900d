import Text

extension English {
  package func text(_ phrase: StorePhrase, _ localizer: Localizer) -> String {
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
    case .usedByOthers(let name):
      "\(name) is named by tasks of other persons, which you do not see; it stays while they do"
    case .onlyMe: "only me may change settings, and the devices and names of others"
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
    case .place(let name):
      "place \"\(name)\""
    case .pause: "the pause"
    case .restDay(let date): "the rest day \(date)"
    case .category(let name):
      "category \"\(name)\""
    case .setting(let name): "setting \(name)"
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
    // Backups, exports and imports.
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
    case .nothingInFile:
      "Nothing to import: there are no tasks and no places in this file."
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
    // Lines of an import.
    case .headerDatabase:
      "this is a database, not an export: passby restore brings a backup back"
    case .firstLine(let format):
      "expected the first line that passby export writes, {\"type\":\"passby\",\"format\":\(format),…"
    case .newerFormat(let version, let format, let known):
      "a newer Passby\(version) wrote this (format \(format), this one knows \(known)): update Passby"
    case .expected(let what):
      "expected \(what)"
    case .expectedOnly(let keys):
      "expected only \(keys)"
    case .onlyList(let known, let got):
      "\"only\": expected null or a list of \(known), got \(got)"
    case .afterEnd:
      "expected nothing after the line of type \"end\""
    case .objectWithType:
      "expected an object with a \"type\""
    case .lineCount(let count):
      "expected \"lines\":\(count), as many as came before: some are missing, or there are too many"
    case .unknownType(let type):
      "\"\(type)\" is not a type of line in such an export"
    case .emptyFile:
      "the file is empty: expected what passby export writes"
    case .cutOff:
      "the file ends here, without a line of type \"end\": it is not whole"
    case .missingLine(let type):
      "there is no line of type \"\(type)\""
    case .inconsistentLog:
      "the undo log is inconsistent"
    case .lineDangling(let child, let parent):
      "a row of \"\(child)\" refers to one of \"\(parent)\" that is not there"
    case .twice(let key):
      "expected \"\(key)\" once"
    case .counter(let key):
      "expected \"\(key)\", a whole number from 0"
    case .invalid(let type, let reason):
      "invalid \"\(type)\": \(reason)"
    case .missingKey(let key, let type):
      "expected \"\(key)\" in a \"\(type)\""
    case .missingList(let key, let type):
      "expected a list \"\(key)\" in a \"\(type)\""
    case .unknownKey(let key, let type):
      "\"\(key)\" is not a key of a \"\(type)\""
    case .objectWith(let key, let names, let got):
      "\"\(key)\": expected an object with \(names), got \(got)"
    case .value(let key, let expected, let got):
      "\"\(key)\": expected \(expected), got \(got)"
    case .orNull(let expected):
      "\(expected) or null"
    case .milliseconds:
      "milliseconds in the years 1 to 9999"
    case .wholeNumber:
      "a whole number"
    case .flag:
      "true or false"
    case .number:
      "a number"
    case .base64: "a text in Base64"
    case .wrongHash: "the file of a photo is not the one that its hash names"
    case .text:
      "a text"
    case .uuid:
      "a UUID"
    case .stored:
      "what passby export writes there"
    case .notUTF8:
      "expected text in UTF-8"
    case .lineTooLong(let megabytes):
      "longer than \(megabytes) MB"
    case .syntax(let expected, let column):
      "expected \(Self.text(expected)) at column \(column)"
    // Help.
    case .helpBackup: "Copy the whole database to a file, even while passby runs."
    case .helpNewFile: "The new file."
    case .helpForce: "Replace the file if it exists."
    case .helpRestore: "Replace the database with a backup."
    case .helpBackupFile: "A file written by \"passby backup\"."
    case .helpRestoreDryRun: "Only check the backup and show its contents."
    case .helpExport: "Export everything as JSON lines, or for another program."
    case .helpExportFile: "The new file; - is standard output."
    case .helpExportOnly:
      "Only these parts: places, tasks (with their places), history or tracks (recorded "
        + "positions). Repeatable, or with commas."
    case .helpImport: "Import an export of Passby, or a file of another program."
    case .helpImportFile: "The file; - is standard input."
    case .helpImportUpdate: "Overwrite existing entries with those of the file."
    case .helpImportDryRun: "Check the file and show what it would add, without changing anything."
    case .helpBackupDiscussion:
      """
      The copy is checked before it gets its name. "passby restore FILE" restores it; \
      "passby export" writes text instead.
      """
    case .helpExportDiscussion:
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
      """
    case .helpImportDiscussion:
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
      """
    case .helpRestoreDiscussion:
      """
      The backup is checked first. The present contents of the database are kept in a file beside \
      it, which can be restored in turn.
      """
    // Help.
    case .helpExportPhotos: "Include the files of photos, which make the export large."
    // Help.
    case .helpExportCSV: "Write a table for spreadsheets: tasks, history, moods, habits or daylio."
    case .helpImportDaylio: "Read moods from a CSV file of Daylio."
    case .helpImportMap: "What a mood of your own in Daylio means: ok=2; may be repeated."
    }
  }

  private static func text(_ expectation: JSONExpectation) -> String {
    switch expectation {
    case .key: "a key"
    case .quotedKey: "a key in quotes"
    case .value: "a value"
    case .endOfText: "the end of a string"
    case .noControl: "no control character"
    case .escape: "an escape"
    case .hexDigits: "four hexadecimal digits"
    case .noLeadingZero: "a number without a zero in front"
    case .digit: "a digit"
    case .nothingMore: "nothing more"
    case .depth(let levels): "no more than \(levels) levels"
    case .characters(let text): text
    case .either(let first, let second): "\(first) or \(second)"
    }
  }
}

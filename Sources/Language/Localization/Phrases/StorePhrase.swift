package import Text

/// The database, its backups, exports and imports, with the help of their commands.
package enum StorePhrase: Phrase, Hashable {
  /// The database's path leads to a folder.
  case directory(path: String)
  /// The database's folder cannot be created.
  case folder(path: String, reason: String)
  /// The database cannot be created, opened, read or written.
  case inaccessible(path: String, reason: String)
  /// The database may only be read.
  case readOnly(path: String)
  /// The disk is full.
  case full(path: String)
  /// Another process has held the lock for too long.
  case busy(path: String, seconds: String)
  /// The open database was moved or deleted.
  case gone(path: String)
  /// The open database was truncated, or something else was written into it.
  case overwritten(path: String)
  /// The file is not a SQLite database.
  case notADatabase(path: String)
  /// The file is a database of another program.
  case foreign(path: String)
  /// The file was written by a newer version.
  case newer(path: String, schema: Int, known: Int)
  /// The file's content is damaged.
  case damaged(path: String, reason: String)
  /// A constraint of the schema forbids a value.
  case refused(path: String, reason: String)
  /// An edit was built from a state that is no longer stored.
  case changedMeanwhile(subject: String)
  /// An edit of another person changes what only `me` may change.
  case onlyMe
  /// A place, a category or a person is named by tasks that belong to others.
  case usedByOthers(String)
  /// A step cannot be undone or redone.
  case cannotStep(summary: String, subject: String)
  /// There is no file.
  case missing(path: String)
  /// A file that would be written exists.
  case occupied(path: String)
  /// A device or a pipe is in the way.
  case notRegular(path: String)
  /// A file that would be replaced is an open database.
  case inUse(path: String, beside: String)
  /// A backup and the database are one file.
  case itself(path: String)
  /// A new file cannot be written.
  case notWritten(path: String, reason: String)
  /// A file is not a backup that can be restored.
  case unusableBackup(path: String, reason: String)
  /// A place of an export has the name of another one here.
  case nameTaken(name: String, meters: Int)
  /// An export holds too much history for one step.
  case tooMuch(megabytes: Int)
  /// A line of an export is wrong.
  case line(number: Int, problem: String)
  /// A task as part of a sentence.
  case task(name: String)
  /// A place as part of a sentence.
  case place(name: String)
  /// The pause of reminders, as the subject of another phrase.
  case pause
  /// A day of rest, as the subject of another phrase.
  case restDay(String)
  /// A category, as the subject of another phrase.
  case category(name: String)
  /// A setting, as the subject of another phrase.
  case setting(name: String)
  /// The database as part of a sentence.
  case wholeDatabase
  /// A stored value that cannot be; names its column.
  case senseless(value: String, place: String)
  /// The file is shorter than it says.
  case notComplete
  /// SQLite did not say what is wrong.
  case nothingReadable
  /// SQLite did not answer.
  case noAnswer
  /// A row refers to one that does not exist.
  case danglingRow(table: String)
  /// Something in the schema, by kind and name, that this program does not make.
  case foreignSchema(name: String)
  /// Something of this program's schema, by kind and name, that is missing.
  case missingFromSchema(name: String)
  /// Why a file is no backup: it is not SQLite's.
  case backupIsNoDatabase
  /// Why a file is no backup: it is another program's.
  case backupIsForeign
  /// Why a file is no backup: a newer version wrote it.
  case backupIsNewer(schema: Int, known: Int)
  /// Why a file is no backup: it is damaged.
  case backupIsDamaged(reason: String)
  /// There is no map file.
  case mapMissing(path: String)
  /// The map file cannot be read.
  case mapUnreadable(path: String, reason: String)
  /// The file is not a map.
  case notAMap(path: String, reason: String)
  /// The map is made of vector tiles.
  case vectorMap(path: String)
  /// The map has no tiles.
  case emptyMap(path: String)
  /// Why a file is no map: it is not SQLite's.
  case mapIsNoDatabase
  /// Why a file is no map: it is a folder or a device.
  case mapIsNotRegular
  /// Why a file is no map: the table is missing.
  case mapHasNoTable

  // MARK: Backups, exports and imports

  /// The quoted text is no path for a backup.
  case noBackupFile(String)
  /// There is no database at the quoted path.
  case noDatabase(String)
  /// The content of a database.
  case contents(tasks: Int, places: Int, completions: Int)
  /// A backup was written.
  case backedUp(String, contents: String)
  /// An export was written.
  case exported(String, lines: Int)
  /// `--only` names an unknown part.
  case unknownPart(String, known: String, hint: String)
  /// A backup passed its check.
  case sound(String, contents: String)
  /// A backup was restored.
  case restored(String, contents: String)
  /// The former database was kept.
  case previousKept(String)
  /// An export was imported completely.
  case importedAll(contents: String)
  /// An export would be imported completely.
  case wouldImportAll(contents: String)
  /// Entries were imported.
  case imported(parts: String)
  /// Entries would be imported.
  case wouldImport(parts: String)
  /// There is nothing in the file that could be imported.
  case nothingInFile
  /// Everything in the file exists already.
  case nothingToImport
  /// An entry was updated.
  case changeOf(String)
  /// More entries were updated.
  case moreChanges(Int)
  /// Entries that differ were kept.
  case differing(String, more: Int)
  /// Imported devices have no key here; the one that makes a key for the first of them.
  case devicesWithoutKey([String], command: String)
  /// A track cannot be read and is left out; the quoted device, `nil` for the receiver.
  case lostTrack(device: String?, reason: String)
  /// There is no file at the quoted path.
  case noFile(String)
  /// A file cannot be read.
  case unreadable(String, reason: String)
  /// A daemon uses the database.
  case databaseInUse(String, pid: String, stop: String)

  // MARK: Lines of an import

  /// A database was given instead of an export.
  case headerDatabase
  /// The first line is not that of an export.
  case firstLine(format: Int)
  /// A newer version wrote the export; `version` is empty or begins with a blank.
  case newerFormat(version: String, format: Int, known: Int)
  /// A piece of JSON, quoted as it is in a file, is missing.
  case expected(what: String)
  /// A line has further keys.
  case expectedOnly(keys: String)
  /// The list of parts is wrong.
  case onlyList(known: String, got: String)
  /// There are lines after the end.
  case afterEnd
  /// The line is not an object with a type.
  case objectWithType
  /// The number of lines is not the one that the end says.
  case lineCount(count: Int)
  /// A type of line that does not belong there.
  case unknownType(type: String)
  /// The file is empty.
  case emptyFile
  /// The file has no end.
  case cutOff
  /// A line of some type is missing.
  case missingLine(type: String)
  /// The steps of undo do not fit together.
  case inconsistentLog
  /// A row refers to one that does not exist.
  case lineDangling(child: String, parent: String)
  /// A key or a line comes twice.
  case twice(key: String)
  /// A counter is missing or negative.
  case counter(key: String)
  /// A line with a value out of range, or with values that contradict each other.
  case invalid(type: String, reason: String)
  /// A key is missing.
  case missingKey(key: String, type: String)
  /// A list is missing.
  case missingList(key: String, type: String)
  /// A key that does not belong there.
  case unknownKey(key: String, type: String)
  /// An element of a list is no object with one of some keys.
  case objectWith(key: String, names: String, got: String)
  /// A value of the wrong type.
  case value(key: String, expected: String, got: String)
  /// A value that may also be missing.
  case orNull(expected: String)
  /// An instant.
  case milliseconds
  /// A whole number.
  case wholeNumber
  /// A Boolean value.
  case flag
  /// A number.
  case number
  /// Bytes in Base64.
  case base64
  /// The file of a photo that is not what its hash says.
  case wrongHash
  /// A text.
  case text
  /// A UUID.
  case uuid
  /// Embedded JSON.
  case stored
  /// The line is not text.
  case notUTF8
  /// The line is longer than allowed.
  case lineTooLong(megabytes: Int)
  /// The line is not JSON.
  case syntax(expected: JSONExpectation, column: Int)

  // MARK: Help

  case helpBackup
  case helpNewFile
  case helpForce
  case helpRestore
  case helpBackupFile
  case helpRestoreDryRun
  case helpExport
  case helpExportFile
  case helpExportOnly
  case helpImport
  case helpImportFile
  case helpImportUpdate
  case helpImportDryRun
  case helpBackupDiscussion
  case helpExportDiscussion
  case helpImportDiscussion
  case helpRestoreDiscussion

  // MARK: Help

  case helpExportPhotos

  // MARK: Help

  case helpExportCSV, helpImportDaylio, helpImportMap

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

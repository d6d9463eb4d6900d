/// Errors and reports of the database, its backups, exports and imports, and of map files.
public enum StorePhrase: Phrase, Hashable {
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

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

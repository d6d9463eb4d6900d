/// The output of backup, restore, export and import.
public enum ArchivePhrase: Phrase, Hashable {
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

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

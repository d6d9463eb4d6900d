/// Errors and reports of the database, its backups, exports and imports, and of map files.
public enum StorePhrase: Phrase, Hashable {
  /// SQLite did not say what is wrong.
  case noAnswer

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

package import Model

extension SQLiteStore {
  /// The settings that were chosen on the page, by key.
  package func preferences() throws(SQLiteStoreError) -> [Preference] {
    try read { try $0.preferences }
  }
}

extension Schema {
  /// Photos that all persons may look at.
  static let version16 = [
    """
    ALTER TABLE photo ADD COLUMN shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1));
    """
  ]
}

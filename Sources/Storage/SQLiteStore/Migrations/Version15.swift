extension Schema {
  /// The text of a task in the file that brought it.
  static let version15 = [
    """
    ALTER TABLE todo ADD COLUMN source TEXT CHECK (source <> '');
    """
  ]
}

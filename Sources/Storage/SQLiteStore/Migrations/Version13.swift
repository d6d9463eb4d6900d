extension Schema {
  /// The RRULE with which a calendar brought a task (K2).
  static let version13 = [
    """
    ALTER TABLE todo ADD COLUMN rrule TEXT CHECK (rrule IS NULL OR repeats = 1);
    """
  ]
}

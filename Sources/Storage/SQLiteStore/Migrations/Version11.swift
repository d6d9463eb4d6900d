extension Schema {
  /// Day tasks (R25).
  static let version11 = [dayTasks]

  /// The column that is 1 where whole local days count.
  ///
  /// Tasks from before have 0 and keep their times. A date in `due` or `moved` of a day task has
  /// the time 23:59:59.
  private static let dayTasks = """
    ALTER TABLE todo ADD COLUMN whole_days INTEGER NOT NULL DEFAULT 0
      CHECK (whole_days IN (0, 1));
    """
}

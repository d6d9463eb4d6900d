extension Schema {
  /// Day tasks (R25).
  static let version11 = [dayTasks]

  /// Whether whole local days count: 0 for tasks from before, which keep their times. A date in
  /// `due` or `moved` of such a task has the time 23:59:59.
  private static let dayTasks = """
    ALTER TABLE todo ADD COLUMN whole_days INTEGER NOT NULL DEFAULT 0
      CHECK (whole_days IN (0, 1));
    """
}

extension Schema {
  /// The index of sums with the columns themselves.
  static let version10 = [plainSums]

  /// The columns that points, streaks and statistics read, in one index, in place of their text.
  private static let plainSums = """
    DROP INDEX completion_sums;
    ALTER TABLE completion DROP COLUMN sums;
    CREATE INDEX completion_sums ON completion (
      time_ms, id, todo, kind, points, opened_ms, due_ms, zone, every, counts_from, at_place, wish,
      category, category_name, category_color);
    """
}

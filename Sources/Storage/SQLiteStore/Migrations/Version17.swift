extension Schema {
  /// Checklists, seasons, turns, times a period and what a task has taught; opening hours of
  /// places; amounts and frequencies of habits.
  static let version17 =
    checklists + seasons + turns + timesPerPeriod + openingHours + habits
    + learning

  private static let checklists: [String] = []

  private static let seasons = [
    """
    ALTER TABLE todo ADD COLUMN season TEXT CHECK (season <> '');
    ALTER TABLE completion ADD COLUMN season TEXT
      GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.season')) VIRTUAL;
    DROP INDEX completion_sums;
    CREATE INDEX completion_sums ON completion (
      person, time_ms, id, todo, kind, points, opened_ms, due_ms, ends_ms, zone, every, counts_from,
      times, season, at_place, wish, category, category_name, category_color);
    """
  ]

  private static let turns: [String] = []

  private static let timesPerPeriod: [String] = []

  private static let openingHours = [
    """
    ALTER TABLE place ADD COLUMN hours TEXT
      CHECK (trim(hours) <> '' AND length(hours) <= 255 AND instr(hours, char(0)) = 0);
    """
  ]

  private static let habits: [String] = []

  private static let learning: [String] = []
}

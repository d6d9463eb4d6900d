extension Schema {
  /// Wishes, which have no date, and the index of sums once more, with the completions of wishes.
  package static let wishes = """
    ALTER TABLE todo ADD COLUMN bucket INTEGER NOT NULL DEFAULT 0
      CHECK (bucket = 0 OR (bucket = 1 AND repeats = 0 AND due IS NULL));

    ALTER TABLE completion ADD COLUMN wish INTEGER
      GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.isWish')) VIRTUAL;
    DROP INDEX completion_sums;
    CREATE INDEX completion_sums ON completion (
      time_ms, id, todo, kind, points, opened_ms, due_ms, zone, every, counts_from, at_place,
      category, category_name, category_color, wish);
    """
}

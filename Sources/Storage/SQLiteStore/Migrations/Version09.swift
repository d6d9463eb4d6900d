extension Schema {
  /// The values of sums as one text.
  static let version09 = [sums]

  /// The values that sums need of a completion, as one text in the index that they walk.
  ///
  /// SQLite takes about as long for each column as for finding the row; a text of a row is read by
  /// `RecordText`, which says what is in it. The index is derived from the rows, and SQLite keeps
  /// it so.
  package static let sums = """
    ALTER TABLE completion ADD COLUMN sums TEXT GENERATED ALWAYS AS (
      time_ms || ' ' || todo || ' ' || points || ' '
      || ((kind = 'done') + 2 * ifnull(at_place, 0) + 4 * ifnull(wish, 0)) || ' '
      || ifnull(opened_ms - time_ms, '') || ' ' || ifnull(due_ms - time_ms, '') || ' '
      || ifnull(counts_from, '') || ' ' || ifnull(zone, '') || ' ' || ifnull(every, '')) VIRTUAL;
    DROP INDEX completion_sums;
    CREATE INDEX completion_sums ON completion (
      time_ms, id, sums, category, category_name, category_color);
    """
}

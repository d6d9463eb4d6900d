extension Schema {
  /// The days of a rule such as `1w on tue,fri`: `tue,fri`.
  ///
  /// The constraint repeats what `Cadence` checks: days go with one period and without a first due
  /// moment.
  package static let ruleDays = """
    ALTER TABLE todo ADD COLUMN every_days TEXT CHECK (
      every_days IS NULL
      OR (every_days <> '' AND repeats = 1 AND every_min IS NULL AND first IS NULL));
    """
}

extension Schema {
  /// The settings that were chosen on the page.
  package static let preferences = """
    CREATE TABLE preference (
      key TEXT PRIMARY KEY NOT NULL
        CHECK (trim(key) <> '' AND length(key) <= 100 AND instr(key, char(0)) = 0),
      value TEXT NOT NULL CHECK (length(value) <= 4096 AND instr(value, char(0)) = 0)
    ) STRICT;
    """
}

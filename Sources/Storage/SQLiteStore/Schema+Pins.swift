extension Schema {
  /// The instant at which the plan of its day holds a task; NULL where the user chose none.
  package static let pins = """
    ALTER TABLE todo ADD COLUMN pin_ms INTEGER;
    """
}

extension Schema {
  /// Recorded positions.
  static let version02 = [positions]

  /// Recorded positions; empty unless the user turned tracks on.
  package static let positions = """
    CREATE TABLE position (
      time_ms INTEGER PRIMARY KEY,
      latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
      longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
      accuracy_m REAL NOT NULL CHECK (accuracy_m > 0),
      speed_mps REAL CHECK (speed_mps >= 0)
    ) STRICT;
    """
}

extension Schema {
  /// The regions of places that were sent to devices.
  static let version08 = [deviceRegions]

  /// The places that phones were sent to watch, so that after a restart only changes are sent
  /// (P14).
  ///
  /// The record is the text of the module that sends them; one that it cannot read counts as none.
  package static let deviceRegions = """
    CREATE TABLE device_regions (
      device INTEGER PRIMARY KEY CHECK (device >= 1),
      record TEXT NOT NULL CHECK (json_valid(record))
    ) STRICT;
    """
}

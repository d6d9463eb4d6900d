extension Schema {
  /// Photos, and their files by SHA-256.
  ///
  /// The files are in a table of their own, so that lists do not read them. A photo does not refer
  /// to its file: an export may come without them.
  package static let photos = """
    ALTER TABLE counter ADD COLUMN photo INTEGER NOT NULL DEFAULT 0 CHECK (photo >= 0);

    CREATE TABLE photo (
      id INTEGER PRIMARY KEY CHECK (id >= 1),
      uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
      date TEXT NOT NULL
        CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      caption TEXT CHECK (caption <> '' AND instr(caption, char(0)) = 0),
      type TEXT NOT NULL CHECK (type IN ('image/jpeg', 'image/png', 'image/webp')),
      width INTEGER NOT NULL CHECK (width >= 1),
      height INTEGER NOT NULL CHECK (height >= 1),
      orientation INTEGER NOT NULL CHECK (orientation BETWEEN 1 AND 8),
      bytes INTEGER NOT NULL CHECK (bytes >= 1),
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*')
    ) STRICT;
    CREATE INDEX photo_by_date ON photo (date, id);
    CREATE INDEX photo_by_sha256 ON photo (sha256, bytes);

    -- The thumbnail first: what follows a large column takes long to reach.
    CREATE TABLE photo_data (
      sha256 TEXT NOT NULL UNIQUE CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
      thumbnail BLOB CHECK (length(thumbnail) > 0),
      bytes BLOB NOT NULL CHECK (length(bytes) > 0)
    ) STRICT;
    """
}

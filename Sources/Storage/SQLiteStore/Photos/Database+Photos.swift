import Crypto
package import Foundation
package import GRDB
import Localization
package import Model

extension Photo: StoredRecord {
  package static let table = StoredTable<Photo>(
    "photo", isOwned: true, subject: { PhotoPhrase.photo(Int($0.id.rawValue)).text },
    [
      (.integer("id"), { $0.id.rawValue }), (.uuid("uuid"), { $0.uuid }),
      (.text("date"), { $0.date }), (.text("caption", optional: true), { $0.caption }),
      (.text("media_type", "type"), { $0.mediaType }), (.integer("width"), { $0.width }),
      (.integer("height"), { $0.height }), (.integer("orientation"), { $0.orientation }),
      (.integer("bytes"), { $0.byteCount }), (.text("sha256"), { $0.sha256 }),
      (.flag("shared", since: 16, usually: false), { $0.isShared }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(
      id: ID(rawValue: try row["id"]), uuid: try row["uuid"], date: try row["date"],
      caption: try row["caption"], mediaType: try row["type"], width: try row["width"],
      height: try row["height"], orientation: try row["orientation"],
      byteCount: try row["bytes"], sha256: try row["sha256"], isShared: try row["shared"])
  }
}

extension Database {
  package func photo(_ id: Photo.ID) throws -> Photo? { try record(numbered: id.rawValue) }

  package func sharedPhoto(_ id: Photo.ID) throws -> Photo? {
    guard ViewerScope.person != .anonymous,
      let owner = try Int64.fetchOne(
        cachedStatement(sql: "SELECT person FROM photo WHERE id = ? AND shared = 1"),
        arguments: [id.rawValue])
    else { return nil }
    return try ViewerScope.run(Viewer(Person.ID(rawValue: owner))) { try photo(id) }
  }

  package var photos: [Photo] { get throws { try photos(from: "", to: "9999-99-99") } }

  package func photos(from first: String, to last: String) throws -> [Photo] {
    try records(
      where: "date BETWEEN ? AND ?", orderBy: "date DESC, id DESC", [first, last])
  }

  package var photoBytes: Int {
    get throws {
      try Int.fetchOne(
        cachedStatement(
          sql: """
            SELECT coalesce(sum(bytes), 0) FROM (
              SELECT DISTINCT sha256, bytes FROM photo WHERE \(Visible.own))
            """))
        ?? 0
    }
  }

  package func storePicture(_ bytes: [UInt8], thumbnail: [UInt8]?) throws -> String {
    let hash = PictureHash.text(of: bytes)
    try storePicture(hash, bytes: Data(bytes), thumbnail: thumbnail.map { Data($0) })
    return hash
  }

  /// Stores a file under its hash, unless it is there; a thumbnail that is missing is added.
  package func storePicture(_ sha256: String, bytes: Data, thumbnail: Data?) throws {
    try cachedStatement(
      sql: """
        INSERT INTO photo_data (sha256, thumbnail, bytes) VALUES (?, ?, ?)
        ON CONFLICT (sha256) DO UPDATE SET thumbnail = excluded.thumbnail
        WHERE thumbnail IS NULL AND excluded.thumbnail IS NOT NULL
        """
    ).execute(arguments: [sha256, thumbnail, bytes])
  }

  /// The hashes that undone steps name; their files may go with the steps.
  func picturesOfUndoneSteps() throws -> [String] {
    try String.fetchAll(
      self,
      sql: """
        SELECT DISTINCT coalesce(json_extract(change.value, '$.after.sha256'),
          json_extract(change.value, '$.before.sha256'))
        FROM edit_log, json_each(edit_log.edit, '$.edit.photos') AS change
        WHERE edit_log.person = viewer() AND edit_log.undone = 1
        """)
  }

  /// Deletes those of some files that neither a photo nor a step of the undo log names.
  func deletePictures(among hashes: [String]) throws {
    for hash in hashes {
      try execute(
        sql: """
          DELETE FROM photo_data WHERE sha256 = :hash
            AND NOT EXISTS (SELECT 1 FROM photo WHERE photo.sha256 = :hash)
            AND NOT EXISTS (SELECT 1 FROM edit_log WHERE instr(edit_log.edit, :hash) > 0)
          """, arguments: ["hash": hash])
    }
  }
}

extension SQLiteStore {
  /// All photos, newest day first.
  package func photos() throws(SQLiteStoreError) -> [Photo] { try read { try $0.photos } }

  /// A condition on a row of `photo_data`: a photo of the viewer has the file, or a shared one.
  private static let isOwnPicture = """
    EXISTS (SELECT 1 FROM photo WHERE photo.sha256 = photo_data.sha256
      AND (\(Visible.own) OR shared = 1 AND viewer() >= 0))
    """

  /// The file with a SHA-256; `nil` where it is not kept here, as after an import without files.
  package func picture(_ sha256: String) throws(SQLiteStoreError) -> Data? {
    try read { db in
      try Data.fetchOne(
        db.cachedStatement(
          sql: "SELECT bytes FROM photo_data WHERE sha256 = ? AND \(Self.isOwnPicture)"),
        arguments: [sha256])
    }
  }

  /// Those of some hashes whose files are kept here.
  package func stored(among hashes: Set<String>) throws(SQLiteStoreError) -> Set<String> {
    try read { db in
      let statement = try db.cachedStatement(
        sql: "SELECT EXISTS (SELECT 1 FROM photo_data WHERE sha256 = ? AND \(Self.isOwnPicture))")
      return try hashes.filter { try Bool.fetchOne(statement, arguments: [$0]) ?? false }
    }
  }

  /// The small picture of the file with a SHA-256, if the browser has made one.
  package func thumbnail(_ sha256: String) throws(SQLiteStoreError) -> Data? {
    try read { db in
      try Row.fetchOne(
        db.cachedStatement(
          sql: "SELECT thumbnail FROM photo_data WHERE sha256 = ? AND \(Self.isOwnPicture)"),
        arguments: [sha256])?[0]
    }
  }
}

/// The name of a file by its content.
package enum PictureHash {
  /// Returns the SHA-256 of a file in 64 lower-case hexadecimal digits.
  package static func text(of bytes: some DataProtocol) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = SHA256.hash(data: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}

package import Foundation
package import GRDB
import Localization
package import Model

/// Photos as rows.
extension Database {
  private static let photoColumns =
    "id, uuid, date, caption, type, width, height, orientation, bytes, sha256"

  /// A photo as it is stored, or `nil` where there is none.
  package func photo(_ id: Photo.ID) throws -> Photo? {
    try Row.fetchOne(
      cachedStatement(
        sql: "SELECT \(Self.photoColumns) FROM photo WHERE id = ? AND \(Visible.own)"),
      arguments: [id.rawValue]
    ).map(Self.photo)
  }

  /// All photos, newest day first.
  package var photos: [Photo] { get throws { try photos(from: "", to: "9999-99-99") } }

  /// The photos of the days from one date to another, newest first.
  package func photos(from first: String, to last: String) throws -> [Photo] {
    try Row.fetchAll(
      cachedStatement(
        sql: """
          SELECT \(Self.photoColumns) FROM photo WHERE \(Visible.own) AND date BETWEEN ? AND ?
          ORDER BY date DESC, id DESC
          """), arguments: [first, last]
    ).map(Self.photo)
  }

  /// The size of the files of all photos, each counted once.
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

  private static func photo(_ row: Row) throws -> Photo {
    var reader = RowReader(row, of: "photo")
    return Photo(
      id: Photo.ID(rawValue: try reader.next()), uuid: try reader.next(), date: try reader.next(),
      caption: try reader.next(), mediaType: try reader.next(), width: try reader.next(),
      height: try reader.next(), orientation: try reader.next(), byteCount: try reader.next(),
      sha256: try reader.next())
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

  /// Replaces photos, after a look whether they are what each change began with.
  func replace(_ changes: [Edit.Change<Photo>]) throws {
    for change in changes {
      guard let photo = change.before ?? change.after else { continue }
      guard try self.photo(photo.id) == change.before else {
        throw SQLiteStoreError.changedMeanwhile(
          subject: PhotoPhrase.photo(Int(photo.id.rawValue)).text)
      }
    }
    for photo in changes.compactMap(\.before) {
      try cachedStatement(sql: "DELETE FROM photo WHERE id = ?")
        .execute(arguments: [photo.id.rawValue])
    }
    for photo in changes.compactMap(\.after) {
      try cachedStatement(
        sql: """
          INSERT INTO photo (\(Self.photoColumns), person)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, viewer())
          """
      ).execute(arguments: [
        photo.id.rawValue, photo.uuid, photo.date, photo.caption, photo.mediaType, photo.width,
        photo.height, photo.orientation, photo.byteCount, photo.sha256,
      ])
      try cachedStatement(sql: "UPDATE counter SET photo = max(photo, ?)")
        .execute(arguments: [photo.id.rawValue])
    }
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

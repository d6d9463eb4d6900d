package import Foundation
import GRDB
package import Model

extension SQLiteStore {
  /// All photos, newest day first.
  package func photos() throws(SQLiteStoreError) -> [Photo] { try read { try $0.photos } }

  /// A condition on a row of `photo_data`: a photo of the viewer has the file.
  private static let isOwnPicture =
    "EXISTS (SELECT 1 FROM photo WHERE photo.sha256 = photo_data.sha256 AND \(Visible.own))"

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

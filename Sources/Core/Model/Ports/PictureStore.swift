package import Foundation

/// Reads the files of photos, each by its SHA-256.
package protocol PictureStore: Sendable {
  /// Returns a file; `nil` where it is not kept here, as after an import without files.
  func picture(_ sha256: String) throws -> Data?
  /// Returns the small picture of a file; `nil` if none was made.
  func thumbnail(_ sha256: String) throws -> Data?
  /// Returns those of some hashes whose files are kept here.
  func stored(among hashes: Set<String>) throws -> Set<String>
}

/// Photos at one moment; lists never read their bytes.
package protocol PhotoSnapshot {
  /// All photos, newest day first, and the latest added of a day first.
  var photos: [Photo] { get throws }
  /// Returns a photo; `nil` if there is none with this number.
  func photo(_ id: Photo.ID) throws -> Photo?
  /// Returns the photos of days from one date to another, both included, in the order of `photos`.
  func photos(from first: String, to last: String) throws -> [Photo]
  /// The size of all photos in bytes; the same file counts once.
  var photoBytes: Int { get throws }
}

/// Numbers and bytes for new photos, within an edit.
package protocol PhotoEditContext {
  /// Returns a number for a new photo that no photo ever had.
  func nextPhotoID() throws -> Photo.ID
  /// Stores a picture, and a smaller one of it, unless it is stored already.
  ///
  /// - Returns: The SHA-256 of the picture, in hexadecimal digits, by which a photo names it.
  func storePicture(_ bytes: [UInt8], thumbnail: [UInt8]?) throws -> String
}

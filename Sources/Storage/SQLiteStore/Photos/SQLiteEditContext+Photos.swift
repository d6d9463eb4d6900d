import Crypto
import Foundation
package import Model

extension SQLiteEditContext {
  package var photos: [Photo] { get throws { try read { try db.photos() } } }

  package var photoBytes: Int { get throws { try read { try db.photoBytes() } } }

  package func photo(_ id: Photo.ID) throws -> Photo? { try read { try db.photo(id) } }

  package func photos(from first: String, to last: String) throws -> [Photo] {
    try read { try db.photos(from: first, to: last) }
  }

  package func nextPhotoID() throws -> Photo.ID { Photo.ID(rawValue: try next("photo")) }

  package func storePicture(_ bytes: [UInt8], thumbnail: [UInt8]?) throws -> String {
    let hash = PictureHash.text(of: bytes)
    try read {
      try db.storePicture(hash, bytes: Data(bytes), thumbnail: thumbnail.map { Data($0) })
    }
    return hash
  }
}

import Application
import Foundation
import Localization
import Model
import Pictures

/// A photo as pages show it.
struct PhotoCard: Sendable {
  let id: String
  let href: String
  /// The address of the thumbnail.
  let small: String
  let width: String
  let height: String
  let day: String
  /// The name of the file for a copy.
  let file: String
  /// True if its file is in this database.
  let isHere: Bool
  let alt: String
  let caption: String?

  /// Prepares a photo.
  init(_ photo: Photo, isHere: Bool) {
    let (number, size) = (String(photo.id.rawValue), photo.shownSize)
    id = number
    href = "/photos/\(number)?v=\(Self.version(photo))"
    small = "/photos/\(number)/thumbnail?v=\(Self.version(photo))"
    (width, height) = (String(size.width), String(size.height))
    day = PhotoDay.text(photo.date)
    file = PhotoView(photo).fileName
    self.isHere = isHere
    alt = photo.caption?.oneLine ?? PhotoPhrase.description(day: day).text
    caption = photo.caption
  }

  /// The beginning of the hash, which makes an address one that never changes.
  static func version(_ photo: Photo) -> String { String(photo.sha256.prefix(16)) }

  /// The media type of a thumbnail, which was checked when it was stored.
  static func type(_ bytes: Data) -> String {
    PictureFormat(sniffing: Array(bytes.prefix(16)))?.mediaType ?? "application/octet-stream"
  }
}

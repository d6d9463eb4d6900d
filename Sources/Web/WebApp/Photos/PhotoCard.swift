import Application
import Foundation
import Localization
import Model
import Pictures

/// A photo as pages show it.
struct PhotoCard {
  let photo: Photo
  /// True if its file is in this database.
  let isHere: Bool

  /// The beginning of the hash, which makes an address one that never changes.
  static func version(_ photo: Photo) -> String { String(photo.sha256.prefix(16)) }

  /// The media type of a thumbnail, which was checked when it was stored.
  static func type(_ bytes: Data) -> String {
    PictureFormat(sniffing: Array(bytes.prefix(16)))?.mediaType ?? "application/octet-stream"
  }

  /// The values for a template.
  var content: [String: Any] {
    let number = String(photo.id.rawValue)
    let size = photo.shownSize
    let day = PhotoDay.text(photo.date)
    var content: [String: Any] = [
      "id": number, "href": "/photos/\(number)?v=\(Self.version(photo))",
      "small": "/photos/\(number)/thumbnail?v=\(Self.version(photo))",
      "width": String(size.width), "height": String(size.height), "day": day,
      "file": PhotoView(photo).fileName, "isHere": isHere,
      "alt": photo.caption?.oneLine ?? PhotoPhrase.description(day: day).text,
    ]
    content["caption"] = photo.caption
    return content
  }
}

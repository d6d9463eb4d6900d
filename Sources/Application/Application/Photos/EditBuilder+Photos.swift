import Foundation
import Localization
package import Model
import Pictures
import Progress
import Text

extension ActionContext {
  /// The date of a photo that names none: the present day.
  package var photoDay: String {
    var clock = dayIndex
    return LocalDays.text(clock.day(of: now))
  }
}

extension EditBuilder {
  /// The longest caption, in characters.
  package static let longestCaption = 500

  /// Returns the edit that adds a photo to a day; today unless a date is given.
  ///
  /// Its bytes are stored in the transaction of the edit.
  ///
  /// - Throws: `RequestFailure` for a text that is no date, a day to come, a caption that is too
  ///   long, and when all photos together would be too large.
  package func addPhoto(
    _ prepared: PreparedPhoto, caption: String?, date: String?, in context: any EditContext
  ) throws -> Outcome<Photo> {
    let caption = try Self.caption(caption)
    let day = try photoDay(date)
    let picture = prepared.picture
    let hash = try context.storePicture(picture.bytes, thumbnail: prepared.thumbnail?.bytes)
    let isKnown = try context.photos.contains { $0.sha256 == hash }
    let limit = actionContext.photos.maximumTotal
    guard try isKnown || context.photoBytes + picture.bytes.count <= limit else {
      throw RequestFailure(.refused, .file, PhotoPhrase.totalFull(limit: limit))
    }
    let photo = Photo(
      id: try context.nextPhotoID(), uuid: UUID(), date: day, caption: caption,
      mediaType: picture.format.mediaType, width: picture.width, height: picture.height,
      orientation: picture.orientation, byteCount: picture.bytes.count, sha256: hash)
    var edit = Edit(
      summary: "photo add \(photo.id.rawValue)", action: .photo(.added(photo.id, caption: caption)))
    edit.photos = [.init(before: nil, after: photo)]
    return Outcome(edit, photo)
  }

  /// Checks the fields of a new photo, before its file is looked at.
  ///
  /// - Throws: `RequestFailure` for a caption that is too long, a text that is no date, and a day
  ///   to come.
  package func checkPhoto(caption: String?, date: String?) throws {
    _ = try Self.caption(caption)
    _ = try photoDay(date)
  }

  /// Returns the edit that removes a photo; its bytes stay as long as the step can be undone.
  package func removePhoto(_ photo: Photo) -> Outcome<Photo> {
    var edit = Edit(
      summary: "photo remove \(photo.id.rawValue)",
      action: .photo(.removed(photo.id, caption: photo.caption)))
    edit.photos = [.init(before: photo, after: nil)]
    return Outcome(edit, photo)
  }

  private func photoDay(_ date: String?) throws -> String {
    guard let date = date?.trimmed, !date.isEmpty else { return actionContext.photoDay }
    var clock = actionContext.dayIndex
    let today = clock.day(of: actionContext.now)
    let day = try actionContext.day(date, field: .date)
    guard day <= today else {
      throw RequestFailure(.refused, .date, PhotoPhrase.dayToCome(date.quoted))
    }
    return LocalDays.text(day)
  }

  private static func caption(_ text: String?) throws -> String? {
    guard let text = text?.trimmed, !text.isEmpty else { return nil }
    guard text.count <= longestCaption else {
      throw RequestFailure(.usage, .caption, PhotoPhrase.captionTooLong(most: longestCaption))
    }
    return try NullCharacter.refused(in: text, .caption)
  }
}

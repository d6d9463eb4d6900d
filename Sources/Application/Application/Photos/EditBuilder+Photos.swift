import Foundation
package import Localization
package import Model
package import Pictures
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
  /// - Throws: `Refusal` for a text that is no date, a day to come, a caption that is too
  ///   long, and when all photos together would be too large.
  package func addPhoto(
    _ prepared: PreparedPhoto, caption: String?, date: String?, in context: any EditContext
  ) throws -> Outcome<Photo> {
    let caption = try Self.caption(caption)
    let day = try photoDay(date)
    let hash = try storePicture(of: prepared, in: context)
    let photo = Photo(
      id: try context.nextPhotoID(), uuid: UUID(), date: day, caption: caption,
      picture: prepared.picture, sha256: hash, isShared: false)
    var edit = Edit(
      summary: "photo add \(photo.id.rawValue)", action: .photo(.added(photo.id, caption: caption)))
    edit.photos = [.init(before: nil, after: photo)]
    return Outcome(edit, photo)
  }

  /// Checks the fields of a new photo, before its file is looked at.
  ///
  /// - Throws: `Refusal` for a caption that is too long, a text that is no date, and a day
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

  /// Returns the edit that lets all persons look at a photo, or its owner only; without changes
  /// where it is so already.
  package func sharePhoto(_ photo: Photo, _ isShared: Bool) -> Outcome<Photo> {
    var new = photo
    new.isShared = isShared
    var edit = Edit(
      summary: "photo \(isShared ? "share" : "unshare") \(photo.id.rawValue)",
      action: .photo(
        isShared
          ? .shared(photo.id, caption: photo.caption)
          : .unshared(photo.id, caption: photo.caption)))
    if new != photo { edit.photos = [.init(before: photo, after: new)] }
    return Outcome(edit, new)
  }

  /// Returns the edit that puts another picture in the place of that of a photo, such as the same
  /// one turned or cut.
  ///
  /// - Throws: `Refusal` when all photos together would be too large.
  package func changePhoto(
    _ photo: Photo, to prepared: PreparedPhoto, in context: any EditContext
  ) throws -> Outcome<Photo> {
    let new = Photo(
      id: photo.id, uuid: photo.uuid, date: photo.date, caption: photo.caption,
      picture: prepared.picture, sha256: try storePicture(of: prepared, in: context),
      isShared: photo.isShared)
    var edit = Edit(
      summary: "photo change \(photo.id.rawValue)",
      action: .photo(.changed(photo.id, caption: photo.caption)))
    if new != photo { edit.photos = [.init(before: photo, after: new)] }
    return Outcome(edit, new)
  }

  /// Stores the file of a photo; returns its SHA-256.
  private func storePicture(
    of prepared: PreparedPhoto, in context: any EditContext
  ) throws -> String {
    let bytes = prepared.picture.bytes
    let hash = try context.storePicture(bytes, thumbnail: prepared.thumbnail?.bytes)
    let isKnown = try context.photos.contains { $0.sha256 == hash }
    let limit = actionContext.photos.maximumTotal
    guard try isKnown || context.photoBytes + bytes.count <= limit else {
      throw Refusal(.refused, .file, PhotoPhrase.totalFull(limit: limit))
    }
    return hash
  }

  private func photoDay(_ date: String?) throws -> String {
    guard let date = date?.trimmed, !date.isEmpty else { return actionContext.photoDay }
    var clock = actionContext.dayIndex
    let today = clock.day(of: actionContext.now)
    let day = try actionContext.day(date, field: .date)
    guard day <= today else {
      throw Refusal(.refused, .date, PhotoPhrase.dayToCome(date.quoted))
    }
    return LocalDays.text(day)
  }

  private static func caption(_ text: String?) throws -> String? {
    guard let text = text?.trimmed, !text.isEmpty else { return nil }
    guard text.count <= longestCaption else {
      throw Refusal(.usage, .caption, PhotoPhrase.captionTooLong(most: longestCaption))
    }
    return try NullCharacter.refused(in: text, .caption)
  }
}

extension Photo {
  /// A photo of a picture.
  fileprivate init(
    id: ID, uuid: UUID, date: String, caption: String?, picture: Picture, sha256: String,
    isShared: Bool
  ) {
    self.init(
      id: id, uuid: uuid, date: date, caption: caption, mediaType: picture.format.mediaType,
      width: picture.width, height: picture.height, orientation: picture.orientation,
      byteCount: picture.bytes.count, sha256: sha256, isShared: isShared)
  }
}

/// A photo that is ready to be stored: without metadata, and within the limits.
///
/// It is prepared before the transaction, so that the database is not locked meanwhile.
package struct PreparedPhoto: Sendable, Hashable {
  /// The limits of a thumbnail, which the page makes.
  static let thumbnailLimits = PictureLimits(bytes: 65_536, pixels: 320 * 320, side: 320)

  package let picture: Picture
  /// A smaller one of it, if there is one.
  package let thumbnail: Picture?

  /// Removes what is not kept.
  ///
  /// A thumbnail that is not as it should be is left out: the picture is shown without one.
  ///
  /// - Throws: `Refusal` for a file that is not kept.
  package init(
    _ bytes: [UInt8], thumbnail: [UInt8]? = nil, settings: PhotoSettings
  ) throws(Refusal) {
    do {
      picture = try Picture(
        stripping: bytes, limits: PictureLimits(bytes: settings.maximumBytes))
    } catch {
      throw Refusal(error.isSize ? .tooLarge : .badData, .file, error.phrase)
    }
    self.thumbnail = thumbnail.flatMap {
      try? Picture(stripping: $0, limits: Self.thumbnailLimits)
    }
  }
}

extension PictureProblem {
  /// The problem in words.
  package var phrase: PhotoPhrase {
    switch self {
    case .empty: .empty
    case .notKept(nil): .noPicture
    case .notKept(.heic?), .notKept(.avif?): .heic(kind)
    case .notKept: .otherKind(kind)
    case .truncated: .truncated(kind)
    case .damaged: .damaged(kind)
    case .unusual: .unusual(kind)
    case .animated: .animated(kind)
    case .tooManyBytes(let count, let limit): .tooManyBytes(count, limit: limit)
    case .sideTooLong(let width, let height, let limit):
      .sideTooLong(width: width, height: height, limit: limit)
    case .tooManyPixels(let width, let height, let limit):
      .tooManyPixels(width: width, height: height, limit: limit)
    }
  }

  /// The name of the format that the problem is about.
  private var kind: String {
    switch self {
    case .notKept(let format): format?.name ?? ""
    case .truncated(let format), .damaged(let format), .unusual(let format),
      .animated(let format):
      format.name
    case .empty, .tooManyBytes, .sideTooLong, .tooManyPixels: ""
    }
  }
}

/// The limits of photos.
package struct PhotoSettings: Sendable, Hashable {
  /// The most bytes of one file.
  package var maximumBytes = 12_000_000
  /// The most bytes of all photos together.
  package var maximumTotal = 1_000_000_000

  /// Creates the usual limits.
  package init() {}
}

extension PhotoStep {
  /// The step in the middle of a sentence.
  var phrase: PhotoPhrase {
    switch self {
    case .added(let id, let caption): .stepAdded(Int(id.rawValue), caption: caption?.quoted)
    case .removed(let id, let caption): .stepRemoved(Int(id.rawValue), caption: caption?.quoted)
    case .profile: .stepProfile
    case .shared(let id, let caption): .stepShared(Int(id.rawValue), caption: caption?.quoted)
    case .unshared(let id, let caption): .stepUnshared(Int(id.rawValue), caption: caption?.quoted)
    case .changed(let id, let caption): .stepChanged(Int(id.rawValue), caption: caption?.quoted)
    }
  }
}

import Application
import Foundation
import HTTPServer
import Localization
import Model
import Pictures
import Recurrence

/// The gallery of photos, newest first, with the form for a new one.
struct PhotosPage: TemplateView {
  static let template = "photos"

  /// The field that was wrong.
  struct Invalid: Sendable {
    let file: Bool
    let caption: Bool
  }

  let error: String?
  let invalid: Invalid
  let caption: String
  let longestCaption: String
  private(set) var date: DateField
  let isEmpty: Bool
  /// True if the form is open: there is no picture yet, or the address or an error asks for it.
  let isAdding: Bool
  let photos: [PhotoCard]
  let back: String
  let newer: String?
  let older: String?

  /// Prepares the page.
  init(_ gallery: PhotoGallery, form: PhotoForm, actionContext: ActionContext) {
    let page = gallery.page
    error = form.field == "date" ? nil : form.error
    invalid = Invalid(
      file: form.field == "file", caption: form.field == "caption")
    caption = form.caption ?? ""
    longestCaption = String(EditBuilder.longestCaption)
    date = DateField(
      "date", label: PhotoPagePhrase.photosDate, of: .past, value: form.date, in: actionContext,
      id: "photo-date", isTyped: form.error != nil)
    date.error = form.field == "date" ? form.error : nil
    photos = gallery.photos.map { PhotoCard($0, isHere: gallery.here.contains($0.sha256)) }
    isEmpty = photos.isEmpty && page == 1
    isAdding = isEmpty || form.error != nil || form.date != nil
    back = page > 1 ? "/photos?page=\(page)" : "/photos"
    newer = page > 1 ? (page > 2 ? "/photos?page=\(page - 1)" : "/photos") : nil
    older = gallery.isLast ? nil : "/photos?page=\(page + 1)"
  }
}

/// The photos on a page of the gallery.
struct PhotoGallery {
  /// How many photos a page has.
  static let pageLength = 48

  /// The number of the page, from 1.
  let page: Int
  let photos: [Photo]
  let isLast: Bool
  /// The hashes of the files that are in this database.
  let here: Set<String>

  /// Chooses the photos of the page that an address names; `kept` returns the files among them that
  /// are here.
  init(
    _ fields: FormFields, of all: [Photo], kept: (_ hashes: Set<String>) throws -> Set<String>
  ) rethrows {
    page = max(1, min(fields["page"].flatMap { Int($0) } ?? 1, 100_000))
    let start = min(all.count, (page - 1) * Self.pageLength)
    photos = Array(all[start..<min(all.count, start + Self.pageLength)])
    isLast = start + Self.pageLength >= all.count
    here = try kept(Set(photos.map(\.sha256)))
  }
}

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
  /// True if all persons may look at it.
  let isShared: Bool

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
    isShared = photo.isShared
  }

  /// The beginning of the hash, which makes an address one that never changes.
  static func version(_ photo: Photo) -> String { String(photo.sha256.prefix(16)) }

  /// The media type of a thumbnail, which was checked when it was stored.
  static func type(_ bytes: Data) -> String {
    PictureFormat(sniffing: Array(bytes.prefix(16)))?.mediaType ?? "application/octet-stream"
  }
}

/// The date of a photo in words.
enum PhotoDay {
  /// Returns `Thu 5 Mar 2026` for `2026-03-05`, in the language in force.
  static func text(_ date: String) -> String {
    guard let day = try? LocalDateTime(parsing: "\(date)T12:00").date(in: .gmt) else { return date }
    return Localizer.current.dayHeading(LocalTime(day, in: .gmt))
  }
}

/// The form for a new photo: what was typed, and what was wrong with it.
struct PhotoForm: Sendable {
  /// The caption as typed.
  var caption: String?
  /// The day as typed.
  var date: String?
  /// The error, and the field that it is about.
  private(set) var error: String?
  private(set) var field: String?

  /// An empty form.
  init() {}

  init(_ fields: FormFields) {
    caption = fields.text("caption")
    date = fields.text("date")
  }

  /// Returns the form with an error.
  func showing(_ failure: Refusal) -> PhotoForm {
    var form = self
    form.error = failure.pageText
    form.field = failure.field?.rawValue
    return form
  }
}

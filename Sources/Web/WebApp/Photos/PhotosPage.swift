import Application
import Foundation
import HTTPServer
import Localization
import Model

/// The gallery of photos, newest first, with the form for a new one.
struct PhotosPage: TemplateView {
  static let template = "photos"

  /// The field that was wrong.
  struct Invalid: Sendable {
    let file: Bool
    let caption: Bool
    let date: Bool
  }

  let error: String?
  let invalid: Invalid
  let caption: String
  let longestCaption: String
  let date: String
  let today: String
  let isEmpty: Bool
  /// True if the form is open: there is no picture yet, or the address or an error asks for it.
  let isAdding: Bool
  let photos: [PhotoCard]
  let back: String
  let newer: String?
  let older: String?

  /// Prepares the page.
  init(_ gallery: PhotoGallery, form: PhotoForm, today: String) {
    let page = gallery.page
    error = form.error
    invalid = Invalid(
      file: form.field == "file", caption: form.field == "caption", date: form.field == "date")
    caption = form.caption ?? ""
    longestCaption = String(EditBuilder.longestCaption)
    date = form.date ?? ""
    self.today = today
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

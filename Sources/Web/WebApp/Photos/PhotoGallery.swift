import Application
import Foundation
import Localization
import Model

/// The photos of the gallery, newest first, so many on a page.
struct PhotoGallery {
  /// How many photos a page has.
  static let pageLength = 48

  private let cards: [PhotoCard]
  private let page: Int
  private let isLast: Bool
  private let today: String

  /// Reads the photos of the page that the query names.
  init(_ fields: FormFields, site: Site) throws {
    let page = max(1, min(fields["page"].flatMap { Int($0) } ?? 1, 100_000))
    self.page = page
    let (photos, today) = try site.ports.store.withSnapshot {
      (try $0.photos, site.ports.actionContext.photoDay)
    }
    self.today = today
    let start = min(photos.count, (page - 1) * Self.pageLength)
    let shown = photos[start..<min(photos.count, start + Self.pageLength)]
    let here = try site.ports.pictures.kept(among: Set(shown.map(\.sha256)))
    cards = shown.map { PhotoCard(photo: $0, isHere: here.contains($0.sha256)) }
    isLast = start + Self.pageLength >= photos.count
  }

  /// The values for the template.
  var content: [String: Any] {
    var content: [String: Any] = [
      "photos": cards.map(\.content), "isEmpty": cards.isEmpty && page == 1, "today": today,
      "longestCaption": String(EditBuilder.longestCaption),
      "back": page > 1 ? "/photos?page=\(page)" : "/photos",
    ]
    if page > 1 { content["newer"] = page > 2 ? "/photos?page=\(page - 1)" : "/photos" }
    if !isLast { content["older"] = "/photos?page=\(page + 1)" }
    return content
  }
}

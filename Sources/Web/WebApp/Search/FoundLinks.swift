import Application
import Localization
import Model
import Regions
import Text

/// A task, a place or a page that a search finds.
struct Find: Sendable {
  let href: String
  let icon: String
  let name: String
  /// The name with the words marked, as elements.
  let marked: String
  /// When the task is, or the tags of the place.
  let about: String?
}

/// The places and pages that have all words of a search; the pages alone if there are no words.
struct FoundLinks: Sendable {
  let places: [Find]
  let pages: [Find]

  /// The most finds of a kind.
  static let most = 20

  /// Searches the places and the pages of the parts that are on.
  init(_ words: MarkedWords, places: [Place], parts: PartSet) {
    let found =
      words.isEmpty
      ? []
      : places.filter { place in
        words.areAll(in: ([place.name] + place.tags.map { "#" + $0 }).joined(separator: " "))
      }
    self.places = found.sortedByName(\.name).prefix(Self.most).map { place in
      let name = place.name.oneLine
      return Find(
        href: "/places/\(place.id.rawValue)", icon: Page.places.icon, name: name,
        marked: words.marking(name),
        about: place.tags.isEmpty
          ? nil : place.tags.map { "#" + $0.oneLine }.joined(separator: " "))
    }
    pages = Navigation.pages(parts).filter { words.areAll(in: $0.word) }.prefix(Self.most).map {
      Find(
        href: $0.href, icon: $0.icon, name: $0.word, marked: words.marking($0.word), about: nil)
    }
  }
}

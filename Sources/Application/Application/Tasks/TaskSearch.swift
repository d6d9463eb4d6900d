package import Model
import Text

/// Finds tasks by words in their name, notes, places, tags and category, as texts are compared
/// (Q10).
package struct TaskSearch: Sendable {
  private let words: [TextSearch]
  private let places: [Place.ID: Place]
  private let categories: [Category.ID: Category]

  /// Creates a search for all words of a text.
  package init(_ text: String, places: [Place], categories: [Category]) {
    words = TextSearch.words(of: text)
    self.places = Dictionary(places.map { ($0.id, $0) }) { first, _ in first }
    self.categories = Dictionary(categories.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns true if a task has every word.
  package func finds(_ todo: Todo) -> Bool {
    guard !words.isEmpty else { return true }
    let spots = todo.places.map { reference in
      switch reference {
      case .place(let id): places[id].map { ([$0.name] + $0.tags).joined(separator: " ") } ?? ""
      case .tag(let tag): "#" + tag
      }
    }
    let category = todo.category.flatMap { categories[$0]?.name } ?? ""
    let text = ([todo.name, todo.notes ?? "", category] + spots).joined(separator: "\n")
    return words.allSatisfy { $0.finds(in: text) }
  }
}

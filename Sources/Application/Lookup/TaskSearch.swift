import Journal
public import Reminders

/// Finds tasks by words in their name, notes, places, tags and category; case does not count, in
/// any language.
public struct TaskSearch: Sendable {
  private let words: [[UInt32]]
  private let places: [Place.ID: Place]
  private let categories: [Category.ID: Category]

  /// Creates a search for all words of a text.
  public init(_ text: String, places: [Place], categories: [Category]) {
    words = text.split(whereSeparator: \.isWhitespace).map { LetterFolding.folded(String($0)) }
    self.places = Dictionary(places.map { ($0.id, $0) }) { first, _ in first }
    self.categories = Dictionary(categories.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns true if a task has every word.
  public func finds(_ todo: Todo) -> Bool {
    guard !words.isEmpty else { return true }
    let spots = todo.places.map { reference in
      switch reference {
      case .place(let id): places[id].map { ([$0.name] + $0.tags).joined(separator: " ") } ?? ""
      case .tag(let tag): "#" + tag
      }
    }
    let category = todo.category.flatMap { categories[$0]?.name } ?? ""
    let text = LetterFolding.folded(
      ([todo.name, todo.notes ?? "", category] + spots).joined(separator: "\n"))
    return words.allSatisfy { text.contains($0) }
  }
}

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: HomePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .today: "Today"
    case .all: "All tasks"
    case .comfortable: "Comfortable"
    case .compact: "Compact"
    case .anyCategory: "Any category"
    case .anyPriority: "Any priority"
    case .byGroup: "What can be done now first"
    case .byPriority: "Priority"
    case .byDue: "Due date"
    case .byName: "Name"
    case .byCreation: "Creation date"
    case .byCategory: "Category"
    case .byDifficulty: "Difficulty"
    }
  }
}

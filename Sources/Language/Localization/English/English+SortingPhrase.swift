extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: SortingPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .high: "high"
    case .normal: "normal"
    case .low: "low"
    case .veryEasy: "very easy"
    case .easy: "easy"
    case .medium: "medium"
    case .hard: "hard"
    case .veryHard: "very hard"
    case .every: "Every"
    case .from: "Counted from"
    case .due: "Due"
    case .start: "Starts"
    case .at: "At"
    case .place: "Place"
    case .category: "Category"
    case .priority: "Priority"
    case .duration: "Takes"
    case .bucket: "Bucket list"
    }
  }
}

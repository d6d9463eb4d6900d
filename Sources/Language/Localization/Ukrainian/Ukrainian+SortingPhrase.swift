extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: SortingPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .high: "висока"
    case .normal: "звичайна"
    case .low: "низька"
    case .veryEasy: "дуже легко"
    case .easy: "легко"
    case .medium: "середньо"
    case .hard: "важко"
    case .veryHard: "дуже важко"
    case .every: "Кожні"
    case .from: "Відлік від"
    case .due: "Термін"
    case .start: "Початок"
    case .at: "О"
    case .place: "Місце"
    case .category: "Категорія"
    case .priority: "Важливість"
    case .duration: "Триває"
    case .bucket: "Список бажань"
    }
  }
}

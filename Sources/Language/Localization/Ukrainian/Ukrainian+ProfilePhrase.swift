extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ProfilePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .title: "Профіль"
    case .name: "ім’я"
    case .about: "про себе"
    case .photo: "світлина"
    case .saved: "Профіль змінено."
    case .empty:
      "Ще нічого не заповнено. Наприклад: passby profile --name Олена --about \"Коти й потяги\""
    case .nameTooLong(let most):
      "ім’я може мати щонайбільше \(most) \(Self.plural(most, one: "знак", few: "знаки", many: "знаків"))"
    case .aboutTooLong(let most):
      "розповідь про себе може мати щонайбільше \(most) \(Self.plural(most, one: "знак", few: "знаки", many: "знаків"))"
    }
  }
}

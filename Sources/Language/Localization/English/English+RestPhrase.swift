extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: RestPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .restDays: "Rest days"
    case .restHint:
      "On these days nothing counts as late, and no streak breaks. Reminders go on; to silence them as well, pause them."
    case .restFrom: "From"
    case .restTo: "To"
    case .restToHint: "Leave the second empty for a single day."
    case .restAdd: "Add"
    case .restNone: "No rest days."
    case .restAll: "Your rest days"
    case .restRemove: "Remove"
    case .restOfPauseMark: "of a pause"
    case .restDaysMissing: "Choose the first day."
    }
  }
}

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ProfilePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .title: "Profile"
    case .name: "name"
    case .about: "about"
    case .photo: "photo"
    case .saved: "Changed the profile."
    case .empty:
      "Nothing is filled in. For example: passby profile --name Olena --about \"Cats and trains\""
    case .nameTooLong(let most): "a name has at most \(most) characters"
    case .aboutTooLong(let most): "the text about you has at most \(most) characters"
    }
  }
}

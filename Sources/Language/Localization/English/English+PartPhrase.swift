extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: PartPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .isOff(let part, let setting):
      "the part \"\(part.rawValue)\" is off: add it to the setting \(setting) to use it. What it has stored is kept."
    }
  }
}

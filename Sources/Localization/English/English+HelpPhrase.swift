extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: HelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .json: "Print JSON with stable keys."
    }
  }
}

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: PhoneFixPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .future: "future: the phone's clock is ahead of the computer's"
    case .old: "old: the position is from too long ago (phones.oldest)"
    case .mock: "mock: the phone says that the position is made up"
    case .undecryptable: "undecryptable: the secret of this device does not open the message"
    }
  }
}

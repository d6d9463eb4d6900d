extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: PhoneFixPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .future: "майбутнє: годинник телефона випереджає комп’ютер"
    case .old: "давнє: позиція надто стара (phones.oldest)"
    case .mock: "вигадане: телефон повідомив, що позиція несправжня"
    case .undecryptable: "не розшифровано: повідомлення не розшифрувати гаслом цього пристрою"
    }
  }
}

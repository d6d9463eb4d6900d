extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: PartPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .isOff(let part, let setting):
      "Частину «\(part.rawValue)» вимкнено. Щоб користуватися нею, додайте її до налаштування \(setting). Збережене нею залишається."
    }
  }
}

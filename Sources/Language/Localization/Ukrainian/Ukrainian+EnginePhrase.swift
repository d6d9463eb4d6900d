extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: EnginePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .clocksDisagree(let receiver, let computer):
      "годинник приймача показує \(receiver), а комп’ютера — \(computer); позиції не враховуються, доки годинники не збігатимуться"
    case .putRight:
      "дати приймача відстають на 1024 або 2048 тижнів (лічильник тижнів почався заново); їх виправлено"
    case .notifierRemoved: "сповіщувач більше не налаштовано"
    }
  }
}

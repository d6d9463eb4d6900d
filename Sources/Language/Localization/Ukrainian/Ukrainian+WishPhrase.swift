extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: WishPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .withDate:
      "бажання не має дати: приберіть --bucket або додайте --every none --due none"
    case .withDateOnPage:
      "Бажання не має дати: хай воно не повторюється, а дату лишіть порожньою, або залиште його завданням"
    case .newDate: "бажання не має дати: --no-bucket зробить його завданням"
    case .newDateOnPage: "Бажання не має дати: спершу зробіть його завданням"
    case .timed(let name): "\(name) — бажання, воно не має часу; спершу зробіть його завданням"
    case .help: "Показати список бажань: справ без дати."
    case .helpDiscussion:
      """
      Бажання не стоїть ні в сьогоднішньому дні, ні в плані. Якщо в нього є місце, воно нагадає про \
      себе, коли ви будете поруч. Додати: passby add "Побачити море" --bucket.
      """
    case .helpAll: "Разом із бажаннями, що здійснилися."
    case .helpOption: "Це бажання без дати, у списку бажань."
    case .none: "Список бажань порожній. Додайте бажання: passby add \"Побачити море\" --bucket"
    case .row: "Список"
    case .rowText: "бажання, без дати"
    case .trueNotShown(let number):
      "Не показано \(number) \(Self.plural(number, one: "здійснене бажання", few: "здійснені бажання", many: "здійснених бажань")): passby bucket --all"
    case .wishes(let number):
      "\(number) \(Self.plural(number, one: "бажання", few: "бажання", many: "бажань"))"
    case .cameTrue(let number): "Здійснилося: \(number)"
    case .done(let name): "Здійснилося: \(name)"
    case .delete(let name): "Видалити: \(name)"
    }
  }
}

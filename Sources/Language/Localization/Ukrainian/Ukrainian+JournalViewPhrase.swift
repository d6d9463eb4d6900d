extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: JournalViewPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .average(let number): "середній настрій \(number)"
    case .photos(let number):
      "\(number) \(Self.plural(number, one: "світлина", few: "світлини", many: "світлин"))"
    case .done(let number): "виконано: \(number)"
    case .markDay(let day): "Позначити \(day)"
    case .found(let number):
      "\(number) \(Self.plural(number, one: "нотатка", few: "нотатки", many: "нотаток"))"
    case .firstShown(let number): "Показано найновіші нотатки: \(number)."
    case .deleteNote(let clock): "Видалити нотатку, \(clock)"
    case .box(let number, let day, let state): "Клітинка \(number), \(day): \(state)"
    case .changeHabit(let name): "Змінити: \(name)"
    case .deleteHabit(let name): "Видалити: \(name)"
    case .markHabit(let name): "\(name) цього дня"
    case .boxesShown(let shown, let all): "\(shown) з \(all) клітинок"
    }
  }
}

extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: JournalPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .gratitudeOf(let date): "добрі речі дня \(date)"
    case .noteOf(let date): "нотатку дня \(date)"
    case .gratitudes(let number):
      "\(number) \(Self.plural(number, one: "день", few: "дні", many: "днів")) з добрими речами"
    case .notes(let number):
      "\(number) \(Self.plural(number, one: "нотатка", few: "нотатки", many: "нотаток"))"
    case .photos(let number): "\(number) фото"
    case .gratitudeSaved(let date): "Збережено три добрі речі дня \(date)."
    case .gratitudeRemoved(let date): "Видалено добрі речі дня \(date)."
    case .noteSaved(let date): "Збережено нотатку за \(date)."
    case .noteChanged(let date): "Змінено нотатку за \(date)."
    case .noteRemoved(let date): "Видалено нотатку за \(date)."
    case .title(let section): title(section)
    case .emptyDay: "Про цей день нічого не записано."
    case .noNotes: "Нотаток немає."
    case .keptInJournal:
      "Написане зберігається в сьогоднішньому щоденнику. Порожні поля не зберігаються."
    case .goodDay: "добрий день"
    case .badDay: "поганий день"
    case .stepGratitude(let date): "Записано три добрі речі дня \(date)"
    case .stepGratitudeRemoved(let date): "Видалено добрі речі дня \(date)"
    case .stepNoteAdded(let date): "Записано нотатку за \(date)"
    case .stepNoteChanged(let date): "Змінено нотатку за \(date)"
    case .stepNoteRemoved(let date): "Видалено нотатку за \(date)"
    case .threeExpected(let number): "очікується рівно три добрі речі, а є \(number)"
    case .removeAlone: "очікується три добрі речі або лише --remove"
    case .fillInThree: "Будь ласка, заповніть усі три поля"
    case .goodThingTooLong(let number, let most):
      "забагато символів в одній із добрих речей: \(number), а може бути щонайбільше \(most)"
    case .blankNote: "нотатка потребує тексту"
    case .noteTooLong(let number, let most):
      "забагато символів у нотатці: \(number), а може бути щонайбільше \(most)"
    case .dayToCome(let value): "\(value) у майбутньому: пишіть про сьогодні або раніший день"
    case .noSuchNote(let value): "немає нотатки \(value)"
    case .noGratitude(let date): "немає добрих речей дня \(date)"
    }
  }

  private func title(_ section: String) -> String {
    switch section {
    case "gratitude": "Три добрі речі"
    case "notes": "Нотатки"
    case "habits": "Звички"
    case "photos": "Фото"
    default: "Виконано"
    }
  }
}

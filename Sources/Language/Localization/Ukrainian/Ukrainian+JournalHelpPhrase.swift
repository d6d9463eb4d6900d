extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: JournalHelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .groupJournal: "Щоденник"
    case .habit: "Позначати те, що ви хочете робити щодня протягом певного часу."
    case .habitDiscussion:
      "Звичка триває від 1 до 366 днів, і кожен день має клітинку. День відпочинку не перериває серії. З --at звичка нагадує о цій годині в дні, які ще не позначено."
    case .habitAdd: "Додати звичку."
    case .habitEdit: "Змінити звичку."
    case .habitCheck: "Позначити клітинку сьогоднішнього або ранішого дня."
    case .habitUncheck: "Зняти позначку сьогоднішнього або ранішого дня."
    case .habitRest: "Зробити сьогодні або раніший день днем відпочинку від цієї звички."
    case .habitShow: "Показати звичку з її клітинками."
    case .habitList: "Показати звички."
    case .habitRemove: "Видалити звичку; її бали залишаються."
    case .habitNewName: "Назва звички."
    case .habitName: "Звичка за назвою або номером."
    case .habitDays: "Скільки днів вона триває: від 1 до 366."
    case .habitStart: "Перший день; якщо не вказано — сьогодні."
    case .habitAt: "Нагадувати о цій годині в непозначені дні: ГГ:ХХ або none."
    case .boxDate: "День клітинки; якщо не вказано — сьогодні."
    case .boxDateOption: "День клітинки як параметр."
    case .journal: "Показати день, записати добрі речі й нотатки."
    case .journalDiscussion:
      "Без команди показує день: позначку й настрої, добрі речі, нотатки, звички, фото та виконане."
    case .journalShow: "Показати день."
    case .journalGratitude: "Записати три добрі речі дня; новий запис замінює попередній."
    case .journalAdd: "Записати нотатку."
    case .journalEdit: "Змінити текст нотатки."
    case .journalRemove: "Видалити нотатку."
    case .journalList: "Показати нотатки, спершу найновіші."
    case .journalDate: "День, наприклад 2026-03-05 або вчора; якщо не вказано — сьогодні."
    case .goodThings: "Три тексти, кожен щонайбільше 500 символів."
    case .gratitudeRemove: "Видалити добрі речі дня."
    case .writtenFor: "День, про який ідеться; якщо не вказано — сьогодні."
    case .noteText: "Текст, щонайбільше 10000 символів."
    case .noteNumber: "Номер нотатки."
    case .noteSearch: "Лише нотатки з цим текстом, великими чи малими літерами."
    case .notesFrom: "Перший день."
    case .notesTo: "Останній день."
    case .practiceTexts:
      "Що ви написали: три добрі речі для gratitude, нотатку для writing і grounding."
    }
  }
}

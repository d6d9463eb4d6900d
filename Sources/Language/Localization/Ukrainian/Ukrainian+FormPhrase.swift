extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: FormPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .timing: "Точно в цей час чи коли зручно"
    case .timingHint:
      "Про завдання з точним часом Passby нагадує за 15 хвилин і на початку."
    case .timingUsual: "Точний час, якщо повторюється о певній годині"
    case .timingFixed: "Точно в цей час"
    case .timingFlexible: "Коли зручно, до терміну"
    case .difficulty: "Складність"
    case .bucket: "Список бажань"
    case .bucketNo: "Завдання"
    case .bucketYes: "Бажання, без дати"
    case .bucketHint:
      "Бажання не стоїть ні в дні, ні в плані. Якщо в нього є місце, воно нагадає про себе, коли ви будете поруч."
    case .anyTime: "Будь-коли протягом періоду"
    case .anyTimeHint:
      "Відкривається, щойно починається період, хоч би яку тривалість указано вище."
    case .addAnother: "Додати ще одне"
    case .sameNameHeading: "Така назва вже є"
    case .formChangedMeanwhile: "Тим часом це змінили в іншому місці"
    case .showExisting: "Показати його"
    case .note: "Примітка"
    case .noteHint: "Необов’язкова примітка для історії."
    case .takeBack: "Скасувати виконання"
    case .timeInWords: "Або словами"
    case .timeInWordsHint: "Наприклад: завтра о 18:00, пт або через 3 дні."
    case .historyDayHint: "Дата або слова, наприклад вчора чи 15 січня."
    case .categories: "Категорії"
    case .categoriesHint: "За ними впорядковано завдання. Кожна має колір і значок."
    case .allCategories: "Усі категорії"
    case .withoutCategory: "Без категорії"
    case .newCategory: "Нова категорія"
    case .addCategory: "Додати категорію"
    case .categoryName: "Назва"
    case .color: "Колір"
    case .icon: "Значок"
    case .iconHint: "Виберіть значок або впишіть один символ, наприклад емодзі."
    case .ownIcon: "Власний символ"
    case .deleteCategory: "Видалити категорію"
    case .example: "Так це виглядає"
    case .noCategories: "Категорій немає."
    }
  }
}

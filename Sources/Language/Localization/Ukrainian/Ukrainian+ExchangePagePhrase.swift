extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ExchangePagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .exchangeTitle:
      "Імпорт і експорт"
    case .exchangeImportTitle:
      "Додати з файлу"
    case .exchangeImportHint:
      "З Todoist, Google Tasks, Tasks.org, Taskwarrior, todo.txt, org, календарів (.ics), Loop Habit Tracker, а місця – з GPX, KML, GeoJSON або OwnTracks. Спершу видно, що прийде; до вашої згоди нічого не змінюється."
    case .exchangeChooseFile:
      "Файл"
    case .exchangeFormatLabel:
      "Формат"
    case .exchangeFormatByContent:
      "Визначити за вмістом"
    case .exchangeLook:
      "Подивитися, що прийде"
    case .exchangeBringIn:
      "Імпортувати"
    case .exchangeUpdateLabel:
      "Перезаписати те, що вже є"
    case .exchangeSkipLabel:
      "Пропустити те, що не читається"
    case .exchangeApproximateLabel:
      "Якщо для повторення немає точного правила, узяти найближче"
    case .exchangePreviewTitle:
      "Що прийде"
    case .exchangePreviewNothing:
      "Нічого нового: усе з файлу вже тут."
    case .exchangePreviewProblems:
      "Що не прийде і чому"
    case .exchangePreviewLost:
      "Що пропущено або змінено"
    case .exchangeExportTitle:
      "Забрати із собою"
    case .exchangeExportHint:
      "Файли для інших програм. Кожен створюється за запитом."
    case .exchangeDownload:
      "Завантажити"
    case .exchangeTablesTitle:
      "Таблиці"
    case .exchangeBackupTitle:
      "Усе"
    case .exchangeBackupHint:
      "Усе, що зберігає Passby, рядками JSON: для іншого комп’ютера або на пам’ять."
    }
  }
}

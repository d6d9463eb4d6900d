extension Ukrainian {
  package func text(_ phrase: ExchangePagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .exchangeTitle:
      "Імпорт і експорт"
    case .exchangeImportTitle:
      "Додати з файлу"
    case .exchangeImportHint:
      "З Todoist, Google Tasks, Tasks.org, Taskwarrior, todo.txt, org, календарів (.ics), Loop Habit Tracker, а місця – з GPX, KML, GeoJSON або OwnTracks. Спершу ви побачите, що буде додано; до вашої згоди нічого не зміниться."
    case .exchangeChooseFile:
      "Файл"
    case .exchangeFormatLabel:
      "Формат"
    case .exchangeFormatByContent:
      "Визначити за вмістом"
    case .exchangeLook:
      "Переглянути"
    case .exchangeBringIn:
      "Імпортувати"
    case .exchangeUpdateLabel:
      "Перезаписати те, що вже є"
    case .exchangeSkipLabel:
      "Пропустити те, що не читається"
    case .exchangeEventsLabel: "Узяти майбутні події календаря"
    case .exchangeApproximateLabel:
      "Якщо для повторення немає точного правила, узяти найближче"
    case .exchangePlacesLabel:
      "Для місць"
    case .exchangeRadiusLabel:
      "Радіус місць, які не мають його у файлі"
    case .exchangeTagLabel:
      "Позначка для кожного місця"
    case .exchangeWithTimeLabel:
      "Також точки з часом, які пишуть трекери"
    case .exchangePolygonsLabel:
      "Області як найменше коло довкола них"
    case .exchangePreviewTitle:
      "Що буде додано"
    case .exchangePreviewNothing:
      "Нічого нового: усе з файлу вже тут."
    case .exchangePreviewUnread:
      "У цьому файлі не вдалося прочитати нічого."
    case .exchangePreviewProblems:
      "Чого не буде додано і чому"
    case .exchangePreviewLost:
      "Що пропущено або змінено"
    case .exchangeExportTitle:
      "Забрати із собою"
    case .exchangeExportHint:
      "Файли для інших програм із тим, що збережено зараз."
    case .exchangeDownload:
      "Завантажити"
    case .exchangeTablesTitle:
      "Таблиці"
    case .exchangeBackupTitle:
      "Усе"
    case .exchangeBackupHint:
      "Усе, що зберігає Passby, рядками JSON: для іншого комп’ютера або як резервна копія."
    }
  }
}

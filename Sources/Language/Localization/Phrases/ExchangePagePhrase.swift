/// The fixed texts of the page for import and export, which its template names by their raw value.
package enum ExchangePagePhrase: String, WrittenPhrase, CaseIterable {
  /// The import.
  case exchangeTitle, exchangeImportTitle, exchangeImportHint, exchangeChooseFile,
    exchangeFormatLabel, exchangeFormatByContent, exchangeLook, exchangeBringIn,
    exchangeUpdateLabel, exchangeSkipLabel, exchangeApproximateLabel, exchangeEventsLabel,
    exchangePlacesLabel, exchangeRadiusLabel, exchangeTagLabel, exchangeWithTimeLabel,
    exchangePolygonsLabel
  /// The preview.
  case exchangePreviewTitle, exchangePreviewNothing, exchangePreviewUnread, exchangePreviewProblems,
    exchangePreviewLost
  /// The export.
  case exchangeExportTitle, exchangeExportHint, exchangeDownload, exchangeOtherPrograms,
    exchangeTablesTitle, exchangeBackupTitle, exchangeBackupHint

  package var texts: Texts {
    switch self {
    case .exchangeTitle: Texts("Import and export", "Імпорт і експорт")
    case .exchangeImportTitle: Texts("Bring in a file", "Додати з файлу")
    case .exchangeImportHint:
      Texts(
        "From Todoist, Google Tasks, Tasks.org, Taskwarrior, todo.txt, org, calendars (.ics), Loop Habit Tracker, and places as GPX, KML, GeoJSON or of OwnTracks. You first see what will be added; nothing changes before you confirm.",
        "З Todoist, Google Tasks, Tasks.org, Taskwarrior, todo.txt, org, календарів (.ics), Loop Habit Tracker, а місця – з GPX, KML, GeoJSON або OwnTracks. Спершу ви побачите, що буде додано; до вашої згоди нічого не зміниться."
      )
    case .exchangeChooseFile: Texts("File", "Файл")
    case .exchangeFormatLabel: Texts("Format", "Формат")
    case .exchangeFormatByContent: Texts("Recognise by content", "Визначити за вмістом")
    case .exchangeLook: Texts("Preview", "Переглянути")
    case .exchangeBringIn: Texts("Import", "Імпортувати")
    case .exchangeUpdateLabel: Texts("Overwrite what exists already", "Перезаписати те, що вже є")
    case .exchangeSkipLabel:
      Texts(
        "Leave out what cannot be read",
        "Пропустити те, що не читається")
    case .exchangeApproximateLabel:
      Texts(
        "Where a repetition has no exact rule here, take the nearest",
        "Якщо для повторення немає точного правила, узяти найближче")
    case .exchangeEventsLabel:
      Texts(
        "Take events of a calendar that are to come",
        "Узяти майбутні події календаря")
    case .exchangePlacesLabel: Texts("For places", "Для місць")
    case .exchangeRadiusLabel:
      Texts(
        "Radius of places that have none in the file",
        "Радіус місць, які не мають його у файлі")
    case .exchangeTagLabel: Texts("Tag for each place", "Позначка для кожного місця")
    case .exchangeWithTimeLabel:
      Texts(
        "Points with a time too, which trackers write",
        "Також точки з часом, які пишуть трекери")
    case .exchangePolygonsLabel:
      Texts(
        "Areas as their smallest enclosing circle",
        "Області як найменше коло довкола них")
    case .exchangePreviewTitle: Texts("What will be added", "Що буде додано")
    case .exchangePreviewNothing:
      Texts(
        "Nothing new: everything in the file is here already.",
        "Нічого нового: усе з файлу вже тут.")
    case .exchangePreviewUnread:
      Texts(
        "Nothing in this file could be read.",
        "У цьому файлі не вдалося прочитати нічого.")
    case .exchangePreviewProblems:
      Texts(
        "What will not be added, and why",
        "Чого не буде додано і чому")
    case .exchangePreviewLost: Texts("What is left out or changed", "Що пропущено або змінено")
    case .exchangeExportTitle: Texts("Take it with you", "Забрати із собою")
    case .exchangeExportHint:
      Texts(
        "Files for other programs, with what is stored now.",
        "Файли для інших програм із тим, що збережено зараз.")
    case .exchangeDownload: Texts("Download", "Завантажити")
    case .exchangeOtherPrograms: Texts("For other programs", "Для інших програм")
    case .exchangeTablesTitle: Texts("Tables for spreadsheets", "Таблиці")
    case .exchangeBackupTitle: Texts("Everything", "Усе")
    case .exchangeBackupHint:
      Texts(
        "All that Passby stores, as lines of JSON: for another computer, or to keep.",
        "Усе, що зберігає Passby, рядками JSON: для іншого комп’ютера або як резервна копія.")
    }
  }
}

extension English {
  package func text(_ phrase: ExchangePagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .exchangeTitle:
      "Import and export"
    case .exchangeImportTitle:
      "Bring in a file"
    case .exchangeImportHint:
      "From Todoist, Google Tasks, Tasks.org, Taskwarrior, todo.txt, org, calendars (.ics), Loop Habit Tracker, and places as GPX, KML, GeoJSON or of OwnTracks. You first see what will be added; nothing changes before you confirm."
    case .exchangeChooseFile:
      "File"
    case .exchangeFormatLabel:
      "Format"
    case .exchangeFormatByContent:
      "Recognise by content"
    case .exchangeLook:
      "Preview"
    case .exchangeBringIn:
      "Import"
    case .exchangeUpdateLabel:
      "Overwrite what exists already"
    case .exchangeSkipLabel:
      "Leave out what cannot be read"
    case .exchangeEventsLabel: "Take events of a calendar that are to come"
    case .exchangeApproximateLabel:
      "Where a repetition has no exact rule here, take the nearest"
    case .exchangePlacesLabel:
      "For places"
    case .exchangeRadiusLabel:
      "Radius of places that have none in the file"
    case .exchangeTagLabel:
      "Tag for each place"
    case .exchangeWithTimeLabel:
      "Points with a time too, which trackers write"
    case .exchangePolygonsLabel:
      "Areas as their smallest enclosing circle"
    case .exchangePreviewTitle:
      "What will be added"
    case .exchangePreviewNothing:
      "Nothing new: everything in the file is here already."
    case .exchangePreviewUnread:
      "Nothing in this file could be read."
    case .exchangePreviewProblems:
      "What will not be added, and why"
    case .exchangePreviewLost:
      "What is left out or changed"
    case .exchangeExportTitle:
      "Take it with you"
    case .exchangeExportHint:
      "Files for other programs, with what is stored now."
    case .exchangeDownload:
      "Download"
    case .exchangeTablesTitle:
      "Tables for spreadsheets"
    case .exchangeBackupTitle:
      "Everything"
    case .exchangeBackupHint:
      "All that Passby stores, as lines of JSON: for another computer, or to keep."
    }
  }
}

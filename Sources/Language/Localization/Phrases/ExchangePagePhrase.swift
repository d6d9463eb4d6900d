/// The fixed texts of the page for import and export, which its template names by their raw value.
package enum ExchangePagePhrase: String, Phrase, CaseIterable {
  /// The import.
  case exchangeTitle, exchangeImportTitle, exchangeImportHint, exchangeChooseFile,
    exchangeFormatLabel, exchangeFormatByContent, exchangeLook, exchangeBringIn,
    exchangeUpdateLabel, exchangeSkipLabel, exchangeApproximateLabel, exchangeEventsLabel,
    exchangePlacesLabel, exchangeRadiusLabel, exchangeTagLabel, exchangeWithTimeLabel,
    exchangePolygonsLabel
  /// The preview.
  case exchangePreviewTitle, exchangePreviewNothing, exchangePreviewUnread,
    exchangePreviewProblems, exchangePreviewLost
  /// The export.
  case exchangeExportTitle, exchangeExportHint, exchangeDownload, exchangeTablesTitle,
    exchangeBackupTitle, exchangeBackupHint

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

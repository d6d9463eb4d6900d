/// The authors of quotes, with the years of their deaths.
package enum QuoteAuthorPhrase: Phrase, CaseIterable, Hashable {
  /// Died 322 BC.
  case aristotle
  /// Died 479 BC.
  case confucius
  /// Died 1321.
  case dante
  /// Died 1880.
  case eliot
  /// Died 1882.
  case emerson
  /// Died c. 135.
  case epictetus
  /// Died 1790.
  case franklin
  /// Died 1916.
  case franko
  /// Died 1832.
  case goethe
  /// Died 8 BC.
  case horace
  /// Died 1784.
  case johnson
  /// Died 1695.
  case laFontaine
  /// Lived in the 6th century BC, as tradition has it.
  case laozi
  /// Died 180.
  case marcusAurelius
  /// Died 1674.
  case milton
  /// Died 1592.
  case montaigne
  /// Died c. 17.
  case ovid
  /// Died 1662.
  case pascal
  /// Died 65.
  case seneca
  /// Died 1616.
  case shakespeare
  /// Died 1861.
  case shevchenko
  /// Died 1794.
  case skovoroda
  /// Died 1862.
  case thoreau
  /// Died 1913.
  case ukrainka
  /// Died 19 BC.
  case virgil
  /// Died 1778.
  case voltaire

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

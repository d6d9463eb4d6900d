/// The quotes for a day on which nothing is left (T9), in the order in which they take turns.
///
/// All are in the public domain: each author died more than a hundred years ago, and what was not
/// written in a language of Passby is translated for it.
package enum QuotePhrase: Phrase, CaseIterable, Hashable {
  /// Letters 1.3.
  case senecaTime
  /// Walden, Conclusion.
  case thoreauCastles
  /// Tao Te Ching 64.
  case laoziJourney
  /// Faust I, Prelude in the Theatre.
  case goetheToday
  /// To the Dead, the Living and the Unborn (1845).
  case shevchenkoLearn
  /// Meditations 10.16.
  case marcusGood
  /// Essays, Friendship.
  case emersonFriend
  /// Epistles 1.2.40.
  case horaceBegun
  /// Discourses 1.15.
  case epictetusFig
  /// Rasselas 13.
  case johnsonPerseverance
  /// Candide 30.
  case voltaireGarden
  /// Contra spem spero! (1890).
  case ukrainkaHope
  /// Analects 2.15.
  case confuciusThought
  /// The Way to Wealth (1758).
  case franklinToday
  /// Letters 104.26.
  case senecaDare
  /// Paradise Lost 1.254.
  case miltonMind
  /// Essays 1.20.
  case montaigneUse
  /// The Stonecutters (1878).
  case frankoRock
  /// Nicomachean Ethics 1.7, 1098a.
  case aristotleSwallow
  /// Walden, Economy.
  case thoreauTime
  /// Letters from Pontus 4.10.5.
  case ovidDrop
  /// Essays, Circles.
  case emersonEnthusiasm
  /// Fables 2.11.
  case laFontainePatience
  /// Meditations 5.16.
  case marcusThoughts
  /// Epitaph that he chose.
  case skovorodaWorld
  /// The Merchant of Venice 5.1.
  case shakespeareCandle
  /// Wilhelm Meister's Journeyman Years 3.18.
  case goetheApply
  /// Letters 71.3.
  case senecaPort
  /// Georgics 3.284.
  case virgilTime
  /// The Forest Song (1911), act 3.
  case ukrainkaHeart
  /// Pensées 277 (Brunschvicg).
  case pascalHeart
  /// Poor Richard's Almanack, 1746.
  case franklinLife
  /// Purgatorio 3.78.
  case dantePurgatory
  /// Middlemarch 72.
  case eliotEasier
  /// Odes 1.11.
  case horaceDay
  /// Handbook 5.
  case epictetusViews

  package var author: QuoteAuthorPhrase {
    switch self {
    case .aristotleSwallow: .aristotle
    case .confuciusThought: .confucius
    case .dantePurgatory: .dante
    case .eliotEasier: .eliot
    case .emersonFriend, .emersonEnthusiasm: .emerson
    case .epictetusFig, .epictetusViews: .epictetus
    case .franklinToday, .franklinLife: .franklin
    case .frankoRock: .franko
    case .goetheToday, .goetheApply: .goethe
    case .horaceBegun, .horaceDay: .horace
    case .johnsonPerseverance: .johnson
    case .laFontainePatience: .laFontaine
    case .laoziJourney: .laozi
    case .marcusGood, .marcusThoughts: .marcusAurelius
    case .miltonMind: .milton
    case .montaigneUse: .montaigne
    case .ovidDrop: .ovid
    case .pascalHeart: .pascal
    case .senecaTime, .senecaDare, .senecaPort: .seneca
    case .shakespeareCandle: .shakespeare
    case .shevchenkoLearn: .shevchenko
    case .skovorodaWorld: .skovoroda
    case .thoreauCastles, .thoreauTime: .thoreau
    case .ukrainkaHope, .ukrainkaHeart: .ukrainka
    case .virgilTime: .virgil
    case .voltaireGarden: .voltaire
    }
  }

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

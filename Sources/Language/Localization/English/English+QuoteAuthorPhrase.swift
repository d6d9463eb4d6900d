extension English {
  package func text(_ phrase: QuoteAuthorPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .aristotle: "Aristotle"
    case .confucius: "Confucius"
    case .dante: "Dante Alighieri"
    case .eliot: "George Eliot"
    case .emerson: "Ralph Waldo Emerson"
    case .epictetus: "Epictetus"
    case .franklin: "Benjamin Franklin"
    case .franko: "Ivan Franko"
    case .goethe: "Johann Wolfgang von Goethe"
    case .horace: "Horace"
    case .johnson: "Samuel Johnson"
    case .laFontaine: "Jean de La Fontaine"
    case .laozi: "Laozi"
    case .marcusAurelius: "Marcus Aurelius"
    case .milton: "John Milton"
    case .montaigne: "Michel de Montaigne"
    case .ovid: "Ovid"
    case .pascal: "Blaise Pascal"
    case .seneca: "Seneca"
    case .shakespeare: "William Shakespeare"
    case .shevchenko: "Taras Shevchenko"
    case .skovoroda: "Hryhorii Skovoroda"
    case .thoreau: "Henry David Thoreau"
    case .ukrainka: "Lesia Ukrainka"
    case .virgil: "Virgil"
    case .voltaire: "Voltaire"
    }
  }
}

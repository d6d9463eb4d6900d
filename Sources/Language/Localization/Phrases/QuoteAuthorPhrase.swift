/// The authors of quotes, with the years of their deaths.
package enum QuoteAuthorPhrase: WrittenPhrase, CaseIterable {
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

  package var texts: Texts {
    switch self {
    case .aristotle: Texts("Aristotle", "Арістотель")
    case .confucius: Texts("Confucius", "Конфуцій")
    case .dante: Texts("Dante Alighieri", "Данте Аліґ’єрі")
    case .eliot: Texts("George Eliot", "Джордж Еліот")
    case .emerson: Texts("Ralph Waldo Emerson", "Ральф Волдо Емерсон")
    case .epictetus: Texts("Epictetus", "Епіктет")
    case .franklin: Texts("Benjamin Franklin", "Бенджамін Франклін")
    case .franko: Texts("Ivan Franko", "Іван Франко")
    case .goethe: Texts("Johann Wolfgang von Goethe", "Йоганн Вольфганг фон Ґете")
    case .horace: Texts("Horace", "Горацій")
    case .johnson: Texts("Samuel Johnson", "Семюел Джонсон")
    case .laFontaine: Texts("Jean de La Fontaine", "Жан де Лафонтен")
    case .laozi: Texts("Laozi", "Лаоцзи")
    case .marcusAurelius: Texts("Marcus Aurelius", "Марк Аврелій")
    case .milton: Texts("John Milton", "Джон Мілтон")
    case .montaigne: Texts("Michel de Montaigne", "Мішель де Монтень")
    case .ovid: Texts("Ovid", "Овідій")
    case .pascal: Texts("Blaise Pascal", "Блез Паскаль")
    case .seneca: Texts("Seneca", "Сенека")
    case .shakespeare: Texts("William Shakespeare", "Вільям Шекспір")
    case .shevchenko: Texts("Taras Shevchenko", "Тарас Шевченко")
    case .skovoroda: Texts("Hryhorii Skovoroda", "Григорій Сковорода")
    case .thoreau: Texts("Henry David Thoreau", "Генрі Девід Торо")
    case .ukrainka: Texts("Lesia Ukrainka", "Леся Українка")
    case .virgil: Texts("Virgil", "Вергілій")
    case .voltaire: Texts("Voltaire", "Вольтер")
    }
  }
}

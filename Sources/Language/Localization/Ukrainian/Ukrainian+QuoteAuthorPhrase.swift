extension Ukrainian {
  package func text(_ phrase: QuoteAuthorPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .aristotle: "Арістотель"
    case .confucius: "Конфуцій"
    case .dante: "Данте Аліґ’єрі"
    case .eliot: "Джордж Еліот"
    case .emerson: "Ральф Волдо Емерсон"
    case .epictetus: "Епіктет"
    case .franklin: "Бенджамін Франклін"
    case .franko: "Іван Франко"
    case .goethe: "Йоганн Вольфганг фон Ґете"
    case .horace: "Горацій"
    case .johnson: "Семюел Джонсон"
    case .laFontaine: "Жан де Лафонтен"
    case .laozi: "Лаоцзи"
    case .marcusAurelius: "Марк Аврелій"
    case .milton: "Джон Мілтон"
    case .montaigne: "Мішель де Монтень"
    case .ovid: "Овідій"
    case .pascal: "Блез Паскаль"
    case .seneca: "Сенека"
    case .shakespeare: "Вільям Шекспір"
    case .shevchenko: "Тарас Шевченко"
    case .skovoroda: "Григорій Сковорода"
    case .thoreau: "Генрі Девід Торо"
    case .ukrainka: "Леся Українка"
    case .virgil: "Вергілій"
    case .voltaire: "Вольтер"
    }
  }
}

import Localization
import Model
import Text

extension MoodStep {
  /// The step in the middle of a sentence.
  var phrase: MoodPhrase {
    switch self {
    case .noted(let emotion): .stepNoted(emotion.rawValue)
    case .marked(let date, let mark): .stepMarked(date: date, isGood: mark.map { $0 == .good })
    case .practised(let kind): .stepPractised(MoodPhrase.practiceName(kind.rawValue).text)
    case .imported(let number, let file): .stepImported(number, file: file.quoted)
    }
  }
}

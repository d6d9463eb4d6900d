import Localization
public import Model
import Text

extension Edit {
  /// The message after the step, such as `Added 9 "Rent".`.
  public var takenText: String { StepPhrase.taken(words).text }

  /// The message after the step was undone, such as `Undone: added 9 "Rent".`.
  public var undoneText: String { StepPhrase.undone(words).text }

  /// The message after the step was done again, such as `Redone: added 9 "Rent".`.
  public var redoneText: String { StepPhrase.redone(words).text }

  /// The message on a page after the step, such as `Added: Rent.`.
  public var takenTextOnPage: String { StepPhrase.takenOnPage(wordsOnPage).text }

  /// The message on a page after the step was undone, such as `Undone: Rent was added.`.
  public var undoneTextOnPage: String { StepPhrase.undoneOnPage(wordsOnPage).text }

  /// The message on a page after the step was done again, such as `Redone: Rent was added.`.
  public var redoneTextOnPage: String { StepPhrase.redoneOnPage(wordsOnPage).text }

  private var words: StepWords { StepWords(action, summary: summary) }
  private var wordsOnPage: StepWords { StepWords(onPage: action, summary: summary) }
}

extension LoggedStep {
  /// The message on a page after the step, such as `Added: Rent.`.
  public var text: String {
    StepPhrase.takenOnPage(StepWords(onPage: action, summary: summary)).text
  }
}

extension StepWords {
  /// Describes an action; where it is not known, the summary has to do.
  fileprivate init(_ action: EditAction?, summary: String) {
    self =
      switch action {
      case nil: .recorded(summary.quietLine(cutAfter: 300))
      case .task(let verb, let id, let name)?:
        .task(verb, "\(id.rawValue) \(name.quoted)")
      case .tasks(let verb, let labels)?:
        .task(verb, labels.joined(separator: ", ").quietLine(cutAfter: 300))
      case .place(.add, let name)?: .placeAdded(name.quoted)
      case .place(.edit, let name)?: .placeChanged(name.quoted)
      case .place(.remove, let name)?: .placeRemoved(name.quoted)
      case .category(.add, let name)?: .categoryAdded(name.quoted)
      case .category(.edit, let name)?: .categoryChanged(name.quoted)
      case .category(.remove, let name)?: .categoryRemoved(name.quoted)
      case .pause(nil)?: .pauseEnded
      case .pause?: .paused
      case .settings(let keys)?:
        .settingsChanged(keys.joined(separator: ", ").quietLine(cutAfter: 300))
      case .rest(let days, isRemoval: false)?: .restAdded(days)
      case .rest(let days, isRemoval: true)?: .restRemoved(days)
      case .retract(let kind, let id, let name)?:
        .retracted(kind == .done ? .done : .skip, "\(id.rawValue) \(name.quoted)")
      case .mood(let step)?: .mood(step.phrase)
      case .photo(let step)?: .photo(step.phrase)
      case .journal(let step)?: step.words
      case .device(let step)?: .device(step.phrase)
      case .imported(let file)?: .imported(file.quoted)
      }
  }
}

extension StepWords {
  /// Describes an action for a page, where tasks have names and no numbers.
  fileprivate init(onPage action: EditAction?, summary: String) {
    switch action {
    case .task(let verb, _, let name)?: self = .task(verb, Wording.name(name))
    case .tasks(let verb, let labels)?:
      let names = labels.map { $0.wholeMatch(of: /\d+ "(.*)"/)?.1 ?? $0[...] }
      self = .task(verb, names.joined(separator: ", ").quietLine(cutAfter: 300))
    case .retract(let kind, _, let name)?:
      self = .retracted(kind == .done ? .done : .skip, Wording.name(name))
    default: self.init(action, summary: summary)
    }
  }
}

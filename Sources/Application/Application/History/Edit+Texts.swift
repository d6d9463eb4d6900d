import Localization
package import Model
import Text

extension Edit {
  /// The message after the step, such as `Added 9 "Rent".`.
  package var takenText: String { ActionPhrase.taken(words).text }

  /// The message after the step was undone, such as `Undone: added 9 "Rent".`.
  package var undoneText: String { ActionPhrase.undone(words).text }

  /// The message after the step was done again, such as `Redone: added 9 "Rent".`.
  package var redoneText: String { ActionPhrase.redone(words).text }

  /// The message on a page after the step, such as `Added: Rent.`.
  package var takenTextOnPage: String { ActionPhrase.taken(words).pageText }

  /// The message on a page after the step was undone, such as `Undone: Rent was added.`.
  package var undoneTextOnPage: String { ActionPhrase.undone(words).pageText }

  /// The message on a page after the step was done again, such as `Redone: Rent was added.`.
  package var redoneTextOnPage: String { ActionPhrase.redone(words).pageText }

  /// Returns a message about the step, and when its task is now, if it is about one task that
  /// still exists.
  package func text(
    _ message: KeyPath<Edit, String>, in store: any StoreReader, _ actionContext: ActionContext
  ) throws -> String {
    let text = self[keyPath: message]
    guard todos.count == 1, let id = (todos[0].after ?? todos[0].before)?.id else { return text }
    let when = try store.withSnapshot { snapshot in
      try snapshot.todo(id).flatMap { todo in
        try Overview(of: todo, in: snapshot, actionContext: actionContext).view(todo).whenAndEnd
      }
    }
    return when.map { ActionPhrase.stepAndWhen(text, when: $0).text } ?? text
  }

  private var words: StepWords { StepWords(action, summary: summary) }
}

extension LoggedStep {
  /// The message on a page after the step, such as `Added: Rent.`.
  package var text: String {
    ActionPhrase.taken(StepWords(action, summary: summary)).pageText
  }
}

extension StepWords {
  /// Describes an action; where it is not known, the summary has to do.
  fileprivate init(_ action: EditAction?, summary: String) {
    self =
      switch action {
      case nil: .recorded(summary.cleanLine(cutAfter: 300))
      case .task(let verb, let id, let name)?:
        .task(verb, TaskName(id, name))
      case .tasks(let verb, let labels)?:
        .task(verb, TaskName(ofAll: labels))
      case .place(.add, let name)?: .placeAdded(name.quoted)
      case .place(.edit, let name)?: .placeChanged(name.quoted)
      case .place(.remove, let name)?: .placeRemoved(name.quoted)
      case .category(.add, let name)?: .categoryAdded(name.quoted)
      case .category(.edit, let name)?: .categoryChanged(name.quoted)
      case .category(.remove, let name)?: .categoryRemoved(name.quoted)
      case .pause(nil)?: .pauseEnded
      case .pause?: .paused
      case .settings(let keys)?:
        .settingsChanged(keys.joined(separator: ", ").cleanLine(cutAfter: 300))
      case .rest(let days, isRemoval: false)?: .restAdded(days)
      case .rest(let days, isRemoval: true)?: .restRemoved(days)
      case .retract(let kind, let id, let name)?:
        .retracted(kind == .done ? .done : .skip, TaskName(id, name))
      case .mood(let step)?: .mood(step.phrase)
      case .photo(let step)?: .photo(step.phrase)
      case .journal(let step)?: step.words
      case .device(let step)?: .device(step.phrase)
      case .imported(let file)?: .imported(file.quoted)
      case .zone(let step)?: .zone(step.phrase)
      }
  }
}

extension TaskName {
  fileprivate init(_ id: Todo.ID, _ name: String) {
    self.init(label: "\(id.rawValue) \(name.quoted)", name: name.oneLine)
  }

  /// Names several tasks by their labels, such as `3 "Cat medicine"`.
  ///
  /// A page counts more than three.
  fileprivate init(ofAll labels: [String]) {
    let names = labels.map { $0.wholeMatch(of: /\d+ "(.*)"/)?.1 ?? $0[...] }
    let name =
      names.count > 3
      ? Formatted.count(names.count, .task)
      : names.joined(separator: ", ").cleanLine(cutAfter: 300)
    self.init(
      label: labels.joined(separator: ", ").cleanLine(cutAfter: 300), name: name,
      isOne: names.count < 2)
  }
}

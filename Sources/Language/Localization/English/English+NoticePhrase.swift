extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: NoticePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .noRestDays: "No rest days."
    case .restAlready: "Nothing changed: these are rest days already."
    case .restNotThere: "Nothing changed: there is no rest day among these."
    case .restDaysMissing: "--remove needs the days: passby rest 2026-12-24 --remove"
    case .restOfPause(let days): "Rest days: \(days)."
    case .sameName(let label, let undo):
      "there is already a task \(label); another one was added. If that was a slip: \(undo)"
    case .sameNameOnPage(let name, let standing):
      "There is already a task “\(name)”: \(standing). Add another one?"
    case .rowTiming: "Timing"
    case .rowPoints: "Points"
    case .fixed: "at a fixed time"
    case .flexible: "when it suits"
    case .points(let number): count(number, .point)
    case .note(let text): "“\(text)”"
    case .categoryTasks(let number): count(number, .task)
    case .categoryRemoval(let name, 0): "Delete “\(name)”? No task is sorted into it."
    case .categoryRemoval(let name, let tasks):
      "Delete “\(name)”? \(tasks == 1 ? "Its task stays" : "Its \(count(tasks, .task)) stay"), without a category. What was done keeps it."
    case .takeBackEntry(let entry): "Take back: \(entry)"
    case .category(let name): "Category \(name)"
    case .change(let name): "Edit \(name)"
    case .iconNamed(let name): name
    case .categoryAdded(let name): "Added: \(name)."
    case .categorySaved(let name): "Saved: \(name)."
    case .withoutCategoryNow(let tasks):
      "\(count(tasks, .task)) \(tasks == 1 ? "has" : "have") no category now."
    case .categoryDeleted(let name): "Deleted: \(name)."
    }
  }
}

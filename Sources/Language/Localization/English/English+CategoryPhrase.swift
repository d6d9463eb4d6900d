import Model

extension English {
  package func text(_ phrase: CategoryPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Answers of the command line.
    case .noCategories: "No categories yet. Add one: passby category add Work"
    case .added(let name): "Added category \(name)."
    case .changed(let name): "Changed category \(name)."
    case .removed(let name, let tasks):
      "Removed category \(name)."
        + (tasks == 0 ? "" : " \(count(tasks, .task)) \(tasks == 1 ? "has" : "have") none now.")
    // What is wrong with a category.
    case .noSuchCategory(let text, let suggestion) where localizer.audience == .page:
      "There is no category \(text).\(question(suggestion))"
    case .noSuchCategory(let text, let suggestion):
      "there is no category \(text).\(question(suggestion)) \"passby category\" lists them all."
    case .nameTaken(let name): "there is a category \(name) already: choose another name."
    case .notName(let name):
      "\(name) cannot name a category: expected a word such as Work; none and other mean no category."
    case .notColor(let subject):
      "\(localizer.given(subject)) is not a colour: expected # and three or six hexadecimal digits, such as #2f6fb0."
    case .notIcon(let subject, let known, let suggestion):
      "\(localizer.given(subject)) is not an icon: expected one character, or one of \(known.joined(separator: ", "))."
        + question(suggestion)
    // Names.
    case .builtIn(.work): "Work"
    case .builtIn(.study): "Study"
    case .builtIn(.personal): "Personal"
    case .builtIn(.home): "Home"
    // The page of categories.
    case .tasks(let number): count(number, .task)
    case .removal(let name, 0): "Delete “\(name)”? No task is sorted into it."
    case .removal(let name, let tasks):
      "Delete “\(name)”? \(tasks == 1 ? "Its task stays" : "Its \(count(tasks, .task)) stay"), without a category. What was done keeps it."
    case .heading(let name): "Category \(name)"
    case .edit(let name): "Edit \(name)"
    case .iconNamed(let name): name
    case .newCategory(let name): "Added: \(name)."
    case .savedCategory(let name): "Saved: \(name)."
    case .deletedCategory(let name): "Deleted: \(name)."
    case .withoutCategoryNow(let tasks):
      "\(count(tasks, .task)) \(tasks == 1 ? "has" : "have") no category now."
    // Help.
    case .help: "List, add, change and remove categories."
    case .helpList: "List all categories."
    case .helpAdd: "Add a category."
    case .helpEdit: "Change a category."
    case .helpRemove: "Remove a category; its tasks stay, without one."
    case .helpName: "The category's name or number."
    case .helpColor: "Its colour: # and three or six hexadecimal digits."
    case .helpIcon: "Its icon: a name such as house or pill, or one character."
    }
  }
}

package import Model

/// Categories of tasks, with the help of their commands.
package enum CategoryPhrase: Phrase, Hashable {
  // MARK: Answers of the command line

  /// The database has no category.
  case noCategories
  /// A category was added.
  case added(String)
  /// A category was changed.
  case changed(String)
  /// A category was removed, and the number of tasks that have none now.
  case removed(String, tasks: Int)

  // MARK: What is wrong with a category

  /// No category fits.
  case noSuchCategory(String, suggestion: String?)
  /// Another category has the name.
  case nameTaken(String)
  /// A category needs a name, which is not one of the words for none.
  case notName(String)
  /// The text is no colour.
  case notColor(subject: GivenValue)
  /// The text is neither a built-in icon nor one character.
  case notIcon(subject: GivenValue, known: [String], suggestion: String?)

  // MARK: Names

  /// The name that a new database gives to a built-in category.
  case builtIn(Category.BuiltIn)

  // MARK: The page of categories

  /// A category has a number of tasks.
  case tasks(Int)
  /// A category is about to be deleted; the number of its tasks.
  case removal(String, tasks: Int)
  /// The heading of a page about a category.
  case heading(String)
  /// The button or the link that changes something named.
  case edit(String)
  /// A built-in icon by its name.
  case iconNamed(String)
  /// A category was added, or saved.
  case newCategory(String)
  case savedCategory(String)
  case deletedCategory(String)
  /// How many tasks a deleted category had.
  case withoutCategoryNow(tasks: Int)

  // MARK: Help

  case help
  case helpList
  case helpAdd
  case helpEdit
  case helpRemove
  case helpName
  case helpColor
  case helpIcon

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

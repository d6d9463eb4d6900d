/// Short messages about rest days, equal names, categories, notes and points.
public enum NoticePhrase: Phrase, Hashable {
  /// There are no rest days.
  case noRestDays
  /// The days were rest days already.
  case restAlready
  /// None of the days was a rest day.
  case restNotThere
  /// `--remove` without days.
  case restDaysMissing
  /// The rest days that a pause brought, such as `Mon 2 Mar 2026 – Wed 4 Mar 2026`.
  case restOfPause(String)
  /// A task with that name exists, as `3 "Cat medicine"`; another one was added. What takes it back
  /// is a command, or a request to the API.
  case sameName(String, undo: String)
  /// A task with that name exists, and how it stands: `opens in 3 weeks`.
  case sameNameOnPage(String, standing: String)
  /// The headings of rows: how a task is timed, and what it has earned.
  case rowTiming, rowPoints
  /// How a task is timed.
  case fixed, flexible
  /// A number of points.
  case points(Int)
  /// The note of a completion.
  case note(String)
  /// A category has a number of tasks.
  case categoryTasks(Int)
  /// A category is about to be deleted; the number of its tasks.
  case categoryRemoval(String, tasks: Int)
  /// The button that takes back an entry, which it names.
  case takeBackEntry(String)
  /// The heading of a page about a category.
  case category(String)
  /// The button or the link that changes something named.
  case change(String)
  /// A built-in icon by its name.
  case iconNamed(String)
  /// A category was added, or saved.
  case categoryAdded(String)
  case categorySaved(String)
  case categoryDeleted(String)
  /// How many tasks a deleted category had.
  case withoutCategoryNow(tasks: Int)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

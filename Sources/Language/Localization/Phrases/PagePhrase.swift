/// The fixed texts of the frame of all pages, of the login, and of the pages of history, reminders
/// and keys, which templates name by their raw value.
public enum PagePhrase: String, Phrase, CaseIterable {
  /// The frame around every page.
  case skipToContent, connectionLost, mainNavigation, tasks, map, history, more, reminders, why,
    status, logOut, undo, goToTasks
  /// The list of tasks.
  case search, other, edit, delete
  /// The form of a task.
  case save, cancel
  /// The page of a task.
  case settings
  /// History, reminders and why.
  case searchHistory, remindersAndVisits, nothingDoneYet, inThisBrowser, browsersReminded,
    endReminders, noReminders, placeOrTask, chooseTaskOrPlace, nothingHappened, askWhy
  /// The page to log in.
  case logIn, token, tokenHelp
  /// The page about keys.
  case keys, keysIntro, keyHelp, keyNext, keyPrevious, keyDone, keyEdit, keySnooze, keySearch,
    keyQuickLine, keyNewTask, keyUndo, keyClose
  /// The ways on from a page with an error.
  case goBack, doOnceMore, openPassbyAt

  // MARK: Tools

  case whyDidItRemind, kindTask, kindPlace

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

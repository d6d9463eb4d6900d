/// The fixed texts of the frame of all pages, of the login, and of the pages of history and keys,
/// which templates name by their raw value.
package enum PagePhrase: String, Phrase, CaseIterable {
  /// The frame around every page.
  case skipToContent, connectionLost, mainNavigation, tasks, map, history, more, reminders, why,
    status, logOut, undo, goToTasks, moreLookBack, moreYou, moreSetUp,
    daysToCome
  /// The list of tasks.
  case search, other, edit, delete
  /// The form of a task.
  case save, cancel
  /// The page of a task.
  case settings
  /// The history, and why there was a reminder or none.
  case searchHistory, doneOnly, nothingDoneYet, inThisBrowser, browsersReminded, endReminders,
    nothingHappened, allAboutIt
  /// The page to log in.
  case logIn, token, tokenHelp
  /// The page about keys.
  case keys, keysIntro, keyHelp, keyNext, keyPrevious, keyDone, keyEdit, keySnooze, keySearch,
    keyQuickLine, keyNewTask, keyUndo, keyClose
  /// The ways on from a page with an error.
  case goBack, doOnceMore, openPassbyAt

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

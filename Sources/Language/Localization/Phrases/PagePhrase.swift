/// The fixed texts of the frame of all pages, of the login, and of the pages of history and keys,
/// which templates name by their raw value.
package enum PagePhrase: String, WrittenPhrase, CaseIterable {
  /// The frame around every page.
  case skipToContent, connectionLost, mainNavigation, tasks, map, history, more, reminders, why,
    status, logOut, undo, goToTasks, moreLookBack, moreYou, moreSetUp, segmentDay, segmentWeeks,
    segmentMonth, onThisTab, byHand, pages, findAnything
  /// The list of tasks.
  case search, edit, delete
  /// The form of a task.
  case save, cancel
  /// The page of a task.
  case settings
  /// The history, and why there was a reminder or none.
  case searchHistory, filterHistory, doneOnly, nothingDoneYet, inThisBrowser, browsersReminded,
    endReminders,
    nothingHappened, allAboutIt
  /// The page to log in.
  case logIn, token, tokenHelp
  /// The page about keys.
  case keys, keysIntro, keyHelp, keyNext, keyPrevious, keyDone, keyEdit, keySnooze, keySearch,
    keyQuickLine, keyNewTask, keyUndo, keyClose
  /// The ways on from a page with an error.
  case goBack, doOnceMore, openPassbyAt

  package var texts: Texts {
    switch self {
    case .skipToContent: Texts("Skip to content", "Перейти до вмісту")
    case .connectionLost:
      Texts(
        "Connection lost. Trying again …",
        "З’єднання втрачено. Нова спроба …")
    case .mainNavigation: Texts("Main", "Головне меню")
    case .tasks: Texts("Tasks", "Завдання")
    case .map: Texts("Map", "Карта")
    case .history: Texts("History", "Історія")
    case .more: Texts("More", "Більше")
    case .reminders: Texts("Reminders", "Нагадування")
    case .why: Texts("Why?", "Чому?")
    case .status: Texts("Status", "Стан")
    case .logOut: Texts("Log out", "Вийти")
    case .undo: Texts("Undo", "Скасувати")
    case .goToTasks: Texts("Go to the tasks", "До завдань")
    case .moreLookBack: Texts("Look back", "Минуле")
    case .moreYou: Texts("You", "Для вас")
    case .moreSetUp: Texts("Set up", "Налагодження")
    case .pages: Texts("Pages", "Сторінки")
    case .findAnything: Texts("Tasks, places, pages", "Завдання, місця, сторінки")
    case .byHand: Texts("By hand", "Вручну")
    case .segmentDay: Texts("Day", "День")
    case .segmentWeeks: Texts("Weeks", "Тижні")
    case .segmentMonth: Texts("Month", "Місяць")
    case .onThisTab: Texts("Views", "Вигляди")
    case .search: Texts("Search", "Пошук")
    case .edit: Texts("Edit", "Змінити")
    case .delete: Texts("Delete", "Видалити")
    case .save: Texts("Save", "Зберегти")
    case .cancel: Texts("Cancel", "Скасувати")
    case .settings: Texts("Settings", "Налаштування")
    case .searchHistory: Texts("Search history", "Пошук в історії")
    case .filterHistory: Texts("Filter", "Відібрати")
    case .doneOnly: Texts("Done only", "Лише виконане")
    case .nothingDoneYet:
      Texts(
        "Nothing has been done yet, and nothing has reminded you.",
        "Ще нічого не виконано, і нагадувань ще не було.")
    case .inThisBrowser: Texts("In this browser", "У цьому браузері")
    case .browsersReminded:
      Texts(
        "Browsers that get reminders while no page is open",
        "Браузери, що отримують нагадування, коли сторінку закрито")
    case .endReminders: Texts("Remove", "Прибрати")
    case .nothingHappened: Texts("It has not reminded you yet.", "Нагадувань про це ще не було.")
    case .allAboutIt: Texts("All about it", "Усе про це")
    case .logIn: Texts("Log in", "Увійти")
    case .token: Texts("Token", "Токен")
    case .tokenHelp:
      Texts(
        "A browser that is logged in shows a code for this one: Phones, “Open Passby on the phone”.",
        "Код для входу показує браузер, який уже ввійшов: «Телефони», «Відкрити Passby на телефоні»."
      )
    case .keys: Texts("Keys", "Клавіші")
    case .keysIntro:
      Texts(
        "These keys work on the pages with tasks, but not while you type in a field.",
        "Ці клавіші діють на сторінках із завданнями, але не тоді, коли ви пишете в полі.")
    case .keyHelp: Texts("Show these keys", "Показати ці клавіші")
    case .keyNext: Texts("Next task", "Наступне завдання")
    case .keyPrevious: Texts("Previous task", "Попереднє завдання")
    case .keyDone: Texts("Done", "Виконано")
    case .keyEdit: Texts("Edit", "Змінити")
    case .keySnooze:
      Texts(
        "Snooze until a time that you choose; in the card of a place, for 1 h",
        "Відкласти до часу, який ви виберете; у картці місця — на 1 год")
    case .keySearch: Texts("Search", "Пошук")
    case .keyQuickLine: Texts("New task in one line", "Нове завдання одним рядком")
    case .keyNewTask: Texts("New task, with a form", "Нове завдання через форму")
    case .keyUndo: Texts("Undo the last step", "Скасувати останній крок")
    case .keyClose: Texts("Close a menu or a dialog", "Закрити меню чи вікно")
    case .goBack: Texts("Go back", "Назад")
    case .doOnceMore: Texts("Do it again", "Виконати ще раз")
    case .openPassbyAt: Texts("Open", "Відкрити")
    }
  }
}

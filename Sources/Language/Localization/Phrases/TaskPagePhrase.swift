/// The fixed texts of the pages of tasks and categories, which templates name by their raw value.
package enum TaskPagePhrase: String, WrittenPhrase, CaseIterable {
  // MARK: Forms

  /// The form of a task.
  case timingHint, timingUsual, timingFixed, timingFlexible, addAnother,
    sameNameHeading, formChangedMeanwhile, showExisting, bucketNo, bucketYes, bucketHint,
    anyTime
  /// The page of a task and the history.
  case note, noteHint, takeBack
  /// Categories.
  case categories, categoriesHint, allCategories, withoutCategory, newCategory, addCategory,
    categoryName, color, icon, iconHint, ownIcon, deleteCategory, example, noCategories
  // MARK: Choices of the home page

  /// The list of all tasks.
  case extentAll
  /// The height of a task.
  case comfortable, compact
  /// The filters that leave nothing out.
  case anyCategory, anyPriority
  /// The orders of the list.
  case byGroup, byPriority, byDue, byName, byCreation, byCategory, byDifficulty
  /// The frame around every page.
  case newTask
  /// The list of tasks.
  case show, all, searchTasks, place, anywhere, places, tags, nothingFound, showAllTasks, showMore,
    done, doneAt, skip, skipForGood, snooze, endSnooze,
    untilILeave
  /// The choices of the list of tasks.
  case filterAndSort, sortBy, density, nothingLeftToday
  /// The card of many overdue tasks.
  case planThree, moveToWeek, skipAll
  /// The form of a task.
  case editTask, addTask, changedMeanwhile, conflictNow, conflictSave, deletedMeanwhile, whatToDo,
    taskExample, howOften, earliestLabel, to, latest, latestLabel, unit, hours,
    days, weeks, months, years, afterIDoIt,
    onFixedDates, whenOrDue, atATime, byThen, dueDate,
    timeIfAny, comingDueDates, previewHint,
    sayHowOften, windowReversed, giveAName, whereToDo, findAPlace, placesAndTags, remindMeWhenI,
    arrive, passBy, stay, leave, stayFor, noPlacesForm, giveItAPlace, giveItADate, newPlace, notes,
    moreFields, highPriority, startsHint, firstDueHint, endsHint,
    furtherTimes, remindMe, remindBefore,
    repeatWhileOverdue, repeatWhileOverdueHint, never, timeZoneHint, onWeekdays,
    category, noCategory, priority, priorityHigh, priorityNormal, priorityLow,
    durationHint, daysNeedWeeks, seasonHint
  /// The field that takes a task in one line.
  case whatNeedsDoing, quickExamples, endSearch, suggestions, makePlaceOnMap
  /// The table of all tasks.
  case columnTask, columnWhen, columnEvery, columnLast, groupedBy, withoutPlace, statusFilter,
    anyStatus
  /// The page of a task.
  case nextReminder, comingUp, doneEarlier, doneWhen, doneWhenHint, snoozeUntil,
    moveThisTime, newDueDate, move, whatHappened, notDoneYet
  /// The status page.
  case details

  // MARK: Tools

  case severalTasks, chooseAll
  case oftenOnce, oftenDay, oftenWeek, oftenTwoWeeks, oftenMonth, oftenOther, allowTime
  case fixedDatesSwitch, orRule, ruleExample, leadsExample, otherLeads, newHere, whenLegend

  package var texts: Texts {
    switch self {
    case .timingHint:
      Texts(
        "At a fixed time, Passby reminds you 15 minutes before and at the start.",
        "Про завдання з точним часом Passby нагадує за 15 хвилин і на початку.")
    case .timingUsual:
      Texts(
        "Fixed if it repeats at a time of day",
        "Точний час, якщо повторюється о певній годині")
    case .timingFixed: Texts("At a fixed time", "Точно в цей час")
    case .timingFlexible: Texts("When it suits, until it is due", "Коли зручно, до терміну")
    case .addAnother: Texts("Add another", "Додати ще одне")
    case .sameNameHeading: Texts("This name exists already", "Така назва вже є")
    case .formChangedMeanwhile:
      Texts(
        "This was changed elsewhere meanwhile",
        "Тим часом це змінили в іншому місці")
    case .showExisting: Texts("Show it", "Показати його")
    case .bucketNo: Texts("A task", "Завдання")
    case .bucketYes: Texts("A wish, without a date", "Бажання, без дати")
    case .bucketHint:
      Texts(
        "A wish stands neither in the day nor in the plan. With a place, it reminds you when you come by.",
        "Бажання не стоїть ні в дні, ні в плані. Якщо в нього є місце, воно нагадає про себе, коли ви будете поруч."
      )
    case .anyTime: Texts("Any time in the period", "Будь-коли протягом періоду")
    case .note: Texts("Note", "Примітка")
    case .noteHint: Texts("Optional note for the history.", "Необов’язкова примітка для історії.")
    case .takeBack: Texts("Take back", "Скасувати виконання")
    case .categories: Texts("Categories", "Категорії")
    case .categoriesHint:
      Texts(
        "What tasks are sorted into. Each has a colour and an icon.",
        "За ними впорядковано завдання. Кожна має колір і значок.")
    case .allCategories: Texts("All categories", "Усі категорії")
    case .withoutCategory: Texts("Without a category", "Без категорії")
    case .newCategory: Texts("New category", "Нова категорія")
    case .addCategory: Texts("Add category", "Додати категорію")
    case .categoryName: Texts("Name", "Назва")
    case .color: Texts("Colour", "Колір")
    case .icon: Texts("Icon", "Значок")
    case .iconHint:
      Texts(
        "Choose one, or write one character, such as an emoji.",
        "Виберіть значок або впишіть один символ, наприклад емодзі.")
    case .ownIcon: Texts("Your own character", "Власний символ")
    case .deleteCategory: Texts("Delete category", "Видалити категорію")
    case .example: Texts("This is how it looks", "Так це виглядає")
    case .noCategories: Texts("No categories.", "Категорій немає.")
    case .extentAll: Texts("All tasks", "Усі завдання")
    case .comfortable: Texts("Comfortable", "Просторо")
    case .compact: Texts("Compact", "Щільно")
    case .anyCategory: Texts("Any category", "Будь-яка категорія")
    case .anyPriority: Texts("Any priority", "Будь-яка важливість")
    case .byGroup: Texts("What can be done now first", "Спершу те, що можна зробити зараз")
    case .byPriority: Texts("Priority", "Важливість")
    case .byDue: Texts("Due date", "Термін")
    case .byName: Texts("Name", "Назва")
    case .byCreation: Texts("Creation date", "Дата створення")
    case .byCategory: Texts("Category", "Категорія")
    case .byDifficulty: Texts("Difficulty", "Складність")
    case .newTask: Texts("New task", "Нове завдання")
    case .show: Texts("Show", "Показати")
    case .all: Texts("All", "Усі")
    case .searchTasks: Texts("Search tasks", "Пошук завдань")
    case .place: Texts("Place", "Місце")
    case .anywhere: Texts("Anywhere", "Будь-де")
    case .places: Texts("Places", "Місця")
    case .tags: Texts("Tags", "Мітки")
    case .nothingFound: Texts("Nothing found.", "Нічого не знайдено.")
    case .showAllTasks: Texts("Show all tasks", "Показати всі завдання")
    case .showMore: Texts("Show more", "Показати ще")
    case .done: Texts("Done", "Виконано")
    case .doneAt: Texts("Earlier …", "Раніше …")
    case .skip: Texts("Skip this time", "Пропустити цього разу")
    case .skipForGood: Texts("No longer needed", "Більше не потрібно")
    case .snooze: Texts("Snooze", "Відкласти")
    case .endSnooze: Texts("End snooze", "Більше не відкладати")
    case .untilILeave: Texts("Until I leave", "Поки не піду")
    case .filterAndSort: Texts("Filter and sort", "Фільтри й порядок")
    case .sortBy: Texts("Sort by", "Порядок")
    case .density: Texts("Spacing", "Інтервали")
    case .nothingLeftToday: Texts("Nothing is left for today.", "На сьогодні нічого не лишилося.")
    case .planThree: Texts("Plan three for today", "Запланувати три на сьогодні")
    case .moveToWeek: Texts("Move to this week", "Перенести на цей тиждень")
    case .skipAll: Texts("Skip all", "Пропустити всі")
    case .editTask: Texts("Edit task", "Змінити завдання")
    case .addTask: Texts("Add task", "Додати завдання")
    case .changedMeanwhile: Texts("This task was changed meanwhile", "Завдання тим часом змінили")
    case .conflictNow:
      Texts(
        "What you typed is below. Elsewhere it is now:",
        "Введене вами – нижче. В іншому місці змінено на:")
    case .conflictSave:
      Texts(
        "Save again to keep what you typed.",
        "Збережіть ще раз, щоб лишити введене.")
    case .deletedMeanwhile:
      Texts(
        "This task was deleted meanwhile. Save again to add it as a new one.",
        "Завдання тим часом видалили. Збережіть ще раз, щоб додати його як нове.")
    case .whatToDo: Texts("What needs to be done?", "Що треба зробити?")
    case .taskExample:
      Texts(
        "Buy milk @Shop, or Dentist thu 14:30",
        "Купити молоко або Стоматолог чт 14:30")
    case .howOften: Texts("How often?", "Як часто?")
    case .earliestLabel: Texts("At the earliest after", "Щонайраніше через")
    case .to: Texts("to", "–")
    case .latest: Texts("every", "кожні")
    case .latestLabel: Texts("Every, or at the latest", "Кожні, або щонайпізніше через")
    case .unit: Texts("Unit", "Одиниця")
    case .hours: Texts("hours", "год")
    case .days: Texts("days", "дн.")
    case .weeks: Texts("weeks", "тиж.")
    case .months: Texts("months", "міс.")
    case .years: Texts("years", "р.")
    case .afterIDoIt: Texts("After I do it", "Від виконання")
    case .onFixedDates: Texts("On fixed dates", "За календарем")
    case .whenOrDue: Texts("At a time, or by then", "У певний час чи до терміну")
    case .atATime: Texts("At a time", "У певний час")
    case .byThen: Texts("By then", "До терміну")
    case .dueDate: Texts("Date", "Дата")
    case .timeIfAny: Texts("Time, if any", "Час, якщо є")
    case .comingDueDates: Texts("Coming due dates", "Наступні терміни")
    case .previewHint:
      Texts(
        "Enter how often, and you will see the dates here.",
        "Введіть, як часто, і тут з’являться дати.")
    case .sayHowOften:
      Texts(
        "Enter how often, such as 2 weeks, or choose “Once”.",
        "Введіть, як часто, наприклад 2 тижні, або виберіть «Раз».")
    case .windowReversed:
      Texts(
        "The first number must be the smaller one, such as 10 to 14.",
        "Перше число має бути меншим, наприклад 10–14.")
    case .giveAName: Texts("Give the task a name.", "Дайте завданню назву.")
    case .whereToDo: Texts("Where?", "Де?")
    case .findAPlace: Texts("Find a place", "Знайти місце")
    case .placesAndTags: Texts("Places and tags", "Місця та мітки")
    case .remindMeWhenI: Texts("Remind me when I", "Нагадати, коли я")
    case .arrive: Texts("arrive", "приходжу")
    case .passBy: Texts("pass by", "проходжу повз")
    case .stay: Texts("stay", "перебуваю там")
    case .leave: Texts("leave", "йду звідти")
    case .stayFor: Texts("Stay for", "Скільки перебувати")
    case .noPlacesForm:
      Texts(
        "No places yet. Without a place, reminders depend on time only.",
        "Місць ще немає. Без місця нагадування залежать лише від часу.")
    case .giveItAPlace: Texts("Give it a place", "Вказати місце")
    case .giveItADate: Texts("Give it a date", "Вказати дату")
    case .newPlace: Texts("New place", "Нове місце")
    case .notes: Texts("Notes", "Нотатки")
    case .moreFields: Texts("More", "Докладніше")
    case .highPriority: Texts("High priority", "Висока важливість")
    case .startsHint: Texts("Leave empty to start now.", "Порожньо – почати зараз.")
    case .firstDueHint:
      Texts(
        "Leave empty: one period after the start.",
        "Порожньо – через період після початку.")
    case .endsHint:
      Texts(
        "The last day on which it can be due.",
        "Останній день можливого терміну.")
    case .furtherTimes: Texts("More times of the same day", "Ще в той самий день о")
    case .remindMe: Texts("Remind me", "Нагадати")
    case .remindBefore:
      Texts(
        "Remind at the place from … before",
        "Нагадувати на місці за … до терміну")
    case .repeatWhileOverdue: Texts("Repeat while overdue", "Повторювати, поки прострочено")
    case .repeatWhileOverdueHint: Texts("For example 1d or 12h.", "Наприклад 1d або 12h.")
    case .never: Texts("never", "ніколи")
    case .timeZoneHint:
      Texts(
        "For example Europe/Berlin, or floating to follow this computer.",
        "Наприклад Europe/Kyiv або floating – як на цьому комп’ютері.")
    case .onWeekdays: Texts("On these days", "У ці дні")
    case .category: Texts("Category", "Категорія")
    case .noCategory: Texts("None", "Без категорії")
    case .priority: Texts("Priority", "Важливість")
    case .priorityHigh: Texts("High", "Висока")
    case .priorityNormal: Texts("Normal", "Звичайна")
    case .priorityLow: Texts("Low", "Низька")
    case .seasonHint:
      Texts(
        "For example apr-oct or 15 mar-31 oct. Out of season it rests.",
        "Наприклад кві-жов або 15 бер-31 жов. Поза сезоном спочиває.")
    case .durationHint: Texts("For example 30min or 2h.", "Наприклад 30min або 2h.")
    case .daysNeedWeeks:
      Texts(
        "Weekdays go with one number of weeks: remove the first number, or choose weeks.",
        "Дні тижня поєднуються з одним числом тижнів: приберіть перше число або виберіть тижні.")
    case .whatNeedsDoing: Texts("What needs doing?", "Що треба зробити?")
    case .quickExamples:
      Texts(
        """
        Bread tomorrow
        Vitamins daily
        Cat medicine every 10-14w
        Bins every thu 7:00
        Dentist 3 dec 14:30
        """,
        """
        Хліб завтра
        Вітаміни щодня
        Ліки для кота кожні 10-14 тижнів
        Сміття щочетверга о 7:00
        Стоматолог 3 грудня 14:30
        """)
    case .endSearch: Texts("End the search", "Закінчити пошук")
    case .columnTask: Texts("Name", "Назва")
    case .columnWhen: Texts("When", "Коли")
    case .columnEvery: Texts("Every", "Як часто")
    case .columnLast: Texts("Last done", "Востаннє")
    case .groupedBy: Texts("Grouped by", "Групи")
    case .withoutPlace: Texts("Without a place", "Без місця")
    case .statusFilter: Texts("State", "Стан")
    case .anyStatus: Texts("Any state", "Будь-який стан")
    case .suggestions: Texts("Suggestions", "Підказки")
    case .makePlaceOnMap: Texts("Make this place on the map", "Створити це місце на карті")
    case .nextReminder: Texts("Next reminder", "Наступне нагадування")
    case .comingUp: Texts("Coming up", "Далі")
    case .doneEarlier: Texts("Done at another time", "Виконано в інший час")
    case .doneWhen: Texts("Date and time when it was done", "Дата й час виконання")
    case .doneWhenHint:
      Texts(
        "Leave empty if you have just done it.",
        "Залиште порожнім, якщо виконали щойно.")
    case .snoozeUntil: Texts("Snooze until", "Відкласти до")
    case .moveThisTime: Texts("Move this time only", "Перенести лише цього разу")
    case .newDueDate: Texts("New due date", "Новий термін")
    case .move: Texts("Move", "Перенести")
    case .whatHappened: Texts("What happened", "Що сталося")
    case .notDoneYet: Texts("Not done yet.", "Ще не виконано.")
    case .details: Texts("Details", "Докладніше")
    case .severalTasks: Texts("Several at once", "Кілька відразу")
    case .chooseAll: Texts("All in this list", "Усі в цьому списку")
    case .oftenOnce: Texts("Once", "Раз")
    case .oftenDay: Texts("Day", "День")
    case .oftenWeek: Texts("Week", "Тиждень")
    case .oftenTwoWeeks: Texts("2 weeks", "2 тижні")
    case .oftenMonth: Texts("Month", "Місяць")
    case .oftenOther: Texts("Another rhythm", "Інший ритм")
    case .allowTime: Texts("Allow some time", "З запасом часу")
    case .fixedDatesSwitch:
      Texts(
        "On fixed dates, whenever I do it", "За календарем, не від виконання")
    case .orRule: Texts("or in words", "або словами")
    case .ruleExample:
      Texts("first Monday, the 15th, 24 December", "перший понеділок, 15 числа, 24 грудня")
    case .leadsExample: Texts("2h, 3d", "2h, 3d")
    case .otherLeads: Texts("other times", "інші часи")
    case .newHere: Texts("New here", "Нове тут")
    case .whenLegend: Texts("When?", "Коли?")
    }
  }
}

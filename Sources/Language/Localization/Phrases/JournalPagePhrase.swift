/// The fixed texts of the pages of the journal, which templates name by their raw value.
package enum JournalPagePhrase: String, WrittenPhrase, CaseIterable {
  /// The navigation and the titles of the pages.
  case journal, journalHabits, journalBucketList, journalPhotos
  /// The month.
  case journalMonthBefore, journalMonthAfter, journalThisMonth, journalGridHint, journalLegendGood,
    journalLegendBad, journalLegendAverage, journalLegendGratitude, journalLegendPhotos
  /// The open day.
  case journalHowWasTheDay, journalGoodDay, journalBadDay, journalBlankDay, journalMoods,
    journalHowDoYouFeel, moodActivities, journalHowDidYouFeel, journalGratitude,
    journalGratitudeHint, journalGratitudeLines, journalWhatHappened, journalSaveGratitude,
    journalRemoveGratitude, journalFillInThree, journalNotes, journalNewNote,
    journalAddNote, journalSaveNote, journalEditNote, journalSearchNotes, journalSearch,
    journalNoNotesFound, journalDoneThatDay, journalDayToCome, journalNoHabitsThatDay,
    journalAllHabits
  /// Habits.
  case journalNewHabit, journalHabitName, journalHabitDays, journalHabitStart, journalHabitTime,
    journalAddHabit, journalNoHabits, journalAllDays, journalBoxesHint, journalShowAllBoxes,
    journalHabitDone,
    journalHabitRest, journalHabitGoal, journalHabitGoalExample, journalHabitAtMost,
    journalHabitOften, journalHabitOnDays,
    journalCountHint, journalHabitByNumber, journalHabitNumber, journalHabitDay, journalHabitSet
  /// The bucket list.
  case journalBucketIntro, journalNewWish, journalWishPlace, journalAnywhere, journalAddWish,
    journalNoWishes, journalWishMore

  package var texts: Texts {
    switch self {
    case .journal: Texts("Journal", "Щоденник")
    case .journalHabits: Texts("Habits", "Звички")
    case .journalBucketList: Texts("Wishes", "Бажання")
    case .journalPhotos: Texts("Photos", "Світлини")
    case .journalMonthBefore: Texts("Month before", "Попередній місяць")
    case .journalMonthAfter: Texts("Month after", "Наступний місяць")
    case .journalThisMonth: Texts("This month", "Цей місяць")
    case .journalGridHint:
      Texts(
        "Arrow keys move from day to day. Enter opens a day, the space bar marks it as good, bad, or neither.",
        "Стрілки ведуть від дня до дня. Enter відкриває день, пробіл позначає його: добрий, поганий, без позначки."
      )
    case .journalLegendGood: Texts("good day", "добрий день")
    case .journalLegendBad: Texts("bad day", "поганий день")
    case .journalLegendAverage: Texts("average mood", "середній настрій")
    case .journalLegendGratitude: Texts("gratitude", "вдячність")
    case .journalLegendPhotos: Texts("photos", "світлини")
    case .journalHowWasTheDay: Texts("How was the day?", "Яким був день?")
    case .journalGoodDay: Texts("Good day", "Добрий день")
    case .journalBadDay: Texts("Bad day", "Поганий день")
    case .journalBlankDay: Texts("No mark", "Без позначки")
    case .journalMoods: Texts("Moods", "Настрій")
    case .journalHowDoYouFeel: Texts("How do you feel?", "Як ви почуваєтеся?")
    case .moodActivities: Texts("What was part of the day?", "Що було цього дня?")
    case .journalHowDidYouFeel: Texts("How did you feel?", "Як ви почувалися?")
    case .journalGratitude: Texts("Three good things", "Три добрі речі")
    case .journalGratitudeHint: Texts("What are you grateful for?", "За що ви вдячні?")
    case .journalGratitudeLines:
      Texts("What are you grateful for? One a line.", "За що ви вдячні? Кожна в новому рядку.")
    case .journalWhatHappened: Texts("What happened?", "Що сталося?")
    case .journalSaveGratitude: Texts("Save", "Зберегти")
    case .journalRemoveGratitude: Texts("Remove", "Прибрати")
    case .journalFillInThree:
      Texts(
        "Please write three good things",
        "Будь ласка, напишіть три добрі речі")
    case .journalNotes: Texts("Notes", "Нотатки")
    case .journalNewNote: Texts("A new note", "Нова нотатка")
    case .journalAddNote: Texts("Add note", "Додати нотатку")
    case .journalSaveNote: Texts("Save", "Зберегти")
    case .journalEditNote: Texts("Edit", "Змінити")
    case .journalSearchNotes: Texts("Search notes", "Шукати в нотатках")
    case .journalSearch: Texts("Search", "Шукати")
    case .journalNoNotesFound:
      Texts(
        "No note has these words.",
        "Жодна нотатка не містить цих слів.")
    case .journalDoneThatDay: Texts("Done", "Виконано")
    case .journalDayToCome: Texts("This day is still to come.", "Цей день ще попереду.")
    case .journalNoHabitsThatDay: Texts("No habit on this day.", "Цього дня звичок немає.")
    case .journalAllHabits: Texts("All habits", "Усі звички")
    case .journalNewHabit: Texts("A new habit", "Нова звичка")
    case .journalHabitName:
      Texts("What do you want to keep doing?", "Що ви хочете робити постійно?")
    case .journalHabitDays:
      Texts("For how many days? (optional)", "Скільки днів? (необов’язково)")
    case .journalHabitGoal:
      Texts("How much a day? (optional)", "Скільки на день? (необов’язково)")
    case .journalHabitGoalExample: Texts("8 glasses", "8 склянок")
    case .journalHabitAtMost: Texts("That is the most of a day", "Це найбільше на день")
    case .journalHabitOften: Texts("How often?", "Як часто?")
    case .journalHabitOnDays: Texts("on certain days of the week", "у певні дні тижня")
    case .journalCountHint:
      Texts(
        "Tap: one more. Hold: enter a number.",
        "Натискання: на один більше. Утримання: ввести число.")
    case .journalHabitByNumber: Texts("Enter a number", "Ввести число")
    case .journalHabitNumber: Texts("How much altogether", "Скільки загалом")
    case .journalHabitDay: Texts("Day", "День")
    case .journalHabitSet: Texts("Set", "Записати")
    case .journalHabitStart: Texts("First day", "Перший день")
    case .journalHabitTime: Texts("Remind me at (optional)", "Нагадувати о (необов’язково)")
    case .journalAddHabit: Texts("Add habit", "Додати звичку")
    case .journalNoHabits:
      Texts(
        "No habits yet. A habit is something you do every day, or some times a week; each day has a box to tick.",
        "Звичок ще немає. Звичка — це те, що ви робите щодня або кілька разів на тиждень; кожен день має клітинку."
      )
    case .journalAllDays: Texts("All days", "Усі дні")
    case .journalBoxesHint:
      Texts(
        "Tap: done → rest → empty.",
        "Натискання: виконано → відпочинок → порожньо.")
    case .journalShowAllBoxes: Texts("Show all boxes", "Показати всі клітинки")
    case .journalHabitDone: Texts("Done", "Виконано")
    case .journalHabitRest: Texts("Rest", "Відпочинок")
    case .journalBucketIntro:
      Texts(
        "Wishes without a date. One with a place reminds you when you come by.",
        "Бажання без дати. Бажання з місцем нагадає про себе, коли ви будете поруч.")
    case .journalNewWish: Texts("What do you want to do one day?", "Що ви хочете колись зробити?")
    case .journalWishPlace: Texts("Where?", "Де?")
    case .journalAnywhere: Texts("Anywhere", "Будь-де")
    case .journalAddWish: Texts("Add wish", "Додати бажання")
    case .journalNoWishes: Texts("No wishes yet.", "Бажань ще немає.")
    case .journalWishMore: Texts("With more details", "Докладніше")
    }
  }
}

/// The journal: days, notes, habits and wishes, with the help of their commands.
package struct JournalPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static func gratitudeOf(date: String) -> Self {
    Self("the good things of \(date)", "добрі речі дня \(date)")
  }
  package static func noteOf(date: String) -> Self {
    Self("the note of \(date)", "нотатку дня \(date)")
  }
  package static func gratitudes(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 day with good things" : "\(number) days with good things",
      "\(number) \(Ukrainian.plural(number, one: "день", few: "дні", many: "днів")) з добрими речами"
    )
  }
  package static func notes(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 note" : "\(number) notes",
      "\(number) \(Ukrainian.plural(number, one: "нотатка", few: "нотатки", many: "нотаток"))")
  }
  package static func photos(_ number: Int) -> Self {
    Self(number == 1 ? "1 photo" : "\(number) photos", "\(number) фото")
  }
  package static func gratitudeSaved(date: String) -> Self {
    Self(
      "Saved three good things of \(date).",
      ukrainian.ended("Збережено три добрі речі дня \(date)"))
  }
  package static func gratitudeRemoved(date: String) -> Self {
    Self("Removed the good things of \(date).", ukrainian.ended("Видалено добрі речі дня \(date)"))
  }
  package static func noteSaved(date: String) -> Self {
    Self("Saved a note for \(date).", ukrainian.ended("Збережено нотатку за \(date)"))
  }
  package static func noteChanged(date: String) -> Self {
    Self("Changed the note of \(date).", ukrainian.ended("Змінено нотатку за \(date)"))
  }
  package static func noteRemoved(date: String) -> Self {
    Self("Removed the note of \(date).", ukrainian.ended("Видалено нотатку за \(date)"))
  }
  /// The name of a section: `gratitude`, `notes`, `habits`, `done`, `photos`.
  package static func title(_ section: String) -> Self { Self(alike: titleText(section)) }
  package static let emptyDay = Self(
    "Nothing is written about this day.",
    "Про цей день нічого не записано.")
  package static let noNotes = Self("No notes.", "Нотаток немає.")
  package static let keptInJournal = Self(
    "What you write is kept in today’s journal. Leave it empty to keep nothing.",
    "Написане зберігається в сьогоднішньому щоденнику. Порожні поля не зберігаються.")
  package static let goodDay = Self("a good day", "добрий день")
  package static let badDay = Self("a bad day", "поганий день")
  /// The step of writing the good things, in the middle of a sentence.
  package static func stepGratitude(date: String) -> Self {
    Self("wrote three good things of \(date)", "Записано три добрі речі дня \(date)")
  }
  /// The step of taking the good things away, in the middle of a sentence.
  package static func stepGratitudeRemoved(date: String) -> Self {
    Self("removed the good things of \(date)", "Видалено добрі речі дня \(date)")
  }
  /// The step of writing a note, in the middle of a sentence.
  package static func stepNoteAdded(date: String) -> Self {
    Self("wrote a note for \(date)", "Записано нотатку за \(date)")
  }
  /// The step of changing a note, in the middle of a sentence.
  package static func stepNoteChanged(date: String) -> Self {
    Self("changed the note of \(date)", "Змінено нотатку за \(date)")
  }
  /// The step of removing a note, in the middle of a sentence.
  package static func stepNoteRemoved(date: String) -> Self {
    Self("removed the note of \(date)", "Видалено нотатку за \(date)")
  }

  // MARK: Problems

  package static func threeExpected(_ number: Int) -> Self {
    Self(
      "expected exactly three good things, got \(number)",
      "очікується рівно три добрі речі, а є \(number)")
  }
  package static let removeAlone = Self(
    "expected three good things, or --remove alone",
    "очікується три добрі речі або лише --remove")
  package static let fillInThree = Self(
    "Please fill in the three fields",
    "Будь ласка, заповніть усі три поля")
  package static func goodThingTooLong(_ number: Int, most: Int) -> Self {
    Self(
      "a good thing has \(number) characters: expected at most \(most)",
      "забагато символів в одній із добрих речей: \(number), а може бути щонайбільше \(most)")
  }
  package static let blankNote = Self("a note needs a text", "нотатка потребує тексту")
  package static func noteTooLong(_ number: Int, most: Int) -> Self {
    Self(
      "the note has \(number) characters: expected at most \(most)",
      "забагато символів у нотатці: \(number), а може бути щонайбільше \(most)")
  }
  package static func dayToCome(_ value: String) -> Self {
    Self(
      "\(value) is in the future: write about today or an earlier day",
      "\(value) у майбутньому: пишіть про сьогодні або раніший день")
  }
  package static func noSuchNote(_ value: String) -> Self {
    Self("no note \(value)", "немає нотатки \(value)")
  }
  package static func noGratitude(date: String) -> Self {
    Self("there are no good things of \(date)", "немає добрих речей дня \(date)")
  }

  // MARK: The pages of the journal

  /// The average mood of a day, already formatted.
  package static func average(_ number: String) -> Self {
    Self("average mood \(number)", "середній настрій \(number)")
  }
  package static func showPhotos(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 photo" : "\(number) photos",
      "\(number) \(Ukrainian.plural(number, one: "світлина", few: "світлини", many: "світлин"))")
  }
  package static func doneThatDay(_ number: Int) -> Self {
    Self("\(number) done", "виконано: \(number)")
  }
  package static func markDay(_ day: String) -> Self { Self("Mark \(day)", "Позначити \(day)") }
  package static func found(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 note" : "\(number) notes",
      "\(number) \(Ukrainian.plural(number, one: "нотатка", few: "нотатки", many: "нотаток"))")
  }
  package static func firstShown(_ number: Int) -> Self {
    Self("The newest \(number) notes are shown.", "Показано найновіші нотатки: \(number).")
  }
  package static func deleteNote(_ clock: String) -> Self {
    Self("Delete the note of \(clock)", "Видалити нотатку, \(clock)")
  }
  package static func box(_ number: Int, day: String, state: String) -> Self {
    Self("Box \(number), \(day): \(state)", "Клітинка \(number), \(day): \(state)")
  }
  package static func changeHabit(_ name: String) -> Self {
    Self("Change \(name)", "Змінити: \(name)")
  }
  package static func deleteHabit(_ name: String) -> Self {
    Self("Delete \(name)", "Видалити: \(name)")
  }
  /// How many boxes of how many a part of the page shows.
  package static func boxesShown(_ shown: Int, of all: Int) -> Self {
    Self("\(shown) of \(all) boxes", "\(shown) з \(all) клітинок")
  }

  // MARK: Wishes

  /// The help of `bucket`.
  package static let helpWishes = Self(
    "List the bucket list: wishes without a date.",
    "Показати список бажань: справ без дати.")
  /// The longer help of `bucket`.
  package static let helpWishesDiscussion = Self(
    """
    A wish stands neither in the present day nor in the plan. If it has a place, it reminds you \
    when you come by. passby add "See the sea" --bucket adds one.
    """,
    """
    Бажання не стоїть ні в сьогоднішньому дні, ні в плані. Якщо в нього є місце, воно нагадає про \
    себе, коли ви будете поруч. Додати: passby add "Побачити море" --bucket.
    """)
  /// The help of `bucket --all`.
  package static let helpAllWishes = Self(
    "Include the wishes that came true.",
    "Разом із бажаннями, що здійснилися.")
  /// The help of `--bucket`.
  package static let helpWish = Self(
    "It is a wish without a date, in the bucket list.",
    "Це бажання без дати, у списку бажань.")
  package static let noWishes = Self(
    "The bucket list is empty. Add a wish: passby add \"See the sea\" --bucket",
    "Список бажань порожній. Додайте бажання: passby add \"Побачити море\" --bucket")
  package static let rowWish = Self("Bucket list", "Список").onPage("Wish", "Бажання")
  package static let rowWishText = Self("a wish, without a date", "бажання, без дати")
  package static func wishesTrueNotShown(_ number: Int) -> Self {
    Self(
      number == 1
        ? "One wish that came true is not shown: passby bucket --all"
        : "\(number) wishes that came true are not shown: passby bucket --all",
      "Не показано \(number) \(Ukrainian.plural(number, one: "здійснене бажання", few: "здійснені бажання", many: "здійснених бажань")): passby bucket --all"
    )
  }
  package static func wishes(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 wish" : "\(number) wishes",
      "\(number) \(Ukrainian.plural(number, one: "бажання", few: "бажання", many: "бажань"))")
  }
  package static func wishesCameTrue(_ number: Int) -> Self {
    Self("Came true: \(number)", "Здійснилося: \(number)")
  }
  package static func wishDone(_ name: String) -> Self {
    Self("Came true: \(name)", "Здійснилося: \(name)")
  }
  package static func deleteWish(_ name: String) -> Self {
    Self("Delete \(name)", "Видалити: \(name)")
  }

  // MARK: Help

  package static let helpHabit = Self(
    "Tick off what you want to do every day, or some times a week.",
    "Позначати те, що ви хочете робити щодня або кілька разів на тиждень.")
  package static let helpHabitDiscussion = Self(
    "A habit has a box for each day, for --days or without an end. With --goal it counts an amount, with --on it has certain days of the week, with --times a number of times in a week or month. A day of rest does not break its streak. With --at it reminds at that time on days that are open.",
    "Звичка має клітинку на кожен день, протягом --days або без кінця. З --goal вона рахує кількість, з --on має певні дні тижня, з --times — кількість разів на тиждень або місяць. День відпочинку не перериває серії. З --at звичка нагадує о цій годині в дні, які ще не виконано."
  )
  package static let helpHabitAdd = Self("Add a habit.", "Додати звичку.")
  package static let helpHabitEdit = Self("Change a habit.", "Змінити звичку.")
  package static let helpHabitCheck = Self(
    "Tick the box of today, or of an earlier day; with a goal, add to its amount.",
    "Позначити клітинку сьогоднішнього або ранішого дня; з метою — додати кількість.")
  package static let helpHabitUncheck = Self(
    "Empty the box of today, or of an earlier day.",
    "Зняти позначку сьогоднішнього або ранішого дня.")
  package static let helpHabitRest = Self(
    "Make today, or an earlier day, a day of rest for this habit.",
    "Зробити сьогодні або раніший день днем відпочинку від цієї звички.")
  package static let helpHabitShow = Self(
    "Show a habit with its boxes.",
    "Показати звичку з її клітинками.")
  package static let helpHabitList = Self("List habits.", "Показати звички.")
  package static let helpHabitRemove = Self(
    "Remove a habit; its points stay.",
    "Видалити звичку; її бали залишаються.")
  package static let helpHabitNewName = Self("The name of the habit.", "Назва звички.")
  package static let helpHabitName = Self(
    "A habit by name or number.",
    "Звичка за назвою або номером.")
  package static let helpHabitDays = Self(
    "How many days it has: 1 to 366; without it, it goes on.",
    "Скільки днів вона триває: від 1 до 366; без цього вона не має кінця.")
  package static let helpHabitStart = Self(
    "The first day; today unless given.",
    "Перший день; якщо не вказано — сьогодні.")
  package static let helpHabitAt = Self(
    "Remind at this time on days that are open: HH:MM, or none.",
    "Нагадувати о цій годині в невиконані дні: ГГ:ХХ або none.")
  package static let helpBoxDate = Self(
    "The day of the box; today unless given.",
    "День клітинки; якщо не вказано — сьогодні.")
  package static let helpBoxDateOption = Self(
    "The day of the box, as an option.",
    "День клітинки як параметр.")
  package static let helpJournal = Self(
    "Show a day, and write good things and notes.",
    "Показати день, записати добрі речі й нотатки.")
  package static let helpJournalDiscussion = Self(
    "Without a command, shows a day: its mark and moods, good things, notes, habits, photos and what was done.",
    "Без команди показує день: позначку й настрої, добрі речі, нотатки, звички, фото та виконане.")
  package static let helpJournalShow = Self("Show a day.", "Показати день.")
  package static let helpJournalGratitude = Self(
    "Write three good things of a day; writing again replaces them.",
    "Записати три добрі речі дня; новий запис замінює попередній.")
  package static let helpJournalAdd = Self("Write a note.", "Записати нотатку.")
  package static let helpJournalEdit = Self("Change the text of a note.", "Змінити текст нотатки.")
  package static let helpJournalRemove = Self("Remove a note.", "Видалити нотатку.")
  package static let helpJournalList = Self(
    "List notes, newest first.",
    "Показати нотатки, спершу найновіші.")
  package static let helpJournalDate = Self(
    "The day, such as 2026-03-05 or yesterday; today unless given.",
    "День, наприклад 2026-03-05 або вчора; якщо не вказано — сьогодні.")
  package static let helpGoodThings = Self(
    "Three texts of at most 500 characters each.",
    "Три тексти, кожен щонайбільше 500 символів.")
  package static let helpGratitudeRemove = Self(
    "Take the good things of the day away.",
    "Видалити добрі речі дня.")
  package static let helpWrittenFor = Self(
    "The day that it is about; today unless given.",
    "День, про який ідеться; якщо не вказано — сьогодні.")
  package static let helpNoteText = Self(
    "The text, at most 10000 characters.",
    "Текст, щонайбільше 10000 символів.")
  package static let helpNoteNumber = Self("The number of the note.", "Номер нотатки.")
  package static let helpNoteSearch = Self(
    "Only notes that contain this text, in upper or lower case.",
    "Лише нотатки з цим текстом, великими чи малими літерами.")
  package static let helpNotesFrom = Self("The first day.", "Перший день.")
  package static let helpNotesTo = Self("The last day.", "Останній день.")

  private static func titleText(_ section: String) -> String {
    switch section {
    case "gratitude": say("Three good things", "Три добрі речі")
    case "notes": say("Notes", "Нотатки")
    case "habits": say("Habits", "Звички")
    case "photos": say("Photos", "Фото")
    default: say("Done", "Виконано")
    }
  }
}

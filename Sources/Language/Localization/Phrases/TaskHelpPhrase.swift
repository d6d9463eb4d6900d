/// The help of the commands for tasks.
///
/// Commands and their arguments are named as on the command line; a case that ends in `Discussion`
/// is the text below a command's summary.
package struct TaskHelpPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static let list = Self(
    "Show the home screen: each task is a bar that fills as its countdown runs.",
    "Показати головний екран: кожне завдання — смуга, що заповнюється з плином відліку.")
  package static let listAll = Self("Show finished tasks too.", "Показати й завершені завдання.")
  package static let listPlace = Self(
    "Only tasks at this place or with this tag.",
    "Лише завдання в цьому місці або з цією міткою.")
  package static let add = Self("Add a task.", "Додати завдання.")
  package static let taskName = Self("The name of the task.", "Назва завдання.")
  package static let dryRun = Self(
    "Show the task without storing it.",
    "Показати завдання, не зберігаючи.")
  package static let edit = Self(
    "Change a task, and show its old and new dates.",
    "Змінити завдання й показати його старі та нові дати.")
  package static let newName = Self("A new name.", "Нова назва.")
  package static let show = Self(
    "Show everything about one task.",
    "Показати все про одне завдання.")
  package static let remove = Self(
    "Delete a task. Its history stays, and \"passby undo\" restores it.",
    "Видалити завдання. Його історія лишається, а \"passby undo\" відновлює його.")
  package static let done = Self(
    "Mark a task as done. Its next countdown begins.",
    "Позначити завдання виконаним. Починається наступний відлік.")
  package static let doneAt = Self(
    "When it was done; now by default.",
    "Коли його виконано; типово зараз.")
  package static let doneAgain = Self(
    "Confirm that it was done once more, moments after the last time.",
    "Підтвердити, що його виконано ще раз, невдовзі після попереднього.")
  package static let doneNote = Self(
    "What to keep about it in the history.",
    "Що зберегти про це в історії.")
  package static let skip = Self(
    "Skip this occurrence without counting it as done.",
    "Пропустити цей раз, не враховуючи його як виконаний.")
  package static let snooze = Self(
    "Snooze the reminders of a task. Its due date does not change.",
    "Відкласти нагадування завдання. Його термін не змінюється.")
  package static let snoozeUntil = Self(
    "2h, 1d, a time such as tomorrow or fri 18:00, visit, leave, this-visit, or off.",
    "2h, 1d, час, наприклад завтра або пт 18:00, visit, leave, this-visit або off.")
  package static let move = Self(
    "Move this occurrence only. Later ones stay where they are.",
    "Перенести лише цей раз. Наступні лишаються на місці.")
  package static let moveTo = Self(
    "The new due moment, such as fri 18:00 or 2026-01-15T09:00.",
    "Новий термін, наприклад пт 18:00 або 2026-01-15T09:00.")
  package static let next = Self(
    "Preview coming occurrences without storing anything.",
    "Показати майбутні рази, нічого не зберігаючи.")
  package static let nextTask = Self(
    "A task's number or name. Leave it out to describe a task instead.",
    "Номер або назва завдання. Без них опишіть завдання параметрами.")
  package static let nextCount = Self(
    "How many occurrences, 1 to 1000.",
    "Скільки разів, від 1 до 1000.")
  package static let task = Self("The task's number or name.", "Номер або назва завдання.")
  package static let every = Self(
    "The period, such as 12h, 3d, 10w, 1mo or 1y; a window such as 10-14w; or days: tue,fri, "
      + "2w on tue, 1mo on 15, last day, first mon, 1y on 24 dec.",
    "Період, наприклад 12h, 3d, 10w, 1mo чи 1y; вікно, наприклад 10-14w; або дні: вт,пт, "
      + "2 тижні у вт, 15 числа, останній день, перший пн, 24 грудня.")
  package static let from = Self(
    "Count from when the task was done, or from a fixed start.",
    "Відлічувати від виконання (done) або від сталого початку (start).")
  package static let start = Self(
    "When counting starts; now by default. The start itself is not due.",
    "Коли починається відлік; типово зараз. Сам початок не є терміном.")
  package static let first = Self(
    "The first due moment, instead of one period after the start.",
    "Перший термін замість одного періоду після початку.")
  package static let end = Self(
    "The last moment at which it may be due. A date means the end of that day.",
    "Останній можливий термін. Дата означає кінець цього дня.")
  package static let at = Self(
    "The time of day, HH:MM, several such as 8:00,20:00, or a span such as 10:15-11:45.",
    "Час доби, HH:MM, кілька, наприклад 8:00,20:00, або проміжок, наприклад 10:15-11:45.")
  package static let zone = Self(
    "The IANA time zone, or floating; the computer's zone by default.",
    "Часовий пояс IANA або floating; типово пояс комп’ютера.")
  package static let due = Self(
    "By when a task without --every is to be done.",
    "До якого терміну виконати завдання без --every.")
  package static let when = Self(
    "When an appointment is, with its time of day, such as \"fri 14:30\", or a span, \"fri 14:30-15:15\".",
    "Коли зустріч чи подія, з часом доби, наприклад «пт 14:30», або проміжок, «пт 14:30-15:15».")
  package static let last = Self(
    "When it was done last, up to today: the countdown runs from there. For what counts from done.",
    "Коли це робили востаннє, не пізніше сьогодні: відлік іде звідти. Для того, що рахується від виконання."
  )
  package static let taskPlace = Self(
    "A place's name, or #tag for any place with that tag. Repeatable.",
    "Назва місця або #мітка для будь-якого місця з цією міткою. Можна повторювати.")
  package static let on = Self(
    "Which events remind: enter,exit,dwell,cross; enter,cross by default.",
    "Які події нагадують: enter,exit,dwell,cross; типово enter,cross.")
  package static let dwell = Self(
    "How long a stay must last for dwell, such as 10min; 5min by default.",
    "Скільки має тривати перебування для dwell, наприклад 10min; типово 5min.")
  package static let horizon = Self(
    "How long before it is due a task without a window opens, 0 for not before, or period for all of its period; 24h by default.",
    "За скільки до терміну відкривається завдання без вікна, 0 — не раніше, або period — на весь період; типово 24h."
  )
  package static let nag = Self(
    "Repeat the reminder while overdue, such as 1d.",
    "Повторювати нагадування, доки прострочено, наприклад 1d.")
  package static let notes = Self("Free text.", "Довільний текст.")
  package static let category = Self(
    "What it is sorted into; none takes it out.",
    "Категорія завдання; none – без категорії.")
  package static let priority = Self("high, normal or low.", "high, normal або low.")
  package static let difficulty = Self(
    "very-easy, easy, medium, hard (or difficult) or very-hard, or 1 to 5.",
    "very-easy, easy, medium, hard (чи difficult) або very-hard, чи число від 1 до 5.")
  package static let duration = Self(
    "How long it takes, such as 30min.",
    "Скільки це триває, наприклад 30min.")
  package static let fixed = Self(
    "It happens at its time: remind 15 minutes before and at the start.",
    "Відбувається точно у свій час: нагадати за 15 хвилин і на початку.")
  package static let flexible = Self(
    "It is done when it suits, until it is due.",
    "Виконується, коли зручно, до терміну.")
  package static let quick = Self("Add a task from one line.", "Додати завдання одним рядком.")
  package static let quickLine = Self(
    "The line; all words are one line.",
    "Рядок; усі слова утворюють один рядок.")
  package static let quickDiscussion = Self(
    """
    Words that are no marker are the name. Markers: every RULE, every! RULE (counted from done), from \
    done, from start, due DATE, by DATE, start DATE, end DATE, last DATE, at TIME, @Place, @"Long name", \
    @#tag, #category, for PERSON, !high, !low, ~30min, !bucket. Dates, times and rules at the end of the \
    line and beside markers need none: tomorrow 6pm, fri, in 3 weeks, daily. A date with a clock time is \
    an appointment; behind due, by, until or till it is a deadline. The answer names what was read, and \
    what in the name looks as if it should have been. A line that could mean several things (every second \
    thu, mon and thu, thu 2:30) lists its readings and asks. Words in double quotes always belong to the \
    name. For example:
      passby quick Dentist thu 14:30-15:15
      passby quick Pay the fee by fri 18:00
      passby quick Cat medicine every 10-14w last 20 sep
      passby quick Claw trim every 2w on tue at 18:00 @Vet '#Home' '!high'
    """,
    """
    Слова, що не є позначками, – це назва. Позначки: кожні ПРАВИЛО, кожні! ПРАВИЛО (від виконання), from \
    done, from start, до ДАТА, не пізніше ДАТА, з ДАТА, end ДАТА, востаннє ДАТА, о ЧАС, @Місце, \
    @"Довга назва", @#мітка, #категорія, для ОСОБА, !важливо, !неважливо, ~30хв, і так само англійські: \
    every, due, by, start, last, at, for, !high, !low. Дати, час і правила наприкінці рядка й поруч із \
    позначками позначки не потребують: завтра о 18:00, пт, через 3 тижні, щодня. Дата з часом на \
    годиннику – це зустріч чи подія, а після до чи не пізніше – термін; поруч із правилом до – це кінець. \
    Відповідь називає прочитане й те в назві, що схоже на непрочитане. Якщо рядок може означати різне \
    (кожен другий четвер, пн і чт, чт 2:30), passby показує всі варіанти й питає. Слова в \
    подвійних лапках завжди належать до назви. Наприклад:
      passby quick Стоматолог чт 14:30-15:15
      passby quick Сплатити внесок до пт 18:00
      passby quick Ліки для кота кожні 10-14 тижнів востаннє 20 вер
      passby quick Підрізати кігті кожні 2 тижні у вт о 18:00 @Ветеринар '!важливо'
    """)
  package static let quickPlain = Self(
    "Take the whole line as the name.",
    "Узяти весь рядок як назву.")
  package static let severalTasks = Self("Numbers or names of tasks.", "Номери або назви завдань.")
  package static let snoozeFor = Self(
    "The end of the snooze, for several tasks at once.",
    "Кінець відкладення для кількох завдань одразу.")
  package static let today = Self(
    "Show what can be done now and today, and what was done.",
    "Показати, що можна зробити зараз і сьогодні, і що вже виконано.")
  package static let todayDiscussion = Self(
    """
    Groups: here (open, and you are at one of its places), overdue, today (due before midnight), \
    open (by its window, or a horizon of its own), later (a window that opens before midnight), \
    tomorrow, any time (without a date), missed (appointments that passed undone).
    """,
    """
    Групи: тут (відкрите, і ви в одному з його місць), прострочено, сьогодні (термін до півночі), \
    відкриті (за вікном або власним горизонтом), пізніше (вікно відкриється до півночі), завтра, \
    будь-коли (без дати), пропущене (зустрічі, що минули невиконаними).
    """)
  package static let todaySort = Self(
    "One list by these keys instead: priority, due, name, created, category, difficulty.",
    "Натомість один список за цими ключами: priority, due, name, created, category, difficulty.")
  package static let listWords = Self(
    "Only tasks with all of these words in name, notes, places, tags or category.",
    "Лише завдання з усіма цими словами в назві, нотатках, місцях, мітках чи категорії.")
  package static let listOpen = Self("Only tasks that are open.", "Лише відкриті завдання.")
  package static let listDue = Self(
    "Only tasks that are due, overdue ones too.",
    "Лише завдання, чий термін настав, разом із простроченими.")
  package static let listOverdue = Self(
    "Only tasks that are overdue.",
    "Лише прострочені завдання.")
  package static let listWaiting = Self("Only tasks that wait.", "Лише завдання, що чекають.")
  package static let listCategory = Self(
    "Only tasks in this category; none for those without one.",
    "Лише завдання цієї категорії; none – без категорії.")
  package static let listPriority = Self(
    "Only tasks of this priority.",
    "Лише завдання цієї важливості.")
  package static let addDiscussion = Self(
    alike: """
      passby add "Cat medicine" --every 10-14w --place Vet
      passby add "Water plants" --every 3d --at 18:00
      passby add "Rent" --every 1mo --from start --start 2026-01-01T09:00
      passby add "Buy screws" --place "Hardware store"
      """)
  package static let editDiscussion = Self(
    """
    The value "none" removes a setting: --end none, --place none, --nag none.
    """,
    """
    Значення "none" прибирає налаштування: --end none, --place none, --nag none.
    """)
  package static let nextDiscussion = Self(
    """
    passby next 3 --count 5
    passby next --every 10-14w
    passby next --every 1mo --from start --start 2026-01-31T09:00

    With --from done, each occurrence is assumed to be done when it is due.
    """,
    """
    passby next 3 --count 5
    passby next --every 10-14w
    passby next --every 1mo --from start --start 2026-01-31T09:00

    З --from done вважається, що кожен раз виконано в термін.
    """)
  package static let snoozeDiscussion = Self(
    """
    passby snooze 3 2h          for two hours
    passby snooze 3 visit       until the next visit to one of its places
    passby snooze 3 leave       until you leave the place where you are
    passby snooze 3 this-visit  not now: quiet for this visit, but not when it is due
    passby snooze 3 off         end the snooze
    """,
    """
    passby snooze 3 2h          на дві години
    passby snooze 3 visit       до наступного візиту в одне з його місць
    passby snooze 3 leave       доки ви не залишите місце, де ви зараз
    passby snooze 3 this-visit  не зараз: мовчати під час цього візиту, але не в термін
    passby snooze 3 off         більше не відкладати
    """)
}

/// Keys with which other programs add tasks or read those of the day, with the help of `web key`.
package struct KeyPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: Help

  package static let help = Self(
    "Make keys for widgets, voice assistants and shortcuts.",
    "Створювати ключі для віджетів, голосових помічників і швидких команд.")
  package static let helpDiscussion = Self(
    """
    A key opens one thing and nothing else: with "add" it adds tasks at /quick, with "today" it \
    reads the tasks of the day at /today.txt and /today.json. It never opens the page. It is shown \
    once; only a digest of it is stored, beside the database.

      passby web key --name "Voice" --may add
      passby web key --name "Widget" --may today --person Anna
      passby web key remove "Voice"
    """,
    """
    Ключ відкриває лише одне: з "add" він додає завдання за адресою /quick, з "today" читає завдання \
    дня за адресами /today.txt і /today.json. Сторінку він не відкриває ніколи. Його показано один \
    раз; поруч із базою даних зберігається лише його хеш.

      passby web key --name "Голос" --may add
      passby web key --name "Віджет" --may today --person Anna
      passby web key remove "Голос"
    """)
  package static let helpAdd = Self(
    "Make a key, and show it once.",
    "Створити ключ і показати його один раз.")
  package static let helpList = Self("List the keys.", "Показати список ключів.")
  package static let helpRemove = Self(
    "Remove a key. It stops working at once.",
    "Вилучити ключ. Він одразу перестає діяти.")
  package static let helpName = Self(
    "The name of the key, such as Widget.",
    "Назва ключа, наприклад Віджет.")
  package static let helpMay = Self(
    "What the key may do: add, today or feed.",
    "Що дозволено ключу: add, today або feed.")
  package static let helpPerson = Self(
    "Whose tasks the key reads: hers and those for anyone.",
    "Чиї завдання читає ключ: цієї особи та спільні.")
  package static let helpKnownName = Self("The name of the key.", "Назва ключа.")

  // MARK: Answers

  package static func right(_ keyRight: KeyRight) -> Self {
    switch keyRight {
    case .add: Self("may only add tasks", "лише додавати завдання")
    case .today: Self("may only read the tasks of today", "лише читати завдання дня")
    case .feed:
      Self(
        "may only read the coming dates of tasks, as a calendar",
        "лише читати найближчі дати завдань як календар")
    }
  }
  package static let shownOnce = Self(
    "This is the key, shown only this once.",
    "Це ключ, його показано лише цього разу.")
  package static let addresses = Self("Addresses", "Адреси")
  package static let none = Self("There are no keys.", "Ключів немає.")
  package static func line(_ right: KeyRight, person: String?, created: String) -> Self {
    Self(
      Self.right(right).text + (person.map { ", for \($0)" } ?? "") + ", made \(created)",
      Self.right(right).text + (person.map { ", для: \($0)" } ?? "")
        + ", створено \(created)")
  }
  package static let personLost = Self(
    "a person who was removed (the key does nothing)",
    "особу вилучено (ключ не діє)")
  /// The quoted key was removed.
  package static func removed(_ name: String) -> Self {
    Self("The key \(name) is removed.", "Ключ \(name) вилучено.")
  }

  // MARK: Problems

  package static func nameExpected(_ name: String) -> Self {
    Self(
      "\(name) is no name of a key: expected 1 to 200 characters, such as Widget.",
      "\(name) не може бути назвою ключа: очікується від 1 до 200 символів, наприклад Віджет.")
  }
  /// Another key has the quoted name.
  package static func nameTaken(_ name: String) -> Self {
    Self(
      "there is already a key \(name): choose another name, or remove that one first.",
      "ключ \(name) уже є: виберіть іншу назву або спершу вилучіть його.")
  }
  /// No key has the quoted name.
  package static func unknown(_ name: String, suggestion: String?) -> Self {
    Self(
      "there is no key \(name)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + (localizer.audience == .page ? "" : " List them: passby web key list"),
      "ключа \(name) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + (localizer.audience == .page ? "" : " Список: passby web key list"))
  }
  /// The quoted text is no right.
  package static func rightExpected(_ word: String) -> Self {
    Self(
      "\(word) is nothing that a key may do: expected add, today or feed.",
      "\(word) не є дозволом ключа: очікується add, today або feed.")
  }
  package static func full(most: Int) -> Self {
    Self(
      "there are \(most) keys, which is the most: remove one first.",
      "ключів уже \(most), більше не можна: спершу вилучіть один.")
  }
  package static func notChanged(_ path: String, reason: String) -> Self {
    Self(
      "cannot change the keys in \(path): \(reason).",
      "не вдалося змінити ключі у файлі \(path): \(reason).")
  }
  package static let wrong = Self(
    "This key does not exist, or no longer. \"passby web key\" makes one.",
    "Такого ключа немає або вже немає. Новий створює \"passby web key\"."
  )
  .onPage(
    "This key does not exist, or no longer.",
    "Такого ключа немає або вже немає.")
  package static func notAllowed(_ right: KeyRight) -> Self {
    Self("This key \(Self.right(right).text).", "Цей ключ \(Self.right(right).text).")
  }
  package static let personGone = Self(
    "The person of this key was removed: make another key.",
    "Особу, якій належить цей ключ, вилучено: створіть інший ключ.")
  package static let textExpected = Self(
    "There is no text: expected /quick?text=Buy%20milk.",
    "Тексту немає: очікується /quick?text=Buy%20milk.")
  package static func textTooLong(most: Int) -> Self {
    Self(
      "The text is too long: expected at most \(most) characters.",
      "Текст задовгий: очікується щонайбільше \(most) символів.")
  }
  package static let onlyLooked = Self(
    "An address that is only looked at adds nothing.",
    "Попередній перегляд адреси нічого не додає.")

  // MARK: On the page

  package static let heading = Self(
    "Keys for widgets and shortcuts",
    "Ключі для віджетів і швидких команд")
  package static let hint = Self(
    "A key does one thing: add tasks (voice assistants, Shortcuts, Tasker) or read the tasks of today (widgets). It never opens the page.",
    "Ключ уміє щось одне: додавати завдання (голосові помічники, «Швидкі команди», Tasker) або читати завдання на сьогодні (віджети). Сторінку він не відкриває."
  )
  package static let name = Self("Name", "Назва")
  package static let may = Self("What it may do", "Що йому дозволено")
  package static let whose = Self("Whose tasks", "Чиї завдання")
  package static let anyone = Self("all tasks", "усі завдання")
  package static let make = Self("Make a key", "Створити ключ")
  package static let remove = Self("Remove", "Вилучити")
  /// A key was made; its quoted name.
  package static func made(_ name: String) -> Self {
    Self("The key \(name), shown only this once:", "Ключ \(name), показаний лише цього разу:")
  }
  package static let addressAdd = Self("Adds a task", "Додає завдання")
  package static let addressText = Self("One task a line", "По одному завданню в рядку")
  package static let addressJSON = Self("As JSON", "У форматі JSON")
  package static let addressFeed = Self(
    "For a calendar to subscribe to",
    "Для підписки в календарі")
  package static let addressFeedWeb = Self(
    "The same, for programs that do not know webcal",
    "Те саме для програм, що не знають webcal")
  package static let helpFeed = Self(
    "A calendar of the coming dates that other programs subscribe to.",
    "Календар найближчих дат, на який підписуються інші програми.")
  package static let helpFeedDiscussion = Self(
    """
    The address has a key of its own, which reads the calendar and nothing else; beside the database only its hash is stored. It shows the \
    coming 12 dates of each task within 400 days. With ?kind=window each spans from when it opens to when it is due, with ?places=1 it has \
    the place.
    """,
    """
    Адреса має власний ключ, який читає календар і більше нічого; поруч із базою даних зберігається лише його хеш. Вона показує \
    найближчі 12 дат кожного завдання за 400 днів. З ?kind=window кожна триває від відкриття до терміну, з ?places=1 має місце.
    """)
  package static let helpFeedNew = Self(
    "Make a new address, and show it once; the one before it ends.",
    "Створити нову адресу й показати її один раз; попередня перестає діяти.")
  package static let helpFeedRemove = Self(
    "Remove the address; it ends at once.",
    "Вилучити адресу; вона одразу перестає діяти.")
  package static let feedName = Self("Calendar", "Календар")
  package static let noFeed = Self(
    "There is no feed. Make one with: passby web feed --new",
    "Календаря для підписки немає. Створити: passby web feed --new")
  /// There is a feed of the quoted name since a day.
  package static func hasFeed(_ name: String, created: String) -> Self {
    Self(
      "There is a feed \(name) since \(created). Its address was shown once; a new one: passby web feed --new",
      "Календар \(name) є з \(created). Його адресу показано один раз; нова: passby web feed --new")
  }
  package static let noSuchFeed = Self("There is no such calendar.", "Такого календаря немає.")
}

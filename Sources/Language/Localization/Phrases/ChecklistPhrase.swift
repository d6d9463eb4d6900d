import Text

/// Checklists: help, answers, refusals and how one stands (Y1).
package struct ChecklistPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  /// The label of the row and of the field.
  package static let row = Self("checklist", "список").onPage("Checklist", "Список")
  /// The word of a part of a quick line.
  package static let marker = Self("Item", "Пункт")

  // MARK: Help

  package static let help = Self(
    "Tick off and change the checklist of a task.",
    "Відмічати й змінювати список завдання.")
  package static let helpDiscussion = Self(
    """
    Ticks belong to the countdown: done and skip take them away, and with them each ticked item that \
    was added with --once. An item is known by its number or its text.

      passby item add 3 milk "oat flakes"
      passby item check 3 1
      passby item check 3 2 --done
    """,
    """
    Позначки належать відліку: done і skip знімають їх, а разом із ними й кожен відмічений пункт, \
    доданий із --once. Пункт можна назвати номером або текстом.

      passby item add 3 молоко "вівсяні пластівці"
      passby item check 3 1
      passby item check 3 2 --done
    """)
  package static let helpList = Self("List the items.", "Показати пункти.")
  package static let helpAdd = Self(
    "Add items at the end, one for each text.", "Додати пункти в кінець, по одному на кожен текст.")
  package static let helpCheck = Self("Tick items.", "Відмітити пункти.")
  package static let helpUncheck = Self("Take ticks away.", "Зняти позначки.")
  package static let helpMove = Self(
    "Move an item to another position.", "Пересунути пункт на інше місце.")
  package static let helpEdit = Self("Change the text of an item.", "Змінити текст пункту.")
  package static let helpRemove = Self("Remove items.", "Вилучити пункти.")
  package static let helpTexts = Self(
    "The texts, each one item: up to 200 characters.",
    "Тексти, кожен – один пункт: до 200 символів.")
  package static let helpText = Self("The new text.", "Новий текст.")
  package static let helpItem = Self("The number or the text.", "Номер або текст пункту.")
  package static let helpOnce = Self(
    "For one time only: goes with its tick at done or skip.",
    "Лише на один раз: після done чи skip зникає разом із позначкою.")
  package static let helpDone = Self(
    "Mark the task as done in the same step.", "Тим самим кроком позначити завдання виконаним.")
  package static let helpTo = Self("The new position, from 1.", "Нове місце, від 1.")
  package static let helpOption = Self(
    "An item of its checklist; several by repetition.",
    "Пункт його списку; кілька – повторенням опції.")

  // MARK: How it stands

  /// How many are ticked: `1 of 3`.
  package static func standing(_ done: Int, of all: Int) -> Self {
    Self("\(done) of \(all)", "\(done) з \(all)")
  }
  /// The first few of some texts, and how many there are besides: `milk, bread and 3 more`.
  package static func few(_ texts: [String]) -> Self {
    let (most, longest) = (5, 60)
    let shown = texts.count <= most + 1 ? texts.count : most
    let list = texts.prefix(shown).map { $0.cleanLine(cutAfter: longest) }.joined(separator: ", ")
    let more = texts.count - shown
    return more == 0
      ? Self(alike: list) : Self("\(list) and \(more) more", "\(list) і ще \(more)")
  }
  /// The items that are left, behind the text of a reminder.
  package static func left(_ texts: String) -> Self {
    Self("To tick off: \(texts).", "Відмітити: \(texts).")
  }
  /// The items that were ticked when a task was done: `Ticked 2 of 3: milk, bread`.
  package static func ticked(_ done: Int, of all: Int, _ texts: String) -> Self {
    done == 0
      ? Self("Ticked 0 of \(all)", "Відмічено 0 з \(all)")
      : Self("Ticked \(done) of \(all): \(texts)", "Відмічено \(done) з \(all): \(texts)")
  }

  // MARK: Answers; names come in quotes

  package static func checked(_ items: [String], task: String, _ standing: String) -> Self {
    Self(
      "Ticked \(localizer.list(items)) in \(task): \(standing).",
      "Відмічено \(localizer.list(items)) у \(task): \(standing).")
  }
  package static func unchecked(_ items: [String], task: String, _ standing: String) -> Self {
    Self(
      "No longer ticked in \(task): \(localizer.list(items)). Ticked: \(standing).",
      "Більше не відмічено у \(task): \(localizer.list(items)). Відмічено: \(standing).")
  }
  package static func added(_ items: [String], task: String) -> Self {
    Self(
      "Added to \(task): \(localizer.list(items)).", "Додано до \(task): \(localizer.list(items)).")
  }
  package static func moved(_ item: String, task: String, to position: Int) -> Self {
    Self(
      "Moved \(item) in \(task) to \(position).",
      "Пересунуто \(item) у \(task) на місце \(position).")
  }
  package static func edited(_ item: String, task: String) -> Self {
    Self("Changed in \(task): \(item).", "Змінено у \(task): \(item).")
  }
  package static func removed(_ items: [String], task: String) -> Self {
    Self(
      "Removed from \(task): \(localizer.list(items)).",
      "Вилучено з \(task): \(localizer.list(items)).")
  }
  /// Everything is ticked, and the task is not done yet.
  package static func offer(call: String) -> Self {
    Self("All is ticked. Mark it as done: \(call)", "Усе відмічено. Позначити виконаним: \(call)")
      .onPage("All is ticked.", "Усе відмічено.")
  }
  package static func nothing(task: String) -> Self {
    Self("\(task) has no checklist.", "\(task): списку немає.")
  }

  // MARK: Refusals

  package static func empty(_ subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is empty: expected the text of an item, such as milk.",
      "\(localizer.given(subject)) порожній: очікувався текст пункту, наприклад молоко.")
  }
  package static func tooLong(_ subject: GivenValue, most: Int) -> Self {
    Self(
      "\(localizer.given(subject)) is too long for an item: expected up to \(most) characters.",
      "\(localizer.given(subject)) – задовго для пункту: очікувалося до \(most) символів.")
  }
  package static func tooMany(_ count: Int, most: Int) -> Self {
    Self(
      "\(count) items are too many: expected up to \(most).",
      "\(count) – забагато пунктів: очікувалося до \(most).")
  }
  package static func twice(_ subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) stands twice in the checklist: expected each text once.",
      "\(localizer.given(subject)) стоїть у списку двічі: очікувався кожен текст по одному разу.")
  }
  package static func noPosition(_ subject: GivenValue, most: Int) -> Self {
    Self(
      "\(localizer.given(subject)) is no number of an item: expected 1 to \(most).",
      "\(localizer.given(subject)) – не номер пункту: очікувалося від 1 до \(most).")
  }
  package static func unknown(_ item: String, task: String, most: Int, suggestion: String?) -> Self
  {
    most == 0
      ? Self(
        "there is no item \(item): \(task) has no checklist; \"passby item add\" makes one.",
        "пункту \(item) немає: у \(task) немає списку; його створює «passby item add»."
      )
      .onPage("There is no such item.", "Такого пункту немає.")
      : Self(
        "\(task) has no item \(item): expected 1 to \(most), or a text.\(DatePhrase.question(suggestion))",
        "\(task) не має пункту \(item): очікувалося від 1 до \(most) або текст.\(DatePhrase.question(suggestion))"
      ).onPage("There is no such item.", "Такого пункту немає.")
  }
  /// A page shows another list than the stored one.
  package static let changedMeanwhile = Self(
    "The checklist was changed meanwhile. Please try again.",
    "Список тим часом змінили. Спробуйте ще раз.")
  /// `edit --item`, which could mean to add as well as to replace.
  package static func addInstead(call: String) -> Self {
    Self(
      "--item is for new tasks: to add to a checklist, use \(call)",
      "--item – лише для нових завдань: щоб доповнити список, скористайтеся \(call)")
  }
}

/// The texts of checklists on pages.
package enum ChecklistPagePhrase: String, WrittenPhrase, CaseIterable {
  case checklist, addItem, newItem, itemOnce, onceOnly, itemUp, itemDown, removeItem, saveItem,
    itemText, oneLineEach, allTicked

  package var texts: Texts {
    switch self {
    case .checklist: Texts("Checklist", "Список")
    case .addItem: Texts("Add", "Додати")
    case .newItem: Texts("New item", "Новий пункт")
    case .itemOnce: Texts("For this time only", "Лише цього разу")
    case .onceOnly: Texts("this time only", "лише цього разу")
    case .itemUp: Texts("Move up", "Вище")
    case .itemDown: Texts("Move down", "Нижче")
    case .removeItem: Texts("Remove", "Вилучити")
    case .saveItem: Texts("Save", "Зберегти")
    case .itemText: Texts("Text of the item", "Текст пункту")
    case .oneLineEach: Texts("One item on each line.", "По одному пункту в рядку.")
    case .allTicked: Texts("All is ticked.", "Усе відмічено.")
    }
  }
}

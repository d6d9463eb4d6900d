extension Ukrainian {
  package func text(_ phrase: KeyPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Help.
    case .help: "Створювати ключі для віджетів, голосових помічників і швидких команд."
    case .helpDiscussion:
      """
      Ключ відкриває лише одне: з "add" він додає завдання за адресою /quick, з "today" читає завдання \
      дня за адресами /today.txt і /today.json. Сторінку він не відкриває ніколи. Його показано один \
      раз; поруч із базою даних зберігається лише його хеш.

        passby web key --name "Голос" --may add
        passby web key --name "Віджет" --may today --person Anna
        passby web key remove "Голос"
      """
    case .helpAdd: "Створити ключ і показати його один раз."
    case .helpList: "Показати список ключів."
    case .helpRemove: "Вилучити ключ. Він одразу перестає діяти."
    case .helpName: "Назва ключа, наприклад Віджет."
    case .helpMay: "Що дозволено ключу: add, today або feed."
    case .helpPerson: "Чиї завдання читає ключ: цієї особи та спільні."
    case .helpKnownName: "Назва ключа."
    // Answers.
    case .right(.add): "лише додавати завдання"
    case .right(.today): "лише читати завдання дня"
    case .right(.feed): "лише читати найближчі дати завдань як календар"
    case .shownOnce: "Це ключ, його показано лише цього разу."
    case .addresses: "Адреси"
    case .none: "Ключів немає."
    case .line(let right, let person, let created):
      text(.right(right), localizer) + (person.map { ", для: \($0)" } ?? "")
        + ", створено \(created)"
    case .personLost: "особу вилучено (ключ не діє)"
    case .removed(let name): "Ключ \(name) вилучено."
    // Problems.
    case .nameExpected(let name):
      "\(name) не може бути назвою ключа: очікується від 1 до 200 символів, наприклад Віджет."
    case .nameTaken(let name):
      "ключ \(name) уже є: виберіть іншу назву або спершу вилучіть його."
    case .unknown(let name, let suggestion):
      "ключа \(name) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + " Список: passby web key list"
    case .rightExpected(let word):
      "\(word) не є дозволом ключа: очікується add, today або feed."
    case .full(let most): "ключів уже \(most), більше не можна: спершу вилучіть один."
    case .notChanged(let path, let reason): "не вдалося змінити ключі у файлі \(path): \(reason)."
    case .wrong: "Такого ключа немає або вже немає. Новий створює \"passby web key\"."
    case .notAllowed(let right): "Цей ключ \(text(.right(right), localizer))."
    case .personGone: "Особу, якій належить цей ключ, вилучено: створіть інший ключ."
    case .textTooLong(let most): "Текст задовгий: очікується щонайбільше \(most) символів."
    case .textExpected: "Тексту немає: очікується /quick?text=Buy%20milk."
    case .onlyLooked: "Попередній перегляд адреси нічого не додає."
    // On the page.
    case .heading: "Ключі для віджетів і швидких команд"
    case .hint:
      "Ключ уміє щось одне: додавати завдання (голосові помічники, «Швидкі команди», Tasker) або читати завдання на сьогодні (віджети). Сторінку він не відкриває."
    case .name: "Назва"
    case .may: "Що йому дозволено"
    case .whose: "Чиї завдання"
    case .anyone: "усі завдання"
    case .make: "Створити ключ"
    case .remove: "Вилучити"
    case .made(let name): "Ключ \(name), показаний лише цього разу:"
    case .addressAdd: "Додає завдання"
    case .addressText: "По одному завданню в рядку"
    case .addressFeed: "Для підписки в календарі"
    case .addressFeedWeb: "Те саме для програм, що не знають webcal"
    case .helpFeed: "Календар найближчих дат, на який підписуються інші програми."
    case .helpFeedNew: "Створити нову адресу й показати її один раз; попередня перестає діяти."
    case .helpFeedRemove: "Вилучити адресу; вона одразу перестає діяти."
    case .feedName: "Календар"
    case .noFeed: "Календаря для підписки немає. Створити: passby web feed --new"
    case .noSuchFeed: "Такого календаря немає."
    case .hasFeed(let name, let created):
      "Календар \(name) є з \(created). Його адресу показано один раз; нова: passby web feed --new"
    case .helpFeedDiscussion:
      """
      Адреса має власний ключ, який читає календар і більше нічого; поруч із базою даних зберігається лише його хеш. Вона показує \
      найближчі 12 дат кожного завдання за 400 днів. З ?kind=window кожна триває від відкриття до терміну, з ?places=1 має місце.
      """
    case .addressJSON: "У форматі JSON"
    }
  }
}

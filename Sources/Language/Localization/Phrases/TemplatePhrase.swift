/// Templates: files with the tasks that belong to a cat, a flat, a garden (Y9).
package struct TemplatePhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: Help

  package static let help = Self(
    "Add the tasks that belong to a cat, a flat, a garden",
    "Додає завдання, що бувають із котом, квартирою, садом")
  package static let helpList = Self("List the templates", "Показує шаблони")
  package static let helpShow = Self("Show the tasks of a template", "Показує завдання шаблону")
  package static let helpAdd = Self(
    "Add the tasks of a template in one step", "Додає завдання шаблону одним кроком")
  package static let helpAddDiscussion = Self(
    "Missing categories are made. A task whose name an unfinished one has is left out. An own file is YAML: name, title, language, source, and tasks, each with name, every, season, category, priority, duration, notes, items, and \"place: ask\" for a task that gets the place of --place.",
    "Бракуючі категорії створюються. Завдання, чия назва вже є серед незавершених, пропускається. Власний файл має бути у YAML: name, title, language, source і tasks, кожне з name, every, season, category, priority, duration, notes, items та \"place: ask\" для завдання, що отримує місце з --place."
  )
  package static let helpName = Self(
    "name of a template, or a file in YAML", "назва шаблону або файл YAML")
  package static let helpPlace = Self(
    "place of the tasks that ask for one", "місце для завдань, що його потребують")
  package static let helpOnly = Self(
    "only these tasks, by their numbers in \"template show\"",
    "лише ці завдання, за номерами з «template show»")

  // MARK: Answers

  package static let source = Self("Source", "Джерело")
  package static func nothingAdded(_ title: String) -> Self {
    Self("Nothing to add from \(title).", "Додавати нічого: \(title).")
  }
  /// The number of new tasks, for a page.
  package static func added(_ count: Int) -> Self {
    Self(
      "Added: \(localizer.count(count, .task)).", "Додано: \(localizer.count(count, .task)).")
  }
  package static func newCategories(_ names: [String]) -> Self {
    Self(
      names.count == 1
        ? "New category: \(names[0])." : "New categories: \(names.joined(separator: ", ")).",
      names.count == 1
        ? "Нова категорія: \(names[0])." : "Нові категорії: \(names.joined(separator: ", ")).")
  }
  package static func skipped(_ names: [String]) -> Self {
    Self(
      "Left out, since they are there: \(names.joined(separator: ", ")).",
      "Пропущено, бо вже є: \(names.joined(separator: ", ")).")
  }
  package static let placeLeft = Self(
    "None of these tasks asks for a place, so --place changes nothing.",
    "Жодне з цих завдань не потребує місця, тож --place нічого не змінює."
  ).onPage(
    "None of these tasks asks for a place.", "Жодне з цих завдань не потребує місця.")

  // MARK: Errors

  package static func noTemplate(_ name: String, known: [String], hint: String) -> Self {
    Self(
      "there is no template \(name); there are \(localizer.list(known)).\(hint)",
      "немає шаблону \(name); є \(localizer.list(known)).\(hint)")
  }
  package static func noFile(_ file: String) -> Self {
    Self("there is no file \(file)", "немає файлу \(file)")
  }
  package static func unreadable(_ file: String) -> Self {
    Self("\(file) cannot be read", "\(file) не вдається прочитати")
  }
  package static func notNumbers(_ text: String) -> Self {
    Self(
      "--only \(text) is no list of numbers from 1, such as 1,3",
      "--only \(text) не є списком номерів від 1, як-от 1,3"
    )
    .onPage(
      "\(text) is no list of numbers from 1, such as 1,3",
      "\(text) не є списком номерів від 1, як-от 1,3")
  }
  package static func noTask(_ number: Int, in template: String, last: Int) -> Self {
    Self(
      "\(template) has no task \(number); its last one is \(last)",
      "у шаблоні \(template) немає завдання \(number); останнє має номер \(last)")
  }
  package static func tooLong(_ file: String, kilobytes: Int) -> Self {
    Self(
      "\(file) is longer than \(kilobytes) kB, which no template needs",
      "\(file) довший за \(kilobytes) кБ, стільки шаблон не потребує")
  }
  /// A file that is no YAML; the reason comes from the library that reads it, in English.
  package static func notYAML(_ file: String, line: Int?, reason: String?) -> Self {
    let tail = reason.map { " (\($0))" } ?? ""
    return Self(
      "\(file)\(line.map { ", line \($0)" } ?? "") is not YAML\(tail)",
      "\(file)\(line.map { ", рядок \($0)" } ?? ""): це не YAML\(tail)")
  }
  /// A file whose values say something that is refused; the reason is a sentence by itself.
  package static func refusedInFile(_ file: String, line: Int, reason: String) -> Self {
    Self("\(file), line \(line): \(reason)", "\(file), рядок \(line): \(reason)")
  }
  package static func inFile(_ file: String, line: Int, _ problem: Problem) -> Self {
    let reason = words(problem)
    return refusedInFile(file, line: line, reason: reason)
  }

  /// The part of a file that has keys.
  package enum Kind: Sendable {
    case template, task
  }

  /// The fault of a line.
  package enum Problem: Sendable {
    case unknownKey(String, of: Kind, keys: [String], suggestion: String)
    case mappingExpected(Kind, keys: [String])
    case tasksExpected, nameExpected, emptyItem, anchor, tooDeep
    case textExpected(String)
    case listExpected(String)
    case placeAsks(String)
    case tooManyTasks(Int, limit: Int)
  }

  private static func words(_ problem: Problem) -> String {
    switch problem {
    case .unknownKey(let key, let kind, let keys, let suggestion):
      say(
        "\(key) is no key of a \(kind == .task ? "task" : "template"); expected is \(localizer.alternatives(keys)).\(suggestion)",
        "\(key) не є ключем \(kind == .task ? "завдання" : "шаблону"); очікується \(localizer.alternatives(keys)).\(suggestion)"
      )
    case .mappingExpected(let kind, let keys):
      say(
        "a \(kind == .task ? "task" : "template") has keys: \(keys.joined(separator: ", "))",
        "\(kind == .task ? "завдання" : "шаблон") має ключі: \(keys.joined(separator: ", "))")
    case .tasksExpected:
      say("a list under \"tasks\" is expected", "очікується список під \"tasks\"")
    case .nameExpected:
      say("a task needs a \"name\"", "завдання потребує \"name\"")
    case .emptyItem: say("an item is empty", "порожній пункт")
    case .anchor:
      say(
        "names for parts (&name) are not read; write the part out",
        "назви частин (&name) не читаються; напишіть частину повністю")
    case .tooDeep:
      say("too many values within each other", "забагато значень одне в одному")
    case .textExpected(let key):
      say("a text is expected behind \"\(key)\"", "після \"\(key)\" очікується текст")
    case .listExpected(let key):
      say("a list is expected behind \"\(key)\"", "після \"\(key)\" очікується список")
    case .placeAsks(let text):
      say(
        "\"place\" is \(text); only \"ask\" is expected, and --place names the place",
        "\"place\" має значення \(text); очікується лише \"ask\", а місце називає --place")
    case .tooManyTasks(let count, let limit):
      say(
        "\(count) tasks are more than \(limit), the most of a template",
        "\(count) завдань — більше за \(limit), найбільшу кількість для шаблону")
    }
  }
}

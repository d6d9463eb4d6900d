package import Application
import Foundation
import Localization
package import Model
package import Text

/// The tasks that a template has added.
package struct AddedTemplate: EditOutcome {
  package let edit: Edit
  /// The new tasks, with what their views take.
  package let added: [TaskView]
  /// The names that unfinished tasks have already.
  package let skipped: [String]
  /// The names of the categories that were made.
  package let categories: [String]
  /// True if a place was named, and no task asks for one.
  package let leavesPlace: Bool

  /// The keys, as `template add --json` prints them.
  package var json: JSON {
    .object([
      ("added", .array(added.map(\.json))),
      ("skipped", .array(skipped.map { .string($0) })),
      ("categories", .array(categories.map { .string($0) })),
    ])
  }

  /// The sentences about what was made besides, and what was not.
  package var remarks: [String] {
    var lines: [String] = []
    if !categories.isEmpty {
      lines.append(TemplatePhrase.newCategories(categories.map(\.quoted)).text)
    }
    if !skipped.isEmpty { lines.append(TemplatePhrase.skipped(skipped.map(\.quoted)).text) }
    if leavesPlace { lines.append(TemplatePhrase.placeLeft.text) }
    return lines
  }
}

/// A choice among the tasks of a template.
package struct TemplateChoice: Sendable {
  /// The numbers of the tasks, from 1; `nil` for all.
  package var only: Set<Int>?
  /// The place of the tasks that ask for one.
  package var place: String?

  package init() {}

  /// Creates a choice; `only` has numbers with commas between.
  ///
  /// - Throws: `Refusal` for a text that is no list of numbers, or a number without a task.
  package init(of template: TaskTemplate, only: String?, place: String?) throws {
    self.place = place
    guard let only else { return }
    var numbers: Set<Int> = []
    for part in only.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(part.trimmingCharacters(in: .whitespaces)), number >= 1 else {
        throw Refusal(.usage, TemplatePhrase.notNumbers(only.quoted))
      }
      guard number <= template.tasks.count else {
        throw Refusal(
          .notFound, TemplatePhrase.noTask(number, in: template.name, last: template.tasks.count))
      }
      numbers.insert(number)
    }
    self.only = numbers
  }
}

extension EditBuilder {
  /// Returns the edit that adds the tasks of a template in one step, with the categories that are
  /// missing; leaves out those whose name an unfinished task has.
  ///
  /// - Throws: `Refusal` for a value that cannot be read, with its line; for an unknown place.
  package func add(
    _ template: TaskTemplate, _ choice: TemplateChoice = TemplateChoice(), from file: String? = nil,
    in context: any EditContext
  ) throws -> AddedTemplate {
    let places = try context.places
    if let place = choice.place { _ = try PlaceNames(places: places).reference(place) }
    var categories = TemplateCategories(known: try context.categories)
    var whole = Edit(summary: "template add \(template.name)")
    var skipped: [String] = []
    var todos: [Todo] = []
    let chosen = template.tasks.enumerated().filter { choice.only?.contains($0.offset + 1) ?? true }
      .map(\.element)
    for entry in chosen {
      let isKnown =
        try todos.contains { $0.name.isSameName(as: entry.name) }
        || context.unfinishedTodo(named: entry.name) != nil
      guard !isKnown else {
        skipped.append(entry.name)
        continue
      }
      var step = try named(entry, file) {
        try add(name: entry.name, fields: entry.fields(place: choice.place), in: context)
      }.edit
      guard var todo = step.todos.first?.after else { continue }
      if let name = entry[.category] {
        todo.category = try named(entry, file, at: .category) {
          try categories.id(name, self, in: context)
        }
        step.todos = [.init(before: nil, after: todo)]
      }
      whole.todos += step.todos
      whole.silences += step.silences
      todos.append(todo)
    }
    whole.categories = categories.made.map { .init(before: nil, after: $0) }
    let edit = Edit(labeled: whole, todos)
    let overview = Overview(
      todos: todos, places: places, categories: categories.all, visits: [],
      actionContext: actionContext, persons: [])
    return AddedTemplate(
      edit: edit, added: todos.map(overview.view), skipped: skipped,
      categories: categories.made.map(\.name),
      leavesPlace: choice.place != nil && !chosen.contains(where: \.asksForPlace))
  }

  /// Runs a closure on an entry; the error of a file of the user names the line.
  private func named<Value>(
    _ entry: TaskTemplate.Entry, _ file: String?, at key: TaskTemplate.Key? = nil,
    _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch {
      guard let file, let refusal = Refusal(error) else { throw error }
      let field = key ?? refusal.field.flatMap { TaskTemplate.Key(rawValue: $0.rawValue) }
      let line = field.flatMap { entry.fields[$0]?.line } ?? entry.line
      // What a file names is not there to be found: the file is wrong.
      throw Refusal(
        refusal.code == .notFound ? .usage : refusal.code, refusal.field,
        TemplatePhrase.refusedInFile(file.quoted, line: line, reason: refusal.phrase.text))
    }
  }
}

extension Edit {
  /// Creates the step of several new tasks.
  fileprivate init(labeled edit: Edit, _ todos: [Todo]) {
    self.init(
      summary: edit.summary, action: .tasks(.add, labels: todos.map(\.label)), todos: edit.todos,
      categories: edit.categories, silences: edit.silences)
  }
}

extension TaskTemplate.Entry {
  /// Returns the fields of the task; the category is found by its name in the step itself.
  fileprivate func fields(place: String?) -> TaskFields {
    var fields = TaskFields()
    for key in TaskTemplate.Key.allCases where key != .category {
      if let field = key.field { fields[field] = self[key] }
    }
    if asksForPlace, let place { fields.place = [place] }
    if !items.isEmpty { fields.items = items.map { TypedItem($0) } }
    return fields
  }
}

/// The categories that a step knows and makes.
private struct TemplateCategories {
  let known: [Model.Category]
  private(set) var made: [Model.Category] = []

  init(known: [Model.Category]) { self.known = known }

  var all: [Model.Category] { known + made }

  /// Returns the category of a name, a new one where there is none.
  mutating func id(
    _ name: String, _ builder: EditBuilder, in context: any EditContext
  ) throws -> Model.Category.ID? {
    do {
      return try CategoryNames(categories: all).reference(name)
    } catch let refusal as Refusal where refusal.code == .notFound {
      var input = EditBuilder.CategoryInput(name: name)
      input.color = CategoryFields.usualColor(after: all.count)
      input.icon = Self.icons[name.trimmed.lowercased()]
      let new = try builder.addCategory(input, in: context).value
      made.append(new)
      return new.id
    }
  }

  /// The icons of the categories that the templates of the program use.
  private static let icons = [
    "pets": "cat", "тварини": "cat", "garden": "leaf", "сад": "leaf", "transport": "car",
    "транспорт": "car", "health": "pill", "здоров’я": "pill",
  ]
}

import Foundation
import Localization
package import Model
import Recurrence
package import Text

/// Finds persons by name.
package struct PersonNames: Sendable {
  package let persons: [Person]

  /// Creates a lookup among persons.
  package init(persons: [Person]) { self.persons = persons }

  /// Returns the person with a name.
  ///
  /// - Throws: `Refusal` where there is none, or several have the name.
  package func person(_ text: String) throws -> Person {
    let text = text.trimmed
    if let found = try find(text) { return found }
    throw Refusal(
      .notFound, .person,

      DevicePhrase.noSuchPerson(
        text.quoted, suggestion: Suggestion.quoted(for: text, among: persons.map(\.name))))
  }

  /// Returns a name of a person that is free.
  ///
  /// - Throws: `Refusal` for a name that is empty, taken, or cannot be part of a topic or of
  ///   a login.
  func name(_ text: String, besides own: Person.ID?) throws -> String {
    let name = try Self.checked(text, .name)
    if let other = persons.first(where: { $0.id != own && $0.name.isSameName(as: name) }) {
      throw Refusal(.refused, .name, DevicePhrase.personNameTaken(other.name.quoted))
    }
    return name
  }

  /// Returns a name as it is stored: on one line, at most 200 characters.
  ///
  /// - Throws: `Refusal` for a name that is empty or cannot be part of a topic or login.
  static func checked(_ text: String, _ field: RequestField) throws -> String {
    let name = DeviceName.stored(text)
    let isWord = !["none", "anyone"].contains(name.lowercased())
    guard !name.isEmpty, isWord, !DeviceName.has(":/#,", in: name) else {
      throw Refusal(.usage, field, DevicePhrase.personName(name.quoted))
    }
    return name
  }

  /// Returns the person with a number, as the boxes of a form name them.
  ///
  /// `#2` is person 2; no name begins so.
  func numbered(_ text: String) -> Person? {
    guard text.hasPrefix("#"), let number = Int64(text.dropFirst()) else { return nil }
    return persons.first { $0.id.rawValue == number }
  }

  /// Returns the person with a name; `nil` if there is none.
  ///
  /// - Throws: `Refusal` where several have it.
  func find(_ text: String) throws -> Person? {
    if let person = numbered(text) { return person }
    let found = persons.named(text, by: \.name)
    guard found.count < 2 else {
      throw Refusal.several(.person, text, found.map { (nil, $0.name) })
    }
    return found.first ?? persons.first { $0.isUnnamed && $0.shownName.isSameName(as: text) }
  }

  /// Returns the person whose name stands in another case, as `Ольги` for `Ольга`: a Ukrainian word
  /// that differs in its ending alone; `nil` if there is none, or several.
  func inflected(_ text: String) -> Person? {
    guard let stem = Self.stem(of: text) else { return nil }
    let found = persons.filter { Self.stem(of: $0.name) == stem }
    return found.count == 1 ? found.first : nil
  }

  /// Returns a Ukrainian word without the vowels, `й` and `ь` at its end; `nil` for any other text,
  /// and where fewer than three letters are left.
  static func stem(of text: String) -> String? {
    let word = text.lowercased()
    guard word.unicodeScalars.allSatisfy({ (0x400...0x4FF).contains($0.value) }) else { return nil }
    var stem = word[...]
    while let last = stem.last, "аеєиіїйоуюяь".contains(last) { stem = stem.dropLast() }
    return stem.count >= 3 ? String(stem) : nil
  }

  /// The name of a person; `?` where there is none.
  package func name(of id: Person.ID) -> String { persons.first { $0.id == id }?.name ?? "?" }

  /// Returns the names of the persons whom a task is for, by number; `nil` if it is for anyone.
  package func names(of ids: Set<Person.ID>) -> [String]? {
    guard !ids.isEmpty else { return nil }
    return ids.sorted().map(name(of:))
  }
}

extension Person {
  /// True for the user of this machine before they have a name of their own.
  fileprivate var isUnnamed: Bool { id == .me && name == "me" }

  /// The name for readers: `me` in the language in force, until it is changed.
  package var shownName: String { isUnnamed ? DevicePhrase.me.text : name.oneLine }
}

/// The persons that a request names; those who are not known yet come to exist by it (P1).
package struct NamedPersons: Sendable {
  /// All persons, new ones too.
  package private(set) var all: [Person]
  /// The persons who are new.
  package private(set) var new: [Person] = []

  /// Starts with those who are known.
  package init(known: [Person]) { all = known }

  /// Starts with those who are known, and adds the persons of a task's field.
  ///
  /// Without a context, as for a preview, new persons get numbers that are not stored.
  init(_ fields: TaskFields, known: [Person], in context: (any EditContext)?) throws {
    self.init(known: known)
    for text in fields.persons where !Self.meansAnyone(text) {
      _ = try person(text, field: .for, in: context)
    }
  }

  /// Returns the person with a name, and adds one where there is none.
  ///
  /// - Throws: `Refusal` for an invalid name; what the context throws.
  package mutating func person(
    _ text: String, field: RequestField, in context: (any EditContext)?
  ) throws -> Person {
    if let found = PersonNames(persons: all).numbered(text) { return found }
    let name = try PersonNames.checked(text, field)
    if let found = try PersonNames(persons: all).find(name) { return found }
    let id = try context?.nextPersonID() ?? Person.ID(rawValue: -Int64(new.count) - 1)
    let person = Person(id: id, uuid: UUID(), name: name)
    all.append(person)
    new.append(person)
    return person
  }

  /// The additions as changes of an edit; `nil` without additions.
  package var changes: DeviceChanges? {
    new.isEmpty ? nil : DeviceChanges(persons: new.map { .init(before: nil, after: $0) })
  }

  /// Returns true for the words that mean no person in particular.
  static func meansAnyone(_ text: String) -> Bool {
    ["none", "anyone", ""].contains(text.trimmed.lowercased())
  }
}

/// A person for every form of output.
package struct PersonView: Sendable, Hashable {
  package let person: Person
  /// The names of the person's devices.
  package let devices: [String]
  /// How many tasks are for the person by name, finished ones aside.
  package let taskCount: Int

  package init(_ person: Person, devices: [Device], todos: [Todo]) {
    self.person = person
    self.devices = devices.filter { $0.person == person.id }.map(\.name)
    taskCount = todos.count { $0.persons.contains(person.id) && $0.state != .finished }
  }

  /// The views of all persons at one moment.
  package static func all(_ snapshot: any StoreSnapshot) throws -> [PersonView] {
    let (devices, todos) = (try snapshot.devices, try snapshot.todos)
    return try snapshot.persons.map { PersonView($0, devices: devices, todos: todos) }
  }

  /// The keys of a person, as every `--json` prints them.
  package var json: JSON {
    .object([
      ("id", .integer(Int(person.id.rawValue))),
      ("uuid", .string(person.uuid.uuidString.lowercased())), ("name", .string(person.name)),
      ("devices", .array(devices.map { .string($0) })), ("tasks", .integer(taskCount)),
    ])
  }
}

/// Who came to places or left them, by the instant.
struct Presences {
  private struct Moment: Hashable {
    let place: Place.ID
    let time: Date
  }

  private var persons: [Moment: Set<Person.ID>] = [:]

  /// Takes the logged transitions, and the visits, of which those noticed at the first look at a
  /// place have no transition.
  init(transitions: [LoggedTransition], visits: [Visit]) {
    for transition in transitions {
      let moment = Moment(place: transition.place, time: transition.time)
      persons[moment, default: []].insert(transition.person)
    }
    for visit in visits {
      let moment = Moment(place: visit.id.place, time: visit.id.began)
      persons[moment, default: []].insert(visit.id.person)
    }
  }

  /// Returns the persons who came or went at an instant; `nil` if none are recorded.
  func persons(at place: Place.ID, _ time: Date) -> Set<Person.ID>? {
    persons[Moment(place: place, time: time)]
  }
}

extension Decision {
  /// Returns true if a decision concerns a person.
  ///
  /// A decision at a place without persons of its own concerns those who came or went then, or the
  /// user if no presence is recorded. One without a place concerns all persons.
  func concerns(_ person: Person.ID, _ presences: Presences) -> Bool {
    switch outcome {
    case .remind(let reminder), .hold(let reminder, _), .wait(let reminder), .release(let reminder):
      return reminder.audience.isEmpty || reminder.audience.contains(person)
    case .drop(let key, _):
      guard case .visit(let visit) = key.occasion else { return true }
      return visit.person == person
    case .stayQuiet:
      guard let place else { return true }
      return presences.persons(at: place, time)?.contains(person) ?? (person == .me)
    }
  }
}

extension EditBuilder {
  /// A person who was renamed or removed.
  package struct PersonOutcome: EditOutcome, Hashable {
    /// The step; without changes when there was nothing to do.
    package let edit: Edit
    package let before: Person
    /// The person after, or before the removal.
    package let person: Person
    /// The phones that need the new name, as a sentence; `nil` if none does.
    package var note: String?
  }

  /// Returns the edit that gives a person another name.
  ///
  /// - Throws: `Refusal` for a name that is empty or taken.
  package func renamePerson(
    _ old: Person, to name: String, in context: any EditContext
  ) throws -> PersonOutcome {
    var new = old
    new.name = try PersonNames(persons: try context.persons).name(name, besides: old.id)
    var edit = Edit(
      summary: "person rename \(old.name.quoted) \(new.name.quoted)",
      action: .device(.renamed(old: old.name, new: new.name)))
    if new != old { edit.devices = DeviceChanges(persons: [.init(before: old, after: new)]) }
    let isSameLogin = old.name.lowercased() == new.name.lowercased()
    let note = try isSameLogin ? nil : LoginChange.note(on: new, devices: context.devices)
    return PersonOutcome(edit: edit, before: old, person: new, note: note)
  }

  /// Returns the edit that removes a person, from the orders of turns too.
  ///
  /// - Throws: `Refusal` while tasks or devices name the person, and for the user of this
  ///   machine.
  package func removePerson(_ old: Person, in context: any EditContext) throws -> PersonOutcome {
    guard old.id != .me else {
      throw Refusal(.refused, .person, DevicePhrase.meStays(old.name.quoted))
    }
    let devices = try context.devices.filter { $0.person == old.id }.map(\.name.quoted)
    let todos = try context.todos
    let tasks = todos.filter { $0.turns == nil && $0.persons.contains(old.id) }.map(\.label)
    guard devices.isEmpty, tasks.isEmpty else {
      throw Refusal(
        .refused, .person,
        DevicePhrase.personInUse(old.name.quoted, by: Array((devices + tasks).prefix(5))))
    }
    guard try context.hiddenTasks(place: nil, category: nil, person: old.id) == 0 else {
      throw Refusal(.refused, .person, StorePhrase.usedByOthers(old.name.quoted))
    }
    var edit = Edit(
      summary: "person remove \(old.name.quoted)",
      action: .device(.personRemoved(name: old.name)))
    edit.devices = DeviceChanges(persons: [.init(before: old, after: nil)])
    // Whoever is left in an order goes on without them.
    edit.todos = todos.filter { $0.turns?.order.contains(old.id) ?? false }
      .map { .init(before: $0, after: $0.withoutTurns(of: old.id)) }
    return PersonOutcome(edit: edit, before: old, person: old)
  }
}

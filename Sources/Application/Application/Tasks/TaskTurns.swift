import Foundation
import Localization
package import Model
import Recurrence
import Text

/// The order in which persons take turns, as it is typed (Y3).
extension DraftReading {
  /// Reads the persons of an order, such as `anna,ben,me`; `none` ends the turns.
  ///
  /// - Throws: `Refusal` for an empty name, for fewer than two persons, with `for` beside it, and
  ///   for an unknown person.
  func readTurns(_ text: String, into details: inout TodoDetails) throws {
    guard text.trimmed.lowercased() != "none" else {
      guard details.turns != nil else { return }
      details.turns = nil
      // It was for whose turn it was.
      if fields.persons.isEmpty { details.persons = [] }
      return
    }
    guard fields.persons.allSatisfy(NamedPersons.meansAnyone) else {
      throw Refusal(.usage, .turns, TurnsPhrase.notWithFor)
    }
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    guard !names.contains(""), names.count <= Turns.mostPlaces else {
      throw Refusal(.usage, .turns, value: text) {
        TurnsPhrase.notAnOrder(subject: $0, most: Turns.mostPlaces)
      }
    }
    let known = PersonNames(persons: persons)
    let order = try names.map { try known.person(named: $0, for: .turns).id }
    guard Turns.isOrder(order) else {
      throw Refusal(.usage, .turns, value: text) { TurnsPhrase.onePerson(subject: $0) }
    }
    details.turns = details.turns.map { $0.reordered(order, at: now) } ?? Turns(order: order)
  }

  /// Reads how the next one is chosen; `none` is the order.
  ///
  /// - Throws: `Refusal` for another word, and for a task without turns.
  func readChoice(_ text: String, into details: inout TodoDetails) throws {
    if details.turns == nil, text.trimmed.lowercased() == "none" { return }
    let choice = try known(.turnsBy, text, among: Turns.Choice.allCases.map(\.rawValue)) {
      $0.lowercased() == "none" ? Turns.Choice.order : Turns.Choice(rawValue: $0.lowercased())
    }
    guard details.turns != nil else {
      throw Refusal(.usage, .turnsBy, TurnsPhrase.choiceWithoutTurns)
    }
    details.turns?.choice = choice
  }

  /// Reads whom a task is for, which follows from its turns where it has some.
  func readPersons(into details: inout TodoDetails) throws {
    guard details.turns == nil || fields[.turns] != nil else {
      throw Refusal(.usage, .for, TurnsPhrase.forFollows)
    }
    details.persons = try forPersons()
  }
}

extension PersonNames {
  /// Returns the person with a name; `me` is the user of this machine, whatever their name is.
  ///
  /// - Throws: `Refusal` with the nearest name, which blames a field.
  func person(named text: String, for field: RequestField) throws -> Person {
    if text.trimmed.lowercased() == "me", try find(text.trimmed) == nil,
      let me = persons.first(where: { $0.id == .me })
    {
      return me
    }
    do {
      return try person(text)
    } catch let refusal as Refusal where refusal.code == .notFound {
      throw Refusal(.notFound, field, refusal.phrase)
    }
  }
}

/// Whose turn a task is, and who did it.
extension EditBuilder {
  /// Returns the edit that gives the turn of a task to a person of its order.
  ///
  /// - Throws: `Refusal` for a task without turns, an unknown person, and one who is not in the
  ///   order; `TodoError.finished`.
  package func givenTurn(
    _ todo: Todo, to name: String, in context: any EditContext
  ) throws -> Edit {
    let known = PersonNames(persons: try context.persons)
    guard let turns = todo.turns else {
      throw Refusal(.refused, .turn, TurnsPhrase.noTurns(todo.label))
    }
    let person = try known.person(named: name, for: .turn)
    guard var new = todo.givingTurn(to: person.id) else {
      throw Refusal(
        .refused, .turn,
        TurnsPhrase.notInOrder(person.name.quoted, order: known.line(of: turns.order)))
    }
    guard new.state != .finished else { throw TodoError.finished(name: todo.name) }
    if new != todo, person.id != context.viewer.person ?? .me {
      new = new.toldAnew(
        at: actionContext.now, rules: actionContext.rules,
        countdownNumber: try context.nextCountdownNumber())
    }
    return Edit(
      summary: "turn \(todo.label)", action: .task(.turn, todo),
      todos: todo == new ? [] : [.init(before: todo, after: new)])
  }

  /// Returns who did a task, where that is another than the viewer.
  ///
  /// Without a name it was whose turn it was, if `me` says so, and the person whose page it is.
  ///
  /// - Throws: `Refusal` for an unknown person, and for another person on a person's page.
  func doer(_ name: String?, of todo: Todo, in context: any EditContext) throws -> Person.ID? {
    let viewer = context.viewer
    var doer = viewer.isMe ? todo.turnHolder : nil
    if let name {
      doer = try PersonNames(persons: context.persons).person(named: name, for: .by).id
    }
    guard let doer, doer != viewer.person else { return nil }
    guard viewer.isMe else { throw Refusal(.refused, .by, TurnsPhrase.onlyOneself) }
    return doer
  }

  /// Returns a task that was done with the turn of who comes next; what was only added to the
  /// history, and a time of a quota that does not count, leave the turn.
  func passingTurn(
    _ new: Todo, from old: Todo, at time: Date, doer: Person.ID?, in context: any EditContext
  ) throws -> Todo {
    guard let turns = new.turns, new.countdownNumber != old.countdownNumber else { return new }
    let schedule = old.schedule(machineZone: actionContext.machineZone)
    let day = schedule.day(of: time, turn: actionContext.hours.turn)
    guard !old.hasQuota || old.counts(day) else { return new }
    // A little more than twelve months.
    let begin = time.addingTimeInterval(-367 * 86_400)
    let person = doer ?? context.viewer.person ?? .me
    let doings =
      turns.choice == .least
      ? try context.doings(of: new.id, from: begin) + [.init(person: person, time: time)] : []
    return new.passingTurn(
      at: time, machineZone: actionContext.machineZone, doings: doings)
  }
}

extension PersonNames {
  /// Returns the persons of an order on one line: `anna, ben, me`.
  func line(of order: [Person.ID]) -> String {
    order.map { name(of: $0).oneLine }.joined(separator: ", ")
  }
}

/// The turns of a task with the names of its persons.
package struct TurnsView: Sendable {
  /// The names in their order.
  package let names: [String]
  package let choice: Turns.Choice
  /// The name of the person whose turn it is.
  package let name: String
  /// The same for readers.
  package let shownName: String
  /// The names for readers, each once, with the numbers of their persons.
  package let persons: [(id: Person.ID, name: String)]

  /// Names the turns of a task; `nil` without turns.
  init?(_ todo: Todo, among persons: [Person]) {
    guard let turns = todo.turns, let holder = todo.turnHolder else { return nil }
    let known = PersonNames(persons: persons)
    names = turns.order.map(known.name(of:))
    choice = turns.choice
    name = known.name(of: holder)
    var seen: Set<Person.ID> = []
    self.persons = turns.order.filter { seen.insert($0).inserted }.map { id in
      (id, persons.first { $0.id == id }?.shownName ?? known.name(of: id))
    }
    shownName = self.persons.first { $0.id == holder }?.name ?? name
  }

  /// The keys of the turns of a task, which are null without any.
  static func json(_ turns: TurnsView?) -> [(String, JSON)] {
    let names = turns.map { JSON.array($0.names.map(JSON.string)) }
    return [
      ("turns", names ?? .null), ("turns_by", JSON(turns?.choice.rawValue)),
      ("turn", JSON(turns?.name)),
    ]
  }

  /// The order for readers, with the way in which the next one is chosen.
  package var line: String {
    let order = names.map(\.oneLine).joined(separator: ", ")
    return choice == .order ? order : TurnsPhrase.leastFirst(order).text
  }
}

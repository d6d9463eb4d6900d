package import Foundation
import Recurrence

/// The persons who do a task in turn, and who comes next (Y3).
package struct Turns: Sendable, Hashable, Codable {
  /// The choice of who comes next.
  package enum Choice: String, Sendable, Hashable, Codable, CaseIterable {
    /// The person after the one whose turn it was.
    case order
    /// Who has done it least often in the twelve months before the completion.
    case least
  }

  /// A person who came to the order after it began.
  package struct Newcomer: Sendable, Hashable, Codable {
    package let person: Person.ID
    package let since: Date

    package init(person: Person.ID, since: Date) {
      self.person = person
      self.since = since
    }
  }

  /// A completion by which the task was done: by whom, and when.
  package struct Doing: Sendable, Hashable {
    package let person: Person.ID
    package let time: Date

    package init(person: Person.ID, time: Date) {
      self.person = person
      self.time = time
    }
  }

  /// The persons in their order: at least two, of whom one may come several times.
  package let order: [Person.ID]
  /// Who comes next.
  package var choice: Choice
  /// Those of them who came later than the others.
  package let newcomers: [Newcomer]

  /// The most places of an order.
  package static let mostPlaces = 50

  private enum CodingKeys: String, CodingKey {
    case order
    case choice = "by"
    case newcomers
  }

  package init(order: [Person.ID], choice: Choice = .order, newcomers: [Newcomer] = []) {
    self.order = order
    self.choice = choice
    self.newcomers = newcomers
  }

  /// True if an order has two persons at least, as turns need.
  package static func isOrder(_ order: [Person.ID]) -> Bool { Set(order).count > 1 }

  /// Returns the turns with another order; who is new in it comes at an instant.
  package func reordered(_ order: [Person.ID], at now: Date) -> Turns {
    var newcomers = newcomers.filter { order.contains($0.person) }
    for person in order
    where !self.order.contains(person) && !newcomers.contains(where: { $0.person == person }) {
      newcomers.append(Newcomer(person: person, since: now))
    }
    return Turns(order: order, choice: choice, newcomers: newcomers)
  }

  /// Returns the place in this order of a turn that stood at a place of an earlier one.
  ///
  /// Where its person is gone, it goes to the next one who is still there.
  func place(of turn: Int, in old: Turns) -> Int {
    guard old.order.indices.contains(turn) else { return 0 }
    if order.indices.contains(turn), order[turn] == old.order[turn] { return turn }
    let people = old.order[turn...] + old.order[..<turn]
    return people.lazy.compactMap(order.firstIndex(of:)).first ?? 0
  }

  /// Returns the place of the turn of a person, the first one after that of the present turn; `nil`
  /// for one who is not in the order.
  func place(of person: Person.ID, after turn: Int) -> Int? {
    following(turn).first { order[$0] == person }
  }

  /// Finds the next turn after a completion, which stands among `doings`.
  ///
  /// - Parameters:
  ///   - turn: The place of the turn that the completion ends.
  ///   - time: The time of the completion; what was done later does not count.
  ///   - zone: The zone of the wall clock on which twelve months are counted.
  ///   - doings: The completions of the task, in any order.
  /// - Returns: Its place in the order.
  func next(after turn: Int, at time: Date, in zone: TimeZone, doings: [Doing]) -> Int {
    let following = following(turn)
    guard choice == .least else { return following.first ?? 0 }
    let begin = LocalDateTime(time, in: zone).addingMonths(-12).date(in: zone)
    let counts = counts(doings.filter { $0.time <= time }, after: begin)
    let least = following.map { counts[order[$0]] ?? 0 }.min() ?? 0
    // Means are fractions, which rounding must not tell apart.
    return following.first { (counts[order[$0]] ?? 0) <= least + 1e-9 } ?? 0
  }

  /// The places after one, round to the place itself.
  private func following(_ turn: Int) -> [Int] {
    order.indices.map { (turn + 1 + $0) % order.count }
  }

  /// Returns how often each person has done it after an instant.
  ///
  /// For the time before a newcomer came, the mean of those who were there counts.
  private func counts(_ doings: [Doing], after begin: Date) -> [Person.ID: Double] {
    let late = newcomers.filter { $0.since > begin }.sorted { $0.since < $1.since }
    func count(_ person: Person.ID, from first: Date?, to end: Date) -> Double {
      Double(
        doings.count { doing in
          doing.person == person && doing.time < end
            && (first.map { doing.time >= $0 } ?? (doing.time > begin))
        })
    }
    var since: [Person.ID: Date] = [:]
    var before: [Person.ID: Double] = [:]
    for newcomer in late {
      let others = Set(order).filter { person in
        late.first { $0.person == person }.map { $0.since < newcomer.since } ?? true
      }
      let sum = others.reduce(0) {
        $0 + (before[$1] ?? 0) + count($1, from: since[$1], to: newcomer.since)
      }
      before[newcomer.person] = others.isEmpty ? 0 : sum / Double(others.count)
      since[newcomer.person] = newcomer.since
    }
    return Dictionary(
      uniqueKeysWithValues: Set(order).map {
        ($0, (before[$0] ?? 0) + count($0, from: since[$0], to: .distantFuture))
      })
  }
}

extension Todo {
  /// The person whose turn it is; `nil` for a task without turns.
  package var turnHolder: Person.ID? {
    self.turns.flatMap { $0.order.indices.contains(turn) ? $0.order[turn] : $0.order.first }
  }

  /// Returns false only for a task whose turn is that of another than the viewer; `me` sees what is
  /// to be done by all.
  package func isToBeSeen(by viewer: Viewer) -> Bool { viewer.isMe || isForTurn(of: viewer) }

  /// Returns false only for a task whose turn is that of another than the viewer.
  package func isForTurn(of viewer: Viewer) -> Bool {
    guard let holder = turnHolder, let person = viewer.person else { return true }
    return holder == person
  }

  /// Returns the task with the turn of a person of the order, who did not ask for the silence of
  /// another one; `nil` for one who is not in the order.
  package func givingTurn(to person: Person.ID) -> Todo? {
    guard let turns = self.turns, let place = turns.place(of: person, after: turn) else {
      return nil
    }
    guard person != turnHolder else { return self }
    return withTurn(at: place)
  }

  /// Returns the task with the turn of whoever comes after a completion, which stands among
  /// `doings`; one without another countdown keeps its turn.
  package func passingTurn(
    at time: Date, machineZone: TimeZone, doings: [Turns.Doing]
  ) -> Todo {
    guard let turns = self.turns, state != .finished else { return self }
    let zone = self.zone.resolved(machineZone: machineZone)
    return withTurn(at: turns.next(after: turn, at: time, in: zone, doings: doings))
  }

  /// Returns the task without a person in its order; with one person left, it is for that one and
  /// has no turns any more.
  package func withoutTurns(of person: Person.ID) -> Todo {
    guard let turns = self.turns, turns.order.contains(person) else { return self }
    let order = turns.order.filter { $0 != person }
    var todo = self
    guard Turns.isOrder(order) else {
      todo.turns = nil
      todo.turn = 0
      todo.persons = Set(order)
      return todo
    }
    let place = turns.order.prefix(turn).count { $0 != person } % order.count
    let isGone = turnHolder == person
    todo.turns = turns.reordered(order, at: created)
    todo = todo.withTurn(at: place)
    if !isGone { (todo.snooze, todo.pin) = (snooze, pin) }
    return todo
  }

  /// Lets the turn stand where it stood in the task before, and the task be for whose turn it is.
  mutating func settleTurn(as old: Todo?) {
    guard let turns = self.turns else {
      turn = 0
      return
    }
    turn = old.flatMap { old in old.turns.map { turns.place(of: old.turn, in: $0) } } ?? 0
    self.persons = turnHolder.map { [$0] } ?? []
  }

  /// Takes the turn of the same task at another time.
  package mutating func takeTurn(of other: Todo) {
    guard self.turns != nil, self.turns == other.turns else { return }
    (turn, self.persons) = (other.turn, other.persons)
  }

  /// Returns the task, whose turn was given to another person, with a new countdown: what is due by
  /// now is told to that person as well (Y3).
  package func toldAnew(
    at now: Date, rules: EngineRules, countdownNumber: Int64
  ) -> Todo {
    var todo = self
    todo.countdownNumber = countdownNumber
    guard let countdown = countdown(machineZone: rules.machineZone), countdown.due != nil,
      !details.leads(by: rules, isInDays: countdown.isInDays).isEmpty
    else { return todo }
    // What is due is told at the end of a silence, here of none.
    todo.snooze = Snooze(since: now, end: .at(now))
    return todo
  }

  private func withTurn(at place: Int) -> Todo {
    var todo = self
    todo.turn = place
    todo.persons = todo.turnHolder.map { [$0] } ?? []
    todo.snooze = nil
    todo.pin = nil
    return todo
  }
}

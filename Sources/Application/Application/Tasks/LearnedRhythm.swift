import Foundation
import Localization
package import Model
package import Progress
import Recurrence
package import Text

/// The rhythm in which tasks are really done, of some tasks (Y8).
package struct LearnedRhythms: Sendable {
  private let rhythms: [Todo.ID: UsualRhythm]

  /// Reads the latest completions of one task; `edit` is a step that is not stored yet.
  package init(
    of todo: Todo, in snapshot: any StoreSnapshot, actionContext: ActionContext,
    adding edit: Edit? = nil
  ) throws {
    guard case .repeating = todo.rule else {
      rhythms = [:]
      return
    }
    var completions = try snapshot.recentCompletions(
      of: todo.id, limit: UsualRhythm.mostCompletions)
    let added = edit?.completions.filter { $0.todo.id == todo.id && $0.kind == .done } ?? []
    if !added.isEmpty {
      completions = (completions + added.map(RecentCompletion.init)).sorted { $0.time < $1.time }
    }
    var clock = LocalDayIndex(
      zone: actionContext.zone(of: todo), turn: actionContext.hours.turn)
    let usual = UsualRhythm(of: todo, completions, clock: &clock)
    rhythms = usual.map { [todo.id: $0] } ?? [:]
  }

  /// Returns the rhythm of a task; `nil` if it was done too seldom.
  package subscript(todo: Todo.ID) -> UsualRhythm? { rhythms[todo] }
}

/// A task with the rhythm that is proposed for it.
package struct RhythmProposal: Sendable {
  /// The task.
  package let todo: Todo
  /// The rhythm in which it is done.
  package let usual: UsualRhythm

  /// Reads the proposal for a task; `nil` if its rhythm fits.
  package init?(
    of todo: Todo, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    let learned = try LearnedRhythms(of: todo, in: snapshot, actionContext: actionContext)
    guard let usual = learned[todo.id], usual.proposal != nil else { return nil }
    self.init(todo: todo, usual: usual)
  }

  private init(todo: Todo, usual: UsualRhythm) {
    self.todo = todo
    self.usual = usual
  }

  /// Returns the proposals for all tasks, by number.
  ///
  /// Reads the latest completions alone: O(tasks).
  package static func all(
    in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws -> [RhythmProposal] {
    let completions = try snapshot.recentCompletions(
      of: nil, limit: UsualRhythm.mostCompletions)
    guard !completions.isEmpty else { return [] }
    let todos = Dictionary(try snapshot.todos.map { ($0.id, $0) }) { first, _ in first }
    var clocks: [String: LocalDayIndex] = [:]
    var found: [RhythmProposal] = []
    for ofTask in completions.chunked(by: \.todo) {
      guard let todo = todos[ofTask[ofTask.startIndex].todo] else { continue }
      let zone = actionContext.zone(of: todo)
      let usual = UsualRhythm(
        of: todo, ofTask,
        clock: &clocks[
          zone.identifier, default: LocalDayIndex(zone: zone, turn: actionContext.hours.turn)])
      if let usual, usual.proposal != nil { found.append(RhythmProposal(todo: todo, usual: usual)) }
    }
    return found
  }

  /// The keys, as `suggest --json` prints them.
  package var json: JSON {
    .object([
      ("id", .integer(Int(todo.id.rawValue))), ("name", .string(todo.name)),
      ("every", JSON(usual.proposal?.description)), ("text", JSON(usual.suggestionText)),
      ("from", JSON(todo.cadence?.rhythm.description)),
    ])
  }
}

extension Todo {
  /// How it repeats; `nil` for a one-off.
  fileprivate var cadence: Cadence? {
    if case .repeating(let cadence) = self.rule { cadence } else { nil }
  }
}

extension Sequence {
  /// Returns the runs of neighbours that have the same value.
  fileprivate func chunked<Value: Equatable>(
    by value: KeyPath<Element, Value>
  ) -> [ArraySlice<Element>] {
    let all = Array(self)
    var (chunks, start): ([ArraySlice<Element>], Int) = ([], 0)
    for index in all.indices.dropFirst()
    where all[index][keyPath: value] != all[start][keyPath: value] {
      chunks.append(all[start..<index])
      start = index
    }
    if start < all.count { chunks.append(all[start...]) }
    return chunks
  }
}

extension UsualRhythm {
  /// The sentence: `Usually after 11 weeks (10 to 13), mostly on Saturdays, at Vet`.
  package var sentence: String {
    LearningPhrase.usually(
      (try? Period(median, unit))?.span ?? TimeSpan(median, .day), range: range,
      weekday: weekday, place: place?.oneLine
    ).text
  }

  /// The question whether the rhythm is to be changed: `every 10-13w?`; `nil` if it fits.
  package var question: String? {
    proposal.map { LearningPhrase.question($0.description).text }
  }

  /// The same as a page says it: `Every 10 to 13 weeks?`.
  package var questionInWords: String? {
    guard let proposal, let rhythm = try? Rhythm(every: proposal) else { return nil }
    return LearningPhrase.inWords(rhythm.words).text
  }

  /// The sentence and the question; `nil` if the rhythm fits.
  package var suggestionText: String? { question.map { "\(sentence): \($0)" } }

  /// The value of the key `suggestion` of a task.
  var suggestionJSON: JSON {
    guard let proposal else { return .null }
    return .object([
      ("every", .string(proposal.description)), ("text", JSON(suggestionText)),
    ])
  }
}

extension EditBuilder {
  /// Returns the edit that takes the rhythm that is proposed for a task, or keeps its own and
  /// remembers that, so that the same is not proposed again (Y8).
  ///
  /// - Throws: `Refusal` if nothing is proposed.
  package func answered(
    _ todo: Todo, taking isTaken: Bool, in context: any EditContext
  ) throws -> Edit {
    let learned = try LearnedRhythms(of: todo, in: context, actionContext: actionContext)
    guard let proposal = learned[todo.id]?.proposal else {
      throw Refusal(.refused, LearningPhrase.nothingProposed(todo.label))
    }
    guard !isTaken else {
      var fields = TaskFields()
      fields[.every] = proposal.description
      return try change(todo, name: nil, fields: fields, in: context).edit
    }
    var new = todo
    new.refusedEvery = proposal
    return Edit(
      summary: "decline \(proposal) for \(todo.label)", action: .task(.decline, todo),
      todos: [.init(before: todo, after: new)])
  }
}

package import Localization
package import Model
package import Text

/// The result of an import of a file of another program.
package struct ExchangeReport: Sendable {
  /// The name of the format.
  package let format: String
  package internal(set) var tasks: [Todo] = []
  package internal(set) var places: [Place] = []
  /// The names of the new habits.
  package internal(set) var habits: [String] = []
  /// How many completions and skips are new.
  package internal(set) var completions = 0
  /// How many boxes of habits are new.
  package internal(set) var boxes = 0
  /// Entries that were changed to those of the file: `task "Cat medicine"`.
  package internal(set) var updated: [String] = []
  /// Entries that differ in the file, and were left as they are here.
  package internal(set) var differing: [String] = []
  /// How many entries of the file are here already.
  package internal(set) var known = 0
  /// True if there was nothing in the file that could be imported.
  package internal(set) var hasReadNothing = false
  /// The entries that could not be imported.
  package internal(set) var problems: [ExchangeProblem] = []
  /// The number of things that were left out or changed, by kind.
  package internal(set) var losses: [ExchangeLoss: Int] = [:]

  init(format: String) { self.format = format }

  /// True if nothing was changed.
  package var isEmpty: Bool { added == 0 && updated.isEmpty }

  /// Says why nothing was changed.
  package var emptyPhrase: StorePhrase { hasReadNothing ? .nothingInFile : .nothingToImport }

  /// How many entries are new, of all kinds.
  package var added: Int { tasks.count + places.count + habits.count + completions + boxes }

  /// A sentence for each kind of what was left out or changed.
  package var lossLines: [String] { ExchangeLoss.lines(losses, format: format) }

  /// The sentences about what is wrong: at most 20, then how many more.
  package var problemLines: [String] { Self.lines(problems) }

  /// Returns sentences about problems: at most 20, then how many more.
  package static func lines(_ problems: [ExchangeProblem]) -> [String] {
    let shown = problems.prefix(20).map { problem in
      ExchangePhrase.problem(
        line: problem.line, what: problem.what.cleanLine(cutAfter: 200), why: problem.why.text
      ).text
    }
    let more = problems.count - shown.count
    return shown + (more > 0 ? [ExchangePhrase.andMore(more).text] : [])
  }

  /// The report in JSON.
  package var json: JSON {
    .object([
      ("format", .string(format)), ("added", .integer(added)),
      ("updated", .integer(updated.count)), ("known", .integer(known)),
      ("tasks", .integer(tasks.count)), ("places", .integer(places.count)),
      ("history", .integer(completions)), ("habits", .integer(habits.count)),
      ("differing", .array(differing.map { .string($0.oneLine) })),
      (
        "skipped",
        .array(
          problems.map { problem in
            .object([
              ("line", problem.line.map { .integer($0) } ?? .null),
              ("what", .string(problem.what.cleanLine(cutAfter: 200))),
              ("why", .string(problem.why.text)),
            ])
          })
      ),
      ("lost", .array(lossLines.map { .string($0) })),
    ])
  }

  /// The numbers of new things, one part for each kind: `3 tasks`.
  package var parts: [String] {
    var parts: [String] = []
    if !tasks.isEmpty { parts.append(Wording.count(tasks.count, .task)) }
    if !places.isEmpty { parts.append(Wording.count(places.count, .place)) }
    if completions > 0 { parts.append(Wording.count(completions, .completion)) }
    if !habits.isEmpty { parts.append(JournalPhrase.habits(habits.count).text) }
    if boxes > 0 { parts.append(JournalPhrase.boxes(boxes).text) }
    if !updated.isEmpty { parts.append(StorePhrase.moreChanges(updated.count).text) }
    return parts
  }

  /// The first names of each kind, for a preview.
  package var firstLines: [String] {
    tasks.prefix(5).map { StorePhrase.task(name: $0.name.oneLine).text }
      + places.prefix(5).map { StorePhrase.place(name: $0.name.oneLine).text }
      + habits.prefix(5).map { $0.quoted }
  }
}

extension ExchangeLoss {
  /// Returns a sentence for each kind, the most frequent first.
  package static func lines(_ losses: [ExchangeLoss: Int], format: String) -> [String] {
    losses.sorted { ($1.value, $0.key.order) < ($0.value, $1.key.order) }
      .map { ExchangePhrase.lost(format: format, $0.key, $0.value).text }
  }
}

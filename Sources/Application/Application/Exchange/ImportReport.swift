import Journal
package import Localization
package import Model
package import Text

/// The result of an import.
package struct ImportReport: Sendable {
  /// The program that wrote the file; scripts know a report of each.
  package enum Source: Sendable, Hashable {
    case passby, daylio
    /// Another one, by the title of its format.
    case program(String)
  }

  /// A kind of entries, in the order of sentences.
  package enum Kind: String, Sendable, CaseIterable {
    case tasks, places, completions, missed
    case restDays = "rest_days"
    case moods, marks, persons, devices, photos, practices, habits, boxes, gratitudes, notes
  }

  package let source: Source
  /// How many entries are new.
  package private(set) var new: [Kind: Int] = [:]
  /// The numbers of new tasks of an export of Passby, in its order.
  package private(set) var tasks: [Todo.ID] = []
  /// The first new tasks, places and habits of another program, for a preview.
  package private(set) var firstLines: [String] = []
  /// The names of new devices, which have no key here.
  package var devicesWithoutKey: [String] = []
  /// Entries that were changed to those of the file: `task "Cat medicine"`.
  package var updated: [String] = []
  /// Entries that differ in the file, and were left as they are here.
  package var differing: [String] = []
  /// How many entries of the file are here already.
  package var known = 0
  /// The kind of entries that the file should have, if it has none that can be imported.
  package internal(set) var missing: ExchangeReading.Subject?
  /// The entries that could not be imported.
  package internal(set) var problems: [ExchangeProblem] = []
  /// True if nothing is imported because of them.
  package internal(set) var isRefused = false
  /// The number of things that were left out or changed, by kind.
  package internal(set) var losses: [ExchangeLoss: Int] = [:]

  package init(_ source: Source) { self.source = source }

  /// Counts what an edit adds.
  package mutating func count(_ edit: Edit) {
    func added<Value>(_ changes: [Edit.Change<Value>]?) -> [Value] {
      (changes ?? []).compactMap { $0.before == nil ? $0.after : nil }
    }
    let (todos, places) = (added(edit.todos), added(edit.places))
    let habits = added(edit.journal?.habits)
    new = [
      .tasks: todos.count, .places: places.count, .completions: edit.completions.count,
      .restDays: added(edit.restDays).count, .moods: added(edit.moods?.moods).count,
      .marks: added(edit.moods?.marks).count, .persons: added(edit.devices?.persons).count,
      .devices: added(edit.devices?.devices).count, .photos: added(edit.photos).count,
      .practices: added(edit.moods?.practices).count, .habits: habits.count,
      .boxes: added(edit.journal?.marks).count, .gratitudes: added(edit.journal?.gratitudes).count,
      .notes: added(edit.journal?.notes).count,
    ]
    guard source != .passby else {
      // Other files have none: theirs belong to a change of a task.
      new[.missed] = added(edit.missed).count
      tasks = todos.map(\.id)
      return
    }
    firstLines =
      todos.prefix(5).map { StorePhrase.task(name: $0.name.oneLine).text }
      + places.prefix(5).map { StorePhrase.place(name: $0.name.oneLine).text }
      + habits.prefix(5).map(\.name.quoted)
  }

  /// Records an entry that the database has already.
  ///
  /// - Parameters:
  ///   - label: The kind and name in the database: `task "Cat medicine"`.
  ///   - newLabel: The same in the file; `nil` if an update is reported under `label`.
  ///   - isSame: True if the file has it as it is.
  ///   - updates: True if the file is right where it differs.
  /// - Returns: True if the entry becomes as the file has it.
  package mutating func takes(
    _ label: String, as newLabel: String? = nil, isSame: Bool = false, updates: Bool
  ) -> Bool {
    if isSame {
      known += 1
    } else if updates {
      updated.append(newLabel ?? label)
    } else {
      differing.append(label)
    }
    return !isSame && updates
  }

  /// Returns how many entries of a kind are new.
  package subscript(kind: Kind) -> Int { new[kind] ?? 0 }

  /// True if nothing was changed.
  package var isEmpty: Bool { added == 0 && updated.isEmpty }

  /// How many entries are new, of all kinds.
  package var added: Int { new.values.reduce(0, +) }

  /// The title of the format; empty for Passby's own.
  package var format: String { if case .program(let title) = source { title } else { "" } }

  /// Says why nothing was changed.
  package var emptyPhrase: StorePhrase {
    switch missing {
    case .tasks: .noTasksInFile
    case .places: .noPlacesInFile
    case .habits: .noHabitsInFile
    case nil: .nothingToImport
    }
  }

  /// The sentence about what was imported, or would be.
  package func sentence(isDryRun: Bool) -> String {
    if source == .daylio {
      let phrase = isDryRun ? MoodPhrase.wouldImport : MoodPhrase.imported
      return phrase(self[.moods], known).text
    }
    guard !isEmpty else { return emptyPhrase.text }
    let parts = parts.joined(separator: ", ")
    return (isDryRun ? StorePhrase.wouldImport(parts: parts) : .imported(parts: parts)).text
  }

  /// The numbers of new things, one part for each kind: `3 tasks`.
  package var parts: [String] {
    var parts = Kind.allCases.filter { self[$0] > 0 }.map { $0.words(self[$0]) }
    guard source == .passby else {
      return parts + (updated.isEmpty ? [] : [StorePhrase.moreChanges(updated.count).text])
    }
    if let first = tasks.first, let last = tasks.last {
      let list =
        tasks.count <= 3
        ? tasks.map { "\($0.rawValue)" } : ["\(first.rawValue)", "…", "\(last.rawValue)"]
      parts[0] += " (\(list.joined(separator: ", ")))"
    }
    parts += updated.prefix(10).map { StorePhrase.changeOf($0.oneLine).text }
    let more = updated.count - 10
    return parts + (more > 0 ? [StorePhrase.moreChanges(more).text] : [])
  }

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
    func numbers(_ kinds: [Kind]) -> [(String, JSON)] {
      kinds.map { ($0.rawValue, .integer(self[$0])) }
    }
    switch source {
    case .daylio: return .object(numbers([.moods]) + [("known", .integer(known))])
    case .passby:
      return .object(
        [("exact", .bool(false)), ("tasks", .array(tasks.map { .integer(Int($0.rawValue)) }))]
          + numbers([
            .places, .completions, .missed, .restDays, .moods, .marks, .practices, .habits, .boxes,
            .gratitudes, .notes, .photos, .persons, .devices,
          ]) + [
            ("without_key", .array(devicesWithoutKey.map { .string($0) })),
            ("known", .integer(known)), ("updated", .array(updated.map { .string($0) })),
            ("differing", .array(differing.map { .string($0) })),
          ])
    case .program(let format):
      let skipped = problems.map { problem in
        JSON.object([
          ("line", problem.line.map { .integer($0) } ?? .null),
          ("what", .string(problem.what.cleanLine(cutAfter: 200))),
          ("why", .string(problem.why.text)),
        ])
      }
      return .object(
        [
          ("format", .string(format)), ("added", .integer(added)),
          ("updated", .integer(updated.count)), ("known", .integer(known)),
        ] + numbers([.tasks, .places]) + [("history", .integer(self[.completions]))]
          + numbers([.habits]) + [
            ("differing", .array(differing.map { .string($0.oneLine) })),
            ("skipped", .array(skipped)), ("lost", .array(lossLines.map { .string($0) })),
          ])
    }
  }
}

extension ImportReport.Kind {
  /// Returns a number of entries in words: `3 tasks`.
  fileprivate func words(_ count: Int) -> String {
    switch self {
    case .tasks: Formatted.count(count, .task)
    case .places: Formatted.count(count, .place)
    case .completions: Formatted.count(count, .completion)
    case .missed: Formatted.count(count, .missedTime)
    case .restDays: Formatted.count(count, .restDay)
    case .moods: MoodPhrase.moods(count).text
    case .marks: MoodPhrase.dayMarks(count).text
    case .persons: DevicePhrase.persons(count).text
    case .devices: DevicePhrase.devices(count).text
    case .photos: PhotoPhrase.photos(count).text
    case .practices: MoodPhrase.practices(count).text
    case .habits: JournalPhrase.habits(count).text
    case .boxes: JournalPhrase.boxes(count).text
    case .gratitudes: JournalPhrase.gratitudes(count).text
    case .notes: JournalPhrase.notes(count).text
    }
  }
}

extension ExchangeLoss {
  /// Returns a sentence for each kind, the most frequent first.
  package static func lines(_ losses: [ExchangeLoss: Int], format: String) -> [String] {
    losses.sorted { ($1.value, $0.key.order) < ($0.value, $1.key.order) }
      .map { ExchangePhrase.lost(format: format, $0.key, $0.value).text }
  }
}

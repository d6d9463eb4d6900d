package import DateWords
import Foundation
import Localization
package import Model
import Planning
import Progress
import Recurrence
package import Text

/// A mood for every form of output.
package struct MoodView: Sendable {
  /// The mood with the task that it followed.
  package let entry: MoodEntry
  private let zone: TimeZone

  /// Creates a view on the wall clock of a zone.
  package init(_ entry: MoodEntry, actionContext: ActionContext) {
    self.entry = entry
    zone = actionContext.machineZone
  }

  /// The keys of a mood, as every `--json` prints them.
  package var json: JSON {
    let mood = entry.mood
    return .object([
      ("id", .integer(Int(mood.id.rawValue))),
      ("time", JSON(mood.time, in: zone)),
      ("emotion", .integer(mood.emotion.rawValue)),
      ("label", .string(mood.emotion.name)),
      ("note", JSON(mood.note)),
      ("task_id", entry.task.map { .integer(Int($0.rawValue)) } ?? .null),
      ("task", JSON(entry.taskName)),
      ("category", JSON(entry.category?.name)),
      ("advice", mood.advice?.json ?? .null),
    ])
  }

  /// The mood and the task in a sentence.
  package var text: String {
    MoodPhrase.noted(entry.mood.emotion.rawValue, task: entry.taskName?.oneLine).text
  }
}

extension Advice {
  /// The keys of an advice: `kind`, `practice` and `text`.
  package var json: JSON {
    var practice: PracticeKind?
    if case .practice(let kind) = self { practice = kind }
    return .object([
      ("kind", .string(practice == nil ? "support" : "practice")),
      ("practice", JSON(practice?.rawValue)), ("text", .string(text)),
    ])
  }

  /// The advice as a sentence.
  package var text: String {
    switch self {
    case .practice(let kind):
      MoodPhrase.practiceAdvice(MoodPhrase.practiceName(kind.rawValue).text).text
    case .support(let number): MoodPhrase.support(number).text
    }
  }
}

/// A practice for every form of output.
package struct PracticeView: Sendable, Hashable {
  package let kind: PracticeKind

  /// Wraps a practice.
  package init(_ kind: PracticeKind) { self.kind = kind }

  package var name: String { MoodPhrase.practiceName(kind.rawValue).text }
  /// The purpose, in a sentence.
  package var purpose: String { MoodPhrase.practicePurpose(kind.rawValue).text }
  /// Its steps, in order.
  package var steps: [String] {
    (0..<MoodPhrase.stepCount(kind.rawValue)).map {
      MoodPhrase.practiceStep(kind.rawValue, $0).text
    }
  }

  /// How long the rounds of breathing take: 76 s; `nil` for the others.
  package var seconds: Int? { kind == .breathing ? 4 * (4 + 7 + 8) : nil }

  /// The keys of a practice.
  package var json: JSON {
    .object([
      ("name", .string(kind.rawValue)), ("title", .string(name)), ("purpose", .string(purpose)),
      ("steps", .array(steps.map { .string($0) })),
      ("seconds", seconds.map { .integer($0) } ?? .null),
    ])
  }
}

/// Reads feelings, marks, days and months that a user types.
package enum MoodReading {
  /// Reads a feeling (M1).
  ///
  /// - Throws: `Refusal`.
  package static func emotion(_ text: String) throws -> Emotion {
    guard let emotion = known(text) else {
      throw Refusal(.usage, .emotion, MoodPhrase.notEmotion(text.quoted))
    }
    return emotion
  }

  /// Reads a feeling as `Emotion` has it, and in words of English and the language in force; `nil`
  /// for anything else.
  package static func known(_ text: String) -> Emotion? {
    if let emotion = Emotion(text.trimmed) { return emotion }
    let words = text.lowercased().split { $0.isWhitespace || $0 == "_" }.joined(separator: " ")
    let languages: [any Language] = [English(), Localizer.current.language]
    return languages.lazy.compactMap { $0.moods.firstIndex { $0.contains(words) } }.first
      .flatMap(Emotion.init(rawValue:))
  }

  /// Reads a mark of a day; `nil` for `blank`.
  ///
  /// - Throws: `Refusal`.
  package static func mark(_ text: String) throws -> DayMark.Mark? {
    let word = text.trimmed.lowercased()
    if word == "blank" { return nil }
    guard let mark = DayMark.Mark(rawValue: word) else {
      throw Refusal(.usage, .mark, MoodPhrase.notMark(text.quoted))
    }
    return mark
  }

  /// Reads a practice.
  ///
  /// - Throws: `Refusal`.
  package static func practice(_ text: String) throws -> PracticeKind {
    guard let kind = PracticeKind(rawValue: text.trimmed.lowercased()) else {
      let known = PracticeKind.allCases.map(\.rawValue)
      throw Refusal(.usage, .practice, MoodPhrase.notPractice(text.quoted, known: known))
    }
    return kind
  }

  /// Reads a month such as `2026-03`.
  ///
  /// - Throws: `Refusal`.
  package static func month(_ text: String) throws -> CalendarMonth {
    guard let month = CalendarMonth(text.trimmed) else {
      throw Refusal(.usage, .month, MoodPhrase.notMonth(text.quoted))
    }
    return month
  }

  /// Reads a note; a blank one is none.
  ///
  /// - Throws: `Refusal` for a text with U+0000.
  static func note(_ text: String?) throws -> String? {
    guard let text = text?.trimmed, !text.isEmpty else { return nil }
    return try NullCharacter.refused(in: text, .note)
  }
}

extension ActionContext {
  /// Reads a day, as days since 1970-01-01; where a text such as `5 march` could mean two days,
  /// the one in the direction.
  ///
  /// - Throws: `Refusal` for a text that is no date.
  package func day(
    _ text: String, direction: DateWords.Direction = .past, field: RequestField
  ) throws -> Int {
    let moment = try moment(ofDay: text, direction: direction, field: field)
    if case .instant(let date) = moment {
      var clock = dayIndex
      return clock.day(of: date)
    }
    return moment.localDateTime(in: machineZone, dayMeans: .start).daysSinceEpoch
  }

  /// Reads the days of a period; without texts, the last 30 days (M4).
  ///
  /// - Throws: `Refusal` for a text that is no date, and for a period that ends before it
  ///   begins or is too long.
  package func period(from first: String?, to last: String?) throws -> ClosedRange<Int> {
    var clock = dayIndex
    let end = try last.map { try day($0, field: .to) } ?? clock.day(of: now)
    let start = try first.map { try day($0, field: .from) } ?? end - 29
    guard start <= end else {
      let (from, to) = (LocalDays.text(start).quoted, LocalDays.text(end).quoted)
      throw Refusal(.usage, .from, DatePhrase.periodReversed(from: from, to: to))
    }
    let length = end - start + 1
    guard length <= Statistics.longestPeriod else {
      throw Refusal(
        .usage, .from, MoodPhrase.periodTooLong(days: length, most: Statistics.longestPeriod))
    }
    return start...end
  }
}

/// Chooses the kind of advice for a feeling of the present (D11).
package enum MoodAdviser {
  /// Returns the advice by the plan of the present day, as it becomes with the feeling; `nil` for a
  /// feeling that needs none, and where the plan is switched off.
  ///
  /// `done` is the task that is done in the same step, which is not what comes next.
  package static func kind(
    for emotion: Emotion, besides done: Todo.ID? = nil, in store: any StoreReader,
    actionContext: ActionContext
  ) throws -> AdviceKind? {
    guard emotion.rawValue < Emotion.neutral.rawValue, actionContext.parts.contains(.plan) else {
      return nil
    }
    let all = try Overview(store, actionContext: actionContext)
    let overview = Overview(
      todos: all.todos.filter { $0.id != done }, places: all.names.places,
      categories: all.categories, visits: [], actionContext: actionContext)
    let plan = try DayPlan(store, overview: overview, feeling: emotion)
    let advice = PlanAdvice.advice(
      to: emotion.rawValue, at: actionContext.now, blocks: plan.blocks.map(\.block),
      justDone: (done ?? lastDone(of: all.todos, at: actionContext.now))?.rawValue)
    switch advice {
    case .practice?: return .practice
    case .support?: return .support
    case nil: return nil
    }
  }

  /// Returns the task that was done last in the 10 minutes up to an instant, which is not what
  /// comes next.
  private static func lastDone(of todos: [Todo], at now: Date) -> Todo.ID? {
    let recent = todos.filter { todo in
      guard let done = todo.lastDone, done <= now else { return false }
      return now.timeIntervalSince(done) <= EditBuilder.moodSeconds
    }
    return recent.max { ($0.lastDone ?? .distantPast) < ($1.lastDone ?? .distantPast) }?.id
  }

  /// Returns the advice for a mood as it was typed; `nil` for one of an earlier time, and for a
  /// text that is no feeling, which is refused later.
  package static func kind(
    for input: MoodInput, in store: any StoreReader, actionContext: ActionContext
  ) throws -> AdviceKind? {
    guard input.at == nil, let emotion = MoodReading.known(input.emotion) else { return nil }
    return try kind(for: emotion, in: store, actionContext: actionContext)
  }
}

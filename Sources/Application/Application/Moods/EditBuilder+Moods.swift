import DateWords
package import Foundation
import Localization
package import Model
import Progress
import Text

extension EditBuilder {
  /// A mood belongs to what was done in the 10 minutes before it (M2).
  static let moodSeconds = 600.0

  /// Returns the edit that notes a mood with a kind of advice (M1, M2, D12).
  ///
  /// - Throws: `Refusal` for a text that cannot be read, a time to come, and a task that is
  ///   unknown or was never done.
  package func mood(
    _ input: MoodInput, advice: AdviceKind? = nil, in context: any EditContext
  ) throws -> Outcome<Mood> {
    let emotion = try MoodReading.emotion(input.emotion)
    let now = actionContext.now
    let moments = actionContext.moments(in: actionContext.machineZone, direction: .past)
    let time = try input.at.map { try moments.completion($0) } ?? now
    guard time <= now else {
      throw Refusal(.refused, .at, value: input.at ?? "") { MoodPhrase.timeToCome($0) }
    }
    var completion: UUID?
    if let task = input.task {
      let todo = try blaming(.task) { try TaskNames.todo(task, in: context) }
      completion = try context.latestDoneCompletion(of: todo.id)
      guard completion != nil else {
        throw Refusal(.refused, .task, MoodPhrase.neverDone(todo.label))
      }
    } else {
      completion = try context.completionWithoutMood(
        from: time.addingTimeInterval(-Self.moodSeconds), to: time)
    }
    let mood = Mood(
      id: try context.nextMoodID(), uuid: UUID(), time: time, emotion: emotion,
      note: try MoodReading.note(input.note), completion: completion,
      advice: try advice.map { try next($0, in: context) })
    return Outcome(Self.edit(noting: mood), mood)
  }

  /// Returns the mood that is noted together with a completion, for the same edit.
  ///
  /// - Throws: `Refusal` for a text that is no feeling.
  func mood(
    _ emotion: String, of completion: Completion, advice: AdviceKind?,
    in context: any EditContext
  ) throws -> Mood {
    let emotion = try MoodReading.emotion(emotion)
    return Mood(
      id: try context.nextMoodID(), uuid: UUID(), time: completion.time, emotion: emotion,
      note: nil, completion: completion.uuid,
      advice: try advice.map { try next($0, in: context) })
  }

  /// Returns the advice of a kind whose turn it is (D12).
  private func next(_ kind: AdviceKind, in context: any EditContext) throws -> Advice {
    let counts = try context.adviceCounts
    switch kind {
    case .practice: return .nextPractice(after: counts.practices)
    case .support: return .nextSupport(after: counts.supports)
    }
  }

  private static func edit(noting mood: Mood) -> Edit {
    var edit = Edit(
      summary: "mood \(mood.emotion.rawValue)", action: .mood(.noted(mood.emotion)))
    edit.moods = MoodChanges(moods: [.init(before: nil, after: mood)])
    return edit
  }

  /// Returns the edit that marks a day, or takes its mark away with `nil` (M7).
  ///
  /// - Throws: `Refusal` for a day to come.
  package func mark(
    _ day: Int, typed text: String, as change: (DayMark.Mark?) throws -> DayMark.Mark?,
    in context: any EditContext
  ) throws -> Outcome<DayMark.Mark?> {
    var clock = actionContext.dayIndex
    guard day <= clock.day(of: actionContext.now) else {
      throw Refusal(.refused, .date, MoodPhrase.dayToCome(text.quoted))
    }
    let date = LocalDays.text(day)
    let before = try context.dayMarks.first { $0.date == date }
    let mark = try change(before?.mark)
    var edit = Edit(
      summary: "mark \(date) \(mark?.rawValue ?? "blank")",
      action: .mood(.marked(date: date, mark)))
    let after = mark.map { DayMark(date: date, mark: $0) }
    if before != after { edit.moods = MoodChanges(marks: [.init(before: before, after: after)]) }
    return Outcome(edit, mark)
  }

  /// Returns the edit that records a practice which the user went through, and keeps what was
  /// written in it: three good things, or a note (D12).
  ///
  /// Without any text nothing is kept.
  ///
  /// - Throws: `Refusal` for texts that cannot be kept, and for any with a practice that
  ///   keeps none.
  package func practised(
    _ kind: PracticeKind, since began: Date? = nil, writing texts: [String] = [],
    in context: any EditContext
  ) throws -> Edit {
    let now = actionContext.now
    let practice = Practice(
      id: try context.nextPracticeID(), kind: kind, began: min(began ?? now, now), ended: now)
    var edit = Edit(summary: "practice \(kind.rawValue)", action: .mood(.practised(kind)))
    edit.moods = MoodChanges(practices: [.init(before: nil, after: practice)])
    let written = texts.map(\.trimmed).filter { !$0.isEmpty }
    guard written.isEmpty || kind.keepsTexts else {
      throw Refusal(.usage, .text, MoodPhrase.practiceWithoutText(kind.rawValue))
    }
    guard !written.isEmpty, actionContext.parts.contains(.journal) else { return edit }
    let today = actionContext.todayNumber
    switch kind {
    case .gratitude: edit.journal = try gratitude(texts, on: today, in: context).edit.journal
    case .writing, .grounding:
      let text = written.joined(separator: "\n")
      edit.journal = try addNote(text, on: today, in: context).edit.journal
    case .breathing, .drawing: break
    }
    return edit
  }
}

/// A mood as a user gives it; texts are as typed.
package struct MoodInput: Sendable, Hashable {
  /// The feeling: a number from 0 to 4, or a name.
  package var emotion: String
  /// A few words about it.
  package var note: String?
  /// The task that it belongs to; otherwise the one that was just done.
  package var task: String?
  /// When it was felt, unless now.
  package var at: String?

  package init(emotion: String, note: String? = nil, task: String? = nil, at: String? = nil) {
    self.emotion = emotion
    self.note = note
    self.task = task
    self.at = at
  }
}

extension MoodStep {
  /// The step in the middle of a sentence.
  var phrase: MoodPhrase {
    switch self {
    case .noted(let emotion): .stepNoted(emotion.rawValue)
    case .marked(let date, let mark): .stepMarked(date: date, isGood: mark.map { $0 == .good })
    case .practised(let kind): .stepPractised(MoodPhrase.practiceName(kind.rawValue).text)
    case .imported(let number, let file): .stepImported(number, file: file.quoted)
    }
  }
}

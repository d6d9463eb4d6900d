package import Foundation

/// How the user felt at an instant, by itself or after something was done.
package struct Mood: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  package struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    package let rawValue: Int64

    /// Wraps a number.
    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// Orders by number.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The short number.
  package let id: ID
  /// Stable across exchanges between databases.
  package let uuid: UUID
  /// When it was felt.
  package let time: Date
  /// The feeling.
  package let emotion: Emotion
  /// A few words of the user about it, if any.
  package let note: String?
  /// The completion that it followed, if it followed one (M2).
  package let completion: UUID?
  /// The advice that was given for it, if any.
  package let advice: Advice?

  package init(
    id: ID, uuid: UUID, time: Date, emotion: Emotion, note: String?, completion: UUID?,
    advice: Advice?
  ) {
    self.id = id
    self.uuid = uuid
    self.time = time
    self.emotion = emotion
    self.note = note
    self.completion = completion
    self.advice = advice
  }
}

/// A mood, in five steps from very sad to very happy (M1).
package enum Emotion: Int, Sendable, Hashable, Codable, CaseIterable {
  case verySad = 0
  case sad, neutral, happy, veryHappy

  /// The name in commands and JSON: `very_sad`.
  package var name: String {
    switch self {
    case .verySad: "very_sad"
    case .sad: "sad"
    case .neutral: "neutral"
    case .happy: "happy"
    case .veryHappy: "very_happy"
    }
  }

  /// The face that stands for it.
  package var face: String {
    switch self {
    case .verySad: "😢"
    case .sad: "🙁"
    case .neutral: "😐"
    case .happy: "🙂"
    case .veryHappy: "😀"
    }
  }

  /// Reads a number from 0 to 4, a name or a face; `-` and a space count as `_`.
  ///
  /// A variation selector behind the face, which some keyboards add, does not count.
  package init?(_ text: String) {
    let name = String(text.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 })
    let selectors: ClosedRange<Unicode.Scalar> = "\u{FE0E}"..."\u{FE0F}"
    let face = text.unicodeScalars.reversed().drop(while: selectors.contains).reversed()
    guard
      let emotion = Self.allCases.first(where: {
        $0.name == name || String($0.rawValue) == name || $0.face.unicodeScalars.elementsEqual(face)
      })
    else { return nil }
    self = emotion
  }
}

/// A mood as statistics and lists show it, with the task that it followed.
package struct MoodEntry: Sendable, Hashable {
  package let mood: Mood
  /// The number of the task that it followed.
  package let task: Todo.ID?
  /// The name that the task had.
  package let taskName: String?
  /// The category that the task had.
  package let category: CategoryStamp?
  /// The names of the places where that task could be done.
  package let places: [String]
  /// True while the completion that it followed is undone, so that it does not count (M3).
  package let isUndone: Bool

  package init(
    mood: Mood, task: Todo.ID? = nil, taskName: String? = nil, category: CategoryStamp? = nil,
    places: [String] = [], isUndone: Bool = false
  ) {
    self.mood = mood
    self.task = task
    self.taskName = taskName
    self.category = category
    self.places = places
    self.isUndone = isUndone
  }
}

/// A day that the user has called good or bad (M7).
package struct DayMark: Sendable, Hashable, Codable {
  /// The two marks.
  package enum Mark: String, Sendable, Hashable, Codable, CaseIterable {
    case good, bad
  }

  /// The date as `2026-03-05`.
  package let date: String
  package let mark: Mark

  package init(date: String, mark: Mark) {
    self.date = date
    self.mark = mark
  }
}

extension DayMark.Mark? {
  /// The mark after a tap: blank, good, bad, blank.
  package var next: Self {
    switch self {
    case nil: .good
    case .good?: .bad
    case .bad?: nil
    }
  }
}

/// The practices, in the order in which they are suggested (D12).
package enum PracticeKind: String, Sendable, Hashable, Codable, CaseIterable {
  case breathing, grounding, gratitude, writing, drawing

  /// True if the journal keeps what is written in it.
  package var keepsTexts: Bool {
    switch self {
    case .grounding, .gratitude, .writing: true
    case .breathing, .drawing: false
    }
  }
}

/// A practice that the user went through.
package struct Practice: Sendable, Hashable, Codable, Identifiable {
  /// The number, 1 and up.
  package let id: Int64
  package let kind: PracticeKind
  /// When it began.
  package let began: Date
  /// When it ended.
  package let ended: Date

  package init(id: Int64, kind: PracticeKind, began: Date, ended: Date) {
    self.id = id
    self.kind = kind
    self.began = began
    self.ended = ended
  }
}

/// A suggestion after a sad mood (D11).
package enum Advice: Sendable, Hashable, Codable {
  /// A practice.
  case practice(PracticeKind)
  /// A supportive message, by its number from 0.
  case support(Int)
}

extension Advice {
  /// How many supportive messages there are, in every language.
  package static let messageCount = 12

  /// Returns the practice that follows `count` earlier suggestions (D12).
  package static func nextPractice(after count: Int) -> Advice {
    let kinds = PracticeKind.allCases
    return .practice(kinds[max(0, count) % kinds.count])
  }

  /// Returns the supportive message that follows `count` earlier ones (D12).
  package static func nextSupport(after count: Int) -> Advice {
    .support(max(0, count) % messageCount)
  }
}

/// The kind of an advice, before it is known which one's turn it is.
package enum AdviceKind: String, Sendable, Hashable, Codable {
  case practice, support
}

/// The changes of an edit to moods, marks of days and practices.
package struct MoodChanges: Sendable, Hashable, Codable {
  package var moods: [Edit.Change<Mood>]
  package var marks: [Edit.Change<DayMark>]
  package var practices: [Edit.Change<Practice>]

  package init(
    moods: [Edit.Change<Mood>] = [], marks: [Edit.Change<DayMark>] = [],
    practices: [Edit.Change<Practice>] = []
  ) {
    self.moods = moods
    self.marks = marks
    self.practices = practices
  }

  /// True if nothing is changed.
  package var isEmpty: Bool { moods.isEmpty && marks.isEmpty && practices.isEmpty }

  /// Returns these changes and others after them.
  package func adding(_ others: MoodChanges) -> MoodChanges {
    MoodChanges(
      moods: moods + others.moods, marks: marks + others.marks,
      practices: practices + others.practices)
  }
}

/// An edit of moods, as data for texts in any language.
package enum MoodStep: Sendable, Hashable, Codable {
  /// A mood was noted.
  case noted(Emotion)
  /// A day was marked, or its mark was taken away.
  case marked(date: String, DayMark.Mark?)
  /// A practice was gone through.
  case practised(PracticeKind)
  /// Moods were brought in from a file.
  case imported(Int, file: String)
}

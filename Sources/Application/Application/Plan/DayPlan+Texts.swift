package import Foundation
import Localization
import Model
import Planning
import Recurrence

extension DayPlan {
  /// The date as a heading: `Mon 2 Mar 2026`.
  package var heading: String { Wording.dayHeading(day.date.date(in: day.zone), in: day.zone) }

  /// The order in words.
  package var orderText: String { order.phrase.text }

  /// Returns a time of day: `09:05`.
  package func clock(_ date: Date) -> String { Wording.clock(date, in: day.zone) }
}

extension DayPlan.Block {
  /// The facts and warnings of the block, for one line.
  package var marks: [String] { facts + warnings }

  /// When the task is, category, places, difficulty, and how the block came to its time where that
  /// is special.
  package var facts: [String] {
    let todo = view.todo
    return [
      when.map { TaskPhrase.when($0).text },
      view.category.map(\.name.oneLine),
      view.placeNames.isEmpty ? nil : view.placeNames.joined(separator: ", ").oneLine,
      todo.difficulty == .medium ? nil : todo.difficulty.word.text,
      block.kind == .flexible ? nil : block.kind.phrase.text,
    ].compactMap(\.self)
  }

  /// The warnings about the block.
  package var warnings: [String] {
    (block.needsTrip ? [PlanPhrase.go.text] : []) + warningsOfTime
  }

  /// The warnings about its time; a page says a place by its name alone.
  package var warningsOfTime: [String] {
    let phrases: [PlanPhrase?] = [
      block.isLate ? .late : nil, block.hasConflict ? .conflict : nil,
    ]
    return phrases.compactMap { $0?.text }
  }
}

extension DayPlan.Rest {
  /// When the task is, and why it has no time, in words.
  package var reasonText: String {
    let reason: PlanPhrase =
      switch reason {
      case .noRoom: .noRoom
      case .notAtPlace: .whenYouComeBy
      }
    return [when.map { TaskPhrase.when($0).text }, reason.text].compactMap(\.self)
      .joined(separator: " · ")
  }
}

extension PlanOrder {
  fileprivate var phrase: PlanPhrase {
    switch self {
    case .dueFirst: .dueFirst
    case .hardFirst: .hardFirst
    case .easyFirst: .easyFirst
    }
  }
}

extension PlanBlock.Kind {
  fileprivate var phrase: PlanPhrase {
    switch self {
    case .fixed: .fixed
    case .pinned: .pinned
    case .flexible: .flexible
    }
  }
}

public import Foundation
import Localization
import Planning
import Recurrence
import Reminders

extension DayPlan {
  /// The date as a heading: `Mon 2 Mar 2026`.
  public var heading: String { Wording.dayHeading(day.date.date(in: day.zone), in: day.zone) }

  /// The order in words.
  public var orderText: String { order.phrase.text }

  /// A stretch of free time between blocks.
  public struct Gap: Sendable, Hashable {
    /// When it begins.
    public let start: Date
    /// When it ends.
    public let end: Date

    /// Creates a span of free time.
    public init(start: Date, end: Date) {
      self.start = start
      self.end = end
    }
  }

  /// The free time from the beginning of planning to the end of the day, in order.
  public var gaps: [Gap] {
    guard var start = begin else { return [] }
    var gaps: [Gap] = []
    for block in blocks.map(\.block) where block.end > start {
      guard block.start < day.end else { break }
      if block.start > start { gaps.append(Gap(start: start, end: block.start)) }
      start = max(start, block.end)
    }
    if start < day.end { gaps.append(Gap(start: start, end: day.end)) }
    return gaps
  }

  /// Returns a time of day: `09:05`.
  public func clock(_ date: Date) -> String { Wording.clock(date, in: day.zone) }
}

extension DayPlan.Block {
  /// The facts and warnings of the block, for one line.
  public var marks: [String] { facts + warnings }

  /// Category, places, difficulty, and how the block came to its time where that is special.
  public var facts: [String] {
    let todo = view.todo
    return [
      view.category.map(\.name.oneLine),
      view.placeNames.isEmpty ? nil : view.placeNames.joined(separator: ", ").oneLine,
      todo.difficulty == .medium ? nil : todo.difficulty.word.text,
      block.kind == .flexible ? nil : block.kind.phrase.text,
    ].compactMap(\.self)
  }

  /// The warnings about the block.
  public var warnings: [String] {
    let phrases: [PlanPhrase?] = [
      block.needsTrip ? .go : nil, block.isLate ? .late : nil,
      block.hasConflict ? .conflict : nil,
    ]
    return phrases.compactMap { $0?.text }
  }
}

extension DayPlan.Rest {
  /// Why it has no time, in words.
  public var reasonText: String {
    switch reason {
    case .passed: PlanPhrase.passed.text
    case .noRoom: PlanPhrase.noRoom.text
    case .place: PlanPhrase.whenYouComeBy.text
    }
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

/// A part of the product that the user can switch off, by its name in the setting `parts` (T11).
///
/// A part that is off has no links, its addresses answer 404, and its commands are refused. What it
/// has stored stays.
package enum Part: String, Sendable, Hashable, CaseIterable {
  /// The groups of the present day.
  case today
  /// The plan of a day.
  case plan
  /// Moods and advice.
  case mood
  /// Points, levels, streaks and statistics.
  case progress
  /// Habits, gratitude and notes.
  case journal
  /// Photos.
  case photos

  /// The name of the setting that lists the parts that are on.
  package static let setting = "parts"
}

/// The parts of the product that are on.
///
/// Every command needs one: a `Set` would look up at run time how its values are hashed, which
/// costs a short command a two-hundredth of its time.
package struct PartSet: Sendable, Hashable, ExpressibleByArrayLiteral {
  package static let all = PartSet(Part.allCases)

  private var bits: UInt8 = 0

  /// Creates a set of parts; a repetition does not matter.
  package init(_ parts: some Sequence<Part>) { for part in parts { insert(part) } }

  /// Creates a set of the parts that are written down.
  package init(arrayLiteral parts: Part...) { self.init(parts) }

  /// Returns true if a part is on.
  package func contains(_ part: Part) -> Bool { bits & part.bit != 0 }

  /// Turns a part on.
  package mutating func insert(_ part: Part) { bits |= part.bit }
}

extension Part {
  fileprivate var bit: UInt8 {
    switch self {
    case .today: 1
    case .plan: 2
    case .mood: 4
    case .progress: 8
    case .journal: 16
    case .photos: 32
    }
  }
}

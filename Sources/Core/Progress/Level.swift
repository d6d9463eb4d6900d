/// The level that a sum of points has reached (X4); whole numbers only.
package struct Level: Sendable, Hashable {
  /// The number, from 1.
  package let number: Int
  /// The points since the level began.
  package let points: Int
  /// The points from the beginning of the level to that of the next.
  package let size: Int

  /// Finds the level of a sum; a negative one counts as 0.
  package init(total: Int) {
    // The square root stays within the machine's whole numbers up to this sum.
    let total = min(max(0, total), 1 << 60)
    number = (Self.squareRoot(9 + 4 * (total / 25)) - 1) / 2
    points = total - Self.beginning(of: number)
    size = 50 * (number + 1)
  }

  /// Returns the sum at which a level begins: 0, 100, 250, 450, 700.
  package static func beginning(of number: Int) -> Int { 25 * (number - 1) * (number + 2) }

  /// The progress within the level in basis points, 0 to 9999, rounded down.
  package var progressBasisPoints: Int { points * 10_000 / size }

  /// The rank that belongs to the level.
  package var rank: Rank { Rank.allCases.last { $0.firstLevel <= number } ?? .seed }

  /// Returns the largest whole number whose square is not larger; the argument is positive.
  ///
  /// Source: Newton's method on whole numbers, from above.
  static func squareRoot(_ value: Int) -> Int {
    var root = 1 << ((Int.bitWidth - value.leadingZeroBitCount + 1) / 2)
    while true {
      let next = (root + value / root) / 2
      guard next < root else { return root }
      root = next
    }
  }
}

/// The name of a range of levels.
package enum Rank: String, Sendable, Hashable, CaseIterable {
  case seed, sprout, sapling, tree, grove, forest, mountain

  /// The first level that is called so.
  package var firstLevel: Int {
    switch self {
    case .seed: 1
    case .sprout: 3
    case .sapling: 5
    case .tree: 10
    case .grove: 20
    case .forest: 35
    case .mountain: 50
    }
  }
}

/// An achievement that is earned once (X10).
package enum Badge: String, Sendable, Hashable, CaseIterable {
  /// The first task was done, the tenth, the hundredth, the thousandth.
  case firstStep = "first_step"
  case ten, hundred, thousand
  /// A streak of 7, or of 30.
  case week, month
  /// 20 windows were kept.
  case punctual
  /// 5 tasks were done during a visit to one of their places.
  case passerBy = "passer_by"
  /// Moods were noted on 7 days.
  case mindful
  /// Three good things were noted on 7 days.
  case thankful
  /// A habit was finished with 80 % of its boxes.
  case habit
  /// A wish was done.
  case dreamer
}

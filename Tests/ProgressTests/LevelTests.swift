import Testing

@testable import Progress

/// Levels and ranks (X4).
struct LevelTests {
  @Test(arguments: [
    (0, 1), (99, 1), (100, 2), (249, 2), (250, 3), (449, 3), (450, 4), (699, 4), (700, 5),
    (2699, 9), (2700, 10), (10_449, 19), (10_450, 20), (63_699, 49), (63_700, 50), (-5, 1),
  ])
  func `a level begins at its points`(total: Int, number: Int) {
    #expect(Level(total: total).number == number)
  }

  @Test(arguments: 1...2000)
  func `each level begins exactly where the one before ends`(number: Int) {
    let beginning = Level.beginning(of: number)
    let level = Level(total: beginning)
    #expect(level.number == number && level.points == 0)
    #expect(level.size == Level.beginning(of: number + 1) - beginning)
    if number > 1 {
      let last = Level(total: beginning - 1)
      #expect(last.number == number - 1 && last.points == last.size - 1)
      #expect(last.progressBasisPoints < 10_000)
    }
  }

  @Test(arguments: [
    (1, Rank.seed), (2, .seed), (3, .sprout), (4, .sprout), (5, .sapling), (9, .sapling),
    (10, .tree), (19, .tree), (20, .grove), (34, .grove), (35, .forest), (49, .forest),
    (50, .mountain), (400, .mountain),
  ])
  func `a rank covers its levels`(number: Int, rank: Rank) {
    #expect(Level(total: Level.beginning(of: number)).rank == rank)
  }

  @Test(arguments: [1, 2, 3, 4, 8, 9, 15, 16, 17, 1 << 40, (1 << 31) * (1 << 31) - 1, Int.max])
  func `the square root is that of whole numbers`(value: Int) {
    let root = Level.squareRoot(value)
    #expect(root * root <= value)
    #expect(
      (root + 1).multipliedReportingOverflow(by: root + 1).overflow
        || (root + 1) * (root + 1) > value)
  }
}

/// Days of a habit that were done in a row.
package struct HabitRow: Sendable, Hashable {
  /// The first day done, in days since 1970-01-01.
  package let first: Int
  package internal(set) var last: Int
  /// How many days were done; days of rest between them do not count.
  package internal(set) var length: Int

  init(on day: Int) {
    (first, last) = (day, day)
    length = 1
  }
}

extension HabitProgress {
  /// Returns the strength after one more day (J3); days of rest and days to come leave it.
  static func strength(_ strength: Double, after state: HabitBox.State) -> Double {
    switch state {
    case .done: strength * decay + 1 - decay
    case .missed: strength * decay
    case .rest, .open, .ahead: strength
    }
  }

  /// The strength after each box, in order, from 0 to 1; O(boxes).
  package var strengths: [Double] {
    var strength = 0.0
    return boxes.map { box in
      strength = Self.strength(strength, after: box.state)
      return strength
    }
  }

  /// The rows of days done, in order; a missed day ends a row.
  package var rows: [HabitRow] {
    var rows: [HabitRow] = []
    var goesOn = false
    for box in boxes {
      switch box.state {
      case .done where goesOn:
        rows[rows.count - 1].last = box.day
        rows[rows.count - 1].length += 1
      case .done:
        rows.append(HabitRow(on: box.day))
        goesOn = true
      case .missed: goesOn = false
      case .rest, .open, .ahead: break
      }
    }
    return rows
  }
}

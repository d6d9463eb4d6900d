/// How much a task matters; tasks of one group are listed in this order.
package enum Priority: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case high, normal, low

  /// Orders from high to low.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  /// Its place in a list, from 0.
  package var rank: Int {
    switch self {
    case .high: 0
    case .normal: 1
    case .low: 2
    }
  }
}

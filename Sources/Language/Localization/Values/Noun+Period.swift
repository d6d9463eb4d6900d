import Recurrence

extension Period.Unit {
  /// The noun of the unit.
  var noun: Noun {
    switch self {
    case .hour: .hour
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}

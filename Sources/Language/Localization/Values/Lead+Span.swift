import Model

extension Lead {
  /// The length before the moment, in the largest unit that divides it; none for a part of a day.
  var span: TimeSpan {
    switch self {
    case .minutes(let minutes) where minutes % 60 == 0 && minutes > 0: TimeSpan(minutes / 60, .hour)
    case .minutes(let minutes): TimeSpan(minutes, .minute)
    case .days(let days): days % 7 == 0 ? TimeSpan(days / 7, .week) : TimeSpan(days, .day)
    case .morning, .evening: TimeSpan(0, .minute)
    }
  }
}

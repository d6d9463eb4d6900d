public import Localization
public import Model

extension Priority {
  /// The word for texts.
  public var word: TaskPhrase {
    switch self {
    case .high: .high
    case .normal: .normal
    case .low: .low
    }
  }
}

extension Difficulty {
  /// The word for texts.
  public var word: TaskPhrase {
    switch self {
    case .veryEasy: .veryEasy
    case .easy: .easy
    case .medium: .medium
    case .hard: .hard
    case .veryHard: .veryHard
    }
  }
}

extension Timing {
  /// The words for texts.
  public var word: TaskPhrase {
    switch self {
    case .fixed: .fixed
    case .flexible: .flexible
    }
  }
}

extension QuickReading.Marker {
  /// The word for texts.
  public var word: TaskPhrase {
    switch self {
    case .every: .markerEvery
    case .from: .markerFrom
    case .due: .markerDue
    case .when: .markerWhen
    case .last: .markerLast
    case .start: .markerStart
    case .end: .markerEnd
    case .person: .markerFor
    case .at: .markerAt
    case .place: .markerPlace
    case .category: .markerCategory
    case .priority: .markerPriority
    case .duration: .markerDuration
    case .bucket: .markerBucket
    }
  }
}

extension TodayGroup {
  /// The heading of the group.
  public var heading: TaskPhrase {
    switch self {
    case .here: .headingHere
    case .overdue: .headingOverdue
    case .today: .headingToday
    case .open: .headingOpen
    case .later: .headingLater
    case .anytime: .headingAnytime
    }
  }
}

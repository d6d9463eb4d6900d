public import Localization
public import Model

extension Priority {
  /// The word for texts.
  public var word: SortingPhrase {
    switch self {
    case .high: .high
    case .normal: .normal
    case .low: .low
    }
  }
}

extension Difficulty {
  /// The word for texts.
  public var word: SortingPhrase {
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
  public var word: NoticePhrase {
    switch self {
    case .fixed: .fixed
    case .flexible: .flexible
    }
  }
}

extension QuickReading.Marker {
  /// The word for texts.
  public var word: SortingPhrase {
    switch self {
    case .every: .every
    case .from: .from
    case .due: .due
    case .start: .start
    case .at: .at
    case .place: .place
    case .category: .category
    case .priority: .priority
    case .duration: .duration
    case .bucket: .bucket
    }
  }
}

extension TodayGroup {
  /// The heading of the group.
  public var heading: TodayPhrase {
    switch self {
    case .here: .here
    case .overdue: .overdue
    case .today: .today
    case .open: .open
    case .later: .later
    case .anytime: .anytime
    }
  }
}

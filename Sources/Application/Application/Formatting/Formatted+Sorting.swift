package import Localization
package import Model

extension Priority {
  /// The word for texts.
  package var word: TaskPhrase {
    switch self {
    case .high: .high
    case .normal: .normal
    case .low: .low
    }
  }
}

extension Difficulty {
  /// The word for texts.
  package var word: TaskPhrase {
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
  package var word: TaskPhrase {
    switch self {
    case .fixed: .fixed
    case .flexible: .flexible
    }
  }
}

extension QuickReading.Marker {
  /// The word for texts.
  package var word: any Phrase {
    switch self {
    case .every: TaskPhrase.markerEvery
    case .from: TaskPhrase.markerFrom
    case .due: TaskPhrase.markerDue
    case .when: TaskPhrase.markerWhen
    case .last: TaskPhrase.markerLast
    case .start: TaskPhrase.markerStart
    case .end: TaskPhrase.markerEnd
    case .person: TaskPhrase.markerFor
    case .at: TaskPhrase.markerAt
    case .place: TaskPhrase.markerPlace
    case .category: TaskPhrase.markerCategory
    case .priority: TaskPhrase.markerPriority
    case .duration: TaskPhrase.markerDuration
    case .bucket: TaskPhrase.markerBucket
    case .remind: LeadPhrase.row.spoken(to: .page)
    case .item: ChecklistPhrase.marker
    }
  }
}

extension TodayGroup {
  /// The heading of the group.
  package var heading: TaskPhrase {
    switch self {
    case .here: .headingHere
    case .overdue: .headingOverdue
    case .today: .headingToday
    case .open: .headingOpen
    case .later: .headingLater
    case .tomorrow: .headingTomorrow
    case .anytime: .headingAnytime
    case .missed: .headingMissed
    }
  }
}

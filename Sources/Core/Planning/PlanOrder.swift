/// The order in which the planner schedules flexible tasks (D4, D5).
package enum PlanOrder: String, Sendable, Hashable, CaseIterable {
  /// By priority and due moment: no emotion is known.
  case dueFirst = "due_first"
  /// The hardest first: the user feels well.
  case hardFirst = "hard_first"
  /// The easiest first: the user feels low.
  case easyFirst = "easy_first"

  /// Chooses the order for an emotion from 0 (very sad) to 4 (very happy); `nil` without one.
  package init(emotion: Int?) {
    switch emotion {
    case nil: self = .dueFirst
    case let emotion?: self = emotion >= 2 ? .hardFirst : .easyFirst
    }
  }
}

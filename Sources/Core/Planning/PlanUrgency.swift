package import Foundation

/// The classes of flexible tasks, the most pressing first (D3).
package enum PlanUrgency: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// Due before the date ends, or overdue.
  case due
  /// Open, or opening before the date ends.
  case open
  /// Without a date.
  case undated

  /// Classes a task of the present day; `isOpen` is true for one that is open or opens today.
  package init(due: Date?, dayEnds: Date, isOpen: Bool) {
    if let due, due < dayEnds {
      self = .due
    } else {
      self = isOpen ? .open : .undated
    }
  }

  /// Orders by class.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

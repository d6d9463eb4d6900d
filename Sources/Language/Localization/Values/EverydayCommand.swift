/// The commands that the short help explains, in its order.
package enum EverydayCommand: String, Sendable, Hashable, CaseIterable {
  case list, today, quick, add, done, snooze, undo, plan, placeAdd, run
}

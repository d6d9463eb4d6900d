/// The occasion of a decision; the place by its name in quotes, `nil` for one that is gone.
public enum DecisionOccasion: Sendable, Hashable {
  case enter(String?)
  case exit(String?)
  case dwell(String?)
  case cross(String?)
  case inside(String?)
  case due
  case before
  case start
  case habit
}

/// Something that a user did with a task during a visit, so that it does not remind there any more.
public enum TaskAnswer: Sendable, Hashable, CaseIterable {
  case done, skipped, snoozed, created, edited, dismissed
}

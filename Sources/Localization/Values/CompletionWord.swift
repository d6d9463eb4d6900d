/// The kind of a completion.
public enum CompletionWord: Sendable, Hashable, CaseIterable {
  case done, skipped
}

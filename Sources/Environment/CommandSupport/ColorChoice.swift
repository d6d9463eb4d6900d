/// When to use colour.
public enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

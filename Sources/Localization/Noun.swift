/// A noun that is counted in texts; each language has its plural forms.
public enum Noun: Sendable, Hashable, CaseIterable {
  case minute, hour, day, week, month, year
}

/// When a task with a fixed time reminds (`plan.remind_fixed`).
public enum FixedReminders: String, Sendable, Hashable, CaseIterable {
  /// 15 minutes before it and at its start.
  case both
  /// At its start only.
  case start
  /// Not by its time.
  case none

  /// Reads a word, or the flag that the setting was at first.
  init?(parsing text: String) {
    switch text.lowercased() {
    case "true", "yes", "on", "1": self = .both
    case "false", "no", "off", "0": self = .start
    case let word: self.init(rawValue: word)
    }
  }
}

package import Journal
import Localization
import Text

/// Finds habits by what the user types: a number, or a name.
package struct HabitNames: Sendable {
  package let habits: [Habit]

  /// Creates a lookup among habits; removed ones do not count.
  package init(habits: [Habit]) { self.habits = habits.filter { $0.removed == nil } }

  /// Returns the habit with a name or number.
  ///
  /// Of several with one name, those that go on until today or longer come first.
  ///
  /// - Throws: `RequestFailure` where no habit fits, or several do.
  package func habit(_ text: String, today: Int) throws -> Habit {
    let text = text.trimmed
    var found = habits.named(text, by: \.name)
    if found.count > 1 {
      let present = found.filter { $0.last >= today }
      if !present.isEmpty { found = present }
    }
    if found.isEmpty {
      let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
      found = Int64(digits).map { number in habits.filter { $0.id.rawValue == number } } ?? []
    }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let labels = found.prefix(5).map { "\($0.id.rawValue) \($0.name.quoted)" }
      throw RequestFailure(.notFound, .habit, JournalPhrase.severalHabits(text.quoted, labels))
    }
    let suggestion = Suggestion.quoted(for: text, among: habits.map(\.name))
    throw RequestFailure(
      .notFound, .habit, JournalPhrase.noSuchHabit(text.quoted, suggestion: suggestion))
  }
}

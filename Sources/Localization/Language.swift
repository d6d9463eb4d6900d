/// The texts and conventions of one language.
///
/// A conforming type answers every enumeration of phrases. Its files stand in a folder of its own:
/// the type, and one extension for each file in `Phrases/`.
public protocol Language: Sendable {
  /// The ISO 639-1 code: `en`.
  var code: String { get }
  /// The language's own name: `English`.
  var name: String { get }
  /// How a time of day is usually written.
  var clock: ClockStyle { get }
  /// The first day of the week, 0 for Sunday.
  var firstWeekday: Int { get }
  /// The character before decimals.
  var decimalSeparator: String { get }

  /// Returns a whole number with its noun in the plural form that the number asks for: `3 days`.
  func count(_ number: Int, _ noun: Noun) -> String
  /// Returns the abbreviated name of a weekday, 0 for Sunday: `Thu`.
  func weekday(_ index: Int) -> String
  /// Returns a day without its year: `Thu 15 Jan`.
  func day(_ time: LocalTime) -> String
  /// Returns the name of a month by itself, 1 for January: `January`.
  func month(_ index: Int) -> String

  /// Returns a phrase; `localizer` formats the values in it.
  func text(_ phrase: TaskPhrase, _ localizer: Localizer) -> String
  /// Returns a phrase; `localizer` formats the values in it.
  func text(_ phrase: InputPhrase, _ localizer: Localizer) -> String
  /// Returns a phrase; `localizer` formats the values in it.
  func text(_ phrase: StorePhrase, _ localizer: Localizer) -> String
  /// Returns a phrase; `localizer` formats the values in it.
  func text(_ phrase: CommandPhrase, _ localizer: Localizer) -> String
  /// Returns a phrase; `localizer` formats the values in it.
  func text(_ phrase: HelpPhrase, _ localizer: Localizer) -> String
  /// Returns a phrase; `localizer` formats the values in it.
  func text(_ phrase: SettingsPhrase, _ localizer: Localizer) -> String
  /// Returns a phrase; `localizer` formats the values in it.
  func text(_ phrase: ServicePhrase, _ localizer: Localizer) -> String
  /// Returns a phrase; `localizer` formats the values in it.
  func text(_ phrase: PagePhrase, _ localizer: Localizer) -> String
  /// Returns a phrase; `localizer` formats the values in it.
  func text(_ phrase: WebPhrase, _ localizer: Localizer) -> String
}

/// The texts and conventions of one language.
///
/// A conforming type answers every enumeration of phrases. Its files stand in a folder of its own:
/// the type, and one extension for each file in `Phrases/`.
package protocol Language: Sendable {
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
  /// The words behind a time on a 12-hour clock: `AM` and `PM`.
  var dayPeriods: (am: String, pm: String) { get }
  /// Eight compass points, clockwise from north: `N`, `NE`.
  var compassPoints: [String] { get }
  var units: UnitSymbols { get }
  /// The letters in lower case as names are sorted by them, with those of its neighbours; they come
  /// before all others.
  var alphabet: String { get }
  /// The word before the last item of a list: `and`.
  var and: String { get }
  /// The word before the last of several alternatives: `or`.
  var or: String { get }
  /// The present as a time: `now`.
  var now: String { get }
  /// The present day: `today`.
  var today: String { get }
  /// The next day.
  var tomorrow: String { get }
  /// The last day.
  var yesterday: String { get }

  /// Returns a whole number with its noun in the plural form that the number asks for: `3 days`.
  func count(_ number: Int, _ noun: Noun) -> String
  /// Returns the abbreviated name of a weekday, 0 for Sunday: `Thu`.
  func weekday(_ index: Int) -> String
  /// Returns a day without its year: `Thu 15 Jan`.
  func day(_ time: LocalTime) -> String
  /// Returns a day with its year: `Thu 15 Jan 2026`.
  func dayWithYear(_ time: LocalTime) -> String
  /// Returns a day and a time of day, both already formatted, as one moment: `Thu 15 Jan 09:00`.
  func dayAndClock(_ day: String, _ clock: String) -> String
  /// The words for dates and times that are read.
  var dates: DateVocabulary { get }
  /// The words of quick lines that are read.
  var quick: QuickVocabulary { get }
  /// Returns the name of a month by itself, 1 for January: `January`.
  func month(_ index: Int) -> String
  /// Returns a time as far in the future as a formatted length says: `in 3 days`.
  func later(_ span: String) -> String
  /// Returns a time as far in the past as a formatted length says: `3 days ago`.
  func ago(_ span: String) -> String
  /// The texts of settings, by name: those of the page, and the explanation of each unless that of
  /// the default file is in this language.
  var settings: [String: SettingTexts] { get }

  // A phrase of each area; the localizer formats the values in it.
  func text(_ phrase: ActionPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: CategoryPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: ChartPagePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: ChartPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: CommandPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: DaemonPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: DaemonSilence, _ localizer: Localizer) -> String
  func text(_ phrase: DatePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: DeviceAdvicePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: DevicePagePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: DevicePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: DoctorPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: ExchangePagePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: ExchangePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: HTTPReason, _ localizer: Localizer) -> String
  func text(_ phrase: HistoryPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: JournalPagePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: JournalPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: KeyPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: LeadPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: MoodPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: NotifierPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: PagePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: PhotoPagePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: PhotoPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: PlacePagePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: PlacePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: PlanPagePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: PlanPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: PositionPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: ProgramReason, _ localizer: Localizer) -> String
  func text(_ phrase: ProgressPagePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: ProgressPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: QuoteAuthorPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: QuotePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: ReachPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: WelcomePagePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: WelcomePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: ReminderPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: ScriptPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: SettingsPagePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: SettingsPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: StorePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: TaskHelpPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: TaskInputPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: TaskPagePhrase, _ localizer: Localizer) -> String
  func text(_ phrase: TaskPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: WebPhrase, _ localizer: Localizer) -> String
  func text(_ phrase: WebhookProblem, _ localizer: Localizer) -> String
}

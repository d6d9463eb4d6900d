/// The texts of the settings page, of its sections, and of the questions on the map.
public enum SettingsPagePhrase: Phrase, Hashable {
  /// The purpose of the page.
  case intro
  /// Headings of the sections.
  case languageAndTime
  case yourDay
  case quietHours
  case newTasks
  case map
  case addresses
  case notifications
  case access
  /// Names of the fields.
  case mapSource
  case addressSource
  /// Explanations of the fields.
  case quietHint
  case mapHint
  case addressesHint
  /// Choices.
  case openStreetMap
  case otherServer
  case file
  case noMap
  case nominatim
  case noAddresses
  /// A setting cannot be changed here: a file sets it.
  case fixedInFile(String)
  /// A setting cannot be changed here: an environment variable sets it.
  case fixedByVariable(String)
  /// A setting cannot be changed here: an option sets it.
  case fixedByOption
  /// A setting was sent that cannot be changed here; says what sets it.
  case locked(String)
  /// The source of a setting: this page.
  case chosenHere
  /// A value cannot be; says what was expected.
  case expected(String)
  /// A value cannot be, for a reason of its own.
  case refused(String)
  /// Only one end of the quiet hours was given.
  case bothOrNeither
  /// Two times are equal.
  case twoTimes
  /// A path is not absolute.
  case wholePath
  /// There is no map file that can be read at the path.
  case noMapFile
  /// A field is empty that is needed.
  case somethingExpected
  /// The desktop cannot be used.
  case noDesktopProgram
  /// The form was not saved.
  case notChanged
  /// The button that sends a test reminder.
  case sendTest
  /// A notifier has taken a test reminder.
  case testSent(String)
  /// A notifier has not taken a test reminder.
  case testFailed(String, reason: String)
  /// There is no notifier of that name.
  case noSuchNotifier(String)
  /// The desktop as a notifier.
  case theDesktop
  /// A webhook and its host.
  case webhook(String, host: String)
  /// A program and its name.
  case program(String, name: String)
  /// How to set up other notifiers.
  case moreNotifiers
  /// There is a token.
  case tokenExists
  /// There is no token.
  case noToken
  /// How to make a token.
  case tokenHow
  /// The question about the map, on the map itself.
  case mapQuestion
  /// The question about the search for addresses.
  case addressQuestion
  /// The answers.
  case useIt
  case haveFile
  case without
  case useFile
  /// The promise that nothing is sent before an answer.
  case nothingSent
  /// The link from a search without a service to the settings.
  case chooseService

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

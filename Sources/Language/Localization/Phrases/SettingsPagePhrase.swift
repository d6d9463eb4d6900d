/// The page of settings, with the appearance.
package enum SettingsPagePhrase: Phrase, Hashable {
  /// The purpose of the page.
  case intro
  /// Headings of the sections.
  case languageAndTime
  case yourDay
  case quietHours
  /// The heading of the settings of time, and the values of a switch.
  case whenReminds, switchedOn, switchedOff
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
  /// The question about a service on this computer itself.
  case thisComputer(host: String)
  /// The answer to that question.
  case yesThisComputer
  /// A service is in a private network.
  case inNetwork(host: String, address: String)
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
  /// The app ntfy, by the host of its server.
  case ntfy(host: String)
  /// The code with which a phone subscribes to the topic, and the link for the app.
  case ntfySubscribe, ntfyOpen
  /// The question before the topic changes that phones have subscribed to.
  case ntfyChanges(from: String)
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

  // MARK: Appearance

  /// The heading of theme, colour and icon.
  case appearance
  /// The label of the theme.
  case theme
  /// A theme by its word in the settings.
  case themeName(String)
  /// The label of the colour.
  case color
  /// A colour by its word in the settings.
  case colorName(String)
  /// A colour that has no name, and how it is written.
  case ownColor, ownColorHint
  /// The label of the icon.
  case icon
  /// An icon by its word in the settings.
  case iconName(String)
  /// The heading of the parts, and the explanation below it.
  case parts, partsHint
  /// The name of a part.
  case partName(Part)
  /// The purpose of a part.
  case partHint(Part)
  /// The states of a part.
  case on, off
  /// The heading of pictures after something was done, and the explanation below it.
  case rewards, rewardsHint
  /// A setting without a value.
  case nothing
  /// The version, where it is known, licence and documentation of the program.
  case about(version: String?)
  /// The link to the description of the API.
  case aboutAPI

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

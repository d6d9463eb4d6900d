/// The fixed texts of the welcome, which templates name by their raw value.
package enum WelcomePagePhrase: String, Phrase, CaseIterable {
  case welcomeTitle, welcome, welcomeSteps, addATask, addATaskExample
  case devicesNameExample, needsScript, lookAgain, addPhoneFirst, addAPhone, noOwnTracks, switchOn,
    sendTest, ntfyServer,
    ntfyTopic, askPosition, goOn

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

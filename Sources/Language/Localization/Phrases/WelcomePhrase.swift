/// The welcome: questions, answers, and what to do for each.
package enum WelcomePhrase: Phrase, Hashable {
  // MARK: Questions, each with the sentence below it

  case howPosition, positionHint
  case howTell, tellHint
  case whichPlace, placeHint
  case whichParts, partsHint

  // MARK: Answers

  case myPhone, thisBrowser, gpsReceiver, later
  case ownTracks, ntfy, desktop
  case bySearch, onMap, here
  /// Pictures after something was done, and what they are.
  case rewards, rewardsHint, quietHint

  // MARK: What to do

  case phoneHow, receiverHow, ownTracksHow, browserHow, ntfyHow, desktopHow, searchHow, hereUnknown
  /// A test waits for the next message of a phone, by its name.
  case testWaits(String)

  // MARK: Where one stands

  /// The number of the question, of how many.
  case number(Int, of: Int)
  case answered, leftOpen, open
  /// The heading of the questions without an answer on the page Status.
  case missing

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

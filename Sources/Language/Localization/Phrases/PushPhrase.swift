/// The texts about browsers that get reminders while no page is open.
public enum PushPhrase: Phrase {
  /// The refusal of what is no subscription, or whose service is not on the internet.
  case noSubscription
  /// There are as many browsers as there may be.
  case full(most: Int)
  /// A browser that does not say what it is.
  case someBrowser
  /// The moment from which on a browser gets reminders.
  case since(String)
  /// The moment of the last reminder that a push service took.
  case lastReminder(String)
  /// No reminder was sent to a browser yet.
  case noReminderYet
  /// A browser was removed; its name.
  case removed(String)
  /// There is no browser with that number, as it was typed.
  case noBrowser(String)
  /// There is no browser that gets reminders.
  case noBrowsers
  /// The file with the browsers cannot be written.
  case notChanged(path: String, reason: String)
  /// The help of `web push` and of its commands.
  case help, helpDiscussion, helpList, helpListDiscussion, helpRemove, helpNumber

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

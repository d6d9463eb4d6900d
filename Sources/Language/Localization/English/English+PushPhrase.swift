extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: PushPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .noSubscription:
      "No subscription of a browser: expected an https address of a push service on the internet, and the keys of the Push API."
    case .full(let most):
      "\(most) browsers get reminders already. Remove one first, on the page Reminders or with “passby web push remove”."
    case .someBrowser: "A browser"
    case .since(let moment): "since \(moment)"
    case .lastReminder(let moment): "last reminder \(moment)"
    case .noReminderYet: "no reminder yet"
    case .removed(let name): "No more reminders for \(name)."
    case .noBrowser(let number):
      "There is no browser \"\(number)\" that gets reminders; \"passby web push list\" shows those that do."
    case .noBrowsers: "No browser gets reminders while no page is open."
    case .notChanged(let path, let reason): "\"\(path)\" cannot be changed: \(reason)."
    case .help: "Browsers that get reminders while no page is open."
    case .helpDiscussion:
      """
      A browser asks for reminders on the page Reminders, "In this browser". With a token it gets them \
      as long as its login lasts: until it logs out, the token is replaced ("passby web token --new"), \
      or 30 days have passed. Without a token it gets them until it is removed.
      """
    case .helpList: "List the browsers, with their numbers."
    case .helpListDiscussion:
      """
      With --json a list of: id, browser, person, created, last_used. "person" is null unless \
      the browser tells where it is. "last_used" is when its push service last took a reminder, with an \
      accuracy of an hour.
      """
    case .helpRemove: "End the reminders for a browser."
    case .helpNumber: "The browser's number in \"passby web push list\"."
    }
  }
}

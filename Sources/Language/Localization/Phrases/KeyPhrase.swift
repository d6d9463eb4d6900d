/// Keys with which other programs add tasks or read those of the day, with the help of `web key`.
package enum KeyPhrase: Phrase, Hashable {
  // MARK: Help

  case help, helpDiscussion, helpAdd, helpList, helpRemove
  case helpName, helpMay, helpPerson, helpKnownName

  // MARK: Answers

  /// The rights of a key.
  case right(KeyRight)
  /// The key is shown.
  case shownOnce
  /// The heading of the addresses of a new key.
  case addresses
  /// There are no keys.
  case none
  /// A key in a list: its right, its person and the day on which it was made.
  case line(KeyRight, person: String?, created: String)
  /// The person of a key was removed.
  case personLost
  /// The quoted key was removed.
  case removed(String)

  // MARK: Problems

  /// The text is no name of a key.
  case nameExpected(String)
  /// Another key has the quoted name.
  case nameTaken(String)
  /// No key has the quoted name.
  case unknown(String, suggestion: String?)
  /// The quoted text is no right.
  case rightExpected(String)
  /// There are as many keys as may be.
  case full(most: Int)
  /// The file of the keys cannot be changed.
  case notChanged(String, reason: String)
  /// A request has a key that does not exist.
  case wrong
  /// A key may do another thing only.
  case notAllowed(KeyRight)
  /// The person of the key of a request does not exist any more.
  case personGone
  /// A request to add a task has no text.
  case textExpected
  /// A text is longer than the field takes.
  case textTooLong(most: Int)
  /// A browser or a service looks at an address in advance, which adds nothing.
  case onlyLooked

  // MARK: On the page

  /// The heading, and the explanation below it.
  case heading, hint
  /// The labels of the form.
  case name, may, whose, anyone
  /// The buttons.
  case make, remove
  /// A key was made; its quoted name.
  case made(String)
  /// The labels of addresses.
  case addressAdd, addressText, addressJSON, addressFeed, addressFeedWeb
  /// The feed of a calendar: its command, its options, and whether there is one.
  case helpFeed, helpFeedDiscussion, helpFeedNew, helpFeedRemove, feedName, noFeed
  /// There is a feed of the quoted name since a day.
  case hasFeed(String, created: String)
  /// A calendar was asked for whose key is not known.
  case noSuchFeed

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

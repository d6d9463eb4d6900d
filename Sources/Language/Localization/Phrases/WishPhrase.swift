/// The bucket list: wishes without a date, which remind at their places.
public enum WishPhrase: Phrase, Hashable {
  // MARK: Refusals

  /// A wish was given a date as well.
  case withDate
  /// A wish was given a date as well.
  case withDateOnPage
  /// A wish cannot get a date.
  case newDate
  /// A wish cannot get a date.
  case newDateOnPage
  /// A wish was to be moved to a date, or held at a time of the plan; the name, quoted.
  case timed(String)

  // MARK: The command

  /// The help of `bucket`.
  case help
  /// The longer help of `bucket`.
  case helpDiscussion
  /// The help of `bucket --all`.
  case helpAll
  /// The help of `--bucket`.
  case helpOption
  /// There are no wishes.
  case none
  /// The row of a task that is a wish: its heading, and its words.
  case row
  /// The row of a task that is a wish: its heading, and its words.
  case rowText
  /// A number of wishes that came true and are not shown.
  case trueNotShown(Int)

  // MARK: The page

  /// A number of open wishes.
  case wishes(Int)
  /// A number of wishes that came true.
  case cameTrue(Int)
  /// The button that makes a wish come true; the name.
  case done(String)
  /// The button that deletes a wish; the name.
  case delete(String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

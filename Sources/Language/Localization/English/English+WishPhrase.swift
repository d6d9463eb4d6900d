extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: WishPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .withDate:
      "a wish has no date: leave out --bucket, or give --every none --due none"
    case .withDateOnPage:
      "A wish has no date: let it not repeat and leave the date empty, or keep it as a task"
    case .newDate: "a wish has no date: --no-bucket makes it a task"
    case .newDateOnPage: "A wish has no date: make it a task first"
    case .timed(let name): "\(name) is a wish, which has no time; make it a task first"
    case .help: "List the bucket list: wishes without a date."
    case .helpDiscussion:
      """
      A wish stands neither in the present day nor in the plan. If it has a place, it reminds you \
      when you come by. passby add "See the sea" --bucket adds one.
      """
    case .helpAll: "Include the wishes that came true."
    case .helpOption: "It is a wish without a date, in the bucket list."
    case .none: "The bucket list is empty. Add a wish: passby add \"See the sea\" --bucket"
    case .row: "Bucket list"
    case .rowText: "a wish, without a date"
    case .trueNotShown(1): "One wish that came true is not shown: passby bucket --all"
    case .trueNotShown(let number):
      "\(number) wishes that came true are not shown: passby bucket --all"
    case .wishes(1): "1 wish"
    case .wishes(let number): "\(number) wishes"
    case .cameTrue(let number): "Came true: \(number)"
    case .done(let name): "Came true: \(name)"
    case .delete(let name): "Delete \(name)"
    }
  }
}

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: InputPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .nothingToUndo: "nothing to undo."
    case .taskFinished(let name):
      "\(name) is finished: nothing is left to do. Change its rule with \"edit\", or take back "
        + "the last step with \"undo\"."
    case .taskDoneAlready(let name, let time):
      "\(name) was done at \(localizer.fullMoment(time)) and is waiting for its next time. If you "
        + "did it once more, say so with --again."
    case .doneInTheFuture(let name, let time, let now):
      "\(name) cannot be done at \(localizer.fullMoment(time)): that is in the future "
        + "(now \(localizer.fullMoment(now))). Give a time up to now."
    case .snoozeInThePast(let name, let time, let now):
      "\(name) cannot be snoozed until \(localizer.fullMoment(time)): that is in the past "
        + "(now \(localizer.fullMoment(now))). Give a later time."
    case .snoozeOutside(let name):
      "\(name) cannot wait for leaving: you are at none of its places now. Use \"visit\" or a "
        + "time such as 2h."
    case .snoozeWithoutPlace(let name):
      "\(name) has no place, so no visit ends the snooze. Give a time such as 2h."
    case .emptyTaskName: "the name \"\" is empty: give the task a name."
    case .dwellWithoutLength: "dwell needs a length of stay: add --dwell 5min."
    case .lengthWithoutDwell:
      "--dwell has no effect without dwell in --on: write --on dwell, or leave --dwell out."
    }
  }
}

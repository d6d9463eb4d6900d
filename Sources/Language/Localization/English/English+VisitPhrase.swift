extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: VisitPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .youAreAt(let place, let age):
      age.map { "You were at \(place) \($0)" } ?? "You are at \(place)"
    case .here(let age): age.map { "you were here \($0)" } ?? "you are here"
    case .moreTasks(let number): "\(number) more"
    case .nearYou(let age): age.map { "Near where you were \($0)" } ?? "Near you"
    case .quietForVisit(let task, let standing):
      "Not now: \(task) stays quiet for this visit; \(standing)."
    case .snoozedAll(let number): "Snoozed for 1 h: \(count(number, .task))."
    case .dismissedAll(let number):
      "Not now: \(count(number, .task)) without a reminder here until your next visit."
    case .nothingHere(let place): "Nothing is left to do at \(place) now."
    case .positionOfDaemon(let age): "Position: \(age)."
    case .positionOfGPSD(let age): "Position by gpsd: \(age)."
    case .positionStored(let age): "Last stored position: \(age)."
    case .nothingNear(let distance): "No place with an open task within \(distance)."
    case .noPosition(let address, let reason):
      "No position is known: no daemon has one, gpsd at \(address) gave none (\(reason)), and "
        + "none is stored. \"passby doctor\" checks the receiver."
    case .noPositionYet: "No position is known yet."
    case .stay(let from, let to, let length): "\(from) to \(to), \(length)"
    case .staySince(let moment): "since \(moment)"
    case .passed(let moment): "\(moment), passed by"
    case .left(let moment): "left \(moment)"
    case .receiverNow(let state): "Now: \(state)."
    }
  }
}

/// The places where the user is, the places nearby, and past visits.
public enum VisitPhrase: Phrase, Hashable {
  /// The heading of the tasks at the place where the user is.
  case youAreAt(place: String, age: String?)
  /// The user is in the place that a text is about, or was there when the position was last known.
  case here(age: String?)
  /// So many more tasks can be done there.
  case moreTasks(Int)
  /// The heading of the places nearby; `age` where the position is not of the present.
  case nearYou(age: String?)
  /// A task is quiet for this visit.
  case quietForVisit(String, standing: String)
  /// So many tasks were snoozed.
  case snoozedAll(Int)
  /// So many tasks are quiet for this visit.
  case dismissedAll(Int)
  /// Nobody is at the place any more, or nothing is left to do there.
  case nothingHere(place: String)
  /// The age and accuracy of the daemon's position.
  case positionOfDaemon(String)
  /// The age and accuracy of the position that gpsd gave.
  case positionOfGPSD(String)
  /// The age and accuracy of the last position in the database.
  case positionStored(String)
  /// No place with open tasks is within a distance.
  case nothingNear(distance: String)
  /// Neither daemon nor gpsd nor database knows a position.
  case noPosition(address: String, reason: String)
  /// The daemon knows no position yet.
  case noPositionYet
  /// A visit from a moment to a time of day or a moment.
  case stay(from: String, to: String, length: String)
  /// A visit that goes on.
  case staySince(String)
  /// The user passed by.
  case passed(String)
  /// The user left; when they came is not known.
  case left(String)
  /// The state of the receiver, while no position is known.
  case receiverNow(String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

package import Model
import Text

extension TodoError: Phrased {
  /// The message without its language.
  package var phrase: TaskInputPhrase {
    switch self {
    case .finished(let name): .taskFinished(name.quoted)
    case .doneAlready(let name, let lastDone, let zone):
      .taskDoneAlready(name.quoted, at: LocalTime(lastDone, in: zone))
    case .inTheFuture(let name, let time, let now, let zone):
      .doneInTheFuture(
        name.quoted, at: LocalTime(time, in: zone), now: LocalTime(now, in: zone))
    case .inThePast(let name, let time, let now, let zone):
      .snoozeInThePast(
        name.quoted, until: LocalTime(time, in: zone), now: LocalTime(now, in: zone))
    case .pinInThePast(let name, let time, let now, let zone):
      .pinInThePast(name.quoted, at: LocalTime(time, in: zone), now: LocalTime(now, in: zone))
    case .pinFixed(let name): .pinFixed(name.quoted)
    case .notInside(let name): .snoozeOutside(name.quoted)
    case .noPlaces(let name): .snoozeWithoutPlace(name.quoted)
    case .emptyName: .emptyTaskName
    case .dwellWithoutLength: .dwellWithoutLength
    case .lengthWithoutDwell: .lengthWithoutDwell
    case .wishWithDate: .wishWithDate
    case .wishTimed(let name): .wishTimed(name.quoted)
    }
  }
}

public import Model

/// Why there was no reminder.
public enum QuietReason: Sendable, Hashable {
  /// The task is not open yet.
  case opensLater(RelativeTime)
  /// The task does not ask for this kind of event.
  case notAsked
  /// There was a reminder during this visit.
  case alreadyReminded
  /// The user did something about the task during this visit.
  case answered(Silence.Reason)
  /// The task is snoozed.
  case snoozed(SnoozeEnd)
  /// The setting `reminders.while_inside` is off.
  case whileInsideOff
  /// An earlier visit is known, so being inside is no news.
  case knownVisit
  /// The task was no longer open when quiet hours ended.
  case noLongerOpen
  /// The user had left when quiet hours ended.
  case leftPlace
  /// The position came so long after it was taken that there was no point in saying it.
  case tooLate(TimeSpan)
  /// A device was there that the person does not carry now; the names of it, of the place, if it
  /// is known, and of the device that they carry.
  case otherDevice(String, at: String?, carried: String)
}

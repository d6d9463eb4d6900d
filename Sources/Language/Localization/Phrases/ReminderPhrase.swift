/// Reminders, and what happened at places.
public enum ReminderPhrase: Phrase, Hashable {
  /// The whole text of a reminder: `Cat medicine: you are at Vet. Due in 3 weeks (…).`
  case reminder(task: String, ReminderOccasion, due: RelativeTime?)
  /// An event at a place, as a line of events: `entered Vet`.
  case event(PlaceEvent, place: String)
  /// An event at a place, as a sentence: `You entered Vet.`
  case youDid(PlaceEvent, place: String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

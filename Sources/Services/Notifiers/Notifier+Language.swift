public import Localization
public import Model

extension Notifier {
  /// Returns a notifier whose messages and buttons are in a language.
  ///
  /// Messages are made during a delivery, so that the language is bound for its time only; what is
  /// logged about it stays in English.
  public func speaking(_ localizer: Localizer) -> Notifier {
    Notifier(name: name) { reminders in
      try await Localizer.$current.withValue(localizer) { try await deliver(reminders) }
    }
  }
}

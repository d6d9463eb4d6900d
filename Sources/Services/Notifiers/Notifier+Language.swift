package import Localization
package import Model

extension Notifier {
  /// Returns a notifier whose messages and buttons are in a language.
  ///
  /// Binds the language during each delivery, in which the messages are made; log messages stay in
  /// English.
  package func localized(with localizer: Localizer) -> Notifier {
    Notifier(name: name) { reminders in
      try await Localizer.$current.withValue(localizer) { try await deliver(reminders) }
    }
  }
}

package import Model

/// Changes on a phone by which it reports better (P21).
package enum DeviceAdvicePhrase: Phrase, Hashable {
  /// The app reports only when it is asked; its mode in a word.
  case mode(String)
  /// The app gets the position only roughly; the median accuracy in metres.
  case approximate(Device.Kind, meters: Int)
  /// Many positions are too inaccurate for the smallest places.
  case rough(Device.Kind)
  /// The app reports rarely: `minutes` between two messages.
  case sparse(Device.Kind, minutes: Int)
  /// Positions come late as a rule; by how much, already formatted.
  case late(length: String)
  /// No message of the app came for a day.
  case silent(Device.Kind)
  /// The clock of the phone is wrong.
  case clock
  /// Another app makes positions up.
  case mock
  /// Messages came without the secret, or with another one.
  case secret
  /// The last messages held nothing that can be used.
  case form(Device.Kind)
  /// The battery is nearly empty; in per cent.
  case battery(Int)
  /// The key came over the internet without encryption.
  case exposed

  /// The name in JSON.
  package var code: String {
    switch self {
    case .mode: "mode"
    case .approximate: "approximate"
    case .rough: "rough"
    case .sparse: "sparse"
    case .late: "late"
    case .silent: "silent"
    case .clock: "clock"
    case .mock: "mock"
    case .secret: "secret"
    case .form: "form"
    case .battery: "battery"
    case .exposed: "exposed"
    }
  }

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

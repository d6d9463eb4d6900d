/// The welcome as a page of its own (V6).
struct WelcomePage: TemplateView {
  static let template = "welcome"

  /// The outcome of a test reminder.
  struct Tested: Sendable {
    let testText: String
    let isGood: Bool
  }

  let welcome: WelcomeView
  let tested: Tested?
}

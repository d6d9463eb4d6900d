extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: EnginePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .clocksDisagree(let receiver, let computer):
      "the receiver's clock says \(receiver), the computer's \(computer); held until they agree"
    case .putRight:
      "the receiver's dates are 1024 or 2048 weeks in the past (its week counter has begun again); they are put right"
    case .notifierRemoved: "the notifier is no longer configured"
    }
  }
}

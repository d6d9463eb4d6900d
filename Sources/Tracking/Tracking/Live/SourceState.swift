package import Localization

/// The state of a source of positions.
package struct SourceState: Sendable, Hashable {
  /// A stable name: `ok`, `no fix`, `stale`, `no device`, `no daemon`; `nil` for a remark that is
  /// no state.
  package let name: String?
  /// The state as a phrase, without coordinates.
  package let phrase: PositionPhrase

  package init(name: String?, phrase: PositionPhrase) {
    self.name = name
    self.phrase = phrase
  }

  /// The state as a text, in the language in force.
  package var localizedDescription: String { phrase.text }

  /// The state for the log, with the command that finds out more where there is no position.
  var advice: String {
    name == nil || name == "ok" ? localizedDescription : "\(localizedDescription) (passby doctor)"
  }
}

/// Where the picture comes from that is shown after something was done (T12).
package enum RewardChoice: String, Sendable, Hashable, CaseIterable {
  /// Nowhere: no picture is offered.
  case off
  /// The program's own drawings.
  case offline
  /// The address of `rewards.url`.
  case online
}

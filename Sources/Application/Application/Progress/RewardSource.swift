/// Where pictures after something was done come from.
package enum RewardSource: Sendable, Hashable {
  /// Nowhere: none is offered.
  case off
  /// The program's own drawings.
  case offline
  /// A picture of an address, and a drawing where it gives none.
  case online(String)
}

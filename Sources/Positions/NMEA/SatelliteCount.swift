/// The number of satellites in an epoch's solution, combined from its sentences.
struct SatelliteCount: Sendable {
  /// The total of a GNS.
  var gns: Int?
  private var gga: Int?
  private var lastGGATalker: Talker?
  private var combinedGSA: Int?
  private var singleGSA: Int?

  /// The best number known: of a GNS, else of the GGAs, else the number listed by the GSAs.
  var used: Int? { gns ?? gga ?? combinedGSA ?? singleGSA }

  /// Adds a GGA.
  ///
  /// Some receivers send one for each satellite system, with the satellites of that system
  /// (SiRFstarV).
  mutating func addGGA(_ count: Int, talker: Talker) {
    gga = lastGGATalker.map { $0 != talker } ?? false ? (gga ?? 0) + count : count
    lastGGATalker = talker
  }

  /// Adds a GSA.
  ///
  /// Besides the GN sentences of a combined solution, some receivers repeat the satellites of one
  /// system with its own talker.
  mutating func addGSA(_ count: Int, talker: Talker) {
    if talker == .combined {
      combinedGSA = (combinedGSA ?? 0) + count
    } else {
      singleGSA = (singleGSA ?? 0) + count
    }
  }
}

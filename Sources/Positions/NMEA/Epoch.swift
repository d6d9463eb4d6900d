import Foundation
import Geo

/// The values of the sentences of one time of day.
struct Epoch: Sendable {
  /// Milliseconds since midnight UTC; nil while only sentences without a time were merged.
  var timeOfDay: Int?
  /// The validity in the last sentence that has one; nil if none has.
  private var isValid: Bool?
  private var position: Position?
  private var altitudeMeters: Double?
  private var recommendedMotion = Motion()
  private var trackMotion = Motion()
  private var hdop: (gga: Double?, gns: Double?, gsa: Double?)
  private var solutionMode = 0
  private var satellites = SatelliteCount()
  private var deviation: (latitude: Double, longitude: Double)?

  private struct Motion {
    var speedMetersPerSecond: Double?
    var courseDegrees: Double?
  }

  init() {}

  /// True if a sentence reports that there is no position, and no later one has one.
  var isWithoutPosition: Bool { isValid == false }

  /// True if the receiver had a valid position.
  ///
  /// If sentences of one epoch contradict each other about validity, the last RMC, GGA, GNS or GLL
  /// counts, as in gpsd.
  var hasPosition: Bool {
    position != nil && (isValid == true || (isValid == nil && solutionMode >= 2))
  }

  /// Returns the epoch, which has a position, as a report.
  func report(at time: Date?) -> FixReport {
    var report = FixReport(
      time: time, mode: mode, latitude: position?.latitude, longitude: position?.longitude,
      epx: deviation.map { $0.longitude * Self.normalQuantile },
      epy: deviation.map { $0.latitude * Self.normalQuantile },
      hdop: horizontalDilution,
      speedMetersPerSecond: recommendedMotion.speedMetersPerSecond
        ?? trackMotion.speedMetersPerSecond,
      courseDegrees: recommendedMotion.courseDegrees ?? trackMotion.courseDegrees,
      altitudeMeters: altitudeMeters, satellites: satellites.used)
    report.removeOutOfRangeValues()
    return report
  }

  /// The first dilution in range, or else the largest one.
  ///
  /// A dilution out of range counts too, since an unknown accuracy must not become a good one (G1).
  private var horizontalDilution: Double? {
    hdop.gga.flatMap(PositionField.dilution.validated)
      ?? hdop.gns.flatMap(PositionField.dilution.validated)
      ?? hdop.gsa.flatMap(PositionField.dilution.validated)
      ?? [hdop.gga, hdop.gns, hdop.gsa].compactMap(\.self).max()
  }

  private var mode: Int {
    if solutionMode >= 2 { return solutionMode }
    // A GSA that claims no fix beside a valid position has no altitude.
    guard solutionMode == 0, altitudeMeters != nil else { return 2 }
    return satellites.used.map { $0 >= 4 } ?? true ? 3 : 2
  }

  /// Turns one standard deviation into a bound that holds in 95 % of all cases.
  ///
  /// Source: the 97.5 % quantile of the normal distribution; GST states one sigma (NMEA 0183, GST).
  private static let normalQuantile = 1.96
  /// Source: the international nautical mile, 1852 m, in an hour.
  private static let metersPerSecondInKnot = 1852.0 / 3600

  // MARK: Sentences with a time of day

  /// Merges the fields after the time of an RMC, up to the date, and returns its day.
  ///
  /// The day of an invalid RMC is doubtful: receivers send wrong ones until they have a fix.
  mutating func mergeRMC(_ fields: inout FieldCursor) -> (day: CivilDay?, isDoubtful: Bool) {
    guard let status = fields.next().letter, status == letterA || status == letterD else {
      isValid = false
      fields.skip(6)
      return (fields.next().day, isDoubtful: true)
    }
    guard let position = fields.position() else { return (nil, isDoubtful: true) }
    self.position = position
    isValid = true
    recommendedMotion.speedMetersPerSecond =
      fields.next().decimal.map { $0 * Self.metersPerSecondInKnot }
    recommendedMotion.courseDegrees = fields.next().decimal
    return (fields.next().day, isDoubtful: false)
  }

  /// Merges the fields after the time of a GGA.
  mutating func mergeGGA(_ fields: inout FieldCursor, talker: Talker) {
    let position = fields.position()
    guard !fields.isAtEnd else { return }
    guard let quality = fields.next().wholeNumber, quality > 0 else {
      isValid = false
      return
    }
    guard let position else { return }
    self.position = position
    let used = fields.next().wholeNumber
    // A position from fewer than three satellites is no fix by itself, but does not contradict
    // one. Source: gpsd, processGGA.
    if used.map({ $0 >= 3 }) ?? true { isValid = true }
    if let used { satellites.addGGA(used, talker: talker) }
    if let hdop = usableDilution(fields.next()) { self.hdop.gga = hdop }
    if let altitude = fields.next().decimal { altitudeMeters = altitude }
  }

  /// Merges the fields after the time of a GNS.
  mutating func mergeGNS(_ fields: inout FieldCursor) {
    let position = fields.position()
    let modes = fields.next()
    guard modes.contains(otherThan: letterN) else {
      isValid = false
      return
    }
    let used = fields.next().wholeNumber
    let hdop = usableDilution(fields.next())
    let altitude = fields.next().decimal
    fields.skip(3)
    // Unsafe, or not valid for navigation (NMEA 4.1): gpsd ignores the sentence too.
    if let status = fields.next().letter, status == letterU || status == letterV {
      satellites.gns = used ?? satellites.gns
      return
    }
    guard let position else { return }
    self.position = position
    isValid = true
    satellites.gns = used ?? satellites.gns
    self.hdop.gns = hdop ?? self.hdop.gns
    altitudeMeters = altitude ?? altitudeMeters
  }

  /// Merges a GLL: its position, and the status and mode after its time.
  mutating func mergeGLL(_ position: Position?, _ fields: inout FieldCursor) {
    guard fields.next().letter == letterA, fields.next().letter != letterN else {
      isValid = false
      return
    }
    guard let position else { return }
    self.position = position
    isValid = true
  }

  /// Merges the standard deviations of a GST, in metres.
  mutating func merge(_ deviation: PositionDeviation) {
    self.deviation = (deviation.latitude, deviation.longitude)
  }

  // MARK: Sentences without a time

  /// Merges a GSA; an epoch may have one for each satellite system.
  mutating func mergeGSA(_ fields: inout FieldCursor, talker: Talker) {
    fields.skip(1)
    let mode = fields.next().wholeNumber ?? 0
    guard (1...3).contains(mode) else { return }
    solutionMode = max(solutionMode, mode)
    var used = 0
    for _ in 0..<12 where !fields.next().isEmpty { used += 1 }
    satellites.addGSA(used, talker: talker)
    fields.skip(1)
    if let hdop = usableDilution(fields.next()) { self.hdop.gsa = hdop }
  }

  /// Merges a VTG; an RMC of the same epoch takes precedence, because it has a time.
  mutating func mergeVTG(_ fields: inout FieldCursor) {
    let course = fields.next()
    guard fields.next().letter == UInt8(ascii: "T") else { return }
    fields.skip(2)
    let knots = fields.next().decimal
    fields.skip(1)
    let kilometersPerHour = fields.next().decimal
    fields.skip(1)
    guard fields.next().letter != letterN else { return }
    trackMotion.courseDegrees = course.decimal
    trackMotion.speedMetersPerSecond =
      knots.map { $0 * Self.metersPerSecondInKnot } ?? kilometersPerHour.map { $0 / 3.6 }
  }

  /// Reads a dilution of precision; receivers send 0 when they have none.
  private func usableDilution(_ field: Field) -> Double? {
    field.decimal.flatMap { $0 > 0 ? $0 : nil }
  }
}

/// The standard deviations of a GST, in metres.
struct PositionDeviation: Sendable {
  let timeOfDay: Int
  let latitude: Double
  let longitude: Double

  /// Reads a GST; nil if it lacks the time or a deviation.
  init?(_ fields: inout FieldCursor) {
    guard let time = fields.next().timeOfDay else { return nil }
    fields.skip(4)
    guard let latitude = fields.next().decimal, let longitude = fields.next().decimal else {
      return nil
    }
    (timeOfDay, self.latitude, self.longitude) = (time, latitude, longitude)
  }
}

private let letterA = UInt8(ascii: "A")
private let letterD = UInt8(ascii: "D")
private let letterN = UInt8(ascii: "N")
private let letterU = UInt8(ascii: "U")
private let letterV = UInt8(ascii: "V")

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

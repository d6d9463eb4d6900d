import Foundation
import Geo

/// Merges sentences into one report for each epoch.
///
/// An epoch is one UTC time of day of RMC, GGA, GNS and GLL; it ends when another begins. GSA and
/// VTG have no time and belong to the epoch that is open; ZDA only has the day; GST belongs to the
/// epoch of its own time. A timed sentence with an empty time belongs to no epoch. No value of one
/// epoch is used for another.
struct FixAssembler: Sendable {
  var statistics = ReadingStatistics()
  private var epoch = Epoch()
  private var clock = DayClock()
  private var deviation: PositionDeviation?
  private var hasHeardReceiver = false
  private var lastTime: Int?
  /// The day in a comment, for traces in which no sentence has one.
  private var commentDay: CivilDay?
  /// Epochs that wait for a sentence with the day before the comment's is used.
  private var undated: [(timeOfDay: Int, report: FixReport)] = []

  /// The largest number of epochs that wait: two minutes at one a second.
  private static let mostUndated = 120

  /// Creates an assembler, on a day that the caller may know.
  init(day: CivilDay?) {
    if let day { clock.set(day, at: nil) }
  }

  /// Notes the day in a comment; the first such comment counts.
  mutating func note(commentDay day: CivilDay) {
    commentDay = commentDay ?? day
  }

  /// Adds a sentence; emits the epoch before it if the sentence begins another.
  mutating func add<E: Error>(
    _ sentence: Sentence, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    statistics.count(sentence.kind)
    guard accepts(sentence) else { return }
    var fields = sentence.fields
    switch sentence.kind {
    case .rmc:
      guard let time = fields.next().timeOfDay else { return }
      try open(time, emit)
      if let day = epoch.mergeRMC(&fields) { setDay(day, at: time) }
    case .gga:
      guard let time = fields.next().timeOfDay else { return }
      try open(time, emit)
      epoch.mergeGGA(&fields, talker: sentence.talker)
    case .gns:
      guard let time = fields.next().timeOfDay else { return }
      try open(time, emit)
      epoch.mergeGNS(&fields)
    case .gll:
      let position = fields.position()
      guard let time = fields.next().timeOfDay else { return }
      try open(time, emit)
      epoch.mergeGLL(position, &fields)
    case .zda:
      mergeZDA(&fields)
    case .gst:
      guard let deviation = PositionDeviation(&fields) else { return }
      if deviation.timeOfDay == epoch.timeOfDay {
        epoch.merge(deviation)
      } else {
        self.deviation = deviation
      }
    case .gsa:
      epoch.mergeGSA(&fields, talker: sentence.talker)
    case .vtg:
      epoch.mergeVTG(&fields)
    case .gsv, .other, .proprietary, .encapsulated:
      break
    }
  }

  /// Ends the last epoch and emits all that still wait.
  mutating func finish<E: Error>(_ emit: (FixReport) throws(E) -> Void) throws(E) {
    try close(emit)
    try believeCommentDay(emit)
  }

  /// Returns true if a sentence may be about the position.
  ///
  /// Other talkers (II, IN: integrated instruments) repeat the receiver's position later and
  /// coarser; they are read only until a receiver itself has sent a sentence.
  private mutating func accepts(_ sentence: Sentence) -> Bool {
    switch sentence.kind {
    case .other, .proprietary, .encapsulated, .gsv: return false
    default: break
    }
    if sentence.talker.isSatelliteReceiver {
      hasHeardReceiver = true
      return true
    }
    statistics.otherTalkers += 1
    return !hasHeardReceiver
  }

  private mutating func open<E: Error>(
    _ timeOfDay: Int, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    guard timeOfDay != epoch.timeOfDay else { return }
    if epoch.timeOfDay != nil { try close(emit) }
    statistics.epochs += 1
    epoch.timeOfDay = timeOfDay
    guard let deviation, deviation.timeOfDay == timeOfDay else { return }
    epoch.merge(deviation)
    self.deviation = nil
  }

  private mutating func close<E: Error>(_ emit: (FixReport) throws(E) -> Void) throws(E) {
    let closed = epoch
    epoch = Epoch()
    guard let timeOfDay = closed.timeOfDay else { return }
    guard let report = closed.report else {
      statistics.epochsWithoutPosition += 1
      return
    }
    if clock.isSet {
      try give(report, at: timeOfDay, emit)
    } else if commentDay != nil {
      undated.append((timeOfDay, report))
      if undated.count == Self.mostUndated { try believeCommentDay(emit) }
    } else {
      statistics.epochsWithoutDate += 1
    }
  }

  private mutating func give<E: Error>(
    _ report: FixReport, at timeOfDay: Int, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    guard let time = clock.advance(to: timeOfDay) else { return }
    guard time != lastTime else {
      statistics.repeatedEpochs += 1
      return
    }
    lastTime = time
    var report = report
    report.time = Date(millisecondsSince1970: time)
    try emit(report)
  }

  private mutating func believeCommentDay<E: Error>(
    _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    let waiting = undated
    undated = []
    guard let commentDay, !clock.isSet else { return }
    clock.set(commentDay, at: nil)
    for (timeOfDay, report) in waiting { try give(report, at: timeOfDay, emit) }
  }

  private mutating func mergeZDA(_ fields: inout FieldCursor) {
    guard let time = fields.next().timeOfDay,
      let day = fields.next().wholeNumber, let month = fields.next().wholeNumber,
      let year = fields.next().wholeNumber,
      let date = CivilDay(year: year, month: month, day: day)
    else { return }
    setDay(date, at: time)
  }

  /// Sets the day of a sentence.
  ///
  /// Epochs before the first such sentence have no date, even if a comment has one.
  private mutating func setDay(_ day: CivilDay, at timeOfDay: Int) {
    statistics.epochsWithoutDate += undated.count
    undated = []
    clock.set(day, at: timeOfDay)
  }
}

import Foundation
import Geo

/// Merges sentences into one report for each epoch.
///
/// An epoch is one UTC time of day of RMC, GGA, GNS and GLL; it ends when another begins. GSA and
/// VTG have no time and belong to the epoch that is open; ZDA only has the day; GST belongs to the
/// epoch of its own time. A timed sentence with an empty time belongs to no epoch. No value of one
/// epoch is used for another.
///
/// Talkers that are no satellite receiver (II, IN: integrated instruments) repeat the receiver's
/// position later and coarser. They have epochs of their own, which count until a receiver has a
/// valid position, and again once it reports that it has none, or has had none for ten seconds, by
/// the times in the sentences.
///
/// Epochs before the first day wait for it, at most an hour of them at one a second; then, or when
/// nothing follows, the day of the caller counts, or else that of a comment.
struct FixAssembler: Sendable {
  /// The talkers that share epochs.
  private struct Voice: Sendable {
    var epoch = Epoch()
    var deviation: PositionDeviation?
  }

  /// An epoch that waits for its day.
  private struct Undated: Sendable {
    let timeOfDay: Int
    let report: FixReport
    let isOfOthers: Bool
  }

  var statistics = ReadingStatistics()
  /// The instant by which epochs without a day are dated, for a live receiver; in milliseconds
  /// since 1970.
  var now: Int?
  /// The epoch that is being read: that of receivers, or that of other talkers.
  private var voice = Voice()
  private var otherVoice = Voice()
  private var isReadingOthers = false
  /// The time of day of the last valid position of a receiver.
  private var receiverTime: Int?
  /// True if a receiver has reported since that it has no position.
  private var hasLostPosition = false
  private var clock = DayClock()
  private var lastTime: Int?
  /// The day that the caller gives, for traces in which no sentence has one.
  private let givenDay: CivilDay?
  /// The day in a comment, which counts if no other day is known.
  private var commentDay: CivilDay?
  /// The day in an invalid RMC, which counts for positions of other talkers if there is no other.
  private var doubtfulDay: CivilDay?
  /// Epochs that wait for a sentence with the day.
  private var undated: [Undated] = []

  /// The largest number of epochs that wait, an hour at one a second; and how many more there may
  /// be, so that they need not be moved each time.
  private static let mostUndated = 3600
  private static let moreUndated = 400
  /// The longest time without a valid position after which a receiver still has it: 10 s.
  private static let longestSilence = 10_000
  /// The time around a receiver's position within which other talkers repeat it: 1 s.
  private static let repetition = 1000

  /// Creates an assembler, with a day if the caller gives one.
  init(day: CivilDay?) {
    givenDay = day
  }

  /// Sets the day given in a comment; ignores all but the first.
  mutating func setCommentDay(_ day: CivilDay) {
    commentDay = commentDay ?? day
  }

  /// Adds a sentence; emits the epoch before it if the sentence begins another.
  mutating func add<E: Error>(
    _ sentence: Sentence, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    statistics.count(sentence.kind)
    guard select(sentence) else { return }
    var fields = sentence.fields
    switch sentence.kind {
    case .rmc:
      guard let time = time(fields.next()) else { return }
      try open(time, emit)
      let (day, isDoubtful) = voice.epoch.mergeRMC(&fields)
      if let day { try setDay(day, at: time, isDoubtful: isDoubtful, emit) }
    case .gga:
      guard let time = time(fields.next()) else { return }
      try open(time, emit)
      voice.epoch.mergeGGA(&fields, talker: sentence.talker)
    case .gns:
      guard let time = time(fields.next()) else { return }
      try open(time, emit)
      voice.epoch.mergeGNS(&fields)
    case .gll:
      let position = fields.position()
      guard let time = time(fields.next()) else { return }
      try open(time, emit)
      voice.epoch.mergeGLL(position, &fields)
    case .zda:
      try mergeZDA(&fields, emit)
    case .gst:
      guard let deviation = PositionDeviation(&fields) else { return }
      if deviation.timeOfDay == voice.epoch.timeOfDay {
        voice.epoch.merge(deviation)
      } else {
        voice.deviation = deviation
      }
    case .gsa:
      voice.epoch.mergeGSA(&fields, talker: sentence.talker)
    case .vtg:
      voice.epoch.mergeVTG(&fields)
    case .gsv, .other, .proprietary, .encapsulated:
      break
    }
  }

  /// Ends the last epochs and emits all that still wait.
  mutating func finish<E: Error>(_ emit: (FixReport) throws(E) -> Void) throws(E) {
    if isReadingOthers { change() }
    try close(emit)
    change()
    try close(emit)
    if !clock.isSet { try dateUndated(emit) }
  }

  /// Returns true if a sentence may be about the position, and makes its talker's epoch the one
  /// that is read.
  private mutating func select(_ sentence: Sentence) -> Bool {
    switch sentence.kind {
    case .other, .proprietary, .encapsulated, .gsv: return false
    default: break
    }
    let isOther = !sentence.talker.isSatelliteReceiver
    if isOther { statistics.otherTalkers += 1 }
    if isOther != isReadingOthers { change() }
    return true
  }

  private mutating func change() {
    swap(&voice, &otherVoice)
    isReadingOthers.toggle()
  }

  /// Reads the time of a sentence with a position; a receiver's sentence without time counts as
  /// one without position.
  private mutating func time(_ field: Field) -> Int? {
    let time = field.timeOfDay
    if time == nil, !isReadingOthers { hasLostPosition = true }
    return time
  }

  /// Returns true if sentences of other talkers at a time of day count.
  private func needsOthers(at timeOfDay: Int) -> Bool {
    let receiver = isReadingOthers ? otherVoice.epoch : voice.epoch
    var (last, isLost) = (receiverTime, hasLostPosition || receiver.isWithoutPosition)
    if let opened = receiver.timeOfDay, receiver.hasPosition {
      guard DayClock.gap(timeOfDay, opened) >= Self.repetition else { return false }
      if DayClock.isAfter(timeOfDay, opened) { (last, isLost) = (opened, false) }
    }
    guard let last else { return true }
    let gap = DayClock.gap(timeOfDay, last)
    return gap >= Self.repetition && (isLost || gap > Self.longestSilence)
  }

  private mutating func open<E: Error>(
    _ timeOfDay: Int, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    guard timeOfDay != voice.epoch.timeOfDay else { return }
    if voice.epoch.timeOfDay != nil { try close(emit) }
    voice.epoch.timeOfDay = timeOfDay
    guard let deviation = voice.deviation, deviation.timeOfDay == timeOfDay else { return }
    voice.epoch.merge(deviation)
    voice.deviation = nil
  }

  private mutating func close<E: Error>(_ emit: (FixReport) throws(E) -> Void) throws(E) {
    defer { voice.epoch = Epoch() }
    guard let timeOfDay = voice.epoch.timeOfDay else { return }
    let hasPosition = voice.epoch.hasPosition
    if isReadingOthers {
      guard needsOthers(at: timeOfDay) else { return }
      try closeReceiver(before: timeOfDay, emit)
    } else {
      hasLostPosition = !hasPosition
      if hasPosition { receiverTime = timeOfDay }
    }
    statistics.epochs += 1
    guard hasPosition else {
      statistics.epochsWithoutPosition += 1
      return
    }
    if clock.isSet {
      guard let time = newTime(clock.advance(to: timeOfDay)) else { return }
      try emit(voice.epoch.report(at: time))
    } else if let now {
      statistics.epochsDatedByClock += 1
      guard let time = newTime(DayClock.instant(of: timeOfDay, nearestTo: now)) else { return }
      try emit(voice.epoch.report(at: time))
    } else {
      let report = voice.epoch.report(at: nil)
      undated.append(Undated(timeOfDay: timeOfDay, report: report, isOfOthers: isReadingOthers))
      if undated.count >= Self.mostUndated { try limitUndated(emit) }
    }
  }

  /// Ends the epoch of a receiver that has fallen silent, so that times ascend.
  private mutating func closeReceiver<E: Error>(
    before timeOfDay: Int, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    guard let opened = otherVoice.epoch.timeOfDay, opened != timeOfDay,
      DayClock.isAfter(timeOfDay, opened)
    else { return }
    change()
    try close(emit)
    change()
  }

  private mutating func give<E: Error>(
    _ epoch: Undated, at time: Int?, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    guard let time = newTime(time) else { return }
    var report = epoch.report
    report.time = time
    try emit(report)
  }

  /// Returns the time of an epoch as a date; nil if it has none, or that of the epoch before.
  private mutating func newTime(_ time: Int?) -> Date? {
    guard let time else { return nil }
    guard time != lastTime else {
      statistics.repeatedEpochs += 1
      return nil
    }
    lastTime = time
    return Date(millisecondsSince1970: time)
  }

  // MARK: Days

  /// Dates the waiting epochs by another source than a sentence, or drops the oldest of them.
  private mutating func limitUndated<E: Error>(
    _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    if givenDay ?? commentDay ?? doubtfulDay != nil { return try dateUndated(emit) }
    guard undated.count >= Self.mostUndated + Self.moreUndated else { return }
    undated.removeFirst(Self.moreUndated)
    statistics.epochsWithoutDate += Self.moreUndated
  }

  /// Dates the waiting epochs by the day of the caller or of a comment; those of other talkers also
  /// by that of an invalid RMC.
  private mutating func dateUndated<E: Error>(
    _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    var waiting = undated
    undated = []
    let day = givenDay ?? commentDay
    if day == nil {
      let count = waiting.count
      waiting.removeAll { !$0.isOfOthers || doubtfulDay == nil }
      statistics.epochsWithoutDate += count - waiting.count
    }
    guard let day = day ?? doubtfulDay, !waiting.isEmpty else { return }
    clock.set(day, at: nil)
    for epoch in waiting { try give(epoch, at: clock.advance(to: epoch.timeOfDay), emit) }
  }

  private mutating func mergeZDA<E: Error>(
    _ fields: inout FieldCursor, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    guard let time = fields.next().timeOfDay,
      let day = fields.next().wholeNumber, let month = fields.next().wholeNumber,
      let year = fields.next().wholeNumber,
      let date = CivilDay(year: year, month: month, day: day)
    else { return }
    try setDay(date, at: time, isDoubtful: false, emit)
  }

  /// Sets the day of a sentence, and dates all that wait backwards from it.
  private mutating func setDay<E: Error>(
    _ day: CivilDay, at timeOfDay: Int, isDoubtful: Bool, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    guard !isDoubtful else {
      doubtfulDay = day
      return
    }
    guard !isReadingOthers || needsOthers(at: timeOfDay) else { return }
    clock.set(day, at: timeOfDay)
    guard !undated.isEmpty else { return }
    let waiting = undated
    undated = []
    var back = clock
    let times = waiting.reversed().map { back.advance(to: $0.timeOfDay) }
    for (epoch, time) in zip(waiting, times.reversed()) { try give(epoch, at: time, emit) }
  }
}

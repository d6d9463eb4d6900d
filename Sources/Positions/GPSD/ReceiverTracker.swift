import Foundation
import Geo
package import Localization
import Text

/// Turns the lines of gpsd into reports: one fix per epoch, of one receiver, and the state of that
/// receiver.
///
/// A pure state machine: lines and instants of a monotonic clock come in, reports go out. It checks
/// only that a position is one (mode, time, on the globe, later than the one before); whether to
/// act on it is decided later.
///
/// - `ok` lasts while fixes come. After `staleAfter` without one it becomes `noFix` if the receiver
///   still reports, else `stale`.
/// - A receiver is followed from its first fix on, unless one was asked for. It is given up when
///   gpsd reports that it is gone, when it has been silent for `staleAfter`, or when it has had no
///   fix for that long while another one has; then the next one that gives a fix is followed.
/// - A time that goes back belongs to an old sentence and is ignored, unless it stays back for
///   `staleAfter`: then the receiver has corrected its clock.
struct ReceiverTracker: Sendable {
  typealias Instant = ContinuousClock.Instant

  private let wanted: String?
  private let staleAfter: Duration
  private var epoch: EpochHolder
  private var roster: DeviceRoster
  private var sky: SkyView?
  /// The state now; `nil` until a connection has reported something.
  private var state: ReceiverState?
  private var announced: ReceiverState?
  private var newestTime: Date?
  private var lastFix: Instant?
  private var lastHeard: Instant?
  private var connectedAt: Instant?

  init(device: String?, options: GPSDOptions) {
    wanted = device
    staleAfter = options.staleAfter
    epoch = EpochHolder(grace: options.epochGrace, limit: options.epochLimit)
    roster = DeviceRoster(wanted: device)
  }

  /// The instant at which `tick` has something to do although no line came.
  var deadline: Instant? {
    [epoch.deadline, watchdog].compactMap(\.self).min()
  }

  /// Starts a connection, of which nothing is known yet.
  mutating func connected(at now: Instant) {
    connectedAt = now
    lastHeard = nil
    state = nil
    sky = nil
    roster.forgetDevices()
  }

  /// Records that the connection failed or ended.
  mutating func lost(_ reason: PositionPhrase, at now: Instant) -> [GPSDReport] {
    connectedAt = nil
    return release(at: now) + become(.noDaemon(reason: reason))
  }

  /// Completes a fix or reports a silent receiver, if its time has come.
  mutating func tick(at now: Instant) -> [GPSDReport] {
    var reports: [GPSDReport] = []
    if let due = epoch.deadline, due <= now { reports += release(at: now) }
    if let due = watchdog, due <= now { reports += reportSilence(at: now) }
    return reports
  }

  /// Processes a line.
  mutating func receive(_ line: DaemonLine, at now: Instant) -> [GPSDReport] {
    switch line {
    case .position(let report, let device): position(report, of: device, at: now)
    case .sky(let hdop, let satellites, let device):
      noteSky(hdop: hdop, satellites: satellites, of: device, at: now)
    case .device(let device): devices([device], isComplete: false, at: now)
    case .devices(let list): devices(list, isComplete: true, at: now)
    case .version(let version): [.version(version)]
    case .error(let text): reject(text)
    case .other: []
    }
  }
}

// MARK: - Positions

extension ReceiverTracker {
  private mutating func position(
    _ report: FixReport, of device: String, at now: Instant
  ) -> [GPSDReport] {
    guard roster.follows(device) || takesOver(with: report, at: now) else { return [] }
    lastHeard = now
    var reports = roster.update(GPSDDevice(path: device, isActive: true))
    if let objection = objection(to: report, at: now) {
      // One report without fix between others is common; the watchdog ends `ok`.
      if state == .ok || epoch.waiting != nil { return reports }
      if case .noFix = state { return reports }
      return reports + become(.noFix(reason: objection))
    }
    roster.pin(device)
    lastFix = now
    if let complete = epoch.hold(report, at: now) { reports += deliver(complete, at: now) }
    return reports
  }

  /// Gives up a receiver that has no fix if another one has, as a report of that one says; returns
  /// true if so.
  private mutating func takesOver(with report: FixReport, at now: Instant) -> Bool {
    let since = [lastFix, connectedAt].compactMap(\.self).max()
    guard roster.canChange, let since, now >= since + staleAfter,
      objection(to: report, at: now) == nil
    else { return false }
    roster.releasePin()
    return true
  }

  /// Returns why a report is no new position; `nil` if it is one.
  private func objection(to report: FixReport, at now: Instant) -> PositionPhrase? {
    guard report.mode >= 2 else { return .noPosition }
    guard let time = report.time else { return .noTime }
    guard let latitude = report.latitude, let longitude = report.longitude,
      (try? Coordinate(latitude: latitude, longitude: longitude)) != nil,
      !report.hasNegativeAccuracy
    else { return .invalidPosition }
    if let held = epoch.waiting?.time { return time < held ? .timeStandsStill : nil }
    guard let newestTime, time <= newestTime else { return nil }
    let isCorrection = time < newestTime && lastFix.map { now >= $0 + staleAfter } ?? true
    return isCorrection ? nil : .timeStandsStill
  }

  private mutating func release(at now: Instant) -> [GPSDReport] {
    epoch.release().map { deliver($0, at: now) } ?? []
  }

  private mutating func deliver(_ report: FixReport, at now: Instant) -> [GPSDReport] {
    newestTime = report.time
    var report = report
    if let sky, roster.follows(sky.device), now < sky.seen + staleAfter {
      report.hdop = sky.hdop
      report.satellites = sky.satellites
    }
    return become(.ok) + [.fix(report)]
  }

  private mutating func noteSky(
    hdop: Double?, satellites: Int?, of device: String, at now: Instant
  ) -> [GPSDReport] {
    guard roster.follows(device) else { return [] }
    // gpsd may send the dilution of precision and the satellites in two reports.
    let before = sky.flatMap { $0.device == device && now < $0.seen + staleAfter ? $0 : nil }
    sky = SkyView(
      device: device, hdop: hdop ?? before?.hdop, satellites: satellites ?? before?.satellites,
      seen: now)
    return []
  }
}

// MARK: - Devices and states

extension ReceiverTracker {
  private mutating func devices(
    _ list: [GPSDDevice], isComplete: Bool, at now: Instant
  ) -> [GPSDReport] {
    var reports = isComplete ? roster.removeAll(except: list.map(\.path)) : []
    for device in list { reports += roster.update(device) }
    let hasGone = roster.releaseIfGone()
    if hasGone { reports = release(at: now) + reports }
    if let reason = roster.problem { return reports + become(.noDevice(reason: reason)) }
    switch state {
    case nil, .noDaemon, .noDevice: break
    case .noFix, .stale, .ok: guard hasGone else { return reports }
    }
    return reports + become(.noFix(reason: .waitingForReport))
  }

  private mutating func reject(_ text: String) -> [GPSDReport] {
    switch state {
    case nil, .noDaemon, .noDevice:
      become(.noDevice(reason: .gpsdError(text.cleanLine(cutAfter: 200))))
    case .noFix, .stale, .ok: []
    }
  }

  /// The instant from which silence is a state of its own.
  private var watchdog: Instant? {
    guard let connectedAt else { return nil }
    switch state {
    case .ok: return lastFix.map { $0 + staleAfter }
    case nil, .noFix: return (lastHeard ?? connectedAt) + staleAfter
    case .noDaemon, .noDevice, .stale: return nil
    }
  }

  private mutating func reportSilence(at now: Instant) -> [GPSDReport] {
    let seconds = staleAfter.seconds
    if state == .ok, let lastHeard, now < lastHeard + staleAfter {
      return become(.noFix(reason: .positionLost(seconds: seconds)))
    }
    if state == nil, lastHeard == nil {
      return become(.noDevice(reason: .noDeviceNamed(seconds: seconds)))
    }
    roster.releasePin()
    return become(.stale(reason: .silent(seconds: seconds)))
  }

  private mutating func become(_ new: ReceiverState) -> [GPSDReport] {
    state = new
    guard announced != new else { return [] }
    announced = new
    return [.state(new)]
  }
}

/// The state of the receiver, as far as gpsd reports it.
///
/// A connection to gpsd does not imply a receiver, nor a receiver a position: each state needs a
/// different action of the user.
package enum ReceiverState: Sendable, Hashable {
  /// gpsd cannot be reached, or closed the connection; the session keeps trying.
  case noDaemon(reason: PositionPhrase)
  /// gpsd answers but has no receiver, or not the wanted one.
  case noDevice(reason: PositionPhrase)
  /// The receiver reports, but no usable position.
  case noFix(reason: PositionPhrase)
  /// The receiver is there and has stopped reporting.
  case stale(reason: PositionPhrase)
  /// Positions arrive.
  case ok

  /// The state as a phrase, with its reason.
  package var phrase: PositionPhrase {
    switch self {
    case .noDaemon(let reason): .noDaemon(reason: reason)
    case .noDevice(let reason): .noDevice(reason: reason)
    case .noFix(let reason): .noFix(reason: reason)
    case .stale(let reason): .stale(reason: reason)
    case .ok: .ok
    }
  }

  /// The reason of the state; `nil` for `ok`.
  package var reason: String? {
    switch self {
    case .noDaemon(let reason), .noDevice(let reason), .noFix(let reason), .stale(let reason):
      reason.text
    case .ok: nil
    }
  }

  /// The state as a text in the current language.
  package var localizedDescription: String { phrase.text }
}

/// Holds a fix back until its epoch is complete.
///
/// gpsd sends several reports of one epoch; the last of them is the most complete. A report counts
/// as the last when one of another time comes, or when none has followed within the grace. A fix is
/// therefore delayed by the grace, 100 ms by default, and never by more than the limit of 150 ms.
struct EpochHolder: Sendable {
  private let grace: Duration
  private let limit: Duration
  private var held: FixReport?
  private var first: ContinuousClock.Instant?
  /// The instant at which the held fix has waited long enough.
  private(set) var deadline: ContinuousClock.Instant?

  init(grace: Duration, limit: Duration) {
    self.grace = grace
    self.limit = limit
  }

  var waiting: FixReport? { held }

  /// Holds a report with a time; returns the fix of the epoch before, which is complete now.
  mutating func hold(_ report: FixReport, at now: ContinuousClock.Instant) -> FixReport? {
    let complete = held?.time == report.time ? nil : release()
    let start = first ?? now
    held = report
    first = start
    deadline = min(now + grace, start + limit)
    return complete
  }

  /// Returns the waiting fix and holds nothing.
  mutating func release() -> FixReport? {
    defer {
      held = nil
      first = nil
      deadline = nil
    }
    return held
  }
}

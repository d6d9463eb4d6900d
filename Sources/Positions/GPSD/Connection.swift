import CGPSShim
import Foundation
import Geo
import Localization
import SystemEvents

/// A connection to gpsd through libgps.
///
/// Its calls block; it belongs to one thread.
final class Connection {
  /// The result of waiting for a line.
  enum Outcome: Hashable {
    case line(DaemonLine)
    case timedOut
    case woken
    /// The connection is over, for a reason.
    case closed(PositionPhrase)
  }

  private let handle: OpaquePointer
  /// The address, as errors name it.
  private var address = ""

  /// Allocates libgps' structure, once for all connections that follow.
  init() {
    guard let handle = passby_gps_new() else { preconditionFailure("out of memory") }
    self.handle = handle
  }

  deinit { passby_gps_free(handle) }

  /// The API of the libgps that this was built with, as in `11.0`.
  static var libraryVersion: String { "\(passby_gps_api_major()).\(passby_gps_api_minor())" }

  /// The number of reads from the socket since it was opened.
  var readCount: Int { passby_gps_read_count(handle) }

  /// Connects and asks for reports; returns the reason of a failure, or `nil`.
  func open(_ address: GPSDAddress) -> PositionPhrase? {
    self.address = address.description
    guard passby_gps_open(handle, address.host, "\(address.port)") else { return failure }
    guard passby_gps_watch(handle) else {
      let reason = failure
      close()
      return reason
    }
    return nil
  }

  /// Waits for the next line, at most until the timeout (`nil` is no limit) or until `stopping` is
  /// raised.
  func next(timeout: Duration?, stopping: WakeEvent?) -> Outcome {
    var report = passby_gps_report()
    var milliseconds = timeout.map(\.roundedUpMilliseconds) ?? -1
    if let longest = stopping?.longestSleepMilliseconds, longest >= 0 {
      milliseconds = milliseconds < 0 ? longest : min(milliseconds, longest)
    }
    switch passby_gps_next(handle, stopping?.descriptor ?? -1, milliseconds, &report) {
    case PASSBY_GPS_GOT_REPORT: return .line(line(report))
    case PASSBY_GPS_TIMED_OUT: return .timedOut
    case PASSBY_GPS_WOKEN: return .woken
    default: return .closed(failure)
    }
  }

  /// Ends the watch and closes.
  func close() { passby_gps_close(handle) }

  /// Decodes a recorded line; earlier lines count as if they had been read.
  func decode(_ text: String) -> DaemonLine {
    var report = passby_gps_report()
    passby_gps_decode(handle, text, &report)
    return line(report)
  }

  private var failure: PositionPhrase {
    switch passby_gps_failure_of(handle) {
    case PASSBY_GPS_NO_HOST: .hostUnknown(address: address)
    case PASSBY_GPS_NO_SERVICE: .portUnknown(address: address)
    case PASSBY_GPS_NO_CONNECTION: .nothingAnswers(address: address)
    case PASSBY_GPS_NO_SOCKET: .noSocket(address: address)
    case PASSBY_GPS_HUNG_UP: .closed(address: address)
    case PASSBY_GPS_WATCH_REFUSED: .watchRefused(address: address)
    default: .failed(address: address, reason: String(cString: passby_gps_error(handle)))
    }
  }

  private func line(_ report: passby_gps_report) -> DaemonLine {
    let device = String(cString: report.device)
    switch report.kind {
    case PASSBY_GPS_TPV: return .position(FixReport(report), device: device)
    case PASSBY_GPS_SKY:
      let satellites = report.satellites_used >= 0 ? Int(report.satellites_used) : nil
      return .sky(hdop: report.hdop.finite, satellites: satellites, device: device)
    case PASSBY_GPS_DEVICE: return .device(GPSDDevice(path: device, isActive: report.active))
    case PASSBY_GPS_DEVICES: return .devices((0..<report.device_count).map(self.device(at:)))
    case PASSBY_GPS_VERSION:
      return .version(
        GPSDVersion(
          release: String(cString: report.text), protocolMajor: Int(report.proto_major),
          protocolMinor: Int(report.proto_minor)))
    case PASSBY_GPS_ERROR: return .error(String(cString: report.text))
    default: return .other
    }
  }

  private func device(at index: Int32) -> GPSDDevice {
    var isActive = false
    let path = passby_gps_device_at(handle, index, &isActive)
    return GPSDDevice(path: path.map { String(cString: $0) } ?? "", isActive: isActive)
  }
}

extension FixReport {
  fileprivate init(_ report: passby_gps_report) {
    self.init(
      time: report.time.finite.map { Date(timeIntervalSince1970: $0) }, mode: Int(report.mode),
      latitude: report.latitude.finite, longitude: report.longitude.finite,
      eph: report.eph.unlessNaN,
      epx: report.epx.unlessNaN, epy: report.epy.unlessNaN,
      speedMetersPerSecond: report.speed.unlessNaN,
      courseDegrees: report.track.unlessNaN, altitudeMeters: report.altitude_msl.unlessNaN)
    removeOutOfRangeValues()
  }
}

extension Double {
  fileprivate var finite: Double? { isFinite ? self : nil }
  /// The number; `nil` for NaN, by which libgps marks a missing value.
  fileprivate var unlessNaN: Double? { isNaN ? nil : self }
}

/// The growing pauses between attempts to connect.
struct Backoff: Sendable {
  private let delays: [Duration]
  private var index = 0

  /// Starts at the first delay; without delays each pause is a second.
  init(_ delays: [Duration]) {
    self.delays = delays.isEmpty ? [.seconds(1)] : delays
  }

  /// The longest pause; a connection that outlasts it counts as good even without a position.
  var longest: Duration { delays.max() ?? .seconds(1) }

  /// Returns the pause before the next attempt.
  mutating func next() -> Duration {
    defer { index = min(index + 1, delays.count - 1) }
    return delays[index]
  }

  /// Starts again at the first delay, after a good connection.
  mutating func reset() { index = 0 }
}

/// Runs an operation, cancels it at a time limit, and returns its result.
///
/// The operation must return soon after its task is cancelled.
func withTimeLimit<Value: Sendable>(
  _ limit: Duration, _ operation: @escaping @Sendable () async -> Value
) async -> Value {
  await withTaskGroup(of: Value?.self) { group in
    group.addTask { await operation() }
    group.addTask {
      // The limit itself; an operation that ends before cancels it.
      try? await Task.sleep(for: limit)
      return nil
    }
    while let finished = await group.next() {
      group.cancelAll()
      if let finished { return finished }
    }
    return await operation()
  }
}

extension Duration {
  /// The duration for poll(2), in milliseconds: at least 0, and rounded up, so that a deadline has
  /// passed when the wait is over.
  var roundedUpMilliseconds: Int32 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    let fraction = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(seconds * 1000 + fraction)
  }

  /// The duration in seconds.
  var seconds: Double { self / .seconds(1) }
}

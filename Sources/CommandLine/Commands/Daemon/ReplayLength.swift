import Application
import CommandSupport
import Daemon
import Foundation
import Geo
import Localization
import Text
import Tracking

/// When a recording in a file begins and ends.
struct ReplayLength {
  private let name: String
  /// The time of its first epoch.
  let first: Date
  /// The time of its last epoch.
  let last: Date

  /// Reads a recording once, which begins on a day that may be given; `nil` for a stream, and for
  /// one without times.
  ///
  /// - Throws: `RequestFailure` for a file that cannot be read.
  init?(_ file: String, day: String?, _ environment: CommandEnvironment) throws {
    let trace = try TraceFile(file, input: environment.process.streams.input)
    guard trace.length != nil else { return nil }
    var times: (first: Date, last: Date)?
    var decoding = try TraceDecoding(day: day)
    var order = RecordedOrder<Date>(present: environment.now)
    func take(_ time: Date, _ fault: RecordedTimeFault?) {
      guard fault == nil else { return }
      times = (min(times?.first ?? time, time), max(times?.last ?? time, time))
    }
    try decoding.decode(trace) { report in
      if let time = report.time { order.add(time, at: time, take) }
    }
    order.finish(take)
    guard let times else { return nil }
    name = file.quoted
    (first, last) = times
  }

  /// Returns what is played at a multiple of real time, how long it is, and how long it takes.
  func sentence(factor: Double, _ environment: CommandEnvironment) -> String {
    let seconds = last.timeIntervalSince(first)
    return DaemonPhrase.playing(
      name, speed: factor == factor.rounded() ? "\(Int(factor))x" : "\(factor)x",
      from: Wording.moment(first, in: environment.zone, now: environment.now),
      length: Self.length(seconds), over: Self.length(seconds / factor)
    ).text
  }

  /// Returns a length in a unit that suits it, rounded to a whole number above 0.
  private static func length(_ seconds: Double) -> String {
    let unit: Double = seconds < 120 ? 1 : seconds < 7200 ? 60 : 3600
    return Wording.length(seconds: max(1, (seconds / unit).rounded()) * unit)
  }
}

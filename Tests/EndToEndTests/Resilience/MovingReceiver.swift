import CommandTesting
import Foundation
import Synchronization
import TestSupport
import Testing

/// A simulated receiver: it reports fifty times a second, each report one second later than the
/// last.
///
/// Its time begins at the present, so that a daemon that follows the computer's clock believes it.
final class MovingReceiver: Sendable {
  /// The protocol of its reports.
  enum Language: Sendable {
    /// RMC and GGA, as a device tells gpsd.
    case nmea
    /// Reports as gpsd tells them.
    case reports
  }

  private struct State {
    var metersNorth = 0.0
    var seconds = 0
    var isSilent = false
  }

  /// Where it is told.
  let server: LoopbackServer
  private let language: Language
  private let begin: Date
  private let state = Mutex(State())
  private let end = DispatchSemaphore(value: 0)

  /// The place that distances are counted from.
  static let place = (latitude: 52.52, longitude: 13.405)

  /// Creates a program with the place, 80 m wide, and an open task there.
  static func program() throws -> BuiltProgram {
    let program = try BuiltProgram()
    _ = try program("place", "add", "Vet", "\(place.latitude),\(place.longitude)", "--radius", "80")
    _ = try program("add", "Cat medicine", "--place", "Vet")
    return program
  }

  /// Goes to the place, expects what the whole thing is there for, one reminder of a daemon, and
  /// ends the daemon.
  func arrive(before running: RunningProgram) async {
    go(to: 0)
    #expect(
      await running.output { $0.contains(#""cause":"enter""#) },
      "\(running.outputSoFar) \(running.errorsSoFar)")
    #expect(!running.keepsCoreBusy, "\(running.processorSeconds) s of processor time")
    running.send(SIGTERM)
    let outcome = running.waitForEnd()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines.count { $0.contains(#""event":"reminder""#) } == 1)
  }

  /// Begins to tell.
  init(_ language: Language, metersNorth: Double, port: Int = 0) throws {
    self.language = language
    begin = Date()
    server = try LoopbackServer(
      port: port, greeting: language == .reports ? Data(Self.greeting.utf8) : Data())
    state.withLock { $0.metersNorth = metersNorth }
    Thread.detachNewThread { [self] in tell() }
  }

  /// Goes to a distance north of the place.
  func go(to meters: Double) { state.withLock { $0.metersNorth = meters } }

  /// Falls silent, or speaks again; its time stands still meanwhile.
  func beSilent(_ isSilent: Bool) { state.withLock { $0.isSilent = isSilent } }

  /// Ends.
  func stop() {
    end.signal()
    server.stop()
  }

  private func tell() {
    while end.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      let now = state.withLock { state in
        if !state.isSilent { state.seconds += 1 }
        return state
      }
      if !now.isSilent { server.send(Data(text(now).utf8)) }
    }
  }

  private func text(_ state: State) -> String {
    let time = begin.addingTimeInterval(Double(state.seconds))
    let latitude = Self.place.latitude + state.metersNorth / 111_195
    return language == .nmea ? Self.sentences(time, latitude) : Self.report(time, latitude)
  }

  private static let greeting = [
    #"{"class":"VERSION","release":"3.22","rev":"3.22","proto_major":3,"proto_minor":14}"#,
    #"{"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/made-up","driver":"NMEA0183","activated":"2025-06-10T09:59:59.000Z"}]}"#,
  ].map { $0 + "\r\n" }.joined()

  /// A report of a position, without an accuracy or a speed.
  static func report(_ time: Date, _ latitude: Double, extra: String = "") -> String {
    #"{"class":"TPV","device":"/dev/made-up","mode":3,"time":"\#(time.ISO8601Format())","lat":\#(latitude),"lon":\#(place.longitude)\#(extra)}"#
      + "\r\n"
  }

  private static func sentences(_ time: Date, _ latitude: Double) -> String {
    let second = Int(time.timeIntervalSince1970.rounded(.down))
    let (hour, minute) = (second / 3600 % 24, second / 60 % 60)
    let clock = String(format: "%02d%02d%02d.00", hour, minute, second % 60)
    let north = String(
      format: "%02d%07.4f", Int(latitude), latitude.truncatingRemainder(dividingBy: 1) * 60)
    let east = String(
      format: "%03d%07.4f", Int(place.longitude),
      place.longitude.truncatingRemainder(dividingBy: 1) * 60)
    let day = time.ISO8601Format().prefix(10).split(separator: "-")
    let date = "\(day[2])\(day[1])\(day[0].suffix(2))"
    // 40 knots: what a step of the test is, nobody takes for a jump.
    return NMEAText.sentence("GPGGA,\(clock),\(north),N,\(east),E,1,08,0.9,40.0,M,45.0,M,,")
      + NMEAText.sentence("GPRMC,\(clock),A,\(north),N,\(east),E,40.0,0.0,\(date),,,A")
  }
}

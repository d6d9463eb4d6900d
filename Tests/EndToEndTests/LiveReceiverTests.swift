import Foundation
import Testing

/// A real gpsd, fed by gpsfake, in front of the built program.
@Suite(.enabled(if: GPSFake.isInstalled), .serialized)
struct LiveReceiverTests {
  @Test("The same trace through gpsd gives the same transitions and reminders as a replay")
  func sameAsReplay() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let replay = Self.story(try program("replay", Fixtures.trace("drive-past"), "--json").objects())
    #expect(replay.count == 2)
    let daemon = try GPSFake(trace: Fixtures.trace("drive-past"), secondsPerSentence: 0.004)
    defer { daemon.stop() }
    let running = try RunningProgram(
      program, ["run", "--gpsd", "127.0.0.1:\(daemon.port)", "--json"],
      now: "2026-03-03T10:00:00+01:00")
    #expect(running.waitForOutput { $0.contains("\"reminder\"") }, "\(running.errorsSoFar)")
    running.send(SIGTERM)
    let live = Self.story(try running.waitForEnd().objects())
    #expect(live == replay)
  }

  /// Which events, of which place and task; times agree to a second or two, since gpsd may drop an epoch.
  private static func story(_ events: [[String: Any]]) -> [String] {
    events.filter { $0["event"] as? String != "fix_refused" }.map { event in
      ["event", "place", "task", "cause"].map { (event[$0] as? String) ?? "-" }.joined(separator: " ")
    }
  }

  @Test("Without gpsd the daemon goes on and says so; status and doctor say what is missing")
  func withoutDaemon() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let port = try GPSFake.freePort()
    let running = try RunningProgram(
      program, ["run", "--gpsd", "127.0.0.1:\(port)"], now: nil)
    let end = Date().addingTimeInterval(20)
    while Date() < end, !running.errorsSoFar.contains("no gpsd") { usleep(10_000) }
    #expect(running.errorsSoFar.contains("no gpsd"))
    running.send(SIGINT)
    #expect(running.waitForEnd().status == 0)
    let status = try program("status", "--gpsd", "127.0.0.1:\(port)", "--json").object()
    #expect(status["receiver"] as? String == "no daemon")
    let doctor = try program("doctor", "--gpsd", "127.0.0.1:\(port)")
    #expect(doctor.status == 1)
    #expect(doctor.output.contains("apt-get install gpsd"))
  }

  @Test("here asks the receiver")
  func here() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let daemon = try GPSFake(trace: Fixtures.trace("pharmacy-walk"), secondsPerSentence: 0.02)
    defer { daemon.stop() }
    let outcome = try program("place", "add", "Here", "here", "--gpsd", "127.0.0.1:\(daemon.port)", "--json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let latitude = try outcome.object()["lat"] as? Double ?? 0
    #expect(abs(latitude - 52.52) < 0.01)
  }
}

/// A gpsd of our own on a free port, fed with a trace over and over.
final class GPSFake: Sendable {
  /// Where it listens.
  let port: Int
  private let process: Process
  private let log: URL

  /// Whether the program is there.
  static let isInstalled = ["/usr/bin/gpsfake", "/usr/local/bin/gpsfake"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Starts it; its own session, so that stopping ends gpsd too.
  init(trace: String, secondsPerSentence: Double) throws {
    port = try Self.freePort()
    // gpsd gives up root, so the trace must be where everybody can read it.
    log = URL(filePath: "/tmp/passby-\(UUID().uuidString).nmea")
    try FileManager.default.copyItem(at: URL(filePath: trace), to: log)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: log.path())
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = [
      "--wait", "gpsfake", "-q", "-P", "\(port)", "-c", "\(secondsPerSentence)", log.path(),
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Ends it and the gpsd it started.
  func stop() {
    let children = Self.children(of: process.processIdentifier)
    for child in children { kill(-child, SIGTERM) }
    for child in children { kill(child, SIGTERM) }
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: log)
  }

  private static func children(of parent: Int32) -> [Int32] {
    let text = try? String(contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)
    return (text ?? "").split(separator: " ").compactMap { Int32($0) }
  }

  /// A port of the loopback that nobody uses now.
  static func freePort() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, length) == 0 ? getsockname(descriptor, generic, &length) : -1
      }
    }
    guard status == 0 else { throw POSIXError(.EADDRINUSE) }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}

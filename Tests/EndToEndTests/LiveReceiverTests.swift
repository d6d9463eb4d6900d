import CommandTesting
import Foundation
import TestSupport
import Testing

/// A real gpsd in front of the built program.
@Suite(.blocking, .enabled(if: GPSFake.isInstalled), .serialized)
struct LiveReceiverTests {
  @Test
  func `the same trace through gpsd gives the same transitions and reminders as a replay`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let replay = Self.story(try program("replay", Fixtures.trace("drive-past"), "--json").objects())
    #expect(replay.count == 2)
    let trace = try Data(contentsOf: URL(filePath: Fixtures.trace("drive-past")))
    let receiver = try RecordedReceiver(trace: trace)
    defer { receiver.stop() }
    let running = try RunningProgram(
      program, ["run", "--gpsd", "127.0.0.1:\(receiver.port)", "--json"],
      now: "2026-03-03T10:00:00+01:00")
    defer { running.abandon() }
    receiver.play()
    #expect(running.waitForOutput { $0.contains("\"reminder\"") }, "\(running.errorsSoFar)")
    running.send(SIGTERM)
    let live = Self.story(try running.waitForEnd().objects())
    #expect(live == replay)
  }

  /// The events with place and task, without times: gpsd may drop an epoch.
  private static func story(_ events: [[String: Any]]) -> [String] {
    events.filter { $0["event"] as? String != "fix_refused" }.map { event in
      ["event", "place", "task", "cause"].map { (event[$0] as? String) ?? "-" }.joined(
        separator: " ")
    }
  }

  @Test
  func `without gpsd the daemon goes on and says so; status and doctor say what is missing`() throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    let port = try LoopbackPort.reserve()
    let running = try RunningProgram(
      program, ["run", "--gpsd", "127.0.0.1:\(port)"], now: nil)
    #expect(polling { running.errorsSoFar.contains("no gpsd") })
    running.send(SIGINT)
    #expect(running.waitForEnd().status == 0)
    let status = try program("status", "--gpsd", "127.0.0.1:\(port)", "--json").object()
    #expect(status["receiver"] as? String == "no daemon")
    let doctor = try program("doctor", "--gpsd", "127.0.0.1:\(port)")
    #expect(doctor.status == 1)
    #expect(doctor.output.contains("gpsd.socket"))
  }

  @Test
  func `here asks the receiver`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let daemon = try GPSFake(trace: Fixtures.trace("pharmacy-walk"), secondsPerSentence: 0.02)
    defer { daemon.stop() }
    let outcome = try program(
      "place", "add", "Here", "here", "--gpsd", "127.0.0.1:\(daemon.port)", "--json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let latitude = try outcome.object()["lat"] as? Double ?? 0
    #expect(abs(latitude - 52.52) < 0.01)
  }
}

/// A gpsd of our own on a free port, fed with a trace over and over.
final class GPSFake {
  /// Where it listens.
  let port: Int
  private let process = Process()
  private let folder: URL

  /// True if gpsd and gpsfake are installed.
  static let isInstalled =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/gpsfake")
    && FileManager.default.isExecutableFile(atPath: "/usr/sbin/gpsd")

  /// Starts it.
  init(trace: String, secondsPerSentence: Double) throws {
    port = try LoopbackPort.reserve()
    // gpsd gives up root's rights, and has to read the trace none the less.
    folder = FileManager.default.temporaryDirectory.appending(path: "gpsd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let log = folder.appending(path: "trace.nmea")
    try Data(contentsOf: URL(filePath: trace)).write(to: log)
    process.executableURL = URL(filePath: "/usr/bin/gpsfake")
    // TCP in place of a pseudo-terminal: not every container has ones that another user can open.
    process.arguments = ["-q", "-t", "-P", "\(port)", "-c", "\(secondsPerSentence)", log.path()]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = polling { LoopbackPort.isListening(port) || !process.isRunning }
  }

  /// Ends it and the gpsd it started, which share a process group of their own.
  func stop() {
    let id = process.processIdentifier
    let group = getpgid(id)
    process.terminate()
    _ = polling(seconds: 3) { !process.isRunning }
    if group == id { kill(-group, SIGKILL) } else if process.isRunning { kill(id, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}

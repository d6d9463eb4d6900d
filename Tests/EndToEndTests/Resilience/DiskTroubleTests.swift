import CommandTesting
import DaemonControl
import Foundation
import TestSupport
import Testing

/// A disk that is full, fails or lies, under the built program.
@Suite(.blocking)
struct DiskTroubleTests {
  private let start = "2026-03-02T17:00:00+01:00"

  /// The walk to the pharmacy, cut before it gets there, and what it brings when nothing is wrong.
  private static func walk() throws -> (first: Data, rest: Data) {
    let trace = try Data(contentsOf: URL(filePath: Fixtures.trace("pharmacy-walk")))
    let cut = try #require(trace.range(of: Data("163400".utf8))).lowerBound
    let line = try #require(trace[..<cut].lastIndex(of: 0x0A)) + 1
    return (trace[..<line], trace[line...])
  }

  /// A program with its database on a volume, and what the walk brings about in a replay.
  private func furnished(on volume: Volume) throws -> (BuiltProgram, expected: [String]) {
    var program = try BuiltProgram()
    program.environment["PASSBY_DB"] = volume.folder.appending(path: "passby.db").path()
    try Fixtures.furnish(program)
    let replay = try program("replay", Fixtures.trace("pharmacy-walk"), "--json")
    return (program, replay.lines)
  }

  /// The time of the last fix that a daemon has accepted; empty while it does not answer.
  private func lastFix(_ program: BuiltProgram) -> String {
    guard let socket = DaemonLock.holder(of: program.database)?.socket,
      let fix = try? ControlClient(path: socket).status().lastFix
    else { return "" }
    return fix.ISO8601Format()
  }

  @Test(.enabled(if: Volume.allowsMemory, "needs root, and leave to mount a tmpfs"))
  func `a disk that is full for a while: said once, nothing lost, nothing twice`() async throws {
    let volume = try Volume(.memory)
    defer { volume.remove() }
    let (program, expected) = try furnished(on: volume)
    defer { program.remove() }
    let walk = try Self.walk()
    let running = try RunningProgram(program, ["run", "--nmea", "-", "--json"], now: start)
    defer { running.abandon() }
    running.write(walk.first)
    #expect(await running.output { $0.contains("left home") })
    try volume.fill()
    running.write(walk.rest)
    _ = try #require(await running.word("no space left"))
    let refused = try program("add", "Another")
    #expect(refused.status == 74)
    #expect(refused.errors.contains("no space left"))
    #expect(try program("list", "--json").status == 0)
    try volume.empty()
    _ = try #require(await running.word("can be used again"))
    running.closeInput()
    let outcome = running.waitForEnd()
    #expect(outcome.lines == expected)
    #expect(outcome.errors.components(separatedBy: "no space left").count == 2, "said once")
    let database = volume.folder.appending(path: "passby.db").path()
    #expect(try SQLiteQuery.column(database, "PRAGMA integrity_check") == ["ok"])
    #expect(try program("add", "Another").status == 0)
  }

  @Test(.enabled(if: Volume.allowsMemory, "needs root, and leave to mount a tmpfs"))
  func `edits by page and API on a full disk say so, and work again when there is room`() throws {
    let volume = try Volume(.memory)
    defer { volume.remove() }
    let (program, _) = try furnished(on: volume)
    defer { program.remove() }
    let daemon = try PageDaemon(program)
    defer { daemon.running.abandon() }
    let page = try PageConnection(port: daemon.port)
    func post(_ form: String, path: String) throws -> PageConnection.Answer {
      try page.send(
        form, path: path,
        headers: [
          "Origin: http://127.0.0.1:\(daemon.port)",
          "Content-Type: application/x-www-form-urlencoded",
        ])
    }
    func add(byPage: Bool) throws -> PageConnection.Answer {
      byPage
        ? try post("name=Otherwise&every=3d", path: "/tasks")
        : try page.send(
          #"{"name":"Another","every":"3d"}"#, path: "/api/v1/tasks",
          headers: ["Content-Type: application/json"])
    }
    try volume.fill()
    let refused = try add(byPage: false)
    #expect(refused.status == 507)
    #expect(refused.body.contains(#""code":"full""#) && refused.body.contains("is full"))
    let shown = try add(byPage: true)
    #expect(shown.status == 507 && shown.body.contains("is full: nothing was changed"))
    let push = try post(
      "endpoint=https%3A%2F%2Fpush.example.net%2F1&key=x&secret=y", path: "/push")
    #expect(push.status == 422, "what is refused anyhow is refused as ever")
    try volume.empty()
    #expect(try add(byPage: false).status == 201)
    #expect(try add(byPage: true).status == 303)
    #expect(!daemon.running.errorsSoFar.contains(" error page"))
  }

  @Test(.enabled(if: Volume.allowsImages, "needs root, and leave to mount an ext4 image"))
  func
    `a disk that becomes read-only under the daemon: said once, and all is there after the repair`()
    async throws
  {
    let volume = try Volume(.image)
    defer { volume.remove() }
    let (program, expected) = try furnished(on: volume)
    defer { program.remove() }
    let walk = try Self.walk()
    let running = try RunningProgram(program, ["run", "--nmea", "-", "--json"], now: start)
    defer { running.abandon() }
    running.write(walk.first)
    #expect(await running.output { $0.contains("left home") })
    try volume.fail()
    running.write(walk.rest)
    _ = try #require(await running.word("error"))
    let refused = try program("add", "Another")
    #expect(refused.status == 74, "\(refused.errors)")
    #expect(try program("doctor").output.contains("✗ database"))
    running.send(SIGTERM)
    let stopped = running.waitForEnd()
    #expect(stopped.errors.components(separatedBy: " error ").count <= 3, "\(stopped.errors)")
    try volume.repair()
    let again = try program.run(
      ["run", "--nmea", Fixtures.trace("pharmacy-walk"), "--json"], now: start)
    #expect(again.status == 0, "\(again.errors)")
    #expect(stopped.lines + again.lines == expected)
  }

  @Test
  func
    `a database that another process holds: fixes go on, and all is committed afterwards`()
    async throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let expected = try program("replay", Fixtures.trace("pharmacy-walk"), "--json").lines
    let walk = try Self.walk()
    let running = try RunningProgram(program, ["run", "--nmea", "-", "--json"], now: start)
    defer { running.abandon() }
    running.write(walk.first)
    #expect(await running.output { $0.contains("left home") })
    let holder = try LockHolder(program.database)
    defer { holder.release() }
    running.write(walk.rest)
    let refused = try program("add", "Another")
    #expect(refused.status == 75, "\(refused.errors)")
    _ = try #require(await running.word("is busy"))
    // The walk ends at 16:48 UTC, long after it has reached the pharmacy.
    #expect(
      await holdsEventually { lastFix(program) > "2026-03-02T16:48:00Z" }, "\(lastFix(program))")
    #expect(!running.outputSoFar.contains("pharmacy"))
    holder.release()
    _ = try #require(await running.word("can be used again"))
    running.closeInput()
    let outcome = running.waitForEnd()
    #expect(outcome.lines == expected)
    #expect(outcome.errors.components(separatedBy: "is busy").count == 2, "said once")
  }
}

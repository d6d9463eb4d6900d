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
    let running = try RunningProgram(program, ["run", "--gpsd", "127.0.0.1:9"], now: nil)
    defer { running.abandon() }
    _ = polling { running.errorsSoFar.contains("Page: ") || running.hasClosedOutput }
    let page = try #require(try program("status", "--json", now: nil).object()["web"] as? String)
    let port = try #require(URL(string: page)?.port)
    func add(byPage: Bool) throws -> (status: String, body: String) {
      byPage
        ? try PhoneTests.post(
          "name=Otherwise&every=3d", to: port, path: "/tasks",
          headers: [
            "Origin: http://127.0.0.1:\(port)",
            "Content-Type: application/x-www-form-urlencoded",
          ])
        : try PhoneTests.post(
          #"{"name":"Another","every":"3d"}"#, to: port, path: "/api/v1/tasks",
          headers: ["Content-Type: application/json"])
    }
    try volume.fill()
    let refused = try add(byPage: false)
    #expect(refused.status == "507")
    #expect(refused.body.contains(#""code":"full""#) && refused.body.contains("is full"))
    let shown = try add(byPage: true)
    #expect(shown.status == "507" && shown.body.contains("is full: nothing was changed"))
    let push = try PhoneTests.post(
      "endpoint=https%3A%2F%2Fpush.example.net%2F1&key=x&secret=y", to: port, path: "/push",
      headers: [
        "Origin: http://127.0.0.1:\(port)", "Content-Type: application/x-www-form-urlencoded",
      ])
    #expect(push.status == "422", "what is refused anyhow is refused as ever")
    try volume.empty()
    #expect(try add(byPage: false).status == "201")
    #expect(try add(byPage: true).status == "303")
    #expect(!running.errorsSoFar.contains(" error page"))
  }

  @Test(
    .enabled(if: Volume.allowsMemory, "needs root, and leave to mount a tmpfs"),
    arguments: [false, true])
  func `a replay that finds the disk full stores nothing and tells nothing`(isOfPhone: Bool) throws
  {
    let volume = try Volume(.memory)
    defer { volume.remove() }
    let (program, _) = try furnished(on: volume)
    defer { program.remove() }
    _ = try program("place", "add", "Vet", "48.2,16.37")
    _ = try program("add", "Cat medicine", "--place", "Vet", "--every", "1d-30d")
    _ = try program("device", "add", "Phone")
    let walks = program.folder.appending(path: "walks.gpx")
    try Data(Self.walks.utf8).write(to: walks)
    let recording =
      isOfPhone ? [walks.path(), "--device", "Phone"] : [Fixtures.trace("commute-day")]
    let before = try program("export").output
    let expected = try program.run(["replay"] + recording).output
    var failures = 0
    for room in stride(from: 40_960, to: 1_048_576, by: 12_288) {
      try volume.fill(leaving: room)
      let outcome = try program.run(["replay", "--commit"] + recording)
      try volume.empty()
      guard outcome.status != 0 else {
        #expect(outcome.output == expected)
        break
      }
      failures += 1
      #expect(outcome.status == 74 && outcome.output.isEmpty, "\(room): \(outcome.output)")
      #expect(outcome.errors.contains("no space left"), "\(room): \(outcome.errors)")
      #expect(try program("export").output == before, "\(room)")
    }
    #expect(failures > 0)
    #expect(try program("export").output != before)
  }

  /// Walks to and fro between a place and half a kilometre from it, for hours.
  private static var walks: String {
    let points = (0..<2400).map { index in
      let latitude = index / 60 % 2 == 0 ? 48.205 : 48.2
      let time = Date(timeIntervalSince1970: 1_773_133_200 + Double(index) * 10).ISO8601Format()
      return "<trkpt lat=\"\(latitude)\" lon=\"16.37\"><time>\(time)</time></trkpt>\n"
    }
    return "<gpx version=\"1.1\" creator=\"x\"><trk><trkseg>\n" + points.joined()
      + "</trkseg></trk></gpx>\n"
  }

  @Test(.enabled(if: Volume.allowsMemory, "needs root, and leave to mount a tmpfs"))
  func `a configuration file is written as a whole, or not at all`() throws {
    let volume = try Volume(.memory)
    defer { volume.remove() }
    let program = try BuiltProgram()
    defer { program.remove() }
    let file = volume.folder.appending(path: "config.yaml").path()
    try volume.fill()
    #expect(try program("config", "--config", file, "--write").status == 74)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: volume.folder.path()) == ["ballast"])
    try volume.empty()
    #expect(try program("config", "--config", file, "--write").status == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(mode as? Int == 0o600)
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
  func `a page that was overwritten is damage: said, refused, left as it is`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    for number in 1...12 {
      _ = try program("add", "Task \(number)", "--notes", String(repeating: "x", count: 1500))
    }
    let file = URL(filePath: program.database)
    var content = try Data(contentsOf: file)
    let pages = content.count / 4096
    for page in (pages / 4)..<pages where page % 2 == 0 {
      content.replaceSubrange(
        (page * 4096 + 8)..<(page * 4096 + 4096), with: Data(repeating: 0xA5, count: 4088))
    }
    try content.write(to: file)
    for arguments in [
      ["list"], ["add", "Another"], ["run", "--nmea", Fixtures.trace("pharmacy-walk")],
    ] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 65, "\(arguments) \(outcome.status) \(outcome.errors)")
      #expect(outcome.errors.contains("is damaged"))
      #expect(outcome.errors.contains(".recover"))
    }
    let doctor = try program("doctor")
    #expect(doctor.status == 1)
    #expect(doctor.output.contains("is damaged"))
    #expect(try Data(contentsOf: file) == content, "nothing was made worse")
  }

  @Test
  func `damage where nobody has looked yet is found by doctor`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    for _ in 1...2 { _ = try program("replay", "--commit", Fixtures.trace("commute-day")) }
    let file = URL(filePath: program.database)
    var content = try Data(contentsOf: file)
    let root = try #require(
      try SQLiteQuery.column(
        program.database, "SELECT rootpage FROM sqlite_schema WHERE name = 'decision_by_place'"
      ).first.flatMap { Int($0) })
    content.replaceSubrange(
      ((root - 1) * 4096)..<(root * 4096), with: Data(repeating: 0, count: 4096))
    try content.write(to: file)
    #expect(try program("list").status == 0)
    let doctor = try program("doctor")
    #expect(doctor.output.contains("✗ database"))
    #expect(doctor.output.contains(".recover"))
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

  @Test(.enabled(if: Volume.allowsMemory, "cannot mount a file system here"))
  func `on a full disk the file that a photo would replace stays`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let volume = try Volume(.memory)
    defer { volume.remove() }
    _ = try program(
      "photo", "add", Fixtures.root.appending(path: "Fixtures/pictures/baseline.jpg").path())
    let file = volume.folder.appending(path: "mine.jpg")
    try Data("mine".utf8).write(to: file)
    try volume.fill()
    let outcome = try program("photo", "save", "1", file.path(), "--force")
    #expect(outcome.status == 74 && outcome.errors.contains("cannot be written"))
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
    try volume.empty()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: volume.folder.path()) == ["mine.jpg"])
  }
}

/// Another process that has begun to write to a database, and takes its time.
final class LockHolder {
  private let process = Process()
  private let input = Pipe()

  /// Returns as soon as it holds the lock.
  init(_ database: String) throws {
    let ready = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "/usr/bin/python3", "-c",
      "import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.execute('begin immediate'); print('held',flush=True); sys.stdin.read()",
      database,
    ]
    process.standardOutput = ready
    process.standardInput = input
    try process.run()
    _ = ready.fileHandleForReading.availableData
  }

  /// Lets go of the lock.
  func release() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

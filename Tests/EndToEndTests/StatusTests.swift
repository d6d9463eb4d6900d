import Foundation
import TestSupport
import Testing

/// `status`, `watch` and `doctor`, with and without a daemon.
@Suite(.blocking)
struct StatusTests {
  /// A daemon that has read the first half of a trace from standard input and waits for more.
  private static func daemon(_ program: BuiltProgram) throws -> RunningProgram {
    let running = try RunningProgram(
      program, ["run", "--nmea", "-"], now: "2026-03-02T17:30:00+01:00")
    let trace = try String(contentsOfFile: Fixtures.trace("pharmacy-walk"), encoding: .utf8)
    let end = trace.utf8.count * 45 / 100
    running.write(Data(trace.utf8.prefix(end)))
    #expect(running.waitForOutput { $0.contains("Open: you are at pharmacy") })
    return running
  }

  private static func furnished() throws -> BuiltProgram {
    let program = try BuiltProgram()
    try Fixtures.furnish(program, tasks: false)
    _ = try program("add", "Open", "--place", "Pharmacy")
    _ = try program("add", "Later", "--every", "10-14w", "--place", "Vet")
    return program
  }

  private static let now = "2026-03-02T17:37:00+01:00"

  @Test
  func `without a daemon, status and watch say so, and how to start one`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let status = try program("status", "--gpsd", "localhost:1", "--json").object()
    #expect(status["daemon"] as? String == "none")
    #expect(status["daemon_pid"] is NSNull)
    #expect(status["receiver"] as? String == "no daemon")
    let words = try program("status", "--gpsd", "localhost:1").output
    #expect(words.contains("not running"))
    #expect(words.contains("passby run"))
    let look = try program("watch", "--json", "--count", "1").object()
    #expect(look["fix"] is NSNull)
    #expect((look["tasks"] as? [Any])?.count == 2)
    #expect(try program("watch", "--count", "1").output.contains("No daemon runs: passby run"))
  }

  @Test
  func `a running daemon tells how it is; no coordinate is in the answers`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let daemon = try Self.daemon(program)
    defer { daemon.send(SIGKILL) }
    let status = try program("status", "--json", now: Self.now).object()
    #expect(status["daemon"] as? String == "running")
    #expect((status["daemon_pid"] as? Int ?? 0) > 0)
    #expect((status["daemon_memory_kb"] as? Int ?? 0) > 1000)
    #expect((status["fixes_accepted"] as? Int ?? 0) > 100)
    #expect(status["receiver"] is NSNull, "a recording has no receiver")
    #expect(status["inside"] as? [String] == ["pharmacy"])
    #expect((status["last_fix_accuracy_m"] as? Double ?? 0) >= 1)
    let words = try program("status", now: Self.now)
    #expect(words.output.contains("pid \(status["daemon_pid"] as? Int ?? 0), up 0 min"))

    let look = try program("watch", "--json", "--count", "1", now: Self.now).object()
    let spots = look["places"] as? [[String: Any]] ?? []
    #expect(spots.first?["name"] as? String == "pharmacy", "the nearest comes first")
    #expect(spots.first?["state"] as? String == "inside")
    #expect((spots.first?["distance_m"] as? Double ?? 1e9) < 60)
    #expect((look["fix"] as? [String: Any])?["accuracy_m"] as? Double ?? 0 > 0)
    let events = (look["events"] as? [[String: Any]] ?? []).compactMap { $0["event"] as? String }
    #expect(events == ["exit", "enter", "reminder"])

    let lines = try program("watch", "--count", "2", now: Self.now).output
    #expect(lines.contains("entered pharmacy"))
    #expect(lines.components(separatedBy: "entered pharmacy").count == 2, "told once")
    for text in [words.output, lines, "\(status)", "\(look)"] { #expect(!text.contains("52.52")) }

    let doctor = try program("doctor", "--gpsd", "localhost:1", "--json", now: Self.now).list()
    let check = doctor.first { $0["check"] as? String == "daemon" }
    #expect(check?["verdict"] as? String == "ok")
  }

  @Test
  func `a place is added at the position of the running daemon, without gpsd`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let daemon = try Self.daemon(program)
    defer { daemon.send(SIGKILL) }
    let added = try program("place", "add", "Door", "here", "--json", now: Self.now)
    #expect(added.status == 0, "\(added.errors)")
    let place = try added.object()
    #expect(abs((place["lat"] as? Double ?? 0) - 52.52162) < 0.001)
    let asked = try program("place", "add", "B", "here", "--gpsd", "localhost:1", now: Self.now)
    #expect(asked.status != 0, "an address that is named is asked")
  }

  @Test
  func `a log at info holds no coordinate`() throws {
    var program = try Self.furnished()
    defer { program.remove() }
    program.environment["PASSBY_LOG_LEVEL"] = "info"
    let outcome = try program(
      "run", "--nmea", Fixtures.trace("pharmacy-walk"), now: nil)
    #expect(outcome.status == 0)
    #expect(!outcome.errors.contains("52.5"))
    #expect(!outcome.errors.contains("13.4"))
  }

  @Test
  func `the doctor finds what is wrong, and names the command that repairs it`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    func checks(_ arguments: String...) throws -> [String: [String: Any]] {
      let outcome = try program.run(["doctor", "--gpsd", "localhost:1", "--json"] + arguments)
      #expect(outcome.status == 1, "gpsd is not there")
      let list = try outcome.list().map { ($0["check"] as? String ?? "", $0) }
      return Dictionary(list) { first, _ in first }
    }
    let well = try checks()
    #expect(well["database"]?["verdict"] as? String == "ok")
    #expect((well["gpsd"]?["mend"] as? String)?.contains("gpsd.socket") == true)
    #expect((well["daemon"]?["mend"] as? String) == "passby run")

    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: program.database)
    #expect((try checks()["permissions"]?["mend"] as? String)?.hasPrefix("chmod 600") == true)

    let config = program.folder.appending(path: "broken.yaml")
    try Data("gpsd:\n  prot: 1\n".utf8).write(to: config)
    let broken = try checks("--config", config.path())["configuration"]
    #expect(broken?["verdict"] as? String == "fail")
    #expect((broken?["text"] as? String)?.contains("gpsd.port") == true)

    let file = program.folder.appending(path: "readable.yaml")
    for (text, verdict) in [
      ("mqtt:\n  password: \"\"  # none\n", "ok"), ("mqtt:\n  password: hunter2\n", "note"),
      ("mqtt: {host: localhost, password: hunter2}\n", "note"),
      ("notify:\n  webhook:\n    phone: {url: \"https://ntfy.sh/topic\"}\n", "note"),
    ] {
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path())
      let readable = try checks("--config", file.path())["configuration"]
      #expect(readable?["verdict"] as? String == verdict, "\(text)")
      let mend = readable?["mend"] as? String
      #expect(mend == (verdict == "note" ? "chmod 600 \"\(file.path())\"" : nil), "\(text)")
    }

    let notifiers = program.folder.appending(path: "notifiers.yaml")
    let heard = program.folder.appending(path: "heard").path()
    let text = """
      notify:
        command:
          there: {run: ["/usr/bin/tee", "\(heard)"]}
          gone: {run: ["/nowhere/notify-me"]}
      """
    try Data(text.utf8).write(to: notifiers)
    let told = try checks("--config", notifiers.path())
    #expect(told["command.there"]?["verdict"] as? String == "ok")
    #expect(told["command.gone"]?["verdict"] as? String == "fail")
    #expect(!FileManager.default.fileExists(atPath: heard), "nothing is sent unasked")
    _ = try checks("--config", notifiers.path(), "--send-test")
    #expect(try String(contentsOfFile: heard, encoding: .utf8).contains("Passby test"))

    var bytes = try Data(contentsOf: URL(filePath: program.database))
    bytes.replaceSubrange(4096..<8192, with: Data(repeating: 0xA5, count: 4096))
    let damaged = program.folder.appending(path: "damaged.db")
    try bytes.write(to: damaged)
    let sick = try checks("--db", damaged.path())["database"]
    #expect(sick?["verdict"] as? String == "fail")
    #expect((sick?["mend"] as? String)?.isEmpty == false)
  }
}

import CommandTesting
import Foundation
import TestSupport
import Testing

/// Traces, and recordings of phones.
@Suite(.blocking)
struct ReplayTests {
  @Test(arguments: Fixtures.traceNames)
  func `every trace gives its golden timeline, twice the same bytes`(name: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let first = try program("replay", Fixtures.trace(name), "--json")
    let second = try program("replay", Fixtures.trace(name), "--json")
    #expect(first.status == 0)
    #expect(first.output == second.output)
    try GoldenTimeline(name).check(first)
  }

  @Test
  func `a committed trace played again yields nothing, and an uncommitted one changes nothing`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let trace = Fixtures.trace("pharmacy-walk")
    let before = try Data(contentsOf: URL(filePath: program.database))
    let dry = try program("replay", trace, "--json")
    #expect(try Data(contentsOf: URL(filePath: program.database)) == before)
    let committed = try program("replay", trace, "--commit", "--json")
    #expect(committed.output == dry.output)
    #expect(try program("replay", trace, "--commit", "--json").output.isEmpty)
    #expect(try program("replay", trace, "--json").output.isEmpty)
    let why = try program("why", "pharmacy", "--json").list()
    #expect(why.contains { $0["outcome"] as? String == "reminded" })
  }

  @Test
  func `a recording older than what is stored is played on its own, and says so`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let alone = try program("replay", Fixtures.trace("pharmacy-walk"), "--json")
    let lines = try String(contentsOfFile: Fixtures.trace("pharmacy-walk"), encoding: .isoLatin1)
    // The same walk a month later.
    let later = program.folder.appending(path: "later.nmea")
    let text =
      lines.split(separator: "\r\n").filter { $0.hasPrefix("$GPRMC") }
      .map { Self.dated($0, "020426") }.joined()
    try Data(text.utf8).write(to: later)
    #expect(try program("replay", later.path(), "--commit").status == 0)
    let older = try program("replay", Fixtures.trace("pharmacy-walk"))
    #expect(older.errors.contains("played on its own"), "\(older.errors)")
    let events = try program("replay", Fixtures.trace("pharmacy-walk"), "--json")
    #expect(!alone.output.isEmpty)
    #expect(try events.objects().count >= 2, "\(events.output)")
    #expect(try program("replay", Fixtures.trace("pharmacy-walk"), "--commit").output.isEmpty)
  }

  /// Returns an RMC sentence of another day, with its checksum.
  private static func dated(_ sentence: Substring, _ date: String) -> String {
    var fields = sentence.dropFirst().prefix { $0 != "*" }
      .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if fields.count > 9 { fields[9] = date }
    return NMEAText.sentence(fields.joined(separator: ","))
  }

  @Test(arguments: [
    ("", 65), ("<gpx><trk/></gpx>", 65), ("no recording", 65), ("<gpx><trk>", 65),
  ])
  func `what is no recording of a phone is refused`(content: String, status: Int32) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("device", "add", "Phone", now: nil).status == 0)
    let file = program.folder.appending(path: "phone.gpx")
    try Data(content.utf8).write(to: file)
    #expect(
      try program("replay", file.path(), "--device", "Phone", now: nil).status == status)
    #expect(
      try program("replay", file.path(), "--device", "nobody", now: nil).status == 66)
  }
  @Test
  func `numbers that no receiver has are counted, and said`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let sentences = (0..<4).map { second in
      NMEAText.sentence("GPRMC,12000\(second),A,4812.0000,N,01622.2000,E,99999.0,,020326,,,A")
    }
    let file = program.folder.appending(path: "fast.nmea")
    try Data(sentences.joined().utf8).write(to: file)
    let replay = try program("replay", file.path())
    #expect(replay.errors.contains("4 numbers, such as a speed, were out of their range"))
  }

  @Test
  func `a replay at a speed says first what it plays and how long that takes`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program("replay", Fixtures.trace("pharmacy-walk"), "--speed", "1000000x")
    #expect(outcome.errors.hasPrefix("Playing \""), "\(outcome.errors)")
    #expect(outcome.errors.contains("at 1000000x: 1 s."))
  }

  @Test
  func
    `a place created where the user stands stays silent for that visit, and the command says so`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "home", "52.52,13.405", "--radius", "60")
    let lines = try String(contentsOfFile: Fixtures.trace("pharmacy-walk"), encoding: .isoLatin1)
      .components(separatedBy: "\r\n")
    let half = try #require(lines.firstIndex { $0.contains(",163800.0") })
    let first = program.folder.appending(path: "first.nmea")
    try Data(lines[..<half].joined(separator: "\r\n").utf8).write(to: first)
    _ = try program("replay", first.path(), "--commit")
    let added = try program.run(
      ["place", "add", "pharmacy", "52.52162,13.40973", "--radius", "60"],
      now: "2026-03-02T17:38:00+01:00")
    #expect(added.errors.contains("You are at \"pharmacy\" now"))
    let task = try program.run(
      ["add", "Medicine", "--place", "pharmacy"], now: "2026-03-02T17:38:10+01:00")
    #expect(task.errors.contains("You are at \"pharmacy\" now"))
    let edited = try program.run(
      ["place", "edit", "pharmacy", "--radius", "70"], now: "2026-03-02T17:38:20+01:00")
    #expect(edited.errors.contains("You are at \"pharmacy\" now"))
    let rest = try program("replay", Fixtures.trace("pharmacy-walk"), "--json").objects()
    #expect(rest.compactMap { $0["cause"] as? String }.isEmpty)
    #expect(
      rest.contains { $0["event"] as? String == "exit" && $0["place"] as? String == "pharmacy" })
  }

  @Test
  func `the clock of a replay is the trace's own: time reminders fire in it at their instant`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Tea", "--due", "2026-03-02T17:40:30", "--zone", "Europe/Berlin")
    let lines = try program("replay", Fixtures.trace("pharmacy-walk"), "--json").objects()
    #expect(lines.count == 1)
    #expect(lines.first?["time"] as? String == "2026-03-02T16:40:30+00:00")
    #expect(lines.first?["cause"] as? String == "due")
    #expect(lines.first?["place"] is NSNull)
  }

  @Test(arguments: [
    ("due one second too late", "2026-03-03T17:36:33", false),
    ("due exactly 24 hours later", "2026-03-03T17:36:32", true),
    ("overdue", "2026-03-01T09:00:00", true),
  ])
  func `the 24-hour rule decides at the door, both sides`(name: String, due: String, speaks: Bool)
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    try Fixtures.furnish(program, tasks: false)
    let trace = Fixtures.trace("pharmacy-walk")
    let events = try program("replay", trace, "--json").objects()
    let enter = events.first {
      $0["event"] as? String == "enter" && $0["place"] as? String == "pharmacy"
    }
    // The table's times stand 24 hours after this enter.
    #expect(enter?["time"] as? String == "2026-03-02T16:36:32+00:00")
    _ = try program(
      "add", "Medicine", "--due", due, "--place", "pharmacy", "--zone", "Europe/Berlin")
    let causes = try program("replay", trace, "--json").objects().compactMap {
      $0["cause"] as? String
    }
    #expect(causes.contains("enter") == speaks, "\(name)")
  }

  @Test
  func `one day at 1 Hz with 1000 places replays, and memory stays flat`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    var text = ""
    for second in stride(from: 0, to: 20_000, by: 1) {
      let time = "\(two(second / 3600))\(two(second / 60 % 60))\(two(second % 60))"
      text += NMEAText.sentence(
        "GPRMC,\(time),A,5231.20000,N,01324.30000,E,0.0,0.0,020326,,,A")
    }
    let file = program.folder.appending(path: "day.nmea")
    try Data(text.utf8).write(to: file)
    let outcome = try program("replay", file.path())
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("20000 fixes"))
  }

  private func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

import CommandTesting
import DaemonControl
import Foundation
import TestSupport
import Testing

/// Commands that ask the running daemon, before one that only answers.
@Suite(.blocking)
struct DaemonAnswerTests {
  /// A program with a place and a task at it.
  private static let furnished = Result {
    try DatabaseTemplate { program in
      _ = try program("place", "add", "Vet", "48.2,16.37")
      _ = try program("add", "Cat medicine", "--place", "Vet")
      _ = try program("device", "add", "Phone")
    }
  }

  private func with(
    _ change: (inout DaemonStatus) -> Void = { _ in }, _ body: (inout CalledProgram) throws -> Void
  ) throws {
    var program: CalledProgram = try Self.furnished.get().program()
    defer { program.remove() }
    program.environment["PASSBY_GPSD_HOST"] = "127.0.0.1"
    program.environment["PASSBY_GPSD_PORT"] = "9"
    let daemon = try StandInDaemon(of: program, change)
    defer { daemon.stop() }
    try body(&program)
  }

  @Test
  func `what is wrong with a receiver stands in status, and what to know of it in doctor`() throws {
    try with { status in
      (status.fixesAccepted, status.fixesRollover, status.outOfRange) = (9, 3, 2)
    } _: { program in
      let status = try program("status", "--json").object()
      #expect(status["fixes_rollover"] as? Int == 3 && status["out_of_range"] as? Int == 2)
      let words = try program("status").output
      #expect(words.contains("3 corrected by 1024 or 2048 weeks"), "\(words)")
      #expect(words.contains("2 numbers out"))
      #expect(try program("doctor").output.contains("1024 or 2048 weeks in the past"))
    }
    try with {
      $0.datedByComputer = true
    } _: { program in
      let doctor = try program("doctor").output
      #expect(doctor.contains("it sends no date"), "\(doctor)")
    }
  }

  @Test
  func `near and here take the position of the running daemon, without gpsd`() throws {
    let time = Date("2026-03-02T10:59:50Z")
    try with { status in
      status.position = .init(
        time: time, latitude: 48.2001, longitude: 16.37, accuracyM: 12, speedMps: nil,
        courseDeg: nil, satellites: nil)
      (status.fixesAccepted, status.lastFix) = (1, time)
    } _: { program in
      let near = try program("near", "--json").object()
      #expect((near["position"] as? [String: Any])?["source"] as? String == "daemon")
      #expect((near["places"] as? [[String: Any]])?.first?["name"] as? String == "Vet")
      let added = try program("place", "add", "Door", "here", "--json")
      #expect(added.status == 0, "\(added.errors)")
      #expect(try added.object()["lat"] as? Double == 48.2001)
      let asked = try program("place", "add", "B", "here", "--gpsd", "localhost:1")
      #expect(asked.status == 69, "an address that is named is asked")
    }
  }

  @Test
  func `a test of a device says that nothing came, or that no daemon runs`() throws {
    let program: CalledProgram = try Self.furnished.get().program()
    defer { program.remove() }
    #expect(try program("device", "test", "nobody").status == 66)
    let silent = try program("device", "test", "Phone", "--wait", "0")
    #expect(silent.status == 69 && silent.errors.contains("passby run"))
    try with {
      $0.web = "http://127.0.0.1:8000"
    } _: { program in
      let nothing = try program("device", "test", "Phone", "--wait", "0")
      #expect(nothing.status == 69 && nothing.errors.contains("Nothing came from \"Phone\""))
    }
  }

  @Test
  func `the doctor knows of silent phones after a restart, and without a daemon`() throws {
    let phone = try PhoneProgram<CalledProgram>()
    defer { phone.program.remove() }
    _ = try phone.device()
    _ = try phone.replay([(0, 2000)], options: ["--commit"])
    func silence(after seconds: Double) throws -> [String] {
      let now = phone.start.addingTimeInterval(seconds).ISO8601Format()
      return try phone.program.run(["doctor"], now: now).output.split(separator: "\n")
        .filter { $0.contains("was not heard") }.map(String.init)
    }
    func check() throws {
      let shown = try phone.shown()
      #expect(shown["heard"] is String && shown["fix_age_s"] is Double)
      #expect(shown["accuracy_m"] as? Double == 10 && shown["leads"] as? Bool == true)
      #expect(try silence(after: 86_000).isEmpty)
      let day = try silence(after: 86_500)
      #expect(day.count == 1 && day[0].contains("\"Phone\" was not heard for 24 h"), "\(day)")
      let days = try silence(after: 864_000)
      #expect(days.count == 1 && days[0].contains("for 10 d"), "\(days)")
    }
    try check()
    // One that has heard of nothing since it was started.
    let daemon = try StandInDaemon(of: phone.program) { $0.phones = nil }
    defer { daemon.stop() }
    try check()
  }

  @Test
  func `the address for a phone is told, with what is missing for it`() throws {
    let program: CalledProgram = try Self.furnished.get().program()
    defer { program.remove() }
    let before = try program("web", "address")
    #expect(before.status == 0)
    #expect(before.output.contains("passby run"))
    #expect(before.output.contains("web.listen: 0.0.0.0"))
    #expect(try program("web", "address", "--json").object()["running"] as? Bool == false)
    try with {
      $0.web = "http://127.0.0.2:8000"
    } _: { program in
      program.environment["PASSBY_WEB_LISTEN"] = "127.0.0.2"
      let only = try program("web", "address")
      #expect(only.output.hasPrefix("Page: http://127.0.0.2:8000\n"))
      #expect(only.output.contains("Only this computer can open the page."))
      #expect(!only.output.contains("█"))
      program.environment["PASSBY_WEB_LISTEN"] = "0.0.0.0"
      #expect(try program("web", "address").output.contains("no address in a network"))
    }
    try with { status in
      status.web = "http://127.0.0.1:8000"
      status.webOthers = ["http://192.0.2.1:8000"]
    } _: { program in
      program.environment["PASSBY_WEB_LISTEN"] = "0.0.0.0"
      let shown = try program("web", "address", "--color", "never")
      #expect(shown.output.contains("On other devices: http://192.0.2.1:8000\n"))
      let hasCode = shown.output.contains("█")
      #expect(hasCode != shown.errors.contains("libqrencode4"))
      program.environment["COLUMNS"] = "20"
      let narrow = try program("web", "address")
      #expect(!narrow.output.contains("█"))
      #expect(!hasCode || narrow.errors.contains("columns"))
    }
  }
}

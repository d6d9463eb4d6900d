import CommandTesting
import Foundation
import TestSupport
import Testing

/// The places nearby of a position.
@Suite(.blocking)
struct NearTests {
  /// gpsd is never there.
  private static func program() throws -> CalledProgram {
    var program = try CalledProgram()
    program.environment["PASSBY_GPSD_HOST"] = "127.0.0.1"
    program.environment["PASSBY_GPSD_PORT"] = "9"
    return program
  }

  @Test
  func `without a position it says so, with the exit code of a service that is missing`() throws {
    let program = try Self.program()
    defer { program.remove() }
    let outcome = try program("near")
    #expect(outcome.status == 69)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("No position is known"))
    #expect(outcome.errors.contains("127.0.0.1:9"))
  }

  @Test
  func `the last stored position is used, with its age`() throws {
    let program = try Self.program()
    defer { program.remove() }
    try Fixtures.furnish(program, tasks: false)
    _ = try program("add", "Screws", "--place", "pharmacy")
    _ = try program("replay", Fixtures.trace("pharmacy-walk"), "--commit")
    let object = try program("near", "--within", "20km", "--json").object()
    #expect((object["position"] as? [String: Any])?["source"] as? String == "stored")
    #expect(object["age_s"] is Double)
    let places = try #require(object["places"] as? [[String: Any]])
    #expect(places.map { $0["tasks"] as? [Int] } == [[1]])
    #expect(places.first?["name"] as? String == "pharmacy")
    let text = try program("near", "--within", "20km")
    #expect(text.status == 0)
    #expect(text.output.contains("Last stored position") && text.output.contains("Screws"))
    let none = try program("near", "--within", "20m")
    #expect(none.status == 0)
    #expect(none.output.contains("No place with an open task within 20 m."))
  }

  @Test(arguments: [
    (["--count", "0"], "1 to 1000"), (["--count", "x"], "x"),
    (["--within", "5"], "20 m to 100 km"),
    (["--within", "far"], "far"), (["--gpsd", "a:99999"], "65535"), (["here"], "here"),
  ])
  func `wrong options are refused`(arguments: [String], says: String) throws {
    let program = try Self.program()
    defer { program.remove() }
    let outcome = try program.run(["near"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test func `a distance is refused by the name of its option`() throws {
    let program = try Self.program()
    defer { program.remove() }
    let wrong = try program("near", "--within", "5")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("--within \"5\""))
  }
}

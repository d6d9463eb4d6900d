import CommandTesting
import Foundation
import TestSupport
import Testing

/// The command `place add`.
@Suite(.blocking)
struct PlaceTests {
  @Test(.enabled(if: GPSFake.isInstalled))
  func `here asks the receiver`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let daemon = try GPSFake(
      port: LoopbackPort.reserve(),
      recording: Data(contentsOf: URL(filePath: Fixtures.trace("pharmacy-walk"))), isRepeated: true)
    defer { daemon.stop() }
    #expect(polling { LoopbackPort.isListening(daemon.port) })
    let outcome = try program(
      "place", "add", "Here", "here", "--gpsd", "127.0.0.1:\(daemon.port)", "--json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let latitude = try outcome.object()["lat"] as? Double ?? 0
    #expect(abs(latitude - 52.52) < 0.01)
  }

  @Test func `what an app on Android shares is a place, with its name if none is given`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(
      try program.run(["place", "add", "Doctor", "geo:0,0?q=47.5,9.7(Vet)"]).status == 0)
    let named = try program.run(["place", "add", "geo:0,0?q=47.6%2C9.7(Vet)", "--json"]).object()
    #expect(named["name"] as? String == "Vet" && named["lat"] as? Double == 47.6)
    let list = try program.run(["place", "list", "--json"]).list()
    #expect(list.first { $0["name"] as? String == "Doctor" }?["lat"] as? Double == 47.5)
  }

  @Test func `what does not go together is refused`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for line in [
      "place add", "place add Vet", "place add geo:1,2", "place add X geo:0,0?q=Main+Street",
      "place add Vet 1,2 --from x", "place add --from x --gpsd y:1",
    ] {
      let words = line.split(separator: " ").map(String.init)
      #expect(try program.run(words).status == 64, "\(line)")
    }
    #expect(try program("place", "add", "--from", "nobody").status == 66)
  }
}

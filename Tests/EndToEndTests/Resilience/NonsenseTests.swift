import CommandTesting
import Foundation
import TestSupport
import Testing

/// Something that says what gpsd never would, in front of the built program.
@Suite(.blocking)
struct NonsenseTests {
  @Test(arguments: [
    "half lines", "a line without end", "noise without end", "impossible values",
    "impossible times",
  ])
  func `nonsense brings no reminder, costs no core, and keeps no reminder from coming`(kind: String)
    async throws
  {
    let program = try MovingReceiver.program()
    defer { program.remove() }
    let receiver = try MovingReceiver(.reports, metersNorth: 400)
    defer { receiver.stop() }
    let running = try RunningProgram(
      program, ["run", "--gpsd", "127.0.0.1:\(receiver.server.port)", "--json"], now: nil)
    defer { running.abandon() }
    _ = try #require(await running.word("receiving positions"), "\(running.errorsSoFar)")
    receiver.beSilent(true)
    try await talk(kind, receiver.server, before: running)
    receiver.beSilent(false)
    #expect(!running.outputSoFar.contains(#""event":"reminder""#))
    await receiver.arrive(before: running)
  }

  private func talk(
    _ kind: String, _ server: LoopbackServer, before running: RunningProgram
  ) async throws {
    switch kind {
    case "half lines":
      let line = Data(MovingReceiver.report(Date(), 1).utf8)
      for cut in [1, 20, line.count - 3] {
        server.send(line.prefix(cut))
        try await eventually { server.isAllRead }
        server.send(Data("\r\n".utf8))
      }
    case "a line without end":
      server.send(
        Data("{\"class\":\"TPV\",\"x\":\"".utf8) + Data(repeating: 0x79, count: 4_000_000))
      _ = try #require(await running.word("no gpsd"))
    case "noise without end":
      let noise = Data(String(repeating: "\u{1}{\"class\":\"TPV\",,\r\n", count: 1000).utf8)
      let count = server.connections
      // Until it has hung up twice: it must come back, and be as patient the second time.
      let hasHungUp = await holdsEventually {
        server.send(noise)
        return server.connections >= count + 2
          && running.errorsSoFar.contains("is not gpsd")
      }
      #expect(hasHungUp, "\(running.errorsSoFar)")
    case "impossible values":
      for extra in [
        #","epx":1e200,"epy":1e308"#, #","eph":1e308"#, #","eph":-1"#, #","eph":0,"speed":-5"#,
        #","track":1e300,"altMSL":-1e300"#, #","lat":1e308"#, #","lat":-90.01"#, #","lat":null"#,
        #","lon":"x""#, #","mode":99999999999999"#,
        #","device":"\#(String(repeating: "x", count: 999))""#,
      ] {
        server.send(
          Data(MovingReceiver.report(Date(), MovingReceiver.place.latitude, extra: extra).utf8))
      }
    default:
      for text in [
        "9999-12-30T23:59:59Z", "0001-01-02T00:00:00Z", "9999-12-31T23:59:59Z",
        "0001-01-01T00:00:00Z", "292277026596-12-04T15:30:08Z",
        "2026-13-45T99:99:99Z", "yesterday", "1970-01-01T00:00:00Z", "",
      ] {
        let report = MovingReceiver.report(Date(), MovingReceiver.place.latitude)
        let time = report.components(separatedBy: #""time":""#)[1].prefix { $0 != "\"" }
        server.send(Data(report.replacing(time, with: text).utf8))
      }
    }
  }
}

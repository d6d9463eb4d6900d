import CommandTesting
import Foundation
import TestSupport
import Testing

/// A live receiver that has no date.
@Suite(.blocking)
struct ReceiverDateTests {
  @Test func `a live receiver without a date gets the computer's, and says so`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let running = try RunningProgram(
      program, ["run", "--nmea", "-", "--no-web", "--json"], now: nil)
    defer { running.abandon() }
    let now = Date()
    for second in 0..<4 {
      let time = now.addingTimeInterval(Double(second) - 4).ISO8601Format()
      let clock = time.dropFirst(11).prefix(8).replacing(":", with: "")
      running.write(Data(NMEAText.gga(String(clock)).utf8))
    }
    #expect(polling { running.errorsSoFar.contains("sends no date") }, "\(running.errorsSoFar)")
    #expect(
      polling {
        (try? program("status", "--json", now: nil).object()["fixes_accepted"] as? Int) == 3
      })
    let status = try program("status", now: nil)
    #expect(status.output.contains("the receiver sends no date"), "\(status.output)")
    #expect(try program("doctor", now: nil).output.contains("it sends no date"))
    running.closeInput()
    _ = running.waitForEnd()
  }
}

import CommandTesting
import Foundation
import TestSupport
import Testing

/// Live receivers whose dates and numbers are wrong.
@Suite(.blocking)
struct ReceiverDateTests {
  /// A database with a place, a task and a phone.
  private static let furnished = Result {
    try DatabaseTemplate { program in
      _ = try program("place", "add", "Vet", "48.2,16.37")
      _ = try program("add", "Cat medicine", "--place", "Vet", "--every", "1d-30d")
      _ = try program("device", "add", "Phone")
    }
  }

  private func program() throws -> BuiltProgram { try Self.furnished.get().program() }

  private func write(_ bytes: some Sequence<UInt8>, _ name: String, _ program: BuiltProgram) throws
    -> String
  {
    let file = program.folder.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path()
  }

  @Test func `a live receiver without a date gets the computer's, and says so`() throws {
    let program = try program()
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

  @Test func `a live receiver 1024 weeks behind is put right, and status and doctor say so`() throws
  {
    let program = try program()
    defer { program.remove() }
    let running = try RunningProgram(
      program, ["run", "--nmea", "-", "--no-web", "--json"], now: nil)
    defer { running.abandon() }
    let then = Date().addingTimeInterval(-1024 * 604_800)
    for second in 0..<4 {
      let text = then.addingTimeInterval(Double(second) - 4).ISO8601Format()
      let time = text.dropFirst(11).prefix(8).replacing(":", with: "")
      let day =
        text.dropFirst(8).prefix(2) + text.dropFirst(5).prefix(2) + text.dropFirst(2).prefix(2)
      let body = "GPRMC,\(time),A,4812.0000,N,01622.2000,E,0.1,,\(day),,,A"
      running.write(Data(NMEAText.sentence(body).utf8))
    }
    #expect(
      polling {
        (try? program("status", "--json", now: nil).object()["fixes_rollover"] as? Int) == 3
      }, "\(running.errorsSoFar)")
    #expect(running.errorsSoFar.contains("corrected"))
    let status = try program("status", "--json", now: nil).object()
    #expect(status["fixes_accepted"] as? Int == 3)
    #expect(try program("status", now: nil).output.contains("3 corrected by 1024 or 2048 weeks"))
    #expect(try program("doctor", now: nil).output.contains("1024 or 2048 weeks in the past"))
    running.closeInput()
    _ = running.waitForEnd()
  }

  @Test func `a speed that no receiver has counts in status and in a replay`() throws {
    let program = try program()
    defer { program.remove() }
    let now = Date()
    let sentences = (0..<4).map { second in
      let text = now.addingTimeInterval(Double(second) - 4).ISO8601Format()
      let time = text.dropFirst(11).prefix(8).replacing(":", with: "")
      let day =
        text.dropFirst(8).prefix(2) + text.dropFirst(5).prefix(2) + text.dropFirst(2).prefix(2)
      let body = "GPRMC,\(time),A,4812.0000,N,01622.2000,E,99999.0,,\(day),,,A"
      return NMEAText.sentence(body)
    }
    let file = try write(sentences.joined().utf8, "fast.nmea", program)
    let replay = try program("replay", file, now: nil)
    #expect(replay.errors.contains("4 numbers, such as a speed, were out of their range"))
    let running = try RunningProgram(
      program, ["run", "--nmea", "-", "--no-web", "--json"], now: nil)
    defer { running.abandon() }
    running.write(Data(sentences.joined().utf8))
    #expect(
      polling {
        (try? program("status", "--json", now: nil).object()["out_of_range"] as? Int) == 3
      }, "\(running.errorsSoFar)")
    #expect(try program("status", now: nil).output.contains("3 numbers out of their ranges"))
    running.closeInput()
    _ = running.waitForEnd()
  }

  @Test(arguments: [1024, 2048] as [Double])
  func `a date of lost weeks that gpsd hands on is put right`(_ weeks: Double) throws {
    let program = try program()
    defer { program.remove() }
    let place = MovingReceiver.place
    _ = try program("place", "add", "Gate", "\(place.latitude),\(place.longitude)", now: nil)
    let receiver = try MovingReceiver(.reports, metersNorth: 400, weeksBehind: weeks)
    defer { receiver.stop() }
    let running = try RunningProgram(
      program, ["run", "--gpsd", "127.0.0.1:\(receiver.server.port)", "--no-web", "--json"],
      now: nil)
    defer { running.abandon() }
    #expect(
      polling {
        (try? program("status", "--json", now: nil).object()["fixes_accepted"] as? Int) ?? 0 > 3
      }, "\(running.errorsSoFar)")
    receiver.go(to: 0)
    #expect(running.waitForOutput { $0.contains("\"enter\"") }, "\(running.errorsSoFar)")
    let year = Calendar(identifier: .gregorian).component(.year, from: Date())
    #expect(running.outputSoFar.contains("\"time\":\"\(year)"), "\(running.outputSoFar)")
    running.send(SIGTERM)
    _ = running.waitForEnd()
  }
}

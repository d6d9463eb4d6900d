import CommandTesting
import Foundation
import TestSupport
import Testing

/// A real gpsd that is missing, dies, hangs, or loses its receiver.
///
/// One test after the other, so that few programs share the machine with a gpsd.
@Suite(
  .blocking, .serialized,
  .enabled(if: RealGPSD.isInstalled, "needs gpsd: sudo apt-get install gpsd"))
struct ReceiverTroubleTests {
  private func furnished() throws -> BuiltProgram {
    let program = try BuiltProgram()
    let place = MovingReceiver.place
    _ = try program.run([
      "place", "add", "Vet", "\(place.latitude),\(place.longitude)", "--radius", "80",
    ])
    _ = try program.run(["add", "Cat medicine", "--place", "Vet"])
    return program
  }

  private func follow(_ program: BuiltProgram, port: Int) throws -> RunningProgram {
    try RunningProgram(program, ["run", "--gpsd", "127.0.0.1:\(port)", "--json"], now: nil)
  }

  /// Waits for words of the daemon beyond a position and returns their end; a failure shows all of
  /// its words.
  @discardableResult
  private func expect(
    _ words: String, of running: RunningProgram, after position: Int = 0
  ) async throws -> Int {
    try #require(await running.word(words, after: position), "\(running.errorsSoFar)")
  }

  /// Goes to the place, and expects what the whole thing is there for; then ends it.
  private func expectReminder(_ running: RunningProgram, _ receiver: MovingReceiver) async {
    receiver.go(to: 0)
    #expect(
      await running.output { $0.contains(#""cause":"enter""#) },
      "\(running.outputSoFar) \(running.errorsSoFar)")
    #expect(!running.keepsCoreBusy, "\(running.processorSeconds) s of processor time")
    running.send(SIGTERM)
    let outcome = running.waitForEnd()
    #expect(outcome.status == 0)
    #expect(outcome.lines.count { $0.contains(#""event":"reminder""#) } == 1)
  }

  @Test
  func `absent at the start, it is followed when it comes`() async throws {
    let program = try furnished()
    defer { program.remove() }
    let port = try LoopbackPort.reserve()
    let running = try follow(program, port: port)
    defer { running.abandon() }
    let lost = try await expect("no gpsd: nothing answers at 127.0.0.1:\(port)", of: running)
    let receiver = try MovingReceiver(.nmea, metersNorth: 400)
    let daemon = try RealGPSD(port: port, receiver: receiver.server.port)
    defer {
      receiver.stop()
      daemon.stop()
    }
    try await expect("receiving positions", of: running, after: lost)
    #expect(running.errorsSoFar.components(separatedBy: "nothing answers").count == 2, "said once")
    await expectReminder(running, receiver)
  }

  @Test
  func `killed and started again, it is followed on`() async throws {
    let program = try furnished()
    defer { program.remove() }
    let receiver = try MovingReceiver(.nmea, metersNorth: 400)
    let port = try LoopbackPort.reserve()
    let first = try RealGPSD(port: port, receiver: receiver.server.port)
    let running = try follow(program, port: port)
    defer { running.abandon() }
    let ok = try await expect("receiving positions", of: running)
    first.stop()
    let lost = try await expect("no gpsd", of: running, after: ok)
    let second = try RealGPSD(port: port, receiver: receiver.server.port)
    defer {
      receiver.stop()
      second.stop()
    }
    try await expect("receiving positions", of: running, after: lost)
    await expectReminder(running, receiver)
  }

  @Test
  func `hung for longer than anybody waits, it is called silent, and followed when it goes on`()
    async throws
  {
    let program = try furnished()
    defer { program.remove() }
    let receiver = try MovingReceiver(.nmea, metersNorth: 400)
    let daemon = try RealGPSD(port: try LoopbackPort.reserve(), receiver: receiver.server.port)
    defer {
      receiver.stop()
      daemon.stop()
    }
    let running = try follow(program, port: daemon.port)
    defer { running.abandon() }
    let ok = try await expect("receiving positions", of: running)
    daemon.send(SIGSTOP)
    let silent = try await expect("receiver silent", of: running, after: ok)
    daemon.send(SIGCONT)
    try await expect("receiving positions", of: running, after: silent)
    await expectReminder(running, receiver)
  }

  @Test
  func `unplugged and plugged in again, the receiver is missed and found`() async throws {
    let program = try furnished()
    defer { program.remove() }
    let receiver = try MovingReceiver(.nmea, metersNorth: 400)
    let daemon = try RealGPSD(port: try LoopbackPort.reserve(), receiver: receiver.server.port)
    defer {
      receiver.stop()
      daemon.stop()
    }
    let running = try follow(program, port: daemon.port)
    defer { running.abandon() }
    let ok = try await expect("receiving positions", of: running)
    try daemon.unplug()
    let gone = try await expect("no receiver", of: running, after: ok)
    try daemon.plug()
    try await expect("receiving positions", of: running, after: gone)
    await expectReminder(running, receiver)
  }
}

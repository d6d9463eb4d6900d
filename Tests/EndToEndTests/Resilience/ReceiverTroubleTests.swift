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

  /// Lets a daemon follow a gpsd, does something to the gpsd, and expects a reminder afterwards.
  private func follow(
    _ trouble: (RealGPSD, RunningProgram, _ position: Int) async throws -> Void
  ) async throws {
    let program = try MovingReceiver.program()
    defer { program.remove() }
    let receiver = try MovingReceiver(.nmea, metersNorth: 400)
    let daemon = try RealGPSD(port: try LoopbackPort.reserve(), receiver: receiver.server.port)
    defer {
      receiver.stop()
      daemon.stop()
    }
    let running = try follow(program, port: daemon.port)
    defer { running.abandon() }
    try await trouble(daemon, running, expect("receiving positions", of: running))
    await receiver.arrive(before: running)
  }

  @Test
  func `absent at the start, it is followed when it comes`() async throws {
    let program = try MovingReceiver.program()
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
    await receiver.arrive(before: running)
  }

  @Test
  func `killed and started again, it is followed on`() async throws {
    let program = try MovingReceiver.program()
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
    await receiver.arrive(before: running)
  }

  @Test
  func `hung for longer than anybody waits, it is called silent, and followed when it goes on`()
    async throws
  {
    try await follow { daemon, running, position in
      daemon.send(SIGSTOP)
      let silent = try await expect("receiver silent", of: running, after: position)
      daemon.send(SIGCONT)
      try await expect("receiving positions", of: running, after: silent)
    }
  }

  @Test
  func `unplugged and plugged in again, the receiver is missed and found`() async throws {
    try await follow { daemon, running, position in
      try daemon.unplug()
      let gone = try await expect("no receiver", of: running, after: position)
      try daemon.plug()
      try await expect("receiving positions", of: running, after: gone)
    }
  }
}

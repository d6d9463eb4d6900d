import CommandTesting
import Foundation
import TestSupport

/// A real gpsd over a receiver that tells a recording once, from its beginning, to whoever follows
/// it first.
final class RecordedReceiver {
  private let trace: Data
  private let server: LoopbackServer
  private let daemon: RealGPSD

  /// Where gpsd answers.
  var port: Int { daemon.port }

  /// Starts gpsd; nothing is told before `play`.
  init(trace: Data) throws {
    self.trace = trace
    server = try LoopbackServer()
    daemon = try RealGPSD(
      port: try LoopbackPort.reserve(), receiver: server.port, waitsForClient: true)
  }

  /// Waits until gpsd has a client, and tells all, each sentence when gpsd has read the one before:
  /// of two in one read it may leave out the first.
  func play() {
    _ = polling { server.connections > 0 }
    for line in trace.split(separator: 0x0A) {
      server.send(line + [0x0A])
      _ = polling(pauseMicroseconds: 500) { server.isAllRead }
    }
  }

  /// Ends gpsd.
  func stop() {
    daemon.stop()
    server.stop()
  }
}

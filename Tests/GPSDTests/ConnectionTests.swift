import Foundation
import Localization
import SystemEvents
import TestSupport
import Testing

@testable import GPSD

struct ConnectionTests {
  @Test func `half a line and silence cost nothing, and the rest completes it`() throws {
    let daemon = try FakeDaemon(greeting: [Lines.version])
    defer { daemon.stop() }
    let connection = Connection()
    #expect(try connection.open(daemon.address) == nil)
    guard case .line(.version) = connection.next(timeout: .seconds(300), stopping: nil) else {
      Issue.record("no greeting")
      return
    }
    let line = Lines.tpv(second: 1)
    daemon.send(String(line.prefix(40)))
    #expect(connection.next(timeout: .milliseconds(400), stopping: nil) == .timedOut)
    let reads = connection.readCount
    #expect(reads <= 4)
    #expect(connection.next(timeout: .milliseconds(100), stopping: nil) == .timedOut)
    #expect(connection.readCount == reads)
    daemon.send(line.dropFirst(40) + "\n" + Lines.tpv(second: 2) + "\n")
    for _ in 1...2 {
      guard case .line(.position) = connection.next(timeout: .seconds(300), stopping: nil) else {
        Issue.record("no position")
        return
      }
    }
    #expect(connection.readCount <= reads + 4)
  }

  @Test func `a process with more than a thousand open files hears gpsd`() async {
    await #expect(processExitsWith: .success) {
      try #require(ManyFiles.open())
      let daemon = try FakeDaemon(
        greeting: [Lines.version, Lines.tpv(second: 1), Lines.tpv(second: 2)])
      defer { daemon.stop() }
      let connection = Connection()
      #expect(try connection.open(daemon.address) == nil)
      var positions = 0
      while positions < 2 {
        switch connection.next(timeout: .seconds(300), stopping: nil) {
        case .line(.position): positions += 1
        case .line: continue
        case let other: fatalError("no position: \(other)")
        }
      }
    }
  }

  @Test func `a raised event ends the waiting at once`() throws {
    let daemon = try FakeDaemon()
    defer { daemon.stop() }
    let connection = Connection()
    let stopping = WakeEvent()
    #expect(try connection.open(daemon.address) == nil)
    stopping.raise()
    #expect(connection.next(timeout: nil, stopping: stopping) == .woken)
    #expect(stopping.isRaised)
  }

  @Test func `a closed connection says so, and closing it again raises no signal`() throws {
    let daemon = try FakeDaemon(hangsUp: true)
    defer { daemon.stop() }
    let connection = Connection()
    for _ in 1...3 {
      // Hanging up may come before the request for reports or after it.
      guard try connection.open(daemon.address) == nil else { continue }
      guard case .closed(let reason) = connection.next(timeout: .seconds(300), stopping: nil) else {
        Issue.record("not closed")
        return
      }
      #expect(!reason.text.isEmpty)
      connection.close()
      connection.close()
    }
  }

  @Test func `an address where nothing answers is named`() throws {
    let port = try LoopbackPort.reserve()
    let connection = Connection()
    #expect(
      connection.open(try GPSDAddress(host: "127.0.0.1", port: port))
        == .nothingAnswers(address: "127.0.0.1:\(port)"))
    #expect(
      connection.next(timeout: .seconds(1), stopping: nil)
        == .closed(.nothingAnswers(address: "127.0.0.1:\(port)")))
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["\"5\"", "[]", "{}", "\"NaN\"", "null", "true"])
  func `a device that cannot be parsed keeps nothing behind it back`(value: String) throws {
    let daemon = try FakeDaemon(greeting: [
      """
      {"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/a}","activated":\
      "2026-01-01T00:00:00Z","bps":\(value)},{"class":"DEVICE","path":"/dev/b","bps":9600}]}
      """, Lines.tpv(second: 1),
    ])
    defer { daemon.stop() }
    let connection = Connection()
    #expect(try connection.open(daemon.address) == nil)
    guard case .line(.devices(let devices)) = connection.next(timeout: nil, stopping: nil) else {
      Issue.record("no devices")
      return
    }
    #expect(devices.contains { $0.path == "/dev/b" && !$0.isActive })
    guard case .line(.position) = connection.next(timeout: nil, stopping: nil) else {
      Issue.record("no position")
      return
    }
  }

  @Test func `a line without end is given up`() throws {
    let daemon = try FakeDaemon()
    defer { daemon.stop() }
    let connection = Connection()
    #expect(try connection.open(daemon.address) == nil)
    #expect(connection.next(timeout: .milliseconds(100), stopping: nil) == .timedOut)
    daemon.send(String(repeating: "x", count: 60_000))
    guard case .closed = connection.next(timeout: .seconds(300), stopping: nil) else {
      Issue.record("still open")
      return
    }
  }
}

import Foundation
import Geo
import Localization
import Synchronization
import TestSupport
import Testing

@testable import GPSD

@Suite(.timeLimit(.minutes(10)))
struct SessionTests {
  @Test func `garbage, doubtful positions and a second device leave only the good fixes`()
    async throws
  {
    let daemon = try FakeDaemon(greeting: [
      Lines.version, "garbage", "{\"class\":", Lines.devices(["/dev/a", "/dev/b"]),
      Lines.tpv(second: 1, latitude: 91.5), Lines.tpv(second: 2, latitude: 52.1),
      Lines.tpv(second: 2, latitude: 52.2), Lines.tpv(second: 90, device: "/dev/b"),
      #"{"class":"ERROR","message":"?"}"#, #"{"class":"TPV","device":"/dev/a"}"#,
      #"{"class":"TPV","device":"/dev/a","mode":3,"lat":1.0,"lon":1.0}"#, "\u{0}\u{1}",
      Lines.tpv(second: 3, latitude: 52.3), Lines.tpv(second: 91, device: "/dev/b"),
      Lines.tpv(second: 4, latitude: 52.4),
    ])
    defer { daemon.stop() }
    let reports = await GPSDSession(address: try daemon.address).reports { $0.second == 4 }
    #expect(reports.compactMap(\.second) == [2, 3, 4])
    #expect(reports.compactMap(\.fix).map(\.latitude) == [52.2, 52.3, 52.4])
    #expect(
      reports.compactMap(\.state) == [
        .noFix(reason: .waitingForReport), .ok,
      ])
    #expect(
      reports.first
        == .version(GPSDVersion(release: "3.22", protocolMajor: 3, protocolMinor: 14)))
  }

  @Test func `a lost connection is a state, and the session comes back`() async throws {
    let daemon = try FakeDaemon(greeting: [Lines.devices(["/dev/a"]), Lines.tpv(second: 1)])
    defer { daemon.stop() }
    let session = GPSDSession(address: try daemon.address, options: .brisk)
    let count = Mutex(0)
    let reports = await session.reports { report in
      if report.fix != nil {
        let fixes = count.withLock {
          $0 += 1
          return $0
        }
        if fixes == 1 { daemon.hangUp() }
        return fixes == 2
      }
      // The new connection first repeats the old epoch, which is no fix again.
      if case .state(.noFix) = report, count.withLock({ $0 }) == 1 {
        daemon.send(lines: [Lines.tpv(second: 2)])
      }
      return false
    }
    #expect(reports.compactMap(\.second) == [1, 2])
    #expect(
      reports.compactMap(\.state).contains {
        $0 == .noDaemon(reason: .closed(address: "127.0.0.1:\(daemon.port)"))
      })
    #expect(reports.compactMap(\.state).last == .ok)
  }

  @Test func `a daemon that hangs up at once is tried again, and told of once`() async throws {
    let daemon = try FakeDaemon(hangsUp: true)
    defer { daemon.stop() }
    let session = GPSDSession(address: try daemon.address, options: .brisk)
    let states = Mutex<[ReceiverState]>([])
    let reader = Task {
      for await report in session {
        states.withLock { $0 += [report.state].compactMap(\.self) }
      }
    }
    let connections = Mutex(0)
    #expect(
      await daemon.saw { event in
        guard event == .disconnected else { return false }
        return connections.withLock {
          $0 += 1
          return $0
        } == 4
      })
    reader.cancel()
    await reader.value
    let seen = states.withLock { $0 }
    // The end may be noticed as a hang-up or as a reset; the same is not reported again.
    #expect(!seen.isEmpty)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 })
    for state in seen {
      guard case .noDaemon = state else {
        Issue.record("\(state)")
        return
      }
    }
  }

  @Test func `cancelling ends the session at once, and takes leave of gpsd`() async throws {
    let daemon = try FakeDaemon(greeting: [Lines.version])
    defer { daemon.stop() }
    let session = GPSDSession(address: try daemon.address)
    let heard = AsyncStream.makeStream(of: Void.self)
    let reader = Task {
      for await _ in session { heard.continuation.yield() }
    }
    for await _ in heard.stream { break }
    reader.cancel()
    // Nothing else ends it: without that, the time limit of the suite does.
    await reader.value
    let farewell = Mutex("")
    #expect(
      await daemon.saw { event in
        if case .received(let text) = event { farewell.withLock { $0 += text } }
        return event == .disconnected
      })
    #expect(farewell.withLock { $0.contains(#""enable":false"#) })
  }

  @Test func `cancelling while nobody answers ends the pause`() async throws {
    let port = try LoopbackPort.reserve()
    let session = GPSDSession(address: try GPSDAddress(host: "127.0.0.1", port: port))
    let heard = AsyncStream.makeStream(of: GPSDReport.self)
    let reader = Task {
      for await report in session { heard.continuation.yield(report) }
    }
    for await report in heard.stream {
      #expect(
        report == .state(.noDaemon(reason: .nothingAnswers(address: "127.0.0.1:\(port)"))))
      break
    }
    reader.cancel()
    await reader.value
  }

  @Test func `letting the iterator go closes the connection`() async throws {
    let daemon = try FakeDaemon(greeting: [Lines.version])
    defer { daemon.stop() }
    for await _ in GPSDSession(address: try daemon.address) { break }
    #expect(await daemon.saw { $0 == .disconnected })
  }

  @Test func `a consumer that is slow loses old fixes and learns how many`() async throws {
    let daemon = try FakeDaemon(
      greeting: (1...50).map { Lines.tpv(second: $0) } + [Lines.devices([])])
    var options = GPSDOptions()
    options.maximumBufferedFixes = 5
    var iterator = GPSDSession(address: try daemon.address, options: options).makeAsyncIterator()
    // Hangs up for good once all is sent; otherwise it would be sent again.
    #expect(await daemon.saw { if case .received = $0 { true } else { false } })
    daemon.stop()
    #expect(await daemon.saw { $0 == .disconnected })
    var total = 0
    while total < 50, let report = await iterator.next() {
      if case .dropped(let fixes) = report { total += fixes }
      if report.fix != nil { total += 1 }
    }
    #expect(total == 50)
  }

  @Test func `a silent receiver turns stale`() async throws {
    let daemon = try FakeDaemon(greeting: [Lines.tpv(second: 1)])
    defer { daemon.stop() }
    var options = GPSDOptions()
    options.staleAfter = .milliseconds(250)
    let reports = await GPSDSession(address: try daemon.address, options: options).reports {
      if case .state(.stale) = $0 { true } else { false }
    }
    #expect(
      reports.compactMap(\.state) == [.ok, .stale(reason: .silent(seconds: 0.25))])
  }
}

@Suite(.timeLimit(.minutes(10)))
struct FirstFixTests {
  @Test func `the first fix is the answer`() async throws {
    let daemon = try FakeDaemon(greeting: [Lines.version, Lines.tpv(second: 1)])
    defer { daemon.stop() }
    let answer = await GPSDSession.firstFix(address: try daemon.address, timeout: .seconds(300))
    guard case .fix(let fix) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(fix.latitude == 52.5)
  }

  @Test func `no fix in time is told with the last state`() async throws {
    let daemon = try FakeDaemon(greeting: [Lines.devices([])])
    defer { daemon.stop() }
    let answer = await GPSDSession.firstFix(
      address: try daemon.address, timeout: .milliseconds(300))
    #expect(answer == .unavailable(reason: .noDevice(reason: .noDevices)))
  }

  @Test func `no gpsd is told at once`() async throws {
    let port = try LoopbackPort.reserve()
    // Longer than the suite may take.
    let answer = await GPSDSession.firstFix(
      address: try GPSDAddress(host: "127.0.0.1", port: port), timeout: .seconds(3600))
    #expect(answer == .unavailable(reason: .nothingAnswers(address: "127.0.0.1:\(port)")))
  }

  @Test func `a probe lists who answers and what it has`() async throws {
    let daemon = try FakeDaemon(greeting: [Lines.version, Lines.devices(["/dev/b", "/dev/a"])])
    defer { daemon.stop() }
    let probe = await GPSDProbe.run(address: try daemon.address, timeout: .seconds(300))
    #expect(probe.isReachable)
    #expect(probe.version?.description == "gpsd 3.22 (protocol 3.14)")
    #expect(probe.devices.map(\.path) == ["/dev/b", "/dev/a"])
    #expect(probe.libraryVersion.contains("."))
  }

  @Test func `a probe of nobody is not reachable`() async throws {
    let port = try LoopbackPort.reserve()
    let probe = await GPSDProbe.run(
      address: try GPSDAddress(host: "127.0.0.1", port: port), timeout: .seconds(300))
    #expect(!probe.isReachable)
    #expect(probe.state?.localizedDescription == "no gpsd: nothing answers at 127.0.0.1:\(port)")
  }
}

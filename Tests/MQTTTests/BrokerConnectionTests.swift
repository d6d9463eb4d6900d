import Foundation
import MQTT
import Synchronization
import TestSupport
import Testing

@Suite(.temporaryFolder, .enabled(if: Mosquitto.isInstalled, "mosquitto is not installed"))
struct BrokerConnectionTests {
  /// A connection, and what it has received.
  private final class Ear: Sendable {
    let connection: BrokerConnection
    let received = Mutex<[BrokerMessage]>([])

    init(
      _ port: Int, password: String? = nil, usesTLS: Bool = false, authority: String? = nil
    ) {
      let states = StateList()
      connection = BrokerConnection(
        BrokerSettings(
          host: "127.0.0.1", port: port, user: password.map { _ in "passby" }, password: password,
          usesTLS: usesTLS, caFile: authority),
        clientID: "passby-test", topics: ["owntracks/+/+", "owntracks/+/+/event"],
        willTopic: "passby/status", onStateChange: { states.add($0) })
      list = states
    }

    private let list: StateList
    var present: BrokerState? { list.last }
    /// How often it was connected.
    var connections: Int { list.all.count { $0 == .connected } }

    /// Listens until it is stopped.
    func listen(_ body: () async throws -> Void) async throws {
      connection.start()
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await message in self.connection.messages {
            self.received.withLock { $0.append(message) }
            self.connection.acknowledgeMessage()
          }
        }
        try await body()
        connection.stop()
        try await group.waitForAll()
      }
    }

    private static let settled = "settled"

    /// Waits until the broker has been told of all messages so far.
    ///
    /// Those that were not confirmed when a connection ends come again on the next one.
    func settle() async throws {
      connection.publish(Self.settled, to: "owntracks/test/settled")
      try await eventually { allTexts.contains(Self.settled) }
    }

    var texts: [String] { allTexts.filter { $0 != Self.settled } }

    private var allTexts: [String] {
      received.withLock { $0.map { String(decoding: $0.payload, as: UTF8.self) } }
    }
  }

  /// The states that a connection has reported.
  private final class StateList: Sendable {
    private let states = Mutex<[BrokerState]>([])
    var all: [BrokerState] { states.withLock(\.self) }
    var last: BrokerState? { all.last }
    func add(_ state: BrokerState) { states.withLock { $0.append(state) } }
  }

  @Test func `messages come in their order, and what was retained says so`() async throws {
    let broker = try Mosquitto()
    try await broker.start()
    try broker.publish("old", to: "owntracks/anna/phone", ["-r"])
    let ear = Ear(broker.port)
    try await ear.listen {
      try await eventually { ear.texts == ["old"] }
      try broker.publish("new", to: "owntracks/anna/phone")
      try broker.publish("event", to: "owntracks/anna/phone/event")
      try broker.publish("other", to: "owntracks/anna/phone/cmd")
      try broker.publish("last", to: "owntracks/bob/tablet")
      try await eventually { ear.received.withLock { $0.count } == 4 }
    }
    #expect(ear.texts == ["old", "new", "event", "last"])
    #expect(ear.received.withLock { $0.map(\.isRetained) } == [true, false, false, false])
  }

  @Test func `a broker that comes back brings what it has kept`() async throws {
    let broker = try Mosquitto()
    let ear = Ear(broker.port)
    try await ear.listen {
      try await eventually { if case .lost = ear.present { true } else { false } }
      try await broker.start()
      try await eventually { ear.present == .connected }
      try broker.publish("first", to: "owntracks/anna/phone")
      try await eventually { ear.texts == ["first"] }
      try await ear.settle()
      broker.stop()
      try await eventually { if case .lost = ear.present { true } else { false } }
      try await broker.start()
      try broker.publish("second", to: "owntracks/anna/phone")
      try await eventually { ear.texts == ["first", "second"] }
    }
  }

  @Test func `a session that nobody follows keeps its messages`() async throws {
    let broker = try Mosquitto()
    try await broker.start()
    let first = Ear(broker.port)
    try await first.listen { try await eventually { first.present == .connected } }
    try broker.publish("meanwhile", to: "owntracks/anna/phone")
    let second = Ear(broker.port)
    try await second.listen { try await eventually { second.texts == ["meanwhile"] } }
  }

  @Test func `a process with more than a thousand open files hears the broker`() async throws {
    let broker = try Mosquitto()
    try await broker.start()
    try broker.publish("kept", to: "owntracks/anna/phone", ["-r"])
    let port: Int = broker.port
    await #expect(processExitsWith: .success) { [port = port as Int] in
      try #require(ManyFiles.open())
      let ear = Ear(port)
      try await ear.listen { try await eventually { ear.texts == ["kept"] } }
    }
  }

  @Test func `a wrong password is said, and the right one connects`() async throws {
    let broker = try Mosquitto(.password("right"))
    try await broker.start()
    let wrong = Ear(broker.port, password: "wrong")
    try await wrong.listen {
      try await eventually { if case .refused = wrong.present { true } else { false } }
    }
    let right = Ear(broker.port, password: "right")
    try await right.listen { try await eventually { right.present == .connected } }
  }

  @Test func `an encrypted broker is believed only if its authority is trusted`() async throws {
    let broker = try Mosquitto(.encrypted)
    try await broker.start()
    for ear in [Ear(broker.port), Ear(broker.port, usesTLS: true)] {
      try await ear.listen {
        try await eventually { if case .lost = ear.present { true } else { false } }
      }
      #expect(ear.texts.isEmpty)
    }
    let right = Ear(broker.port, usesTLS: true, authority: broker.authority)
    try await right.listen {
      try await eventually { right.present == .connected }
      try broker.publish("secret", to: "owntracks/anna/phone")
      try await eventually { right.texts == ["secret"] }
    }
  }

  @Test func `without the authority's certificate nothing is sent, until it is there`()
    async throws
  {
    let broker = try Mosquitto(.encrypted)
    try await broker.start()
    let file = try TemporaryFolder.file("ca.pem")
    let ear = Ear(broker.port, usesTLS: true, authority: file)
    try await ear.listen {
      try await eventually {
        ear.present == .noCertificate(file: file, reason: "No such file or directory")
      }
      try FileManager.default.copyItem(atPath: try #require(broker.authority), toPath: file)
      try await eventually { ear.present == .connected }
    }
  }

  @Test func `a message of any length stays at the broker, and the next one is received`()
    async throws
  {
    let broker = try Mosquitto()
    try await broker.start()
    let file = try TemporaryFolder.file("huge")
    try Data(repeating: 0x78, count: 4_000_000).write(to: URL(filePath: file))
    let first = Ear(broker.port)
    try await first.listen {
      try await eventually { first.present == .connected }
      try broker.publishFile(file, to: "owntracks/anna/phone")
      try broker.publish("next", to: "owntracks/anna/phone")
      try await eventually { first.texts == ["next"] }
      // One that is kept comes with each new connection.
      try broker.publishFile(file, to: "owntracks/anna/phone", ["-r"])
      try broker.publish("last", to: "owntracks/anna/phone")
      try await eventually { first.texts == ["next", "last"] }
      try await first.settle()
    }
    #expect(first.connections == 1 && first.received.withLock { !$0.contains(where: \.isTooLarge) })
    try broker.publishFile(file, to: "owntracks/bob/tablet")
    let second = Ear(broker.port)
    try await second.listen {
      try await eventually { second.present == .connected }
      try broker.publish("again", to: "owntracks/anna/phone")
      try await eventually { second.texts == ["again"] }
    }
    #expect(
      second.connections == 1 && second.received.withLock { !$0.contains(where: \.isTooLarge) })
  }

  @Test(arguments: [true, false])
  func `a broker that speaks 3.1.1 alone is followed`(isPolite: Bool) async throws {
    let broker = try OldBroker(isPolite: isPolite)
    defer { broker.stop() }
    let ear = Ear(broker.port)
    try await ear.listen { try await eventually { ear.texts.contains("hello") } }
    #expect(Array(broker.versions.prefix(2)) == [5, 4])
    #expect(ear.connections == 1)
  }

  @Test func `topics come and go on the same connection`() async throws {
    let broker = try Mosquitto()
    try await broker.start()
    let ear = Ear(broker.port)
    try await ear.listen {
      try await eventually { ear.present == .connected }
      ear.connection.setSubscriptions(["owntracks/+/+", "car/1"])
      try await eventually {
        try broker.publish("car", to: "car/1", ["-q", "0"])
        return ear.texts.contains("car")
      }
      try broker.publish("phone", to: "owntracks/anna/phone")
      try await eventually { ear.texts.contains("phone") }
      ear.connection.setSubscriptions(["owntracks/+/+"])
      try broker.publish("event", to: "owntracks/anna/phone/event")
      try broker.publish("gone", to: "car/1")
      try broker.publish("end", to: "owntracks/anna/phone")
      try await eventually { ear.texts.contains("end") }
    }
    #expect(!ear.texts.contains("event") && ear.connections == 1)
    // The broker keeps the session: what was ended stays so.
    try broker.publish("later", to: "car/1")
    try broker.publish("now", to: "owntracks/anna/phone")
    let again = Ear(broker.port)
    try await again.listen { try await eventually { again.texts.contains("now") } }
    #expect(!again.texts.contains("later"))
  }

  @Test func `a payload that is too large is dropped`() async throws {
    let broker = try Mosquitto()
    try await broker.start()
    let ear = Ear(broker.port)
    let file = try TemporaryFolder.file("large")
    try String(repeating: "x", count: BrokerMessage.maximumPayloadBytes + 1)
      .write(toFile: file, atomically: true, encoding: .utf8)
    try await ear.listen {
      try await eventually { ear.present == .connected }
      try broker.publishFile(file, to: "owntracks/anna/phone")
      try await eventually { ear.received.withLock { $0.count } == 1 }
    }
    #expect(ear.received.withLock { $0.first?.isTooLarge } == true)
    #expect(ear.texts == [""])
  }
}

import Crypto
import Foundation
import HTTPServer
import Model
import Notifiers
import Synchronization
import TestSupport
import Testing
import Text

@testable import Daemon
@testable import WebPorts

/// The browsers that get reminders while no page is open.
@Suite(.temporaryFolder)
struct PushFileTests {
  private static func subscription(_ number: Int) throws -> PushSubscription {
    let key = P256.KeyAgreement.PrivateKey().publicKey.x963Representation
    func text(_ data: Data) -> String {
      data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        .replacing("=", with: "")
    }
    return try #require(
      PushSubscription(
        endpoint: "https://push.example.net/\(number)", key: text(key),
        secret: text(Data(count: 16))))
  }

  @Test
  func `browsers are kept in a file of the user alone, twenty of them, with one key`() throws {
    let path = try TemporaryFolder.file("a.db")
    let file = PushFile(database: path)
    #expect(try file.notifier()?.name == nil)
    let all = try (0..<20).map(Self.subscription)
    for each in all { #expect(try file.add(each)) }
    #expect(PushFile(database: path).entries.map(\.subscription) == all)
    #expect(try PushFile(database: path).identity().publicKey == file.identity().publicKey)
    let mode = try FileManager.default.attributesOfItem(atPath: path + ".push")[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try file.notifier()?.name == "push")
    try file.remove(endpoint: "https://push.example.net/19")
    #expect(file.entries.map(\.subscription) == Array(all[..<19]))
  }

  @Test
  func `a subscription that replaces another one is the same browser`() throws {
    let file = PushFile(database: try TemporaryFolder.file("r.db"))
    let all = try (0..<20).map(Self.subscription)
    for each in all { #expect(try file.add(each, browser: "Safari (iOS)", person: "anna")) }
    let (old, next) = (all[3].endpoint, try Self.subscription(30))
    #expect(try file.add(next, browser: "Safari (iOS)", replacing: old))
    #expect(file.entries.map(\.id) == Array(1...20))
    #expect(file.entries[3].subscription == next && file.entries[3].person == "anna")
    // Nobody else's, and none that is not known.
    let anna = Viewer(Person.ID(rawValue: 2))
    #expect(try !file.add(Self.subscription(31), viewer: anna, replacing: next.endpoint))
    #expect(try !file.add(Self.subscription(31), replacing: "https://push.example.net/99"))
    #expect(file.entries[3].subscription == next)
  }

  @Test
  func `a browser of Apple is taken once there is a contact`() async throws {
    let file = PushFile(database: try TemporaryFolder.file("apple.db"))
    let contact = Mutex<PushContact?>(nil)
    let port = file.port(contact: { contact.withLock { $0 } }, changed: {})
    let key = P256.KeyAgreement.PrivateKey().publicKey.x963Representation.base64EncodedString()
    func offer(_ host: String) -> PushOffer {
      PushOffer(
        endpoint: "https://\(host)/x", key: key.filter { $0 != "=" },
        secret: Data(count: 16).base64EncodedString().filter { $0 != "=" }, browser: "",
        person: nil, owner: nil)
    }
    let refused = try await port.add(offer("web.push.apple.com"))
    #expect(refused == .contactNeeded && file.entries.isEmpty)
    let other = try await port.add(offer("192.0.2.1"))
    #expect(other == .noSubscription)
    contact.withLock { $0 = PushContact(setting: "me@example.org", page: nil) }
    let taken = try await port.add(offer("web.push.apple.com"))
    #expect(taken != .contactNeeded)
  }

  @Test
  func `one more browser than twenty is refused, and pushes nobody out`() throws {
    let path = try TemporaryFolder.file("c.db")
    let file = PushFile(database: path)
    let all = try (0..<21).map(Self.subscription)
    for each in all[..<20] { #expect(try file.add(each)) }
    #expect(try !file.add(all[20]))
    #expect(file.entries.map(\.subscription) == Array(all[..<20]))
    // One that is known stays welcome.
    #expect(try file.add(all[7], browser: "Firefox (Linux)"))
    #expect(file.entries[7].browser == "Firefox (Linux)" && file.entries[7].id == 8)
    // A number is never given again.
    #expect(try file.remove(id: 20)?.id == 20)
    #expect(try file.remove(id: 20) == nil)
    #expect(try file.add(all[20]))
    #expect(file.entries.map(\.id) == Array(1...19) + [21])
  }

  @Test
  func `a damaged file is no reason not to start`() throws {
    let path = try TemporaryFolder.file("b.db")
    try "{".write(toFile: path + ".push", atomically: true, encoding: .utf8)
    #expect(try PushFile(database: path).notifier()?.name == nil)
    #expect(try PushFile(database: path).add(Self.subscription(1)))
    #expect(PushFile(database: path).entries.count == 1)
  }

  @Test
  func `the browsers of an earlier version are read, and end with the token there is`() throws {
    let path = try TemporaryFolder.file("d.db")
    let token = TokenFile(database: path)
    try token.write(AccessToken().digest)
    struct Old: Encodable {
      let key: Data
      let subscriptions: [PushSubscription]
    }
    let subscription = try Self.subscription(1)
    let old = Old(key: PushIdentity().rawRepresentation, subscriptions: [subscription])
    try JSONEncoder().encode(old).write(to: URL(filePath: path + ".push"))
    let file = PushFile(database: path)
    #expect(file.entries.map(\.subscription) == [subscription])
    #expect(file.entries.first?.created == nil)
    #expect(PushIdentity(rawRepresentation: old.key)?.publicKey == (try file.identity().publicKey))
    try token.write(AccessToken().digest)
    #expect(file.entries.isEmpty)
  }

  @Test
  func `a browser ends with its token, and one without lives until it is removed`() throws {
    let path = try TemporaryFolder.file("e.db")
    let token = TokenFile(database: path)
    let digest = AccessToken().digest
    try token.write(digest)
    let file = PushFile(database: path)
    #expect(try file.add(Self.subscription(1), owner: AccessOwner(token: digest)))
    #expect(try file.add(Self.subscription(2)))
    #expect(file.entries.map(\.id) == [1, 2])
    try token.write(AccessToken().digest)
    #expect(file.entries.map(\.id) == [2])
    let stored = try String(contentsOfFile: path + ".push", encoding: .utf8)
    #expect(!stored.contains("net\\/1"), "what has ended is not kept")
    // The old token does not come back to life.
    try token.write(digest)
    #expect(file.entries.map(\.id) == [2])
  }

  @Test
  func `the time of the last reminder is kept with an accuracy of an hour`() throws {
    let path = try TemporaryFolder.file("f.db")
    let time = Mutex(Date(timeIntervalSince1970: 1_000_000))
    let file = PushFile(database: path, now: { time.withLock { $0 } })
    #expect(try file.add(Self.subscription(1)))
    for (later, used) in [(0.0, 1_000_000.0), (60, 1_000_000), (3600, 1_003_660)] {
      time.withLock { $0 += later }
      try file.recordUse(of: "https://push.example.net/1")
      #expect(file.entries.first?.lastUsed == Date(timeIntervalSince1970: used))
    }
  }

  @Test
  func `changes through several objects do not lose each other`() async throws {
    let path = try TemporaryFolder.file("g.db")
    _ = try PushFile(database: path).identity()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { _ = try PushFile(database: path).add(Self.subscription(number)) }
      }
      try await group.waitForAll()
    }
    #expect(Set(PushFile(database: path).entries.map(\.id)) == Set(1...20))
  }
}

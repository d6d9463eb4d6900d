import Crypto
import Foundation
import Notifiers
import Reminders
import TestSupport
import Testing

@testable import Daemon

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
    let all = try (0..<22).map(Self.subscription)
    for each in all { try file.add(each) }
    #expect(PushFile(database: path).subscriptions == Array(all.suffix(20)))
    #expect(try PushFile(database: path).identity().publicKey == file.identity().publicKey)
    let mode = try FileManager.default.attributesOfItem(atPath: path + ".push")[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try file.notifier()?.name == "push")
    try file.remove(endpoint: "https://push.example.net/21")
    #expect(file.subscriptions == Array(all[2..<21]))
  }

  @Test
  func `a damaged file is no reason not to start`() throws {
    let path = try TemporaryFolder.file("b.db")
    try "{".write(toFile: path + ".push", atomically: true, encoding: .utf8)
    #expect(try PushFile(database: path).notifier()?.name == nil)
    try PushFile(database: path).add(Self.subscription(1))
    #expect(PushFile(database: path).subscriptions.count == 1)
  }
}

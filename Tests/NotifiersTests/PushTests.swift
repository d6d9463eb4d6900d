import Crypto
import Foundation
import HTTPClients
import Localization
import Model
import Synchronization
import TestSupport
import Testing
import Text

@testable import Notifiers

/// Messages for browsers (RFC 8291, RFC 8292).
struct PushTests {
  private static func data(_ text: String) throws -> Data {
    try #require(Data(base64URL: text))
  }

  /// Source: RFC 8291, 5 and appendix A.
  @Test
  func `the example of the standard is encrypted to the same bytes`() throws {
    let subscription = try #require(
      PushSubscription(
        endpoint: "https://push.example.net/push/1",
        key:
          "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        secret: "BTBZMqHH6r4Tts7J_aSIgg"))
    let sender = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: Self.data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    let message = try PushMessage(
      Data("When I grow up, I want to be a watermelon".utf8), for: subscription, sender: sender,
      salt: Self.data("DGv6ra1nlYgDCS1FRnbzlw"))
    let expected = [
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA",
      "mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs",
      "j_Qulcy4a-fN",
    ].joined()
    #expect(message.body.base64URL == expected)
  }

  @Test
  func `the signature names the push service, ends within a day and is that of the key`() throws {
    let identity = try #require(PushIdentity(rawRepresentation: PushIdentity().rawRepresentation))
    let now = Date(timeIntervalSince1970: 1_000_000)
    let header = try identity.authorization(
      for: "https://push.example.net", contact: "mailto:me@example.org", now: now)
    let match = try #require(
      header.wholeMatch(of: /vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)/))
    let key = try P256.Signing.PublicKey(
      x963Representation: Self.data(String(match.4)))
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: Self.data(String(match.3)))
    #expect(key.isValidSignature(signature, for: Data("\(match.1).\(match.2)".utf8)))
    #expect(
      String(decoding: try Self.data(String(match.2)), as: UTF8.self)
        == #"{"aud":"https://push.example.net","exp":1043200,"sub":"mailto:me@example.org"}"#)
  }

  @Test(arguments: [404, 410])
  func `a subscription that has ended is removed, and the delivery is done`(status: Int)
    async throws
  {
    try await WebServer.with(.answer(status)) { server in
      let browser = try PushBrowser(endpoint: server.url + "/a")
      let ended = Mutex<[PushSubscription]>([])
      let notifier = try PushBrowser.notifier(
        [browser],
        onExpired: { subscription in
          ended.withLock { $0.append(subscription) }
        })
      try await notifier.deliver([.sample()])
      #expect(ended.withLock { $0 } == [browser.subscription])
    }
  }

  @Test
  func `one browser that gets the message is enough`() async throws {
    try await WebServer.with(.answer(201)) { server in
      let well = try PushBrowser(endpoint: server.url + "/a")
      let gone = try PushBrowser(endpoint: "http://127.0.0.1:9/b")
      let notifier = try PushBrowser.notifier(
        [gone, well],
        buttons: { reminders, subscription in
          guard reminders.count == 1, subscription == well.subscription else { return [] }
          return [.init(.done, url: "/act/K1"), .init(.snoozeOneHour, url: "/act/K2")]
        })
      try await notifier.deliver([.sample("Bread")])
      let request = try #require(server.requests.first)
      #expect(request.headers["content-encoding"] == "aes128gcm" && request.headers["ttl"] != nil)
      let text = try well.text(of: request.bytes)
      let json = try JSONSerialization.jsonObject(with: text) as? [String: Any]
      #expect(json?["title"] as? String == "Bread")
      let buttons = json?["buttons"] as? [[String: String]]
      #expect(buttons?.map { $0["action"] } == ["done", "snooze"])
      #expect(buttons?.map { $0["title"] } == ["Done", "Snooze 1 h"])
      #expect(buttons?.map { $0["url"] } == ["/act/K1", "/act/K2"])
    }
  }

  @Test(arguments: [
    ("ftp://push.example.net/1", 65, 16), ("http://push.example.net/1", 65, 16),
    ("https://push.example.net/1", 64, 16), ("https://push.example.net/1", 65, 15),
  ])
  func `what is no subscription is refused`(endpoint: String, key: Int, secret: Int) {
    let whole = P256.KeyAgreement.PrivateKey().publicKey.x963Representation
    #expect(
      PushSubscription(
        endpoint: endpoint, key: Data(whole.prefix(key)).base64URL,
        secret: Data(count: secret).base64URL) == nil)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a push service that does not answer delays neither the others nor the delivery`()
    async throws
  {
    try await WebServer.with(.hang) { silent in
      try await WebServer.with(.answer(201)) { server in
        let browsers = try [silent.url + "/1", silent.url + "/2", server.url + "/3"].map {
          try PushBrowser(endpoint: $0)
        }
        let notifier = try PushBrowser.notifier(browsers, limit: .untilHung, grace: .zero)
        try await notifier.deliver([.sample("Bread")])
        #expect(server.requests.count == 1)
        // The slow ones are still waited for, but not by the delivery.
        try await eventually { silent.requests.count == 2 }
        try await notifier.deliver([.sample("Milk")])
        #expect(server.requests.count == 2)
      }
    }
  }

  @Test
  func `what a push service answers is not shown`() async throws {
    try await WebServer.with(.answer(403, body: "the secret of another service")) { server in
      let notifier = try PushBrowser.notifier([PushBrowser(endpoint: server.url + "/1")])
      let error = await #expect(throws: NotifierError.self) {
        try await notifier.deliver([.sample()])
      }
      #expect(error == .answered(settings: PushNotifier.settings, host: server.url, status: 403))
      #expect(
        error?.description == "\"\(server.url)\" answered 403. Expected 2xx; switch reminders off "
          + "and on again in that browser, on the page Reminders.")
    }
  }

  @Test
  func `a stored subscription that leads to this computer gets nothing`() async throws {
    try await WebServer.with { server in
      let browser = try PushBrowser(endpoint: server.url + "/internal/delete?all=1")
      let notifier = PushNotifier.make(
        identity: PushIdentity(), contact: PushContact(setting: "me@example.org", page: nil),
        subscriptions: { [browser.subscription] }, onExpired: { _ in })
      let error = await #expect(throws: NotifierError.self) {
        try await notifier.deliver([.sample()])
      }
      #expect(
        error == .unreachable(settings: PushNotifier.settings, host: server.url, reason: .notPublic)
      )
      #expect(server.requests.isEmpty)
    }
  }

  @Test(arguments: [
    ("https://web.push.apple.com/QGuQyavXutnMH", true), ("https://WEB.push.apple.com/x", true),
    ("https://push.apple.com/x", true), ("https://notpush.apple.com/x", false),
    ("https://push.apple.com.example.net/x", false),
    ("https://fcm.googleapis.com/fcm/send/x", false),
    ("https://updates.push.services.mozilla.com/wpush/v2/x", false),
  ])
  func `a message to Apple without a contact is not sent (case P1)`(
    endpoint: String, isNeeded: Bool
  ) async throws {
    let browser = try PushBrowser(endpoint: endpoint)
    #expect(browser.subscription.needsContact == isNeeded)
    guard isNeeded else { return }
    let notifier = PushNotifier.make(
      identity: PushIdentity(), contact: nil, subscriptions: { [browser.subscription] },
      onExpired: { _ in })
    let error = await #expect(throws: NotifierError.self) {
      try await notifier.deliver([.sample()])
    }
    #expect(error?.description.contains("web.push_contact") == true)
  }

  @Test(arguments: HostileAddress.written)
  func `a subscription leads to a push service on the internet only`(endpoint: String) {
    let key = P256.KeyAgreement.PrivateKey().publicKey.x963Representation.base64URL
    #expect(
      PushSubscription(endpoint: endpoint, key: key, secret: Data(count: 16).base64URL) == nil)
  }

  @Test(arguments: HostileAddress.resolved.keys.sorted() + ["push.example.net"])
  func `a subscription whose name leads to another network is refused`(name: String) async throws {
    let key = P256.KeyAgreement.PrivateKey().publicKey.x963Representation.base64URL
    let subscription = try #require(
      PushSubscription(
        endpoint: "https://\(name)/1", key: key, secret: Data(count: 16).base64URL))
    let outgoing = OutgoingGuard(
      isOnlyEncrypted: true, lookup: { HostileAddress.resolved[$0] ?? ["93.184.215.14"] })
    // A name that cannot be found now may be found later.
    let isWelcome = ["nothing.example.net", "push.example.net"].contains(name)
    #expect(try await subscription.resolvesToPublicHost(outgoing) == isWelcome)
  }
}

import Application
import Foundation
import Localization
import Synchronization
import Text

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// Keys in memory.
final class SampleKeys: Sendable {
  private let keys = Mutex<[(PageKey, AccessToken)]>([])
  private let waits = Mutex<[Int]>([])

  /// The seconds that wrong keys have waited.
  var pauses: [Int] { waits.withLock(\.self) }

  /// Makes a key of a fixed secret.
  func make(_ secret: String, _ right: KeyRight, person: UUID? = nil) {
    let key = PageKey(name: secret, right: right, person: person, created: .distantPast)
    keys.withLock { $0.append((key, AccessToken(secret))) }
  }

  /// The port of the page.
  var port: KeysPort {
    KeysPort(
      find: { secret in
        self.keys.withLock { $0.first { $0.1.text == secret.text }?.0 }
      },
      all: { self.keys.withLock { $0.map(\.0) } },
      add: { name, right, person in
        guard !name.isEmpty else {
          throw Refusal(.usage, .name, KeyPhrase.nameExpected(name.quoted))
        }
        let secret = AccessToken("secret-\(name)")
        let key = PageKey(name: name, right: right, person: person, created: Site.pageNow)
        self.keys.withLock { $0.append((key, secret)) }
        return secret
      },
      remove: { name in
        let found = self.keys.withLock { keys in
          let index = keys.firstIndex { $0.0.name == name }
          return index.map { keys.remove(at: $0).0 }
        }
        guard let found else {
          throw Refusal(
            .notFound, .name, KeyPhrase.unknown(name.quoted, suggestion: nil))
        }
        return found
      })
  }

  /// Returns the check of keys, whose pauses are only recorded.
  func middleware(_ ports: WebDependencies) -> KeyMiddleware {
    KeyMiddleware(
      ports: ports,
      wrongKeys: WrongKeys { seconds in self.waits.withLock { $0.append(seconds) } })
  }
}

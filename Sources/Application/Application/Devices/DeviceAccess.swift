import Crypto
package import Foundation
import Localization
package import Model
package import Text

/// The login of a phone's app, and where it sends positions: shown once, with a new key (P20).
package struct DeviceAccess: Sendable, Hashable {
  package let device: Device
  /// The address of the page, without a slash at its end: `http://192.168.1.2:7575`.
  package let base: String
  /// The person of the device: the user of the login.
  package let user: String
  /// The key, the password of the login.
  package let key: DeviceKey
  /// The address for OwnTracks and Overland: `http://192.168.1.2:7575/pub`.
  package let url: String
  /// From where the address can be reached.
  package let reach: Reach
  /// The secret of encrypted messages, if there is one.
  package let secret: String?

  private init(_ access: Self, base: String) {
    (device, user, key, reach) = (access.device, access.user, access.key, access.reach)
    (self.base, url, secret) = (base, base + "/pub", access.secret)
  }

  /// Returns the same login at another address of the page, without a slash at its end.
  package func at(_ base: String) -> Self { Self(self, base: base) }

  /// Combines a device with the address of the page, such as `http://192.168.1.2:7575/`; unless
  /// given, its reach is that of the host.
  package init(
    _ device: Device, person: Person, key: DeviceKey, base: String, reach: Reach? = nil,
    secret: String? = nil
  ) {
    self.device = device
    user = person.name
    self.key = key
    let trimmed = String(base.trimmed.reversed().drop { $0 == "/" }.reversed())
    self.base = trimmed
    url = trimmed.hasSuffix("/pub") ? trimmed : trimmed + "/pub"
    self.reach = reach ?? Reach(url: base)
    self.secret = secret
  }

  /// The address with the key, for apps without a login.
  package var keyURL: String { "\(url)/\(key.text)" }

  /// The address for apps that fill in the values themselves: that of OsmAnd for its device, and
  /// otherwise with the names of GPSLogger, which PhoneTrack has as well.
  package var pattern: String { device.kind == .osmand ? osmAndPattern : gpsLoggerPattern }

  /// The addresses that apps fill in, by app: that of the device, or those of all apps.
  package var patterns: [(app: Device.Kind, text: String)] {
    let all: [(app: Device.Kind, text: String)] = [
      (.gpslogger, gpsLoggerPattern), (.osmand, osmAndPattern),
    ]
    let own = all.filter { $0.app.rawValue == device.kind?.rawValue }
    return own.isEmpty ? all : own
  }

  private var gpsLoggerPattern: String {
    "\(keyURL)?lat=%LAT&lon=%LON&acc=%ACC&spd=%SPD&timestamp=%TIMESTAMP&batt=%BATT"
  }

  /// The names of accuracy and speed contain units, unlike those of OsmAnd's usual address.
  private var osmAndPattern: String {
    "\(keyURL)?lat={0}&lon={1}&timestamp={2}&acc={3}&spd={5}&bearing={6}"
  }

  /// The configuration file of OwnTracks (`.otrc`).
  ///
  /// Mode 3 is HTTP; commands let the phone take places and answer when it is asked (P14, P15).
  package var configuration: JSON {
    .object(
      [
        ("_type", .string("configuration")), ("mode", .integer(3)), ("url", .string(url)),
        ("auth", .bool(true)), ("usePassword", .bool(true)), ("username", .string(user)),
        ("password", .string(key.text)), ("deviceId", .string(deviceWord)),
        ("tid", .string(initials)), ("monitoring", .integer(1)),
        ("cmd", .bool(device.pushesPlaces)), ("remoteConfiguration", .bool(device.pushesPlaces)),
        ("allowRemoteLocation", .bool(true)), ("extendedData", .bool(true)),
      ] + (secret.map { [("encryptionKey", .string($0))] } ?? []))
  }

  /// The link that configures OwnTracks when it is opened on the phone.
  package var link: String {
    let text = Data(configuration.text.utf8).base64EncodedString()
    let escaped = text.replacing("+", with: "%2B").replacing("/", with: "%2F")
      .replacing("=", with: "%3D")
    return "owntracks:///config?inline=\(escaped)"
  }

  /// The keys of a new device, as `device add --json` prints them.
  package var json: JSON {
    .object([
      ("name", .string(device.name)), ("person", .string(user)), ("user", .string(user)),
      ("key", .string(key.text)), ("key_url", .string(keyURL)), ("url", .string(url)),
      ("link", .string(link)), ("pattern", .string(pattern)),
      ("reach", .string(reach.rawValue)),
    ])
  }

  /// The name of the device as a part of a topic: ASCII letters, digits and dashes.
  private var deviceWord: String {
    let word = device.name.lowercased().map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-"
    }
    let parts = String(word).split(separator: "-").joined(separator: "-")
    return parts.isEmpty ? "device-\(device.id.rawValue)" : parts
  }

  /// Two characters that stand for the person on maps of friends.
  private var initials: String {
    let letters = user.uppercased().filter { $0.isLetter || $0.isNumber }
    return String((letters + "XX").prefix(2))
  }
}

/// The key with which a device posts its positions; shown once and stored only as a digest.
package struct DeviceKey: Sendable, Hashable {
  /// 32 letters and digits that stand for 160 random bits: capital letters and digits, the
  /// alphabet of base32 (RFC 4648), which has no digits that look like letters.
  package let text: String

  /// Creates a random key.
  package init() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    text = String((0..<32).map { _ in alphabet[Int(generator.next(upperBound: UInt(32)))] })
  }

  /// Wraps a key that a device sent; case does not count.
  package init(_ text: String) { self.text = text.uppercased() }

  /// The SHA-256 under which the key is stored, 32 bytes.
  ///
  /// One round is enough for 160 random bits, which cannot be guessed at any speed.
  package var digest: Data { Data(SHA256.hash(data: Data(text.utf8))) }

  /// The first four characters, by which the user distinguishes keys.
  package var hint: String { String(text.prefix(4)) }
}

/// A secret of encrypted messages as it is typed into a page or sent to the API (P19).
package enum DeviceSecretText {
  /// The longest secret, in bytes: the length of the key that the apps make of it.
  package static let longest = 32

  /// Returns the secret, without the end of its line.
  ///
  /// - Throws: `Refusal` for one that is empty or too long; it does not repeat the secret.
  package static func checked(_ text: String) throws -> String {
    let secret = text.trimmingCharacters(in: .newlines)
    guard !secret.isEmpty, secret.utf8.count <= longest, !secret.contains("\0") else {
      throw Refusal(.usage, .secret, DevicePhrase.secretLength(longest))
    }
    return secret
  }
}

/// The effect of a new name on the phones of a person: OwnTracks logs in with the name.
package enum LoginChange {
  /// Returns which of the person's phones need the new name; `nil` if none does.
  ///
  /// Apps that are known to have no login, and browsers, are not among them.
  package static func note(on person: Person, devices: [Device]) -> String? {
    let phones = devices.filter { device in
      switch device.kind {
      case nil, .owntracks, .other: device.person == person.id && !device.keyDigest.isEmpty
      case .overland, .traccar, .osmand, .gpslogger, .browser: false
      }
    }
    guard !phones.isEmpty else { return nil }
    return DevicePhrase.loginChanged(phones.map(\.name.quoted), user: person.name.quoted).text
  }
}

/// The comparison of secrets, which takes the same time wherever they differ.
package enum ConstantTime {
  /// Returns true if two digests are equal.
  package static func areEqual(_ first: Data, _ second: Data) -> Bool {
    first.withUnsafeBytes { first in second.withUnsafeBytes { isSame(first, $0) } }
  }

  /// Compares all bytes, unless the lengths differ, which are no secret.
  static func isSame(_ first: some Collection<UInt8>, _ second: some Collection<UInt8>) -> Bool {
    guard first.count == second.count else { return false }
    var difference: UInt8 = 0
    for (one, other) in zip(first, second) { difference |= one ^ other }
    return difference == 0
  }
}

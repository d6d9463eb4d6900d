import Foundation
import Localization
package import Model
package import Text

/// The login of a phone's app, and where it sends positions: shown once, with a new key (P20).
package struct DeviceAccess: Sendable, Hashable {
  package let device: Device
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

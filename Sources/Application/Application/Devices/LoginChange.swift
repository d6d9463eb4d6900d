import Localization
package import Model
import Text

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

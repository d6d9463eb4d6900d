package import Foundation
package import Geo

/// Something that sends positions: a phone, or the receiver behind gpsd.
package struct Device: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  package struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 0 and up.
    package let rawValue: Int64

    /// Wraps a number.
    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// The receiver behind gpsd, which every database has, stored only if the user changed it.
    package static let receiver = ID(rawValue: 0)

    /// Orders by number, that is by age.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The app that sends the positions.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case owntracks, overland, traccar, osmand, gpslogger, browser, other
  }

  /// The name of the receiver behind gpsd.
  package static let receiverName = "receiver"

  /// The UUID of the receiver in every database.
  private static let receiverUUID = UUID(
    uuid: (0x50, 0x53, 0x42, 0x59, 0x52, 0x45, 0x43, 0x45, 0x49, 0x56, 0x45, 0x52, 0, 0, 0, 0))

  /// Returns the receiver behind gpsd as it is until the user changes it.
  package static func receiver(created: Date) -> Device {
    Device(
      id: .receiver, uuid: receiverUUID, name: receiverName, keyDigest: Data(), keyHint: "",
      created: created)
  }

  /// The short number.
  package let id: ID
  /// Stable across exchanges between databases.
  package let uuid: UUID
  /// The name; unique, without regard to case.
  package var name: String
  /// Whose device it is.
  package var person: Person.ID
  /// The app, if the user has named it.
  package var kind: Kind?
  /// The SHA-256 of the key, 32 bytes; empty for the receiver, which has no key.
  package var keyDigest: Data
  /// The first characters of the key, which identify the key to the user; empty for the receiver.
  package var keyHint: String
  /// The topic at the MQTT broker, where it is not that of person and device.
  package var topic: String?
  /// True if other persons' devices see its position (P15).
  package var isShared: Bool
  /// True if it is the device that counts for its person, whichever moved last (P3).
  package var leads: Bool
  /// True if the phone is sent the places to watch (P14).
  package var pushesPlaces: Bool
  /// True if the phone has no other regions than those places, so that all of them are replaced.
  package var replacesPlaces: Bool
  /// True if reminders ride back in the answer to the phone (P17).
  package var notifiesInApp: Bool
  /// True if its messages have to be encrypted; the secret itself is not in the database (P19).
  package var isEncrypted: Bool
  /// When it was added.
  package var created: Date

  package init(
    id: ID, uuid: UUID, name: String, person: Person.ID = .me, kind: Kind? = nil,
    keyDigest: Data, keyHint: String, topic: String? = nil, isShared: Bool = false,
    leads: Bool = false, pushesPlaces: Bool = false, replacesPlaces: Bool = false,
    notifiesInApp: Bool = false, isEncrypted: Bool = false, created: Date
  ) {
    self.id = id
    self.uuid = uuid
    self.name = name
    self.person = person
    self.kind = kind
    self.keyDigest = keyDigest
    self.keyHint = keyHint
    self.topic = topic
    self.isShared = isShared
    self.leads = leads
    self.pushesPlaces = pushesPlaces
    self.replacesPlaces = replacesPlaces
    self.notifiesInApp = notifiesInApp
    self.isEncrypted = isEncrypted
    self.created = created
  }
}

/// The device that a person carries by what is stored, without the tracks of a running daemon (P3).
package enum CarriedDevice {
  /// Returns the last stored position of the device that a person carries; `nil` if none of theirs
  /// has reported.
  ///
  /// It is the one that the user has named, or else the one that moved last, or else the first.
  /// `devices` has the receiver only if the user has changed it.
  package static func lastFix(
    of person: Person.ID, devices: [Device], tracks: [Device.ID: TrackRecord]
  ) -> Fix? {
    device(of: person, devices: devices, tracks: tracks).flatMap { tracks[$0]?.gate.last }
  }

  /// Returns the device that a person carries, as `lastFix` chooses it.
  package static func device(
    of person: Person.ID, devices: [Device], tracks: [Device.ID: TrackRecord]
  ) -> Device.ID? {
    var owned = devices.filter { $0.person == person }.map { ($0.id, leads: $0.leads) }
    if person == .me, !devices.contains(where: { $0.id == .receiver }) {
      owned.insert((.receiver, leads: false), at: 0)
    }
    var best: (leads: Bool, moved: Double, id: Device.ID)?
    for (id, leads) in owned.sorted(by: { $0.0 < $1.0 }) {
      guard let track = tracks[id], track.gate.last != nil else { continue }
      let moved = track.movement?.moved?.timeIntervalSinceReferenceDate ?? -.infinity
      guard let known = best else {
        best = (leads, moved, id)
        continue
      }
      if leads == known.leads ? moved > known.moved : leads { best = (leads, moved, id) }
    }
    return best?.id
  }
}

/// The changes of an edit to persons and devices.
package struct DeviceChanges: Sendable, Hashable, Codable {
  package var persons: [Edit.Change<Person>]
  package var devices: [Edit.Change<Device>]

  package init(persons: [Edit.Change<Person>] = [], devices: [Edit.Change<Device>] = []) {
    self.persons = persons
    self.devices = devices
  }

  /// True if nothing is changed.
  package var isEmpty: Bool { persons.isEmpty && devices.isEmpty }
}

/// An edit of persons or devices, as data for texts in any language.
package enum DeviceStep: Sendable, Hashable, Codable {
  /// A device was added.
  case added(name: String)
  /// A device was changed.
  case edited(name: String)
  /// A device was removed.
  case removed(name: String)
  /// A device has a new key.
  case newKey(name: String)
  /// This many places were made of regions of a phone.
  case tookPlaces(count: Int, name: String)
  /// A person has a new name.
  case renamed(old: String, new: String)
  /// A person was removed.
  case personRemoved(name: String)
}

import Foundation
import Model
import Regions

/// Whose devices there are, which of them each person carries, and where their tracks stand.
///
/// Who has one receiver and nothing else has an empty household.
struct Household: Sendable {
  /// A phone, and where it stands.
  struct Phone: Sendable {
    var device: Device
    var track: Track
    /// True if the track has gone on since it was last stored.
    var isUnstored = false
  }

  /// All devices but the receiver.
  var phones = DeviceTable<Phone>()
  /// The numbers of each person's phones.
  var phonesByPerson: [Person.ID: [Device.ID]] = [:]
  /// The device that leads for each person (P3); none before any of theirs was heard of.
  var carried: [Person.ID: Device.ID] = [:]
  /// Those for whom another device counts since the devices were changed, and whose visits were
  /// not looked at yet.
  var unreconciled: Set<Person.ID> = []
  /// Persons who carry another device than before, whose visits to the places that it is inside of
  /// have not begun yet.
  var unjoined: Set<Person.ID> = []
  /// Whose receiver it is.
  var receiverPerson = Person.ID.me
  /// The receiver, if the user has changed it.
  var receiver: Device?
  /// The names of all persons.
  var persons: [Person.ID: String] = [:]
  /// The regions, whose memory all phones share.
  var map = RegionMonitor()

  /// True if there is only the receiver.
  var isAlone: Bool { phones.isEmpty }

  /// Those whose devices are followed.
  var followed: Set<Person.ID> { Set(phonesByPerson.keys).union([receiverPerson]) }

  /// Returns the name of a device.
  func name(of device: Device.ID) -> String {
    if device == .receiver { return receiver?.name ?? Device.receiverName }
    return phones[device]?.device.name ?? Device.receiverName
  }

  /// Returns whose device it is.
  func person(of device: Device.ID) -> Person.ID {
    device == .receiver ? receiverPerson : phones[device]?.device.person ?? .me
  }

  /// Returns true if the transitions of a device count for its person.
  func speaks(_ device: Device.ID) -> Bool {
    isAlone || carried[person(of: device)] == device
  }

  /// Finds the device that a person carries; returns true if it is another than before.
  ///
  /// It is the one that the user has named, or else the one that moved last, or else the first of
  /// those that were heard of.
  mutating func findCarried(by person: Person.ID, receiver track: Track) -> Bool {
    var candidates: [(id: Device.ID, leads: Bool, moved: Date)] = []
    if receiverPerson == person, track.lastFix != nil {
      candidates.append((.receiver, receiver?.leads ?? false, track.trail?.moved ?? .distantPast))
    }
    for id in phonesByPerson[person] ?? [] {
      let leads = phones[id]?.device.leads ?? false
      guard leads || phones[id]?.track.lastFix != nil else { continue }
      candidates.append((id, leads, phones[id]?.track.trail?.moved ?? .distantPast))
    }
    if receiverPerson == person, receiver?.leads == true, track.lastFix == nil {
      candidates.append((.receiver, true, .distantPast))
    }
    candidates.sort { $0.id < $1.id }
    var best: (id: Device.ID, leads: Bool, moved: Date)?
    for candidate in candidates {
      guard let known = best else {
        best = candidate
        continue
      }
      let isBetter =
        candidate.leads == known.leads ? candidate.moved > known.moved : candidate.leads
      if isBetter { best = candidate }
    }
    guard carried[person] != best?.id else { return false }
    carried[person] = best?.id
    return true
  }
}

import Foundation
import Model
import Regions
import Text

/// Reading the household, and what is kept of it.
extension Household {
  /// Reads the devices and continues their tracks, with the regions of a monitor.
  ///
  /// - Throws: The store's error.
  init(
    _ snapshot: any StoreSnapshot, map: RegionMonitor, memory: EngineMemory, isFresh: Bool
  ) throws {
    self.map = map
    try reload(snapshot, regions: map.regions, memory: memory, isFresh: isFresh)
  }

  /// Reads the devices again, and gives all of them the regions as they are now.
  ///
  /// - Throws: The store's error.
  mutating func reload(
    _ snapshot: any StoreSnapshot, regions: [Region], memory: EngineMemory, isFresh: Bool = false
  ) throws {
    let (devices, people) = (try snapshot.devices, try snapshot.persons)
    persons = Dictionary(people.map { ($0.id, $0.name) }) { first, _ in first }
    receiver = devices.first { $0.id == .receiver }
    receiverPerson = receiver?.person ?? .me
    let others = devices.filter { $0.id != .receiver }
    guard !others.isEmpty else {
      (phones, carried, map) = (DeviceTable(), [:], RegionMonitor())
      phonesByPerson = [:]
      return
    }
    let wanted = Set(others.map(\.id))
    phones.keep { wanted.contains($0) }
    if regions != map.regions {
      map = RegionMonitor(regions: regions)
      for id in phones.ids { phones[id]?.track.monitor.adoptRegions(of: map) }
    }
    let isGrown = phones.count < others.count
    let tracks = isGrown && !isFresh ? try snapshot.deviceTracks : [:]
    phones.reserve(others.count)
    for var device in others {
      // Keys are the business of those who hear the phones.
      device.keyDigest = Data()
      guard phones[device.id] == nil else {
        phones[device.id]?.device = device
        continue
      }
      let track = Track(
        tracks[device.id], map: map, openVisits: memory.openPlaces(of: device.person))
      phones.add(Phone(device: device, track: track), for: device.id)
    }
    phonesByPerson = Dictionary(grouping: others, by: \.person).mapValues { $0.map(\.id) }
  }

  /// Hands over where the tracks stand that have gone on since they were stored.
  mutating func takeUnstored() -> [Device.ID: TrackRecord] {
    var records: [Device.ID: TrackRecord] = [:]
    for id in phones.ids where phones[id]?.isUnstored == true {
      records[id] = phones[id]?.track.record
      phones[id]?.isUnstored = false
    }
    return records
  }

  /// Returns the persons of notifiers by number; one whose persons are unknown is nobody's.
  func audiences(_ names: [String: Set<String>]) -> [String: Set<Person.ID>] {
    guard !names.isEmpty else { return [:] }
    return names.mapValues { wanted in
      Set(wanted.flatMap { persons.named($0, by: \.value).map(\.key) })
    }
  }
}

extension EngineMemory {
  /// Returns the places that a person is visiting.
  func openPlaces(of person: Person.ID) -> [Place.ID] {
    visits.filter { $0.ended == nil && $0.id.person == person }.map(\.id.place)
  }
}

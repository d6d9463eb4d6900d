import Foundation
import Model
import Regions
import Reminding
import Text

/// The devices of all persons, their tracks, and which device leads for each person.
struct TrackedDevices: Sendable {
  /// All devices, the receiver too.
  private(set) var devices: [Device.ID: Device] = [:]
  var tracks: [Device.ID: Track] = [:]
  /// The devices of each person, by number.
  private(set) var devicesByPerson: [Person.ID: [Device.ID]] = [:]
  /// The device that leads for each person (P3); none before the first report of theirs.
  private(set) var leaders: [Person.ID: Device.ID] = [:]
  /// Persons for whom another device leads since the devices were edited, and whose open visits
  /// were not compared with it yet.
  var unreconciled: Set<Person.ID> = []
  /// Persons for whom another device leads than before, whose visits to the places that it is
  /// inside of have not begun yet.
  var unjoined: Set<Person.ID> = []
  /// When time alone makes an exit of a device certain, or a little before, for those of which one
  /// waits for it (P12).
  private(set) var departures: [Device.ID: Date] = [:]
  /// Whose device the receiver is; one look-up less for each fix while there is no phone.
  private var receiverOwner = Person.ID.me
  /// The names of all persons.
  private(set) var persons: [Person.ID: String] = [:]
  /// The regions, whose memory all tracks share.
  private var map: RegionMonitor

  /// Reads the devices and continues their tracks; with `isFresh` all tracks begin again.
  ///
  /// - Throws: The store's error.
  init(
    _ snapshot: any StoreSnapshot, regions: [Region], memory: EngineMemory, isFresh: Bool
  ) throws {
    map = RegionMonitor(regions: regions)
    try reload(snapshot, regions: regions, memory: memory, isFresh: isFresh)
  }

  /// Reads the devices again, and gives all of them the regions as they are now.
  ///
  /// - Throws: The store's error.
  mutating func reload(
    _ snapshot: any StoreSnapshot, regions: [Region], memory: EngineMemory, isFresh: Bool = false
  ) throws {
    persons = Dictionary(try snapshot.persons.map { ($0.id, $0.name) }) { first, _ in first }
    devices = [.receiver: .receiver(created: .distantPast)]
    for device in try snapshot.devices { devices[device.id] = device }
    receiverOwner = devices[.receiver]?.person ?? .me
    devicesByPerson = Dictionary(grouping: devices.keys.sorted()) { person(of: $0) }
    leaders = leaders.filter { devicesByPerson[$0.key] != nil }
    for id in Array(tracks.keys) where devices[id] == nil { tracks[id] = nil }
    if regions != map.regions {
      map = RegionMonitor(regions: regions)
      for id in Array(tracks.keys) { tracks[id]?.monitor.adoptRegions(of: map) }
    }
    guard tracks.count < devices.count else { return }
    let records = isFresh ? [:] : try snapshot.lastTracks
    tracks.reserveCapacity(devices.count)
    for id in devices.keys where tracks.index(forKey: id) == nil {
      tracks[id] = Track(
        Track.Source(id), records[id], map: map, openVisits: memory.openPlaces(of: person(of: id)))
    }
  }

  /// The devices of which time alone makes an exit certain up to an instant, the earliest first.
  func departing(until now: Date) -> [Device.ID] {
    guard !departures.isEmpty else { return [] }
    return departures.filter { $0.value <= now }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      .map(\.key)
  }

  /// Finds again when time alone makes an exit of a device certain.
  mutating func findDeparture(of device: Device.ID, leaveAfter: Double) {
    departures[device] = tracks[device]?.nextDeparture(leaveAfter: leaveAfter)
  }

  /// Finds again when time alone makes exits certain.
  mutating func findDepartures(leaveAfter: Double) {
    departures = tracks.compactMapValues { $0.nextDeparture(leaveAfter: leaveAfter) }
  }

  /// True if there is more than the receiver, so that events name devices and persons.
  var hasPhones: Bool { devices.count > 1 }

  /// Those whose devices are followed.
  var followed: Set<Person.ID> { Set(devicesByPerson.keys) }

  func name(of device: Device.ID) -> String { devices[device]?.name ?? Device.receiverName }

  /// Returns whose device it is.
  func person(of device: Device.ID) -> Person.ID {
    hasPhones ? devices[device]?.person ?? .me : receiverOwner
  }

  /// Returns true if a device leads for its person: only its transitions count (P3).
  func isLeading(_ device: Device.ID) -> Bool { leaders[person(of: device)] == device }

  /// Returns true if the user of this machine carries a device; the only one is always theirs.
  func isMine(_ device: Device.ID) -> Bool {
    !hasPhones || person(of: device) == .me && isLeading(device)
  }

  /// Finds the device that leads for a person; returns true if it is another than before.
  ///
  /// It is the one that the user has named, or else the one that moved last, or else the first of
  /// those that have reported.
  mutating func findLeader(of person: Person.ID) -> Bool {
    var best: (id: Device.ID, isNamed: Bool, moved: Date)?
    for id in devicesByPerson[person] ?? [] {
      let isNamed = devices[id]?.leads ?? false
      guard isNamed || tracks[id]?.lastFix != nil else { continue }
      let moved = tracks[id]?.movement.moved ?? .distantPast
      guard let known = best else {
        best = (id, isNamed, moved)
        continue
      }
      if isNamed == known.isNamed ? moved > known.moved : isNamed { best = (id, isNamed, moved) }
    }
    guard leaders[person] != best?.id else { return false }
    leaders[person] = best?.id
    return true
  }

  /// Returns the records of the tracks that have accepted fixes since they were stored, and counts
  /// them as stored.
  mutating func removeUnstored() -> [Device.ID: TrackRecord] {
    var records: [Device.ID: TrackRecord] = [:]
    for id in Array(tracks.keys) where tracks[id]?.isUnstored == true {
      records[id] = tracks[id]?.record
      tracks[id]?.isUnstored = false
    }
    return records
  }

  /// Returns the persons of notifiers by number; an empty set for one with unknown names only.
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

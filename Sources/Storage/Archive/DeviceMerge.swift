import Application
import Foundation
import Model
import SQLiteStore
import Text

/// The persons and devices of another database that are not here yet.
///
/// Persons are the same if their UUIDs or names are; devices if their UUIDs are. A device whose
/// name or topic is in use here stays away; that is reported. No device brings its key: whoever has
/// it would post to this database, and as one of this person's devices.
struct DeviceMerge {
  private let here: Merge.Side
  private let there: Merge.Side
  private let updating: Bool
  private var ids: [Person.ID: Person.ID] = [:]

  /// Prepares to bring `there` to `here`.
  init(of there: Merge.Side, into here: Merge.Side, updating: Bool) {
    self.here = here
    self.there = there
    self.updating = updating
  }

  /// Returns what changes, with numbers of this database.
  ///
  /// Only persons come whom a task or a device names.
  mutating func changes(
    context: any EditContext, _ report: inout ImportReport
  ) throws -> DeviceChanges {
    var changes = DeviceChanges()
    for person in there.persons {
      let mine =
        here.persons.first { $0.uuid == person.uuid }
        ?? here.persons.named(person.name, by: \.name).first
      if let mine {
        ids[person.id] = mine.id
        continue
      }
      let id = try context.nextPersonID()
      ids[person.id] = id
      changes.persons.append(
        .init(before: nil, after: Person(id: id, uuid: person.uuid, name: person.name)))
    }
    for device in there.devices where device.id != .receiver {
      guard let person = ids[device.person] else { continue }
      if let change = try change(of: device, person: person, context: context, &report) {
        changes.devices.append(change)
      }
    }
    return changes
  }

  /// Returns true if a person has a number here; nobody is the viewer.
  func knows(_ person: Person.ID?) -> Bool { person.map { ids[$0] != nil } ?? true }

  /// Returns the number that a person has here; `nil` for the viewer.
  func person(_ person: Person.ID?) -> Person.ID? {
    person.flatMap { ids[$0] }.flatMap { $0 == .me ? nil : $0 }
  }

  /// Returns a task with the numbers that the persons of its turns have here.
  func withTurns(_ todo: Todo) -> Todo {
    guard let turns = todo.turns else { return todo }
    var todo = todo
    let order = turns.order.compactMap { ids[$0] }
    // A snapshot may name persons who were removed since; one person takes no turns.
    guard order.count == turns.order.count, Turns.isOrder(order) else {
      todo.turns = nil
      todo.turn = 0
      return todo
    }
    todo.turns = Turns(
      order: order, choice: turns.choice,
      newcomers: turns.newcomers.compactMap { newcomer in
        ids[newcomer.person].map { Turns.Newcomer(person: $0, since: newcomer.since) }
      })
    return todo
  }

  /// Returns the numbers that persons have here.
  func persons(_ persons: Set<Person.ID>) -> Set<Person.ID> { Set(persons.compactMap { ids[$0] }) }

  private func change(
    of device: Device, person: Person.ID, context: any EditContext, _ report: inout ImportReport
  ) throws -> Edit.Change<Device>? {
    let mine = here.devices.first { $0.uuid == device.uuid }
    let label = "device \"\((mine ?? device).name)\""
    let isTaken = here.devices.contains {
      $0.uuid != device.uuid
        && ($0.name.isSameName(as: device.name)
          || ($0.topic != nil && $0.topic == device.topic))
    }
    guard let mine else {
      guard !isTaken else {
        report.differing.append(label)
        return nil
      }
      // Browsers have no key: they post with the login of the page.
      if device.kind != .browser { report.devicesWithoutKey.append(device.name) }
      return .init(
        before: nil,
        after: copy(
          of: device, id: try context.nextDeviceID(), person: person, keyDigest: Self.lostKey,
          keyHint: ""))
    }
    let wanted = copy(
      of: device, id: mine.id, person: person, keyDigest: mine.keyDigest, keyHint: mine.keyHint)
    guard !Device.isSame(wanted, mine) else { return nil }
    let isUpdated = report.takes(label, updates: updating && !isTaken)
    return isUpdated ? .init(before: mine, after: wanted) : nil
  }

  /// A digest that no key has.
  private static var lostKey: Data {
    Data((0..<32).map { _ in UInt8.random(in: 0 ... .max) })
  }

  private func copy(
    of device: Device, id: Device.ID, person: Person.ID, keyDigest: Data, keyHint: String
  ) -> Device {
    Device(
      id: id, uuid: device.uuid, name: device.name, person: person, kind: device.kind,
      keyDigest: keyDigest, keyHint: keyHint, topic: device.topic,
      isShared: device.isShared, leads: device.leads, pushesPlaces: device.pushesPlaces,
      replacesPlaces: device.replacesPlaces, notifiesInApp: device.notifiesInApp,
      isEncrypted: device.isEncrypted, created: device.created)
  }
}

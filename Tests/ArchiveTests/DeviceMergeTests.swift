import Application
import Foundation
import Model
import SQLiteStore
import TestSupport
import Testing

@testable import Archive

/// Persons and devices of another database, brought into one in use.
@Suite(.temporaryFolder)
struct DeviceMergeTests {
  private static func person(_ id: Int64, _ name: String, uuid: Int64) -> Person {
    Person(id: Person.ID(rawValue: id), uuid: UUID(number: uuid), name: name)
  }

  private static func device(
    _ id: Int64, _ name: String, uuid: Int64, of person: Int64 = 1, key: UInt8? = nil,
    topic: String? = nil
  ) -> Device {
    .sample(
      id, name: name, of: Person.ID(rawValue: person), uuid: uuid,
      key: Data(repeating: key ?? UInt8(truncatingIfNeeded: uuid), count: 32), created: Sample.noon
    ) { $0.topic = topic }
  }

  private static func store(
    _ persons: [Person], _ devices: [Device], todos: [Todo] = []
  ) throws -> SQLiteStore {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      var edit = Edit(summary: "x", todos: todos.map { .init(before: nil, after: $0) })
      edit.devices = DeviceChanges(
        persons: persons.map { .init(before: nil, after: $0) },
        devices: devices.map { .init(before: nil, after: $0) })
      return edit
    }
    return store
  }

  private static func merge(
    _ there: SQLiteStore, into here: SQLiteStore, updating: Bool = false
  ) throws -> ImportReport {
    try here.merge(
      ExportTests.staged(ExportTests.lines(of: there)), updating: updating, summary: "import")
  }

  private static func devices(_ store: SQLiteStore) throws -> [Device] {
    try store.withSnapshot { try $0.devices }
  }

  private static func persons(_ store: SQLiteStore) throws -> [Person] {
    try store.withSnapshot { try $0.persons }
  }

  @Test
  func
    `a phone comes without its key, with its person and the tasks for them, and one undo takes all back`()
    throws
  {
    let here = try Self.store(
      [Self.person(2, "Olena", uuid: 20)], [Self.device(1, "Tablet", uuid: 30, of: 2)])
    let before = try (Self.persons(here), Self.devices(here))
    var todo = Sample.todo()
    todo.persons = [Person.ID(rawValue: 2)]
    let there = try Self.store(
      [Self.person(2, "Anna", uuid: 21)],
      [Self.device(1, "Anna's phone", uuid: 31, of: 2, topic: "car/anna")], todos: [todo])
    let report = try Self.merge(there, into: here)
    #expect(report[.persons] == 1 && report[.devices] == 1 && report[.tasks] == 1)
    let anna = try #require(try Self.persons(here).last)
    #expect(anna.id.rawValue == 3 && anna.name == "Anna" && anna.uuid == UUID(number: 21))
    let phone = try #require(try Self.devices(here).last)
    #expect(phone.id.rawValue == 2 && phone.person == anna.id && phone.topic == "car/anna")
    #expect(phone.keyDigest.count == 32 && phone.keyDigest != Data(repeating: 31, count: 32))
    #expect(phone.keyHint.isEmpty)
    #expect(try here.todos().last?.persons == [anna.id])
    #expect(try Self.merge(there, into: here).isEmpty, "a second time changes nothing")
    _ = try here.undo()
    #expect(try (Self.persons(here)) == before.0 && Self.devices(here) == before.1)
  }

  @Test
  func `persons are the same by UUID or name, whatever the case`() throws {
    let here = try Self.store(
      [Self.person(2, "Anna", uuid: 20), Self.person(3, "Bo", uuid: 21)], [])
    let there = try Self.store(
      [Self.person(2, "ANNA", uuid: 99), Self.person(3, "Bohdan", uuid: 21)],
      [
        Self.device(1, "One", uuid: 31, of: 2), Self.device(2, "Two", uuid: 32, of: 3),
        Self.device(3, "Mine", uuid: 33),
      ])
    let report = try Self.merge(there, into: here)
    #expect(report[.persons] == 0 && report[.devices] == 3)
    #expect(try Self.persons(here).map(\.name) == ["me", "Anna", "Bo"])
    #expect(try Self.devices(here).map(\.person.rawValue) == [2, 3, 1])
  }

  @Test
  func `a device whose name or topic is in use here stays away, and that is reported`() throws {
    let here = try Self.store(
      [],
      [
        Self.device(1, "Phone", uuid: 30), Self.device(2, "Other", uuid: 31, key: 7),
        Self.device(3, "Car", uuid: 32, topic: "car/x"),
      ])
    let there = try Self.store(
      [],
      [
        Self.device(1, "PHONE", uuid: 40), Self.device(2, "Same key", uuid: 41, key: 7),
        Self.device(3, "Same topic", uuid: 42, topic: "car/x"), Self.device(4, "New", uuid: 43),
      ])
    let report = try Self.merge(there, into: here)
    #expect(report[.devices] == 2)
    #expect(report.differing == ["device \"PHONE\"", "device \"Same topic\""])
    #expect(try Self.devices(here).map(\.name) == ["Phone", "Other", "Car", "Same key", "New"])
  }

  @Test
  func `what both know stays as it is here, unless it is to be updated`() throws {
    var changed = Self.device(5, "Renamed", uuid: 30, key: 9, topic: "a/b")
    changed.isShared = true
    for updating in [false, true] {
      let here = try Self.store([], [Self.device(1, "Phone", uuid: 30)])
      let there = try Self.store([], [changed])
      let report = try Self.merge(there, into: here, updating: updating)
      let phone = try #require(try Self.devices(here).first)
      #expect(phone.id.rawValue == 1)
      #expect(phone.name == (updating ? "Renamed" : "Phone") && phone.isShared == updating)
      #expect(phone.keyDigest == Data(repeating: 30, count: 32) && phone.keyHint == "abcd")
      #expect(report.updated == (updating ? ["device \"Phone\""] : []))
      #expect(report.differing == (updating ? [] : ["device \"Phone\""]))
      #expect(report[.devices] == 0)
    }
  }

  @Test
  func `the receiver of another database is its own affair`() throws {
    var receiver = Self.device(0, "GPS mouse", uuid: 30)
    receiver.keyDigest = Data()
    receiver.keyHint = ""
    let here = try Self.store([], [])
    let there = try Self.store([], [receiver])
    #expect(try Self.merge(there, into: here).isEmpty)
    #expect(try Self.devices(here).isEmpty)
  }
}

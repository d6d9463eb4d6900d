import Foundation
import Geo
import Model
import PhoneMessages
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import Tracking

@testable import Archive

/// Whatever is said about a position, what is stored of it comes back.
@Suite(.temporaryFolder)
struct EveryMessageTests {
  @Test func `any messages leave a database that is restored and imported as it was`() throws {
    var fuzz = Fuzz(count: 6, seed: 20_261_125)
    let seed = fuzz.seed
    var round = 0
    while fuzz.goesOn() {
      round += 1
      let store = try Self.store("\(round).db", told: &fuzz)
      let lines = try ExportTests.lines(of: store)
      #expect(try store.checkContents().isEmpty, "FUZZ_SEED=\(seed)")
      let copy = try TemporaryFolder.file("\(round)-copy.db")
      let contents = try store.backup(to: copy)
      #expect(contents.damagedTracks.isEmpty, "FUZZ_SEED=\(seed)")
      let path = try TemporaryFolder.file("\(round)-restored.db")
      _ = try StagedBackup(path: copy).replaceContents(
        of: path, keeping: TemporaryFolder.file("\(round)-kept.db"))
      let restored = try SQLiteStore(path: path)
      #expect(try ExportTests.lines(of: restored) == lines, "FUZZ_SEED=\(seed)")
      let filled = try SQLiteStore.empty(path: TemporaryFolder.file("\(round)-filled.db"))
      try filled.importEverything(from: ExportTests.staged(lines))
      #expect(try ExportTests.lines(of: filled) == lines, "FUZZ_SEED=\(seed)")
      for other in [restored, filled] {
        #expect(try other.track() == store.track(), "FUZZ_SEED=\(seed)")
        #expect(try other.lastTracks() == store.lastTracks(), "FUZZ_SEED=\(seed)")
        _ = try Pipeline(store: other, settings: Self.settings)
      }
    }
  }

  private static let settings = PipelineSettings(
    rules: EngineRules(machineZone: .gmt), recordsPositions: true, notifiers: ["terminal"])
  private static let start = Date("2026-01-12T07:00:00Z")
  private static let phones = (1...3).map { Device.ID(rawValue: $0) }

  /// Returns a store after messages of phones, a browser and a receiver.
  private static func store(_ name: String, told fuzz: inout Fuzz) throws -> SQLiteStore {
    let store = try SQLiteStore.empty(path: TemporaryFolder.file(name))
    try store.edit { _ in
      var edit = Edit(
        summary: "furnish", todos: [.init(before: nil, after: .sample())],
        places: [.init(before: nil, after: .sample())])
      edit.devices = DeviceChanges(
        devices: phones.map {
          .init(before: nil, after: .sample($0.rawValue, name: "Phone \($0.rawValue)"))
        })
      return edit
    }
    var pipeline = try Pipeline(store: store, settings: settings)
    var accepted = 0
    for message in 0..<80 {
      let arrival = start.addingTimeInterval(Double(message) * 30)
      switch Int.random(in: 0...6, using: &fuzz) {
      case 0:
        _ = try pipeline.receive(report(at: arrival, &fuzz))
      case let kind:
        let reader = PhoneReader(arrival: arrival)
        let reading =
          kind == 1
          ? browser(reader, at: arrival, &fuzz) : phone(kind, reader, at: arrival, &fuzz)
        let batch = DeviceBatch(
          device: phones.randomElement(using: &fuzz) ?? .receiver, arrival: arrival,
          reports: reading.reports)
        accepted += try pipeline.receive(batch).receipt.accepted
      }
    }
    // A receiver's time moves the clock, so the ends of the calendar come last.
    var last = report(at: start, &fuzz)
    last.time = Date(timeIntervalSinceReferenceDate: number(.time, usual: 8e8, &fuzz))
    _ = try pipeline.receive(last)
    _ = try pipeline.finish()
    #expect(accepted > 10, "FUZZ_SEED=\(fuzz.seed)")
    return store
  }

  /// Returns a number that is usual, at or beyond the ends of its range, or none at all.
  private static func number(
    _ number: PositionField, usual: Double, _ fuzz: inout Fuzz
  ) -> Double {
    guard Int.random(in: 0...3, using: &fuzz) == 0 else { return usual }
    let (low, high) = (number.range.lowerBound, number.range.upperBound)
    let ends = [
      low, high, low.nextDown, high.nextUp, low - 1, high + 1, 0, -1, 1e15, -1e15, 1e300, -1e300,
      .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
      Double.random(in: low...high, using: &fuzz),
    ]
    return ends.randomElement(using: &fuzz) ?? usual
  }

  /// Returns a place near the sample place, or at the ends of the world.
  private static func position(_ fuzz: inout Fuzz) -> (latitude: Double, longitude: Double) {
    let isUsual = Int.random(in: 0...3, using: &fuzz) > 0
    let latitude = 52.52 + Double.random(in: -0.002...0.002, using: &fuzz)
    return isUsual
      ? (latitude, 13.405)
      : (number(.latitude, usual: latitude, &fuzz), number(.longitude, usual: 13.405, &fuzz))
  }

  private static func report(at time: Date, _ fuzz: inout Fuzz) -> FixReport {
    let (latitude, longitude) = position(&fuzz)
    return FixReport(
      time: time, mode: 3, latitude: latitude, longitude: longitude,
      eph: number(.accuracy, usual: 10, &fuzz), epx: number(.accuracy, usual: 5, &fuzz),
      epy: number(.accuracy, usual: 5, &fuzz), hdop: number(.dilution, usual: 1, &fuzz),
      speedMetersPerSecond: number(.speed, usual: 1, &fuzz),
      courseDegrees: number(.course, usual: 90, &fuzz),
      altitudeMeters: number(.altitude, usual: 30, &fuzz))
  }

  private static func browser(
    _ reader: PhoneReader, at arrival: Date, _ fuzz: inout Fuzz
  ) -> PhoneReading {
    let (latitude, longitude) = position(&fuzz)
    return reader.read(
      latitude: latitude, longitude: longitude, time: arrival,
      accuracy: number(.accuracy, usual: 10, &fuzz), speed: number(.speed, usual: 1, &fuzz),
      course: number(.course, usual: 90, &fuzz), altitude: number(.altitude, usual: 30, &fuzz))
  }

  /// Returns the reading of a message of OwnTracks, Overland, Traccar, or of a form.
  private static func phone(
    _ kind: Int, _ reader: PhoneReader, at arrival: Date, _ fuzz: inout Fuzz
  ) -> PhoneReading {
    func text(_ value: Double) -> String {
      value.isNaN ? "\"NaN\"" : value.isInfinite ? (value > 0 ? "1e999" : "-1e999") : "\(value)"
    }
    let place = position(&fuzz)
    let (latitude, longitude) = (text(place.latitude), text(place.longitude))
    let accuracy = text(number(.accuracy, usual: 10, &fuzz))
    let speed = text(number(.speed, usual: 1, &fuzz))
    let course = text(number(.course, usual: 90, &fuzz))
    let altitude = text(number(.altitude, usual: 30, &fuzz))
    let age = [0, 0, 0, 1, 45, 3600, 31 * 86_400].randomElement(using: &fuzz) ?? 0
    let time = text(arrival.timeIntervalSince1970 - Double(age))
    let ping = Bool.random(using: &fuzz) ? #","t":"p""# : ""
    switch kind {
    case 2, 3:
      return reader.read(
        body: Array(
          (#"{"_type":"location","lat":\#(latitude),"lon":\#(longitude),"tst":\#(time),"#
            + #""acc":\#(accuracy),"vel":\#(speed),"cog":\#(course),"alt":\#(altitude)\#(ping)}"#)
            .utf8))
    case 4:
      return reader.read(
        body: Array(
          (#"{"locations":[{"geometry":{"coordinates":[\#(longitude),\#(latitude)]},"#
            + #""properties":{"timestamp":\#(time),"horizontal_accuracy":\#(accuracy),"#
            + #""speed":\#(speed),"course":\#(course),"altitude":\#(altitude)}}]}"#).utf8))
    case 5:
      return reader.read(
        body: Array(
          (#"{"device_id":"1","location":{"timestamp":\#(time),"coords":{"latitude":\#(latitude),"#
            + #""longitude":\#(longitude),"accuracy":\#(accuracy),"speed":\#(speed),"#
            + #""heading":\#(course),"altitude":\#(altitude)}}}"#).utf8))
    default:
      let dilution = text(number(.dilution, usual: 1, &fuzz))
      return reader.read(
        body: [],
        query: "lat=\(latitude)&lon=\(longitude)&timestamp=\(time)&hdop=\(dilution)"
          + "&spd=\(speed)&dir=\(course)&alt=\(altitude)")
    }
  }
}

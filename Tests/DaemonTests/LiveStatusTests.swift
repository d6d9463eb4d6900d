import DaemonControl
import Foundation
import Geo
import Localization
import Model
import SQLiteStore
import TestSupport
import Testing
import Tracking

@testable import Daemon

struct LiveStatusTests {
  private static let time = Date("2026-03-02T12:00:00Z")
  private static let limits = AccuracyLimits(bestMeters: 150)

  private static func report(_ seconds: Double) -> FixReport {
    FixReport(
      time: time.after(seconds), mode: 3, latitude: 52.5, longitude: 13.4, eph: 4, satellites: 9)
  }

  @Test
  func `an accepted position counts and clears the last rejection`() {
    let status = LiveStatus(source: "test")
    status.record(TrackedReport(Self.report(0), isAccepted: true, limits: Self.limits))
    status.record(TrackedReport(Self.report(1), isAccepted: false, limits: Self.limits))
    #expect(status.snapshot.fixesAccepted == 1)
    #expect(status.snapshot.fixesRefused == 1)
    #expect(status.lastFix == Self.time)
    #expect(status.position?.isAccepted == false)
    status.record(TrackedReport(Self.report(2), isAccepted: true, limits: Self.limits))
    #expect(status.position?.isAccepted == true)
    #expect(status.snapshot.position?.accuracyM == 150, "by the limits in force")
  }

  @Test
  func `numbers out of their ranges are counted, also of a position that is not accepted`() {
    let status = LiveStatus(source: "test")
    #expect(status.snapshot.outOfRange == 0)
    for isAccepted in [true, false] {
      var report = Self.report(0)
      report.speedMetersPerSecond = 1001
      report.removeOutOfRangeValues()
      status.record(TrackedReport(report, isAccepted: isAccepted, limits: Self.limits))
    }
    #expect(status.snapshot.outOfRange == 2)
  }

  @Test
  func `trouble with the database is in the language of who asks`() {
    let status = LiveStatus(source: "test")
    let trouble = SQLiteStoreError.directory(path: "/x")
    status.record(storeTrouble: trouble)
    #expect(status.snapshot.storeError == trouble.description)
    Localizer.$current.withValue(Localizer(Ukrainian())) {
      #expect(status.snapshot.storeError != trouble.phrase.text(in: Localizer(English())))
    }
    status.record(storeTrouble: nil)
    #expect(status.snapshot.storeError == nil)
  }

  @Test
  func `where positions come from is in the language of who asks`() {
    let status = LiveStatus(source: ReminderPhrase.doneButton.text)
    #expect(status.snapshot.source == "Done")
    Localizer.$current.withValue(Localizer(Ukrainian())) {
      #expect(status.snapshot.source == "Виконано")
      status.record(source: ReminderPhrase.snoozeButton.text)
    }
    #expect(status.snapshot.source == "Snooze 1 h")
  }

  @Test
  func `memory and process are those of this process`() {
    let snapshot = LiveStatus(source: "test").snapshot
    #expect(snapshot.pid == ProcessInfo.processInfo.processIdentifier)
    #expect(snapshot.memoryKb > 1000)
    #expect(snapshot.source == "test")
  }
}

extension LiveStatusTests {
  private static func phone(leads: Bool, _ seconds: Double) throws -> DevicePosition {
    DevicePosition(
      device: Device.ID(rawValue: 1), name: "Phone", person: "me", isLeading: leads,
      fix: try Fix(
        time: time.after(seconds), coordinate: Coordinate(latitude: 50, longitude: 10),
        accuracyMeters: 20))
  }

  @Test
  func `the user is where the device is that they carry`() throws {
    let status = LiveStatus(source: "test")
    status.record(TrackedReport(Self.report(0), isAccepted: true, limits: Self.limits))
    status.record(try Self.phone(leads: false, 1))
    #expect(status.position?.0.latitude == 52.5, "of somebody else")
    #expect(status.phones.lastFixes[Device.ID(rawValue: 1)]?.coordinate.latitude == 50)
    status.record(try Self.phone(leads: true, 2))
    #expect(status.position?.0.latitude == 50 && status.snapshot.carriedDevice == "Phone")
    #expect(status.lastFix == Self.time, "a phone never moves the clock")
    status.record(
      TrackedReport(Self.report(3), isAccepted: true, limits: Self.limits, isMine: false))
    #expect(status.position?.0.latitude == 50, "the receiver was left at home")
    #expect(status.snapshot.leading == [1])
    status.record(TrackedReport(Self.report(4), isAccepted: true, limits: Self.limits))
    #expect(status.position?.0.latitude == 52.5 && status.snapshot.carriedDevice == nil)
  }
}

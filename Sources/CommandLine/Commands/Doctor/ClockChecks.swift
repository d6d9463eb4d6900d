import Application
import CommandSupport
import Foundation
import Geo
import Localization
import Model
import SQLiteStore

/// The checks of the computer's clock.
struct ClockChecks {
  let environment: CommandEnvironment

  func all() -> [DoctorCheck] {
    [present(), recorded(), synchronized()].compactMap(\.self)
  }

  private func present() -> DoctorCheck {
    let time = Formatted.utc(environment.now)
    if let last = entryAhead() {
      return DoctorCheck(
        .nameClock, .doubtful, .clockIsBehind(time, lastEntry: Formatted.utc(last)),
        remedy: "sudo timedatectl set-ntp true")
    }
    // Nothing was released before 2026: an earlier date is a clock without a battery.
    return environment.now.timeIntervalSince1970 > 1_767_225_600
      ? DoctorCheck(.nameClock, .right, .clockIs(time, zone: environment.zone.identifier))
      : DoctorCheck(
        .nameClock, .wrong, .clockIsWrong(time), remedy: "sudo timedatectl set-ntp true")
  }

  /// Returns the time of the last entry of the history that is later than now.
  private func entryAhead() -> Date? {
    let store = try? environment.openForReading()
    return try? store?.withSnapshot { try $0.lastEntry(laterThan: environment.now) }
  }

  /// Returns a note if the last position is dated later than now.
  ///
  /// The clock was set back, or a recording of another time was committed.
  private func recorded() -> DoctorCheck? {
    guard let store = try? environment.openForReading(), let last = try? store.track()?.gate.last,
      last.time.timeIntervalSince(environment.now) > 60
    else { return nil }
    return DoctorCheck(
      .nameTrack, .doubtful, .trackInFuture(Formatted.utc(last.time)), remedy: "timedatectl")
  }

  private func synchronized() -> DoctorCheck? {
    let answer = SystemTool.answer(
      "timedatectl", "show", "-p", "NTPSynchronized", "--value", environment: environment.variables)
    switch answer {
    case "yes": return DoctorCheck(.nameTimeService, .right, .clockIsSynchronized)
    case "no":
      return DoctorCheck(
        .nameTimeService, .doubtful, .clockIsNotSynchronized,
        remedy: "sudo timedatectl set-ntp true")
    default: return nil
    }
  }
}

import Application
import Foundation
import Geo
import Reminders
import Runtime
import SQLiteStore

/// Looks at the clock, without which nothing is due at the right time.
struct ClockChecks {
  let session: Session

  /// All checks.
  func all() -> [DoctorCheck] {
    [present(), recorded(), synchronized()].compactMap(\.self)
  }

  private func present() -> DoctorCheck {
    // Nothing was released before 2026: an earlier date is a clock without a battery.
    session.now.timeIntervalSince1970 > 1_767_225_600
      ? DoctorCheck("clock", .right, "\(Wording.utc(session.now)), zone \(session.zone.identifier)")
      : DoctorCheck(
        "clock", .wrong, "the computer's clock says \(Wording.utc(session.now))",
        mend: "sudo timedatectl set-ntp true")
  }

  /// A last position from the future: the clock was put back, or a recording of another time was committed.
  private func recorded() -> DoctorCheck? {
    guard let store = try? session.openForReading(), let last = try? store.track()?.gate.last,
      last.time.timeIntervalSince(session.now) > 60
    else { return nil }
    return DoctorCheck(
      "track", .doubtful,
      "the last position is dated \(Wording.utc(last.time)), later than now: fixes before that are passed over",
      mend: "timedatectl")
  }

  private func synchronized() -> DoctorCheck? {
    let answer = SystemTool.answer(
      "timedatectl", "show", "-p", "NTPSynchronized", "--value", environment: session.environment)
    switch answer {
    case "yes": return DoctorCheck("time service", .right, "the clock is kept by NTP")
    case "no":
      return DoctorCheck(
        "time service", .doubtful, "the clock is not kept by NTP; after a start it may be wrong",
        mend: "sudo timedatectl set-ntp true")
    default: return nil
    }
  }
}

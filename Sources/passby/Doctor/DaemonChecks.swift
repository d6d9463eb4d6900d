import Application
import Control
import Daemon
import Foundation
import Reminders
import Runtime

/// Looks for the daemon, and whether it starts by itself.
struct DaemonChecks {
  let session: Session

  /// All checks.
  func all() -> [DoctorCheck] {
    [daemon(), unit()].compactMap(\.self)
  }

  private func daemon() -> DoctorCheck {
    switch RunningDaemon(of: session.databasePath) {
    case .none:
      return DoctorCheck(
        "daemon", .doubtful, "none runs, so nothing is told", mend: "passby run")
    case .silent(let record, let reason):
      return DoctorCheck(
        "daemon", .wrong, "pid \(record.pid) runs, but \(reason)",
        mend: "systemctl --user restart passby (or: kill \(record.pid); passby run)")
    case .answers(let status):
      let uptime = Wording.span(from: status.started, to: Date(), in: session.zone)
      if let error = status.storeError {
        return DoctorCheck(
          "daemon", .wrong, "pid \(status.pid) cannot write: \(error)",
          mend: "df -h \"\(session.databasePath)\"")
      }
      if let error = status.configError {
        return DoctorCheck(
          "daemon", .wrong, "pid \(status.pid) goes on with older settings: \(error)",
          mend: "nano \"\(status.configFile ?? "~/.config/passby/config.yaml")\"")
      }
      return DoctorCheck(
        "daemon", .right,
        "pid \(status.pid), up \(uptime), \((status.memoryKb + 512) / 1024) MB")
    }
  }

  /// The systemd user unit, where there is one.
  private func unit() -> DoctorCheck? {
    let answer = SystemTool.answer(
      "systemctl", "--user", "show", "passby.service", "-p", "LoadState,ActiveState,UnitFileState",
      environment: session.environment)
    guard let answer else { return nil }
    let facts = Dictionary(
      answer.split(separator: "\n").compactMap { line -> (Substring, Substring)? in
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }, uniquingKeysWith: { first, _ in first })
    guard facts["LoadState"] == "loaded" else {
      return DoctorCheck(
        "service", .doubtful, "no systemd unit, so it does not start by itself",
        mend: "systemctl --user enable --now passby")
    }
    switch (facts["ActiveState"], facts["UnitFileState"]) {
    case ("failed", _):
      return DoctorCheck(
        "service", .wrong, "the systemd unit has failed",
        mend: "journalctl --user -u passby -n 20; systemctl --user restart passby")
    case (_, "enabled"):
      return DoctorCheck("service", .right, "starts by itself, now \(facts["ActiveState"] ?? "?")")
    default:
      return DoctorCheck(
        "service", .doubtful, "the systemd unit does not start by itself",
        mend: "systemctl --user enable --now passby")
    }
  }
}

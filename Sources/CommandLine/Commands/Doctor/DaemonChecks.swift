import Application
import CommandSupport
import DaemonControl
import Foundation
import Localization
import Model

/// The checks of the daemon and of its systemd unit.
struct DaemonChecks {
  let environment: CommandEnvironment

  func all() -> [DoctorCheck] {
    let running = RunningDaemon(of: environment.databasePath)
    return [daemon(running), receiverDate(running.status), unit()].compactMap(\.self)
  }

  /// Returns a note if the receiver's dates are wrong and corrected, or missing; `nil` without one.
  private func receiverDate(_ status: DaemonStatus?) -> DoctorCheck? {
    if let number = status?.fixesRollover, number > 0 {
      return DoctorCheck(.nameReceiver, .doubtful, .receiverBehind(number))
    }
    guard status?.datedByComputer == true else { return nil }
    return DoctorCheck(.nameReceiver, .doubtful, .receiverWithoutDate)
  }

  private func daemon(_ running: RunningDaemon) -> DoctorCheck {
    switch running {
    case .none:
      return DoctorCheck(.nameDaemon, .doubtful, .notRunning, remedy: "passby run")
    case .silent(let record, let reason):
      return DoctorCheck(
        .nameDaemon, .wrong, .silent(pid: Int(record.pid), reason: reason),
        remedy: DoctorPhrase.restartDaemon(pid: Int(record.pid)).text)
    case .answers(let status):
      let pid = Int(status.pid)
      if let error = status.storeError {
        return DoctorCheck(
          .nameDaemon, .wrong, .cannotWrite(pid: pid, reason: error),
          remedy: "df -h \"\(environment.databasePath)\"")
      }
      if let error = status.configError {
        return DoctorCheck(
          .nameDaemon, .wrong, .oldSettings(pid: pid, reason: error),
          remedy: "nano \"\(status.configFile ?? "~/.config/passby/config.yaml")\"")
      }
      let uptime = Formatted.span(
        from: status.started, to: environment.process.now, in: environment.zone)
      return DoctorCheck(
        .nameDaemon, .right,
        .running(pid: pid, uptime: uptime, megabytes: (status.memoryKb + 512) / 1024))
    }
  }

  /// Returns the check of the systemd user unit; `nil` without systemd.
  private func unit() -> DoctorCheck? {
    let answer = SystemTool.answer(
      "systemctl", "--user", "show", "passby.service", "-p", "LoadState,ActiveState,UnitFileState",
      environment: environment.variables)
    guard let answer else { return nil }
    let facts = Dictionary(
      answer.split(separator: "\n").compactMap { line -> (Substring, Substring)? in
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }, uniquingKeysWith: { first, _ in first })
    let enable = "systemctl --user enable --now passby"
    guard facts["LoadState"] == "loaded" else {
      return DoctorCheck(.nameService, .doubtful, .noUnit, remedy: enable)
    }
    switch (facts["ActiveState"], facts["UnitFileState"]) {
    case ("failed", _):
      return DoctorCheck(
        .nameService, .wrong, .unitFailed,
        remedy: "journalctl --user -u passby -n 20; systemctl --user restart passby")
    case (let state, "enabled"):
      return DoctorCheck(.nameService, .right, .unitStarts(state: String(state ?? "?")))
    default:
      return DoctorCheck(.nameService, .doubtful, .unitDisabled, remedy: enable)
    }
  }
}

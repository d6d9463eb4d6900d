import Application
import Control
import Daemon
import Foundation
import GPSD
import Localization
import Recurrence
import Reminders
import Runtime

extension StatusReport {
  /// Returns the rows of the table for people: title and text.
  func rows(_ session: Session) -> [(String, String)] {
    var rows = daemonRows(session)
    if let receiverText {
      let place = probe?.isReachable == true ? " (\(address))" : ""
      rows.append(("receiver", receiverText + place))
    }
    rows.append(("last fix", lastFixWords(session)))
    let names = inside.map(\.oneLine).joined(separator: ", ")
    let known = daemon.status == nil ? names + " at the last fix" : names
    rows.append(("inside", inside.isEmpty ? "no place" : known))
    rows.append(("next", nextWords(session)))
    rows.append(("outbox", outboxWords))
    let counts = "\(Wording.count(tasks, .task)), \(Wording.count(places, .place))"
    rows.append(("database", "\(session.databasePath), \(counts)"))
    return rows
  }

  private func daemonRows(_ session: Session) -> [(String, String)] {
    switch daemon {
    case .none:
      return [("daemon", "none runs, so nothing is told; \(RunningDaemon.advice)")]
    case .silent(let record, let reason):
      return [("daemon", "pid \(record.pid) runs, but \(reason)")]
    case .answers(let status):
      let uptime = Wording.span(from: status.started, to: Date(), in: session.zone)
      let memory = "\((status.memoryKb + 512) / 1024) MB"
      var rows = [
        ("daemon", "pid \(status.pid), up \(uptime), \(memory), version \(status.version)"),
        ("source", status.source),
      ]
      if let page = status.web { rows.append(("page", page)) }
      if let error = status.configError { rows.append(("config", "not taken over: \(error)")) }
      if let error = status.storeError { rows.append(("trouble", error)) }
      return rows
    }
  }

  private func lastFixWords(_ session: Session) -> String {
    var words = "none yet"
    if let lastFix {
      words = Wording.age(of: lastFix.time, in: session.zone, now: session.now)
      if let accuracy = lastFix.accuracyMeters { words += ", ±\(Int(accuracy.rounded())) m" }
    }
    guard let status = daemon.status else { return words }
    words += "; \(status.fixesAccepted) believed"
    if status.fixesRefused > 0 { words += ", \(status.fixesRefused) refused" }
    if let refusal = status.lastRefusal { words += ", the last since \(refusal)" }
    return words
  }

  private func nextWords(_ session: Session) -> String {
    guard let next else { return "nothing is coming" }
    let what = next.time == next.view.countdown?.due ? "is due" : "opens"
    let when = Wording.when(next.time, in: next.view.zone, now: session.now)
    return "\(next.view.todo.label) \(what) \(when)"
  }

  private var outboxWords: String {
    var words = outbox.waiting == 0 ? "empty" : "\(outbox.waiting) waiting"
    if outbox.failing > 0 { words += ", \(outbox.failing) failing" }
    if outbox.abandoned > 0 { words += ", \(outbox.abandoned) given up" }
    if let error = outbox.lastError { words += " (\(error.oneLine))" }
    return words
  }
}

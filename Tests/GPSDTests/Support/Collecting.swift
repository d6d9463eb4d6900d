import Foundation
import Geo
import Testing

@testable import GPSD

extension GPSDSession {
  /// Reads until a report satisfies the condition, at most five minutes.
  func reports(until isLast: @escaping @Sendable (GPSDReport) -> Bool) async -> [GPSDReport] {
    await withTimeLimit(.seconds(300)) {
      var reports: [GPSDReport] = []
      for await report in self {
        reports.append(report)
        if isLast(report) { return reports }
      }
      return reports
    }
  }
}

extension FakeDaemon {
  /// Waits for an event, at most five minutes; false when it did not come.
  func saw(_ isWanted: @escaping @Sendable (Event) -> Bool) async -> Bool {
    await withTimeLimit(.seconds(300)) {
      for await event in self.events where isWanted(event) { return true }
      return false
    }
  }

  var address: GPSDAddress { get throws { try GPSDAddress(host: "127.0.0.1", port: port) } }
}

extension GPSDReport {
  var fix: FixReport? {
    guard case .fix(let fix) = self else { return nil }
    return fix
  }

  var state: ReceiverState? {
    guard case .state(let state) = self else { return nil }
    return state
  }

  /// The fix's second, counted as in `Lines`.
  var second: Double? { fix?.time.map { $0.timeIntervalSince1970 - Lines.epoch } }
}

extension GPSDOptions {
  /// Impatient ones, so that tests do not wait.
  static var brisk: GPSDOptions {
    var options = GPSDOptions()
    options.retryDelays = [.milliseconds(20), .milliseconds(50)]
    return options
  }
}

import Application
import Localization
import Tracking

/// The counts of a replay.
struct ReplayTally {
  private var refused = 0
  private var transitions = 0
  private var reminders = 0

  mutating func count(_ events: [PipelineEvent]) {
    for event in events {
      switch event.kind {
      case .fixRefused: refused += 1
      case .reminder: reminders += 1
      case .enter, .exit, .dwell, .cross: transitions += 1
      }
    }
  }

  /// Returns the counts in a sentence.
  func summary(_ pipeline: Pipeline) -> String {
    var parts = [DaemonPhrase.fixes(pipeline.acceptedFixes).text]
    if refused > 0 { parts.append(DaemonPhrase.fixesRejected(refused).text) }
    if pipeline.repeatedFixes > 0 {
      parts.append(DaemonPhrase.fixesKnown(pipeline.repeatedFixes).text)
    }
    parts.append(Wording.count(transitions, .transition))
    parts.append(Wording.count(reminders, .reminder))
    return parts.joined(separator: ", ") + "."
  }
}

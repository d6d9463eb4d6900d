import Model
import Regions

extension PipelineEvent {
  /// Returns the events of a commit by time; of one instant, transitions before reminders.
  static func all(of commit: PipelineCommit, names: EventNames) -> [PipelineEvent] {
    let transitions = commit.transitions.compactMap { names.event(of: $0) }
    let reminders = commit.step.decisions.compactMap(\.reminder).map { PipelineEvent($0) }
    return (transitions + reminders).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }
}

import Foundation
import Localization
package import Model

extension EditBuilder {
  /// The moods that were brought in.
  package struct MoodImport: EditOutcome, Hashable {
    /// The step; without changes where nothing was new.
    package let edit: Edit
    /// How many moods are new.
    package let added: Int
    /// How many were here already.
    package let known: Int
  }

  /// Returns the edit that brings in the moods of a file, in one step.
  ///
  /// A mood at the same time with the same feeling is the same mood, so that a file can be read
  /// twice.
  ///
  /// - Throws: `RequestFailure` for a mood of the time to come.
  package func moods(
    _ entries: [Daylio.Entry], file: String, in context: any EditContext
  ) throws -> MoodImport {
    let there = try context.moodEntries(from: .distantPast, to: .distantFuture)
    var known = Set(there.map { Key(time: $0.mood.time, emotion: $0.mood.emotion) })
    var changes = MoodChanges()
    for entry in entries {
      guard entry.time <= actionContext.now else {
        let text = Instant.text(entry.time, in: actionContext.machineZone)
        throw RequestFailure(.refused, MoodPhrase.timeToCome(GivenValue(text)))
      }
      guard known.insert(Key(time: entry.time, emotion: entry.emotion)).inserted else { continue }
      let mood = Mood(
        id: try context.nextMoodID(), uuid: UUID(), time: entry.time, emotion: entry.emotion,
        note: entry.note, completion: nil, advice: nil)
      changes.moods.append(.init(before: nil, after: mood))
    }
    let added = changes.moods.count
    var edit = Edit(
      summary: "import \"\(file)\"", action: .mood(.imported(added, file: file)))
    if added > 0 { edit.moods = changes }
    return MoodImport(edit: edit, added: added, known: entries.count - added)
  }

  private struct Key: Hashable {
    let time: Date
    let emotion: Emotion
  }
}

/// The contents of an export.
package enum ExportScope: Sendable, Hashable {
  /// The whole database: an import into an empty one restores the same content.
  case everything
  /// Some of what the user made.
  case only(Set<Part>)

  /// A part that can be exported alone.
  package enum Part: String, Sendable, Hashable, CaseIterable {
    /// Places with their tags.
    case places
    /// Tasks, and the places they may name.
    case tasks
    /// Completions and skips, moods and photos.
    case history
  }

  /// The tables whose rows are in it.
  var tables: [ExportedTable] {
    guard case .only(let parts) = self else { return ExportLayout.tables }
    var tables: [ExportedTable] = []
    if parts.contains(.places) || parts.contains(.tasks) { tables.append(ExportLayout.place) }
    if parts.contains(.tasks) {
      tables += [
        ExportLayout.category, ExportLayout.person, ExportLayout.task, ExportLayout.taskPerson,
      ]
    }
    if parts.contains(.history) {
      tables += [
        ExportLayout.completion, ExportLayout.retraction, ExportLayout.missed, ExportLayout.restDay,
        ExportLayout.mood, ExportLayout.dayMark, ExportLayout.practice, ExportLayout.habit,
        ExportLayout.habitMark,
        ExportLayout.gratitude, ExportLayout.note, ExportLayout.photo, ExportLayout.photoData,
      ]
    }
    return tables
  }
}

/// A thing on the checklist of a task (Y1).
package struct ChecklistItem: Sendable, Hashable {
  /// The text; never empty in a task.
  package var text: String
  /// True from its tick until the countdown ends.
  package var isDone: Bool
  /// True if it goes with its tick when the countdown ends.
  package var isOnce: Bool

  /// Creates a thing; by default one that is still to do each time.
  package init(_ text: String, isDone: Bool = false, isOnce: Bool = false) {
    (self.text, self.isDone, self.isOnce) = (text, isDone, isOnce)
  }
}

extension ChecklistItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, done, once
  }

  /// Reads a thing; what is false may be missing.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .text),
      isDone: try container.decodeIfPresent(Bool.self, forKey: .done) ?? false,
      isOnce: try container.decodeIfPresent(Bool.self, forKey: .once) ?? false)
  }

  /// Writes a thing without what is false.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    if isDone { try container.encode(true, forKey: .done) }
    if isOnce { try container.encode(true, forKey: .once) }
  }
}

/// The limits of a checklist.
package enum Checklist {
  /// The most things of one task.
  package static let mostItems = 200
  /// The longest text, in grapheme clusters.
  package static let longestText = 200
}

extension [ChecklistItem] {
  /// How many are ticked.
  package var doneCount: Int { count(where: \.isDone) }

  /// True if there is something, and all of it is ticked.
  package var areDone: Bool { !isEmpty && allSatisfy(\.isDone) }

  /// The texts of what is not ticked.
  package var leftTexts: [String] { lazy.filter { !$0.isDone }.map(\.text) }

  /// Returns them as the next countdown has them: without ticks, and without what was ticked and
  /// is for one time only.
  package var renewed: [ChecklistItem] {
    compactMap { item in
      item.isDone && item.isOnce ? nil : ChecklistItem(item.text, isOnce: item.isOnce)
    }
  }
}

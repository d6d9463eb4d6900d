package import Foundation

/// The practices, in the order in which they are suggested (D12).
package enum PracticeKind: String, Sendable, Hashable, Codable, CaseIterable {
  case breathing, grounding, gratitude, writing, drawing

  /// True if the journal keeps what is written in it.
  package var keepsTexts: Bool {
    switch self {
    case .grounding, .gratitude, .writing: true
    case .breathing, .drawing: false
    }
  }
}

/// A practice that the user went through.
package struct Practice: Sendable, Hashable, Codable, Identifiable {
  /// The number, 1 and up.
  package let id: Int64
  package let kind: PracticeKind
  /// When it began.
  package let began: Date
  /// When it ended.
  package let ended: Date

  package init(id: Int64, kind: PracticeKind, began: Date, ended: Date) {
    self.id = id
    self.kind = kind
    self.began = began
    self.ended = ended
  }
}

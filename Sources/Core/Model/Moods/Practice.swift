public import Foundation

/// The practices, in the order in which they are suggested (D12).
public enum PracticeKind: String, Sendable, Hashable, Codable, CaseIterable {
  case breathing, grounding, gratitude, writing, drawing

  /// True if the journal keeps what is written in it.
  public var keepsTexts: Bool {
    switch self {
    case .grounding, .gratitude, .writing: true
    case .breathing, .drawing: false
    }
  }
}

/// A practice that the user went through.
public struct Practice: Sendable, Hashable, Codable, Identifiable {
  /// The number, 1 and up.
  public let id: Int64
  /// Which one.
  public let kind: PracticeKind
  /// When it began.
  public let began: Date
  /// When it ended.
  public let ended: Date

  /// Creates a practice.
  public init(id: Int64, kind: PracticeKind, began: Date, ended: Date) {
    self.id = id
    self.kind = kind
    self.began = began
    self.ended = ended
  }
}

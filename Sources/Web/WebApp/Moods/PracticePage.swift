import Application
import Foundation
import Localization
import Model

/// The list of practices.
struct PracticesPage: TemplateView {
  static let template = "practices"

  /// A practice.
  struct Row: Sendable {
    let word: String
    let name: String
    let purpose: String
  }

  let moodBack = "/practice"
  let practices = PracticeKind.allCases.map(PracticeView.init).map {
    Row(word: $0.kind.rawValue, name: $0.name, purpose: $0.purpose)
  }
}

/// One practice: its steps, and fields or a canvas to do it with.
struct PracticePage: TemplateView {
  static let template = "practice"

  /// A field to write in.
  struct Field: Sendable {
    let label: String
    let value: String
  }

  let word: String
  let name: String
  let purpose: String
  let isBreathing: Bool
  let isDrawing: Bool
  let hasSteps: Bool
  let steps: [String]
  let hasFields: Bool
  let fields: [Field]
  let fieldsHint: String
  /// The reason why the texts were refused.
  let problem: String?
  /// When it began, in seconds since 1970.
  let began: String

  /// Prepares the page of a practice, which begins now unless it began before.
  init(
    _ kind: PracticeKind, actionContext: ActionContext, began: Date? = nil, texts: [String] = [],
    problem: String? = nil
  ) {
    let view = PracticeView(kind)
    let labels: [String] =
      switch kind {
      case .breathing, .drawing: []
      case .grounding, .gratitude: view.steps
      case .writing: [view.name]
      }
    word = kind.rawValue
    name = view.name
    purpose = view.purpose
    steps = view.steps
    isBreathing = kind == .breathing
    isDrawing = kind == .drawing
    hasSteps = labels.isEmpty || kind == .writing
    hasFields = !labels.isEmpty
    fields = labels.enumerated().map { index, label in
      Field(label: label, value: texts.indices.contains(index) ? texts[index] : "")
    }
    fieldsHint =
      actionContext.parts.contains(.journal)
      ? JournalPhrase.keptInJournal.text : ProgressPagePhrase.practiceNothingKept.text
    self.began = String((began ?? actionContext.now).timeIntervalSince1970)
    self.problem = problem
  }
}

import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

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

/// Adds the list of practices and the page of each.
func addPracticeRoutes(to router: RouteGroup, site: Site) {
  router.get("/practice") { request, context -> Response in
    let fields = FormFields(query: request)
    return try site.page(
      PracticesPage(), of: .practices,
      toast: try site.toast(fields, back: LocalAddress("/practice")), for: context)
  }
  router.get("/practice/:name") { _, context -> Response in
    let page = PracticePage(try practice(context), actionContext: site.ports.actionContext)
    return try site.page(page, of: .practices, title: page.name, for: context)
  }
  router.post("/practice/:name") { request, context -> Response in
    let kind = try practice(context)
    let builder = EditBuilder(site.ports.actionContext)
    let began = context.form["began"].flatMap { Double($0) }.map(Date.init(timeIntervalSince1970:))
    let now = builder.actionContext.now
    // A page that was open for a day was not practised for a day.
    let start = began.flatMap { $0 <= now && now.timeIntervalSince($0) < 86_400 ? $0 : nil }
    let texts = context.form.all("text")
    let applied: AppliedEdit
    do {
      applied = try site.step {
        try builder.practised(kind, since: start, writing: texts, in: $0)
      }
    } catch let failure as Refusal {
      let page = PracticePage(
        kind, actionContext: builder.actionContext, began: start, texts: texts,
        problem: failure.pageText)
      return try site.page(
        page, of: .practices, title: page.name, status: .unprocessableContent, for: context)
    }
    return ActionResponse(
      text: applied.edit.takenTextOnPage, step: applied.step,
      back: LocalAddress("/practice")
    ).response(to: request)
  }
}

/// Returns the practice that an address names.
private func practice(_ context: WebContext) throws -> PracticeKind {
  guard let kind = context.parameters.get("name").flatMap(PracticeKind.init(rawValue:)) else {
    throw HTTPError(.notFound)
  }
  return kind
}

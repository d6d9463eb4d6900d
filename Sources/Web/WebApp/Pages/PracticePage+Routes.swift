import Application
import Foundation
import Hummingbird
import Localization
import Model

/// Adds the list of practices and the page of each.
func addPracticeRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/practice") { request, context -> Response in
    let fields = FormFields(query: request)
    var content: [String: Any] = [
      "moodBack": "/practice",
      "practices": PracticeKind.allCases.map(PracticeView.init).map { view in
        ["word": view.kind.rawValue, "name": view.name, "purpose": view.purpose]
      },
    ]
    content["toast"] = try site.toast(fields, back: LocalAddress("/practice"))
    return try site.page(
      "practices", title: ProgressPagePhrase.practices.text, section: .practices, content: content,
      for: context)
  }
  router.get("/practice/:name") { _, context -> Response in
    var page = PracticePage(try practice(context), now: site.ports.actionContext.now)
    page.keepsTexts = site.ports.actionContext.parts.contains(.journal)
    return try site.page(
      "practice", title: page.view.name, section: .practices, content: page.content, for: context)
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
    } catch let failure as RequestFailure {
      var page = PracticePage(kind, now: start ?? now)
      page.keepsTexts = site.ports.actionContext.parts.contains(.journal)
      page.texts = texts
      page.problem = failure.pageText
      return try site.page(
        "practice", title: page.view.name, section: .practices, content: page.content,
        status: .unprocessableContent, for: context)
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

/// One practice: its steps, and fields or a canvas to do it with.
struct PracticePage {
  /// The practice.
  let view: PracticeView
  /// True if what is written is kept in the journal.
  var keepsTexts = false
  /// The texts that were typed.
  var texts: [String] = []
  /// The reason why they were refused.
  var problem: String?
  private let now: Date

  /// Creates the page of a practice that begins now.
  init(_ kind: PracticeKind, now: Date) {
    view = PracticeView(kind)
    self.now = now
  }

  /// The values for the template.
  var content: [String: Any] {
    let fields: [String] =
      switch view.kind {
      case .breathing, .drawing: []
      case .grounding, .gratitude: view.steps
      case .writing: [view.name]
      }
    var content: [String: Any] = [
      "word": view.kind.rawValue, "name": view.name, "purpose": view.purpose,
      "steps": view.steps,
      "isBreathing": view.kind == .breathing, "isDrawing": view.kind == .drawing,
      "hasSteps": fields.isEmpty || view.kind == .writing, "hasFields": !fields.isEmpty,
      "fields": fields.enumerated().map { index, label in
        ["label": label, "value": texts.indices.contains(index) ? texts[index] : ""]
      },
      "fieldsHint": keepsTexts
        ? JournalPhrase.keptInJournal.text : ProgressPagePhrase.practiceNothingKept.text,
      "began": String(now.timeIntervalSince1970),
    ]
    if let problem { content["problem"] = problem }
    return content
  }
}

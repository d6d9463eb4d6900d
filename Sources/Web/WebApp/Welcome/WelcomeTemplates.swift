import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import Templates
import Text
import WebPorts

/// The templates of the welcome: those that can be chosen, and the tasks of the chosen one (Y9).
struct WelcomeTemplates: Sendable {
  /// A template that can be chosen.
  struct Offer: Sendable {
    let offerName: String
    let offerTitle: String
    let offerHref: String
    let isChosen: Bool
  }

  /// A task of the chosen one.
  struct Line: Sendable {
    let number: String
    let taskName: String
    let taskWords: String
    /// True for one whose name a task has already, which is not added.
    let isThere: Bool
  }

  /// The tasks of the chosen one, and the places that can be named.
  struct Chosen: Sendable {
    let templateName: String
    let templateTitle: String
    let lines: [Line]
    let asksForPlace: Bool
    let placeNames: [String]
  }

  let firstOffers: [Offer]
  let moreOffers: [Offer]
  let chosen: Chosen?

  /// Prepares the templates; `name` is the chosen one, `todos` and `places` are those that exist.
  init(_ name: String?, todos: [Todo], places: [Place]) {
    let template = name.flatMap { try? TemplateLibrary.template($0) }
    let first = TemplateLibrary.first
    func offer(_ each: TaskTemplate) -> Offer {
      Offer(
        offerName: each.name, offerTitle: each.title,
        offerHref: WelcomeQuestion.task.address + "&template=" + each.name.percentEncoded,
        isChosen: each.name == template?.name)
    }
    firstOffers = first.map(offer)
    moreOffers = TemplateLibrary.all().filter { each in
      !first.contains { $0.name == each.name }
    }.map(offer)
    chosen = template.map { template in
      let unfinished = todos.filter { $0.state != .finished }.map(\.name)
      return Chosen(
        templateName: template.name, templateTitle: template.title,
        lines: template.tasks.enumerated().map { number, entry in
          Line(
            number: String(number + 1), taskName: entry.name.oneLine,
            taskWords: [entry.rhythm, entry.seasonWords].compactMap(\.self).joined(separator: ", "),
            isThere: unfinished.contains { $0.isSameName(as: entry.name) })
        },
        asksForPlace: !places.isEmpty && template.tasks.contains(where: \.asksForPlace),
        placeNames: places.map(\.name).sortedByName())
    }
  }
}

extension Site {
  /// Adds the chosen tasks of a template.
  func addTemplate(_ form: FormFields, _ request: Request) throws -> Response {
    let builder = EditBuilder(ports.actionContext)
    let template = try TemplateLibrary.template(form["template"] ?? "")
    let numbers = form.all("task").joined(separator: ",")
    let choice = try TemplateChoice(
      of: template, only: numbers.isEmpty ? nil : numbers, place: form.text("place"))
    guard !numbers.isEmpty else {
      return .redirect(
        to: WelcomeQuestion.task.address + "&template=" + template.name.percentEncoded)
    }
    let applied = try step { try builder.add(template, choice, in: $0) }
    let added = applied.outcome
    let text =
      added.added.isEmpty
      ? TemplatePhrase.nothingAdded(template.title.oneLine)
      : TemplatePhrase.added(added.added.count)
    return ActionResponse(
      text: ([text.pageText] + added.remarks).joined(separator: " "), step: applied.step,
      back: LocalAddress("/welcome")
    ).response(to: request)
  }
}

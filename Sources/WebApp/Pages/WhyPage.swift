import Application
import Foundation
import Hummingbird
import Regions
import Reminders

/// Adds the page that says why something reminded, or stayed silent.
func addWhyRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/why") { request, context -> Response in
    let page = try WhyPage(FormFields(query: request), site: site)
    return try site.page(
      "why", title: page.heading, section: .why, content: page.content, for: context)
  }
}

/// Why a task or a place reminded, in plain words.
struct WhyPage {
  /// What the page is about.
  let heading: String
  private let overview: Overview
  private let about: String
  private let why: [String]?
  private let lines: [WhyAccount.Line]

  private static let limit = 30

  /// Reads what is asked: `about=task:3`, `about=place:2`, `task=3` or `place=2`.
  init(_ fields: FormFields, site: Site) throws {
    overview = try Overview(site.ports.store, actionContext: site.ports.actionContext)
    about =
      fields.text("about") ?? fields.text("task").map { "task:" + $0 }
      ?? fields.text("place").map { "place:" + $0 } ?? ""
    let subject = Self.subject(about, in: overview)
    guard let subject else {
      heading = "Why?"
      why = nil
      lines = []
      guard about.isEmpty else {
        throw Problem(.notFound, "There is no such task or place any more.")
      }
      return
    }
    switch subject {
    case .task(let todo): heading = "Why \(todo.name.oneLine)?"
    case .place(let place): heading = "Why \(place.name.oneLine)?"
    }
    let account = try WhyAccount(site.ports.store, overview: overview)
    why = account.introduction(to: subject)
    lines = try account.lines(
      of: subject, decisions: try account.decisions(about: subject, limit: Self.limit),
      limit: Self.limit)
  }

  private static func subject(_ about: String, in overview: Overview) -> WhySubject? {
    let parts = about.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let number = Int64(parts[1]) else { return nil }
    switch parts[0] {
    case "task":
      return overview.todos.first { $0.id.rawValue == number }.map { .task($0) }
    case "place":
      return overview.names.places.first { $0.id.rawValue == number }.map { .place($0) }
    default: return nil
    }
  }

  /// What the template asks for.
  var content: [String: Any] {
    let tasks = overview.todos.map { ("task:\($0.id.rawValue)", $0.name) }
    let places = overview.names.places.map { ("place:\($0.id.rawValue)", $0.name) }
    return [
      "heading": heading, "hasSubject": why != nil, "hasTasks": !tasks.isEmpty,
      "hasPlaces": !places.isEmpty, "taskOptions": options(tasks),
      "placeOptions": options(places),
      "why": (why ?? []).map { line in
        ["text": line.trimmingBlanks, "indented": line.hasPrefix("    ")] as [String: Any]
      },
      "hasDecisions": !lines.isEmpty,
      "decisions": lines.map { ["time": $0.moment, "text": $0.text] },
    ]
  }

  private func options(_ items: [(value: String, name: String)]) -> [[String: Any]] {
    items.sorted { $0.name.lowercased() < $1.name.lowercased() }.map {
      ["value": $0.value, "label": $0.name.oneLine, "selected": $0.value == about]
    }
  }
}

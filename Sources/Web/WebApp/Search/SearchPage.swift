import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import Regions
import Text
import WebPorts

/// The tasks, places and pages that have all words of a search, for the template `search_found`.
struct SearchFound: TemplateView {
  static let template = "search_found"

  /// The finds of one kind.
  struct Group: Sendable {
    let kind: String
    let kindTitle: String
    let finds: [Find]
  }

  let groups: [Group]
  /// How many there are, or that there are none.
  let summary: String

  /// Searches; without words only pages are found.
  init(_ words: String, in snapshot: any StoreSnapshot, site: Site) throws {
    let marks = MarkedWords(words)
    var groups: [Group] = []
    func add(_ kind: String, _ title: any Phrase, _ finds: [Find]) {
      guard !finds.isEmpty else { return }
      groups.append(Group(kind: kind, kindTitle: title.text, finds: finds))
    }
    let overview = try Overview(snapshot, actionContext: site.ports.actionContext)
    if !marks.isEmpty {
      let search = TaskSearch(
        words, places: overview.names.places, categories: overview.categories)
      let tasks = overview.todos.filter(search.finds).map(overview.view)
      add(
        "tasks", PagePhrase.tasks,
        tasks.todayOrder(nil).map(\.view).prefix(FoundLinks.most).map { view in
          let name = view.todo.name.oneLine
          return Find(
            href: "/tasks/\(view.todo.id.rawValue)", icon: Page.home.icon, name: name,
            marked: marks.marking(name), about: view.whenText)
        })
    }
    let links = FoundLinks(
      marks, places: overview.names.places, parts: site.ports.webSettings().parts)
    add("places", TaskPagePhrase.places, links.places)
    add("pages", PagePhrase.pages, links.pages)
    let count = groups.map(\.finds.count).reduce(0, +)
    self.groups = groups
    summary =
      count == 0 ? WebPhrase.nothingFits.text : WebPhrase.found(count).text
  }

  /// The keys for a program.
  var json: JSON {
    .object(
      ["tasks", "places", "pages"].map { kind in
        let finds = groups.first { $0.kind == kind }?.finds ?? []
        return (
          kind,
          .array(
            finds.map { find in
              .object([
                ("name", .string(find.name)), ("about", JSON(find.about)),
                ("href", .string(find.href)),
              ])
            })
        )
      })
  }
}

/// The search as a page of its own, for who has no scripts.
struct SearchPage: TemplateView {
  static let template = "search"

  let q: String
  let found: SearchFound
}

/// Adds the search of tasks, places and pages: a page, the finds alone for a script, or JSON.
func addFindRoutes(to router: RouteGroup, site: Site) {
  router.get("/search") { request, context -> Response in
    let words = FormFields(query: request).text("q") ?? ""
    let found = try site.ports.store.withSnapshot { try SearchFound(words, in: $0, site: site) }
    if request.wantsJSON { return Response(json: found.json) }
    guard request.fragment == nil else {
      return try site.fragment(found, for: context)
    }
    return try site.page(SearchPage(q: words, found: found), of: .search, for: context)
  }
}

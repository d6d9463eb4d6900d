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

  /// A task, a place or a page.
  struct Find: Sendable {
    let href: String
    let icon: String
    let name: String
    /// The name with the words marked, as elements.
    let marked: String
    /// When the task is, or the tags of the place.
    let about: String?
  }

  /// The finds of one kind.
  struct Group: Sendable {
    let kind: String
    let kindTitle: String
    let finds: [Find]
  }

  let groups: [Group]
  /// How many there are, or that there are none.
  let summary: String

  /// The most finds of a kind.
  private static let most = 20

  /// Searches; without words only pages are found.
  init(_ words: String, in snapshot: any StoreSnapshot, site: Site) throws {
    let searches = TextSearch.words(of: words)
    let marks = MarkedWords(words)
    let finds = marks.areAll
    func find(_ href: String, _ icon: String, _ name: String, _ about: String?) -> Find {
      Find(href: href, icon: icon, name: name, marked: marks.marking(name), about: about)
    }
    var groups: [Group] = []
    var count = 0
    func add(_ kind: String, _ title: any Phrase, _ finds: [Find]) {
      count += finds.count
      guard !finds.isEmpty else { return }
      groups.append(Group(kind: kind, kindTitle: title.text, finds: finds))
    }
    if !searches.isEmpty {
      let overview = try Overview(snapshot, actionContext: site.ports.actionContext)
      let search = TaskSearch(
        words, places: overview.names.places, categories: overview.categories)
      let tasks = overview.todos.filter(search.finds).map(overview.view)
      add(
        "tasks", PagePhrase.tasks,
        tasks.todayOrder(nil).map(\.view).prefix(Self.most).map { view in
          find("/tasks/\(view.todo.id.rawValue)", "tasks", view.todo.name.oneLine, view.whenText)
        })
      let places = overview.names.places.filter { place in
        finds(([place.name] + place.tags.map { "#" + $0 }).joined(separator: " "))
      }
      add(
        "places", TaskPagePhrase.places,
        places.sortedByName(\.name).prefix(Self.most).map { place in
          find(
            "/places/\(place.id.rawValue)", "map", place.name.oneLine,
            place.tags.isEmpty ? nil : place.tags.map { "#" + $0.oneLine }.joined(separator: " "))
        })
    }
    add(
      "pages", PagePhrase.pages,
      Navigation.pages(site.ports.webSettings().parts).filter { finds($0.word) }
        .prefix(Self.most).map {
          find($0.href, $0.icon, $0.word, nil)
        })
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

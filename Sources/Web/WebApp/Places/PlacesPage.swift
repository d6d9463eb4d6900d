import Application
import Foundation
import Geo
import HTTPServer
import Hummingbird
import Localization
import Model
import Regions
import Text
import WebPorts

/// The places that a search chooses, with their tasks and visits, as one snapshot has them.
struct PlaceList {
  /// A place with its last visits.
  struct Entry {
    let view: PlaceView
    let visits: VisitHistory
    /// How many visits there were, of those that are kept.
    let visitCount: Int
  }

  let search: String
  let entries: [Entry]
  /// How many places have each tag, by tag.
  let tags: [String: Int]
  let count: Int
  /// The age of the last position, unless it is of the present.
  let age: String?

  /// How many visits of a place are listed at most.
  private static let visitLimit = 5

  /// Reads the places whose name or tags have all words of a search.
  init(
    _ search: String, position: KnownPosition?, in snapshot: any StoreSnapshot,
    actionContext: ActionContext
  ) throws {
    let visits = try snapshot.visits
    let overview = PlaceOverview(
      todos: try snapshot.todos, places: try snapshot.places, visits: visits, position: position,
      actionContext: actionContext)
    let transitions = Dictionary(
      grouping: try snapshot.transitions(place: nil, limit: .max).filter {
        $0.person == snapshot.viewer.person
      },
      by: \.place)
    let words = TextSearch.words(of: search)
    let found = overview.places.filter { place in
      let text = ([place.name] + place.tags.map { "#" + $0 }).joined(separator: " ")
      return words.allSatisfy { $0.finds(in: text) }
    }
    self.search = search
    entries = found.sortedByName(\.name).map { place in
      let own = transitions[place.id] ?? []
      let present = visits.own(of: snapshot.viewer).first { $0.id.place == place.id }
      let whole = VisitHistory(own, present: present, limit: .max)
      return Entry(
        view: overview.view(place),
        visits: VisitHistory(own, present: present, limit: Self.visitLimit),
        visitCount: whole.items.count)
    }
    tags = overview.places.flatMap(\.tags).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    count = overview.places.count
    age = position?.age(in: actionContext.machineZone, now: actionContext.now)
  }
}

/// The list of all places: where, with which tags, tasks and visits.
struct PlacesPage: TemplateView {
  static let template = "places"

  /// A tag that narrows the list.
  struct TagChoice: Sendable {
    let href: String
    let word: String
    let tagCount: String
    let isCurrent: Bool
  }

  /// A place.
  struct Row: Sendable {
    let id: String
    let placeName: String
    let thumb: String
    let radius: String
    let isInside: Bool
    let hereWord: String
    let placeTags: [TagChoice]
    let tasksWord: String
    /// That it is closed, and when it opens; `nil` for one that is open.
    let closed: String?
    /// The last visit, and how many there were.
    let visited: String
    let hasVisits: Bool
    let visits: [String]
  }

  let q: String
  let summary: String
  let hasTags: Bool
  let tagChoices: [TagChoice]
  let hasRows: Bool
  let rows: [Row]
  let isSearching: Bool
  /// The text that stands there without a place.
  let empty: EmptyView?

  /// Prepares the page.
  init(_ list: PlaceList, actionContext: ActionContext) {
    let (zone, now) = (actionContext.machineZone, actionContext.now)
    let current = list.search
    func choice(_ tag: String) -> TagChoice {
      TagChoice(
        href: "/places?q=" + "#\(tag)".percentEncoded, word: "#" + tag.oneLine,
        tagCount: String(list.tags[tag] ?? 0), isCurrent: current == "#" + tag)
    }
    q = current
    isSearching = !current.isEmpty
    summary = Formatted.count(list.entries.count, .place)
    tagChoices = list.tags.keys.sortedByName(\.self).map(choice)
    hasTags = !tagChoices.isEmpty
    rows = list.entries.map { entry in
      let (view, place) = (entry.view, entry.view.place)
      let lines = entry.visits.lines(in: zone, now: now)
      return Row(
        id: String(place.id.rawValue), placeName: place.name.oneLine,
        thumb: "/places/\(place.id.rawValue)/thumb.svg?v=\(place.formVersion)",
        radius: view.radius, isInside: view.state == .inside,
        hereWord: PlacePhrase.here(age: list.age).text, placeTags: place.tags.map(choice),
        tasksWord: view.tasks.isEmpty
          ? PlacePhrase.noTasks.text : Formatted.count(view.tasks.count, .task),
        closed: view.closedWords,
        visited: lines.isEmpty
          ? PlacePagePhrase.noVisits.text : Formatted.count(entry.visitCount, .visit),
        hasVisits: !lines.isEmpty, visits: lines)
    }
    hasRows = !rows.isEmpty
    empty =
      list.count == 0
      ? EmptyView(
        PlacePagePhrase.noPlacesMap, word: PlacePagePhrase.addPlace,
        href: "/places/new?back=%2Fplaces", drawing: .places) : nil
  }
}

/// A place in the list beside the map, which draws it from the attributes of its row.
struct PlaceRow: Sendable {
  let id: String
  let name: String
  let wholeName: String
  let lat: String
  let lon: String
  let meters: String
  let radius: String
  /// The radius in the language in force.
  let radiusWords: String
  let state: String
  let isInside: Bool
  let hereWord: String
  /// True if the user was inside at the last position, which is not of the present.
  let isAged: Bool
  let position: String
  let was: String
  let tags: String
  let tagWords: String
  let hours: String
  /// That it is closed, and when it opens; `nil` for one that is open.
  let closed: String?
  let tasks: String

  /// Prepares the row; `age` is that of the last position, unless it is of the present.
  init(_ view: PlaceView, age: String?) {
    let place = view.place
    id = String(place.id.rawValue)
    name = place.name.oneLine
    wholeName = place.name
    lat = place.center.latitude.description
    lon = place.center.longitude.description
    meters = place.radiusMeters.description
    radius = place.radiusInput
    radiusWords = view.radius
    state = view.state.rawValue
    isInside = view.state == .inside
    hereWord = PlacePhrase.here(age: age).text
    isAged = isInside && age != nil
    position = place.positionInput
    was = PlaceForm.stored(place).values.text
    tags = place.tags.joined(separator: ", ")
    tagWords = view.tagWords
    hours = place.hours?.text ?? ""
    closed = view.closedWords
    tasks =
      view.tasks.isEmpty ? PlacePhrase.noTasks.text : Formatted.count(view.tasks.count, .task)
  }
}

extension Place {
  /// A word that changes with the place, for the address of its picture.
  var formVersion: String { StateVersion.of(self) }
}

/// Adds the page that lists all places.
func addPlacesRoutes(to router: RouteGroup, site: Site) {
  router.get("/places") { request, context -> Response in
    let fields = FormFields(query: request)
    let back = LocalAddress(of: request)
    let actionContext = site.ports.actionContext
    let list = try site.ports.store.withSnapshot {
      try PlaceList(
        fields.text("q") ?? "", position: try site.knownPosition($0), in: $0,
        actionContext: actionContext)
    }
    return try site.page(
      PlacesPage(list, actionContext: actionContext), of: .places,
      toast: try site.toast(fields, back: back), for: context)
  }
}

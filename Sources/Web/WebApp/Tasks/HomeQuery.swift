import Application
import Foundation
import HTTPServer
import Hummingbird
import Model
import Regions
import Text

/// The filter of a list of tasks, from the address of its page.
struct HomeQuery {
  /// The tasks that a page lists.
  enum Extent: String {
    /// Those of the present day (T7).
    case today = "/"
    /// All that are not finished.
    case all = "/tasks"
  }

  /// The property that the list of all tasks is divided by.
  enum Grouping: String, CaseIterable {
    case when, place, category
  }

  /// The tasks that the page lists.
  let extent: Extent
  /// The only section of Today that is shown; `nil` for all.
  let show: HomeSection.Kind?
  /// The property that the list of all tasks is divided by.
  var group: Grouping
  /// Words in the name, the notes, a place, a tag or the category.
  var search: String
  /// A place's number or name, or `#tag`.
  private(set) var place: String
  /// The status of the tasks; `nil` for all that are not finished.
  var status: TaskStatus?
  /// True if finished tasks are included.
  var isWhole: Bool
  /// A category's number or name, or `none`; empty for any.
  private(set) var category: String
  /// The priority; `nil` for any.
  let priority: Priority?
  /// The name of a person, or `#` and the number, for tasks that remind them; empty for any.
  private(set) var person: String
  /// The order, instead of the groups of the day; empty for these.
  let sort: [Today.SortKey]
  /// The number of pieces of the list that are shown, from 1.
  var page: Int
  /// The words of the address that are no choice; the usual one holds in their place.
  private(set) var unknown: [String] = []

  /// The number of tasks in a piece: two or three screens, and less than 60 kB of text.
  static let pageLength = 23

  /// Reads the fields of a page.
  init(_ fields: FormFields, extent: Extent) {
    var unknown: [String] = []
    func value<Value>(_ name: String, _ read: (String) -> Value?) -> Value? {
      guard let text = fields.text(name) else { return nil }
      let value = read(text)
      if value == nil { unknown.append(text) }
      return value
    }
    self.extent = extent
    show = extent == .today ? value("show") { HomeSection.Kind(rawValue: $0) } : nil
    group = value("group") { Grouping(rawValue: $0) } ?? .when
    search = fields.text("q") ?? ""
    place = fields.text("place") ?? fields.text("tag").map { "#" + Tag.normalized($0) } ?? ""
    status = value("phase") { TaskStatus(rawValue: $0) }
    isWhole = fields["all"] == "1"
    category = fields.text("category") ?? ""
    priority = value("priority") { Priority(rawValue: $0) }
    person = fields.text("for") ?? ""
    sort = value("sort") { try? TaskFilter.sortKeys($0) } ?? []
    page = min(max(value("page") { Int($0) } ?? 1, 1), 1000)
    _ = value("density") { HomePreferences.Density(rawValue: $0) }
    self.unknown = unknown
  }

  /// Returns the query without what it names and is not there; that stands among the unknown words.
  func known(places: [Place], categories: [Category], persons: [Person]) -> HomeQuery {
    var known = self
    func forget(_ field: WritableKeyPath<HomeQuery, String>) {
      known.unknown.append(self[keyPath: field])
      known[keyPath: field] = ""
    }
    func isThere(_ text: String, _ find: (String) throws -> Any?) -> Bool {
      text.isEmpty || (try? { _ = try find(text) }()) != nil
    }
    // Any word may be a tag.
    if !place.hasPrefix("#"), !isThere(place, PlaceNames(places: places).place) { forget(\.place) }
    if !isThere(category, CategoryNames(categories: categories).reference) { forget(\.category) }
    if !isThere(person, PersonNames(persons: persons).person) { forget(\.person) }
    return known
  }

  /// True if the filter leaves anything out.
  var isNarrowed: Bool {
    !search.isEmpty || !place.isEmpty || status != nil || !category.isEmpty || priority != nil
      || !person.isEmpty
  }

  /// The order as the address names it.
  var sortText: String { sort.map(\.rawValue).joined(separator: ",") }

  /// Returns true if tasks of a status are shown.
  func wants(_ other: TaskStatus) -> Bool {
    if let status { return status == other }
    return isWhole || other != .finished
  }

  /// Returns the tasks that match the search, the place, the category and the priority, in any
  /// status.
  ///
  /// A filter by a person who does not exist leaves out all tasks with persons.
  func filter(
    _ todos: [Todo], places: [Place], categories: [Category], persons: [Person] = []
  ) -> [Todo] {
    let wanted = person.isEmpty ? nil : try? PersonNames(persons: persons).person(person).id
    let todos =
      person.isEmpty
      ? todos : todos.filter { $0.persons.isEmpty || wanted.map($0.persons.contains) ?? false }
    let atPlace: [Todo] =
      switch reference(places) {
      case .some(nil): []
      case .some(let reference?): Self.doable(todos, at: reference, places: places)
      case nil: todos
      }
    let sorted = isSorting ? atPlace.filter(sorting(categories)) : atPlace
    guard !search.isEmpty else { return sorted }
    let words = TaskSearch(search, places: places, categories: categories)
    return sorted.filter(words.finds)
  }

  private var isSorting: Bool { !category.isEmpty || priority != nil }

  /// Returns the condition of the category and the priority.
  private func sorting(_ categories: [Category]) -> (Todo) -> Bool {
    // An unknown one matches nothing, whereas `none` matches the tasks without a category.
    let wanted = Result { try CategoryNames(categories: categories).reference(category) }
    return { todo in
      let isInCategory =
        category.isEmpty || ((try? wanted.get() == todo.category) ?? false)
      return isInCategory && (priority == nil || todo.priority == priority)
    }
  }

  /// The address of the page with this filter.
  var address: String { address() }

  /// Returns the address of the page with this filter, and with a setting that it changes.
  func address(setting: (name: String, value: String)? = nil) -> String {
    var fields: [String] = []
    if !search.isEmpty { fields.append("q=" + search.percentEncoded) }
    if let show { fields.append("show=" + show.rawValue) }
    if group != .when { fields.append("group=" + group.rawValue) }
    if !place.isEmpty { fields.append("place=" + place.percentEncoded) }
    if let status { fields.append("phase=" + status.rawValue) }
    if !category.isEmpty { fields.append("category=" + category.percentEncoded) }
    if !person.isEmpty { fields.append("for=" + person.percentEncoded) }
    if let priority { fields.append("priority=" + priority.rawValue) }
    if !sort.isEmpty { fields.append("sort=" + sortText.percentEncoded) }
    if isWhole { fields.append("all=1") }
    if let setting { fields.append("\(setting.name)=\(setting.value)") }
    if page > 1 { fields.append("page=\(page)") }
    return ([extent.rawValue] + [fields.joined(separator: "&")].filter { !$0.isEmpty })
      .joined(separator: "?")
  }

  /// Returns the query with a change.
  func with(_ change: (inout HomeQuery) -> Void) -> HomeQuery {
    var query = self
    change(&query)
    return query
  }

  /// Returns the address of the page that finds words.
  static func address(searching words: String) -> String {
    words.isEmpty ? Extent.today.rawValue : Extent.today.rawValue + "?q=" + words.percentEncoded
  }

  /// Returns the words that a line searches, which begins with a question mark; `nil` for any other
  /// line.
  static func searched(_ line: String) -> String? {
    let line = line.trimmed
    return line.hasPrefix("?") ? String(line.dropFirst()).trimmed : nil
  }

  /// The place of the filter: `nil` without one, `.some(nil)` for one that does not exist.
  private func reference(_ places: [Place]) -> PlaceReference?? {
    guard !place.isEmpty else { return nil }
    if place.hasPrefix("#") { return .some(.tag(String(place.dropFirst()))) }
    return .some((try? PlaceNames(places: places).place(place)).map { .place($0.id) })
  }

  /// Returns the tasks that name the place or tag, or that can be done at a place it means.
  private static func doable(
    _ todos: [Todo], at reference: PlaceReference, places: [Place]
  ) -> [Todo] {
    var references = Set(places.filter(reference.matches).flatMap(\.references))
    if case .tag = reference { references.insert(reference) }
    return todos.filter { $0.places.contains(where: references.contains) }
  }
}

/// The choice about lists of tasks that a browser stores: their density.
///
/// It is a cookie, since it belongs to the screen rather than to the user: a phone is compact,
/// a desk is not. An address such as `/?density=compact` sets it, so that no script is needed.
struct HomePreferences {
  /// The height of a task.
  enum Density: String, CaseIterable {
    case comfortable, compact
  }

  /// The height of a task.
  let density: Density
  private let chosen: [(name: String, value: String)]

  private static let lifetimeSeconds = 365 * 86_400

  /// Reads the address and the cookies; the address wins.
  init(_ fields: FormFields = FormFields(""), cookies: Cookies = Cookies(from: [])) {
    var chosen: [(name: String, value: String)] = []
    func value<Choice: RawRepresentable<String>>(_ field: String, or usual: Choice) -> Choice {
      let name = "passby_" + field
      if let value = fields[field].flatMap({ Choice(rawValue: $0) }) {
        chosen.append((name, value.rawValue))
        return value
      }
      return cookies[name].flatMap { Choice(rawValue: $0.value) } ?? usual
    }
    density = value("density", or: .comfortable)
    self.chosen = chosen
  }

  /// Stores the choices of the address in the browser.
  func remember(in response: inout Response) {
    for (name, value) in chosen {
      response.setCookie(
        Cookie(
          name: name, value: value, maxAge: Self.lifetimeSeconds, path: "/", httpOnly: true,
          sameSite: .strict))
    }
  }
}

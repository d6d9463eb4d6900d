import Application
import Foundation
import Hummingbird
import Regions
import Reminders
import Text

/// The filter of the home page, from the query of its address.
struct HomeQuery {
  /// Words in the name, the notes, a place, a tag or the category.
  let search: String
  /// A place's number or name, or `#tag`.
  let place: String
  /// A category's number or name, or `none`.
  let category: String
  /// The status of the tasks; `nil` for all that are not finished.
  let status: TaskStatus?
  /// True if finished tasks are included.
  let isWhole: Bool
  /// The number of pages of tasks that are shown, from 1.
  let page: Int

  /// The number of tasks on a page.
  static let pageLength = 100

  /// Reads the fields.
  init(_ fields: FormFields) {
    search = fields.text("q") ?? ""
    place = fields.text("place") ?? fields.text("tag").map { "#" + Tag.normalized($0) } ?? ""
    category = fields.text("category") ?? ""
    status = fields["phase"].flatMap { TaskStatus(rawValue: $0) }
    isWhole = fields["all"] == "1"
    page = min(max(fields["page"].flatMap { Int($0) } ?? 1, 1), 1000)
  }

  /// True if the filter leaves anything out.
  var isNarrowed: Bool {
    !search.isEmpty || !place.isEmpty || !category.isEmpty || status != nil
  }

  /// Returns true if tasks of a status are shown.
  func wants(_ other: TaskStatus) -> Bool {
    if let status { return status == other }
    return isWhole || other != .finished
  }

  /// Returns the tasks that match the search, the place and the category, in any status.
  func filter(_ todos: [Todo], places: [Place], categories: [Category]) -> [Todo] {
    let atPlace: [Todo] =
      switch reference(places) {
      case .some(nil): []
      case .some(let reference?): Self.doable(todos, at: reference, places: places)
      case nil: todos
      }
    let sorted = inCategory(atPlace, categories)
    guard !search.isEmpty else { return sorted }
    let words = TaskSearch(search, places: places, categories: categories)
    return sorted.filter(words.finds)
  }

  /// Returns the address of the page with another status.
  func address(status: TaskStatus?, page: Int = 1, isWhole: Bool? = nil) -> String {
    var fields: [String] = []
    if !search.isEmpty { fields.append("q=" + search.percentEncoded) }
    if !place.isEmpty { fields.append("place=" + place.percentEncoded) }
    if !category.isEmpty { fields.append("category=" + category.percentEncoded) }
    if let status { fields.append("phase=" + status.rawValue) }
    if isWhole ?? self.isWhole { fields.append("all=1") }
    if page > 1 { fields.append("page=\(page)") }
    return fields.isEmpty ? "/" : "/?" + fields.joined(separator: "&")
  }

  /// Returns the tasks in the category of the filter; none where there is no such category.
  private func inCategory(_ todos: [Todo], _ categories: [Category]) -> [Todo] {
    guard !category.isEmpty else { return todos }
    do {
      let wanted = try CategoryNames(categories: categories).reference(category)
      return todos.filter { $0.category == wanted }
    } catch {
      return []
    }
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

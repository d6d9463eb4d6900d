import Foundation
package import Model
import Regions
import Text

/// The places and categories while a file is merged, found by what the file calls them.
///
/// Each look-up takes the same time however many there are.
struct ExchangeLookup {
  private(set) var places: [Place] = []
  private var placesByUUID: [UUID: Int] = [:]
  private var placesByID: [Place.ID: Int] = [:]
  private var placesByName: [FoldedText: [Int]] = [:]
  private var placesByWord: [FoldedText: Int] = [:]
  private var placesByTag: [FoldedText: Int] = [:]
  /// The last number that was added to a name to make it distinct.
  private var lastNumbers: [FoldedText: Int] = [:]
  private(set) var categories: [Model.Category] = []
  private var categoriesByName: [FoldedText: Int] = [:]
  private var categoriesByID: [Model.Category.ID: Int] = [:]

  init(places: [Place], categories: [Model.Category]) {
    for place in places { add(place) }
    for category in categories { add(category) }
  }

  // MARK: Places

  mutating func add(_ place: Place) {
    places.append(place)
    record(places.count - 1)
  }

  mutating func replace(_ index: Int, with place: Place) {
    places[index] = place
    record(index)
  }

  private mutating func record(_ index: Int) {
    let place = places[index]
    placesByUUID[place.uuid] = index
    placesByID[place.id] = index
    placesByName[FoldedText(place.name), default: []].append(index)
    let word = Self.word(place.name)
    if placesByWord[word] == nil { placesByWord[word] = index }
    for tag in place.tags where placesByTag[FoldedText(tag)] == nil {
      placesByTag[FoldedText(tag)] = index
    }
  }

  /// A name as a word of another program has it: without blanks and hyphens.
  private static func word(_ name: String) -> FoldedText {
    FoldedText(name.filter { !$0.isWhitespace && $0 != "_" && $0 != "-" })
  }

  func indexes(named name: String) -> [Int] { placesByName[FoldedText(name)] ?? [] }

  func index(of uuid: UUID) -> Int? { placesByUUID[uuid] }

  /// Returns the place that a word stands for, such as `HardwareStore`.
  func place(word: String) -> Place? { placesByWord[Self.word(word)].map { places[$0] } }

  /// Returns a tag of some place as it is written there.
  func tag(_ text: String) -> String? {
    placesByTag[FoldedText(text)].flatMap { Tag.named(text, among: Set(places[$0].tags)) }
  }

  /// Returns the places of a task.
  func places(of todo: Todo) -> [Place] {
    todo.places.compactMap { reference in
      guard case .place(let id) = reference else { return nil }
      return placesByID[id].map { places[$0] }
    }
  }

  /// Returns the places that fields may name.
  func places(of fields: TaskFields) -> [Place] {
    fields.place.flatMap { name in
      name.hasPrefix("#")
        ? placesByTag[FoldedText(String(name.dropFirst()))].map { [$0] } ?? []
        : indexes(named: name)
    }.map { places[$0] }
  }

  /// Returns a name that no place has, with a number above those given to it before.
  mutating func distinct(_ name: String) -> String {
    let key = FoldedText(name)
    guard placesByName[key] != nil else { return name }
    var number = (lastNumbers[key] ?? 1) + 1
    while placesByName[FoldedText("\(name) \(number)")] != nil { number += 1 }
    lastNumbers[key] = number
    return "\(name) \(number)"
  }

  // MARK: Categories

  mutating func add(_ category: Model.Category) {
    categories.append(category)
    let index = categories.count - 1
    categoriesByID[category.id] = index
    let name = FoldedText(category.name)
    if categoriesByName[name] == nil { categoriesByName[name] = index }
  }

  func category(named name: String) -> Model.Category? {
    categoriesByName[FoldedText(name)].map { categories[$0] }
  }

  /// Returns the category of a task.
  func category(of todo: Todo) -> Model.Category? {
    todo.category.flatMap { categoriesByID[$0] }.map { categories[$0] }
  }

  /// Returns the category that fields name; empty if they name none.
  func categories(of fields: TaskFields) -> [Model.Category] {
    fields[.category].flatMap(category(named:)).map { [$0] } ?? []
  }
}

extension EditBuilder {
  /// How a file is imported.
  package struct ImportChoice: Sendable {
    /// True if entries that are here already take what the file has.
    package var updates = false
    /// True if what cannot be imported is left out, else nothing is imported then.
    package var skipsBad = false
    /// The radius of places without one, in metres.
    package var radiusMeters = Region.defaultRadiusMeters
    /// A tag for each place.
    package var tag: String?

    /// Creates the usual choice.
    package init() {}
  }

  /// The edit and the report of an import of a file.
  package struct ExchangeOutcome: EditOutcome {
    /// The step; without changes where everything is here already.
    package let edit: Edit
    package let report: ImportReport
  }

  /// Returns the edit that brings in what a file has, in one step.
  ///
  /// Each task goes through the same reading of its fields as one that is typed.
  ///
  /// - Throws: `Refusal` for a mood of the time to come; what the context throws.
  package func exchange(
    _ reading: ExchangeReading, format: String, file: String, choice: ImportChoice,
    work: FileWork = FileWork(), in context: any EditContext
  ) throws -> ExchangeOutcome {
    var merge = try ExchangeMerge(self, choice, format: format, file: file, work: work, in: context)
    try merge.add(reading, file: file)
    return ExchangeOutcome(
      edit: !choice.skipsBad && !merge.report.problems.isEmpty
        ? Edit(summary: "nothing") : merge.edit,
      report: merge.report)
  }
}

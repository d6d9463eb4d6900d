import Foundation
import Model
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

/// The completions and skips that an import compares with those of its file.
struct ExchangeHistory {
  /// A completion or a skip within a second.
  private struct Entry: Hashable {
    let todo: UUID
    let isSkip: Bool
    let second: Int64
  }

  /// The completions of the file so far, with their times.
  private var met: [UUID: Date] = [:]
  private var stored: Set<Entry> = []
  /// The seconds whose stored entries were looked up.
  private var seconds: Set<Int64> = []

  /// Adds a completion of the file; returns the time of one before it with the same id.
  mutating func meet(_ item: CompletionItem) -> Date? {
    met.updateValue(item.time, forKey: item.uuid)
  }

  /// Returns true if a task was done or skipped at that time, to the second: formats without ids of
  /// their completions hand back what was exported.
  mutating func has(
    _ item: CompletionItem, of todo: Todo, in context: any EditContext
  ) throws -> Bool {
    let second = Int64(item.time.timeIntervalSince1970.rounded())
    if seconds.insert(second).inserted {
      let time = Date(timeIntervalSince1970: Double(second))
      for entry in try context.completions(from: time - 1, to: time + 1) where !entry.isUndone {
        let done = entry.completion
        stored.insert(
          Entry(todo: done.todo.uuid, isSkip: done.kind == .skipped, second: second))
      }
    }
    return stored.contains(Entry(todo: todo.uuid, isSkip: item.isSkip, second: second))
  }
}

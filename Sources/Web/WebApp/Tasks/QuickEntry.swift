import Application
import DateWords
import Foundation
import Localization
import Model
import Recurrence
import Text
import WebPorts

/// The reading of a quick line while it is typed: the name, the parts, the coming dates, or where
/// it cannot be read; and what it may go on with.
struct QuickEntry {
  private let line: String
  private let reading: QuickLine?
  private let sentence: String
  private let failure: QuickFailure?
  private let actionContext: ActionContext
  private let suggestions: QuickSuggestions?
  /// The refused place as it was probably meant: `@"Vet Dr. Kraus"`.
  private let nearestPlace: String?
  /// True if the position of the user is known, so that a place can be made there.
  private let isHereKnown: Bool

  /// Reads a line; `caret` is the position at which it is typed, in characters.
  init(_ line: String, caret: Int? = nil, site: Site) throws {
    let actionContext = site.ports.actionContext
    self.actionContext = actionContext
    self.line = line
    isHereKnown = site.here != nil
    let (places, categories, persons) = try site.ports.store.withSnapshot {
      (try $0.places, try $0.categories, try $0.persons)
    }
    suggestions = caret.flatMap {
      QuickSuggestions(
        line, at: $0, places: places, categories: categories, persons: persons)
    }
    do {
      let (reading, todo) = try EditBuilder(actionContext).quickPreview(
        line, places: places, categories: categories, persons: persons)
      self.reading = reading
      sentence = Wording.prospects(
        of: todo, hasPlaces: !todo.places.isEmpty, actionContext: actionContext)
      (failure, nearestPlace) = (nil, nil)
    } catch let failure as QuickFailure {
      (reading, sentence, self.failure) = (nil, "", failure)
      nearestPlace = failure.nearestPlace(in: line, among: places)
    }
  }

  /// The error with its position; `nil` for a line that can be read.
  var error: String? { failure?.failure.pageText }

  /// The place of the line that does not exist; `nil` if the line names none.
  var unknownPlace: UnknownPlace? {
    failure?.unknownPlace(in: line).map { UnknownPlace(name: $0, line: line) }
  }

  /// Returns the question about a task that has the name of the line; `nil` if there is none.
  func sameName(site: Site) throws -> String? {
    guard let name = reading?.name else { return nil }
    let (store, actionContext) = (site.ports.store, site.ports.actionContext)
    return try store.withSnapshot { snapshot in
      try snapshot.unfinishedTodo(named: name).map { todo -> String in
        let overview = try Overview(of: todo, in: snapshot, actionContext: actionContext)
        return SameName(view: overview.view(todo)).text
      }
    }
  }

  /// The keys for a script.
  var json: JSON {
    let parts = (reading?.readings ?? []).map {
      // A rule begins with `every` itself.
      $0.json.adding("label", $0.marker == .every ? .null : .string($0.marker.word.text))
        .adding("words", .string($0.words(in: actionContext)))
        .adding("without", JSON(reading?.line(without: $0)))
    }
    let unread = (reading?.unread ?? []).map { part -> JSON in
      let marked = reading?.line(reading: part, actionContext: actionContext)
      return part.json.adding("marked", JSON(marked?.part)).adding("line", JSON(marked?.line))
    }
    let place: JSON =
      unknownPlace.map {
        .object([
          ("name", .string($0.name)), ("here", .bool(isHereKnown)), ("map", .string($0.map)),
          ("nearest", JSON(nearestPlace)),
        ])
      } ?? .null
    let error: JSON =
      failure.map {
        .object([
          ("message", .string($0.reason.pageText)), ("from", .integer($0.from)),
          ("to", .integer($0.to)), ("place", place),
        ])
      } ?? .null
    return .object([
      ("name", JSON(reading?.name)), ("sentence", .string(sentence)), ("reading", .array(parts)),
      ("unread", .array(unread)), ("error", error),
      ("suggestions", suggestions?.json ?? .null),
    ])
  }
}

/// A place that a line names and that does not exist: it can be made on the spot (Q7).
struct UnknownPlace: Sendable {
  let name: String
  /// The map, which makes it and leads back to the line.
  let map: String

  /// `line` is the whole line.
  init(name: String, line: String) {
    self.name = name
    let back = "/?line=" + line.percentEncoded
    map = "/map?name=\(name.percentEncoded)&back=\(back.percentEncoded)"
  }
}

import Application
import Foundation
import Localization
import Recurrence
import Reminders
import Text

/// The reading of a quick line while it is typed: the name, the parts, the coming dates, or where
/// it cannot be read.
struct QuickEntry {
  private let reading: QuickLine?
  private let sentence: String
  private let failure: QuickFailure?

  /// Reads a line.
  init(_ line: String, site: Site) throws {
    let (store, actionContext) = (site.ports.store, site.ports.actionContext)
    do {
      let (reading, todo) = try EditBuilder(actionContext).quickPreview(
        line, places: try store.places(), categories: try store.categories())
      let schedule = todo.schedule(machineZone: actionContext.machineZone)
      self.reading = reading
      sentence = Wording.prospects(
        of: schedule, at: todo.position, hasPlaces: !todo.places.isEmpty, now: actionContext.now)
      failure = nil
    } catch let failure as QuickFailure {
      (reading, sentence, self.failure) = (nil, "", failure)
    }
  }

  /// The error with its position; `nil` for a line that can be read.
  var error: String? { failure?.failure.pageText }

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
      $0.json.adding("label", .string($0.marker.word.text))
    }
    let error: JSON =
      failure.map {
        .object([
          ("message", .string($0.reason.pageText)), ("from", .integer($0.from)),
          ("to", .integer($0.to)),
        ])
      } ?? .null
    return .object([
      ("name", JSON(reading?.name)), ("sentence", .string(sentence)), ("reading", .array(parts)),
      ("error", error),
    ])
  }
}

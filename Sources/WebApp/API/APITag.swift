import Application
import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Reminders
import Text

/// The version of a resource: of its stored value, and of its view without the values that change
/// every second.
///
/// Edits compare only the stored value, so that a task which has opened since is no conflict.
struct APITag: Sendable {
  private static let fleeting: Set<String> = ["countdown_s", "progress", "age_s"]

  private let stored: String
  private let seen: String

  /// The version of a task.
  init(_ view: TaskView) { self.init(view.todo, view.json) }

  /// The version of a place.
  init(_ view: PlaceView) { self.init(view.place, view.json) }

  private init(_ stored: some Encodable, _ json: JSON) {
    self.stored = Self.version(of: stored)
    seen = Self.hash(json)
  }

  /// The version of a list.
  static func text(_ items: [JSON]) -> String {
    "\"\(Fingerprint.text(items.map(hash).joined(separator: " ")))\""
  }

  /// The version in a header.
  var text: String { "\"\(stored).\(seen)\"" }

  /// Refuses an edit that is based on another version than the stored one.
  static func check<Stored: Encodable>(
    _ request: Request, _ stored: Stored, present: @autoclosure () throws -> (JSON, APITag)
  ) throws {
    guard let wanted = request.headers[.ifMatch] else { return }
    let versions = wanted.split(separator: ",").map { item in
      item.trimmingCharacters(in: .whitespaces).drop { $0 == "\"" }.prefix {
        $0 != "." && $0 != "\""
      }
    }
    guard !versions.contains("*"), !versions.contains(version(of: stored)[...]) else { return }
    let (json, tag) = try present()
    throw APIConflict(present: json, tag: tag.text)
  }

  private static func hash(_ json: JSON) -> String {
    guard case .object(let members) = json else { return Fingerprint.text(json.text) }
    return Fingerprint.text(JSON.object(members.filter { !fleeting.contains($0.0) }).text)
  }

  private static func version(of stored: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(stored) else { return "0" }
    return Fingerprint.text(String(decoding: data, as: UTF8.self))
  }
}

/// A conflict with another change; the response contains the present state.
struct APIConflict: Error {
  let present: JSON
  let tag: String

  /// The answer.
  var response: Response {
    let problem = Problem(.conflict, WebPhrase.changedMeanwhile.text, code: "conflict")
    guard case .object(let members) = problem.json else { return Response(json: problem.json) }
    var response = Response(
      json: .object(members + [("present", present)]), status: .conflict)
    response.headers[.eTag] = tag
    return response
  }
}

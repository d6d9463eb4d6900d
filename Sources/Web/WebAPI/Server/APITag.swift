import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text

/// The version of a resource: of its stored value, and of its view without the values that change
/// every second.
///
/// Edits compare only the stored value, so that a task which has opened since is no conflict.
struct APITag: Sendable {
  private static let fleeting: Set<String> = ["countdown_s", "progress", "age_s"]

  private let stored: String
  private let seen: String

  init(_ view: TaskView) { self.init(StateVersion.of(view.todo), view.json) }

  init(_ view: PlaceView) { self.init(StateVersion.of(view.place), view.json) }

  /// The version of something whose stored value has the word `stored`.
  init(_ stored: String, _ json: JSON) {
    self.stored = stored
    seen = Self.hash(json)
  }

  /// The version of a list, or of what is only read.
  static func text(_ items: [JSON]) -> String { "\"\(word(items))\"" }

  /// The version in a header.
  var text: String { "\"\(stored).\(seen)\"" }

  /// Refuses an edit that is based on another version than the stored one (`If-Match`).
  ///
  /// Every change and removal of the API calls it within its transaction.
  ///
  /// `stored` is the word of the stored value, `nil` if it has no version, so that only `*` fits.
  /// The version of `list`, in which it is shown, counts as well. `present` is for the answer.
  ///
  /// - Throws: `APIConflict`.
  static func check(
    _ request: Request, _ stored: String?, list: @autoclosure () throws -> [JSON]? = nil,
    present: @autoclosure () throws -> JSON
  ) throws {
    guard let wanted = request.headers[.ifMatch] else { return }
    let versions = wanted.split(separator: ",").map { item in
      String(
        item.trimmingCharacters(in: .whitespaces).drop { $0 == "\"" }.prefix {
          $0 != "." && $0 != "\""
        })
    }
    guard !versions.contains("*") else { return }
    if let stored, versions.contains(stored) { return }
    if let list = try list(), versions.contains(word(list)) { return }
    let json = try present()
    throw APIConflict(present: json, tag: stored.map { APITag($0, json).text })
  }

  private static func word(_ items: [JSON]) -> String {
    Fingerprint.text(items.map(hash).joined(separator: " "))
  }

  private static func hash(_ json: JSON) -> String {
    guard case .object(let members) = json else { return Fingerprint.text(json.text) }
    return Fingerprint.text(JSON.object(members.filter { !fleeting.contains($0.0) }).text)
  }
}

/// A conflict with another change; the response contains the present state.
struct APIConflict: Error {
  let present: JSON
  /// Its version; `nil` if it has none.
  let tag: String?

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

import Application
import Hummingbird

/// Adds `/api/v1`: the actions of the command line for programs, with the keys of `--json`.
///
/// `openapi.json` describes it; a test compares the two.
func addAPIRoutes(to router: Router<WebContext>, site: Site) {
  let api = API(site: site)
  let router = router.group().add(middleware: JSONBodyMiddleware())
  api.addTaskRoutes(to: router)
  api.addTaskActionRoutes(to: router)
  api.addPlaceRoutes(to: router)
  api.addPastRoutes(to: router)
}

/// The responses to programs.
struct API: Sendable {
  /// The prefix of all addresses.
  static let root = "/api/v1"

  let site: Site

  /// The context at this moment.
  var actionContext: ActionContext { site.ports.actionContext }

  /// Returns the response of `body`, 304 if it has not changed, or the error as a `Problem`.
  func answer(
    _ request: Request, _ body: () async throws -> Response
  ) async throws -> Response {
    do {
      var response = try await body()
      guard request.isSafe, let tag = response.headers[.eTag],
        EntityTag.list(request.headers[.ifNoneMatch], contains: tag)
      else { return response }
      response = Response(status: .notModified)
      response.headers[.eTag] = tag
      response.headers[.cacheControl] = "no-cache"
      return response
    } catch let conflict as APIConflict {
      return conflict.response
    } catch {
      throw Problem(refusing: error).map(Self.named) ?? error
    }
  }

  /// Returns the problem with the field's name in the API, where several values form a list.
  private static func named(_ problem: Problem) -> Problem {
    let names = ["place": "places", "tag": "tags"]
    return Problem(
      problem.status, problem.message, code: problem.code,
      field: problem.field.map { names[$0] ?? $0 }, headers: problem.headers)
  }

  /// An answer with its version.
  func response(
    _ json: JSON, tag: String, step: Int64? = nil, status: HTTPResponse.Status = .ok
  ) -> Response {
    var response = Response(json: json, status: status)
    response.headers[.cacheControl] = "no-cache"
    response.headers[.eTag] = tag
    if let step { response.headers[.step] = String(step) }
    return response
  }

  /// A list with its version.
  func list(_ items: [JSON]) -> Response { response(.array(items), tag: APITag.text(items)) }

  /// A number in the query, within limits.
  func number(
    _ name: String, in range: ClosedRange<Int>, usual: Int, _ fields: FormFields
  ) throws -> Int {
    guard let text = fields[name] else { return usual }
    guard let number = Int(text), range.contains(number) else {
      throw Problem(
        .unprocessableContent,
        "\(name) \"\(text.oneLine)\" is out of range: expected \(range.lowerBound) to \(range.upperBound).",
        code: "usage", field: name)
    }
    return number
  }
}

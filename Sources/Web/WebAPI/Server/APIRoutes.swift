import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Text
package import WebPorts

/// Adds `/api/v1`: the actions of the command line for programs, with the keys of `--json`.
///
/// `openapi.json` describes it; a test compares the two.
package func addAPIRoutes(to routes: RouteGroups, ports: WebDependencies) {
  let api = API(ports: ports)
  api.addPhotoUpload(to: routes.group(.photos, uploading: .photo))
  api.addImportRoute(to: routes.groupOfMe(uploading: .file))
  let router = routes.api()
  api.addTaskRoutes(to: router)
  api.addTaskActionRoutes(to: router)
  api.addItemRoutes(to: router)
  api.addPlaceRoutes(to: router)
  api.addQuickRoutes(to: router)
  api.addTemplateRoutes(to: router)
  api.addTodayRoutes(to: routes.api(.today))
  api.addPlanRoutes(to: routes.api(.plan))
  api.addWeeksRoutes(to: router)
  api.addNearRoutes(to: router)
  api.addPastRoutes(to: router)
  api.addSettingsRoutes(to: routes.apiOfMe)
  api.addMoodRoutes(to: routes.api(.mood))
  api.addProgressRoutes(to: routes.api(.progress))
  api.addRestRoutes(to: router)
  api.addZoneRoutes(to: router)
  api.addChartRoutes(to: router)
  api.addBucketRoutes(to: routes.api(.journal))
  api.addJournalRoutes(to: routes.api(.journal))
  api.addHabitRoutes(to: routes.api(.journal))
  api.addPhotoRoutes(to: routes.api(.photos))
  api.addDeviceRoutes(to: router)
  api.addDevicePlaceRoutes(to: router)
  api.addPersonRoutes(to: routes.apiOfMe)
  api.addExportRoute(to: routes.apiOfMe)
}

extension RouteGroups {
  /// Returns a group for programs, which send JSON.
  fileprivate func api(_ part: Part? = nil) -> RouteGroup {
    group(part).add(middleware: JSONBodyMiddleware())
  }

  /// Returns a group for programs of the user of this machine alone.
  fileprivate var apiOfMe: RouteGroup { groupOfMe().add(middleware: JSONBodyMiddleware()) }
}

/// The responses to programs.
struct API: RouteHandlers {
  /// The prefix of all addresses.
  static let root = "/api/v1"

  let ports: WebDependencies

  /// The context at this moment.
  var actionContext: ActionContext { ports.actionContext }

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
      throw Self.problem(error, in: request) ?? error
    }
  }

  /// Returns the problem for an error in the request; `nil` for any other error.
  ///
  /// It has the field's name in the API, where several values form a list, and a mood comes with
  /// what was done.
  private static func problem(_ error: any Error, in request: Request) -> Problem? {
    guard let problem = Problem(refusing: error) else { return nil }
    var names = request.isSafe ? [:] : ["place": "places", "tag": "tags"]
    if request.uri.path.hasPrefix(root + "/devices/") { names["place"] = "names" }
    if request.uri.path.hasSuffix("/done") { names["emotion"] = "mood" }
    let status = Refusal(error)?.statusAsDescribed(of: request.method)
    var named = Problem(
      status ?? problem.status, problem.message,
      code: problem.code, field: problem.field.map { names[$0] ?? $0 }, headers: problem.headers)
    named.details = problem.details
    return named
  }

  /// An answer with its version, `nil` for what is gone.
  func response(
    _ json: JSON, tag: String?, step: Int64? = nil, status: HTTPResponse.Status = .ok
  ) -> Response {
    var response = Response(json: json, status: status)
    response.headers[.cacheControl] = "no-cache"
    response.headers[.eTag] = tag
    if let step { response.headers[.step] = String(step) }
    return response
  }

  /// A list with its version.
  func list(_ items: [JSON]) -> Response { response(.array(items), tag: APITag.text(items)) }
}

extension Refusal {
  /// The status for a value that is as `openapi.json` describes it, but names a zone that does not
  /// exist, or does not fit the stored task; `nil` for any other failure.
  fileprivate func statusAsDescribed(of method: HTTPRequest.Method) -> HTTPResponse.Status? {
    switch misfit {
    case .unknownZone: .notFound
    // The device is there, so what is missing is no resource.
    case .noOffers: .conflict
    // A schema can express this for a new task, but not for a change to a stored one.
    case .storedTask: method == .patch ? .conflict : nil
    case nil: nil
    }
  }
}

/// Requires that a POST to the API is JSON, which no other site can make a browser send unasked.
///
/// It guards the API's routes only, so that an unknown address or method gets its own answer.
struct JSONBodyMiddleware: RouterMiddleware {
  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard request.method != .post || request.mediaType == "application/json" else {
      throw Problem(.unsupportedMediaType, WebPhrase.jsonExpected.text)
    }
    return try await next(request, context)
  }
}

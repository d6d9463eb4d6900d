import Application
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// Answers what went wrong: as a page, or as JSON where that was asked for.
struct ProblemPages: RouterMiddleware {
  let site: Site

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let problem: Problem
    do {
      return try await next(request, context)
    } catch let error as Problem {
      problem = error
    } catch let error as any HTTPResponseError {
      problem = Problem(error, of: request, on: site)
    } catch {
      context.logger.error(
        "page", metadata: ["path": "\(request.uri.path)", "error": "\(error)"])
      problem = Problem(.internalServerError, Problem.words(.internalServerError))
    }
    return try site.response(to: problem, request, context)
  }
}

extension Site {
  /// The answer that says what went wrong.
  func response(to problem: Problem, _ request: Request, _ context: WebContext) throws -> Response {
    var response: Response
    if request.wantsJSON {
      response = Response(json: problem.json, status: problem.status)
    } else {
      response = try page(
        "problem", title: problem.title, content: ["text": problem.message], status: problem.status,
        for: context)
    }
    response.headers.append(contentsOf: problem.headers)
    return response
  }
}

extension Request {
  /// Whether a program asks rather than a person: by its address, or by what it accepts.
  var wantsJSON: Bool {
    uri.path.hasPrefix("/api/")
      || (headers[.accept]?.contains("application/json") ?? false)
  }
}

extension Response {
  /// An answer in JSON.
  init(json: JSON, status: HTTPResponse.Status = .ok) {
    self.init(
      status: status,
      headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: json.text + "\n")))
  }
}

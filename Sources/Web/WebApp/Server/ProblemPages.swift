import Application
import HTTPServer
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import Text
import WebPorts

/// Turns errors into responses: a page, or JSON for programs.
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
    } catch is HTTPParserError {
      // A malformed chunk or trailer behind a valid header.
      problem = Problem(
        .badRequest, Problem.words(.badRequest), headers: [.connection: "close"])
    } catch  where error is CancellationError || !context.isConnected() {
      // The client has gone, or the daemon stops: nobody reads the answer, and nothing failed.
      problem = Problem(
        .serviceUnavailable, Problem.words(.serviceUnavailable), headers: [.connection: "close"])
    } catch {
      if let known = Problem(refusing: error) ?? site.ports.storeTrouble(error).map(Problem.init) {
        problem = known
      } else {
        context.logger.error(
          "page", metadata: ["path": "\(request.pathWithoutKey)", "error": "\(error)"])
        problem = Problem(.internalServerError, Problem.words(.internalServerError))
      }
    }
    return try site.response(to: problem, request, context)
  }
}

extension Site {
  func response(to problem: Problem, _ request: Request, _ context: WebContext) throws -> Response {
    var response: Response
    if request.wantsJSON {
      response = Response(json: problem.json, status: problem.status)
    } else {
      response = try page(
        ProblemPage(problem), of: nil, title: problem.title, status: problem.status, for: context)
    }
    response.headers.append(contentsOf: problem.headers)
    return response
  }
}

extension Problem {
  /// Converts a routing error; reports 405 with `Allow` if the path exists for another method.
  fileprivate init(_ error: any HTTPResponseError, of request: Request, on site: Site) {
    let (methods, part) =
      error.status == .notFound ? site.methods.known(request.uri.path) : ([], nil)
    if let part, let problem = site.ports.problem(ofPart: part) {
      self = problem
      return
    }
    guard methods.isEmpty || methods.contains(request.method.rawValue) else {
      self.init(
        .methodNotAllowed, Self.words(.methodNotAllowed),
        headers: [.allow: methods.joined(separator: ", ")])
      return
    }
    self.init(error.status, (error as? HTTPError)?.body ?? Self.words(error.status))
  }
}

/// The page of an error: what went wrong, and where to go from there.
struct ProblemPage: TemplateView {
  static let template = "problem"

  /// The form that repeats what was refused as a repetition.
  struct Repetition: Sendable {
    let path: String
    let fields: [Field]
    let word: String
  }

  /// A field of the form.
  struct Field: Sendable {
    let name: String
    let value: String
  }

  let text: String
  let href: String
  /// True if the link leads to the tasks, and if it leads back to the form.
  let home: Bool
  let isBack: Bool
  let ownAddress: String?
  let repetition: Repetition?

  /// Prepares the page.
  init(_ problem: Problem) {
    text = problem.message
    href = problem.ownAddress ?? problem.back?.text ?? "/"
    home = problem.back == nil && problem.ownAddress == nil
    isBack = problem.back != nil
    ownAddress = problem.ownAddress
    repetition = problem.repetition.map { form in
      Repetition(
        path: form.path, fields: form.fields.map { Field(name: $0.name, value: $0.value) },
        word: form.word)
    }
  }
}

import Foundation
import Hummingbird
import Localization

/// Answers 404 at all addresses of a part that is off (T11).
struct PartMiddleware: RouterMiddleware {
  let site: Site

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    if let part = PartAddresses.part(of: request.uri.path),
      !site.ports.webSettings().parts.contains(part)
    {
      throw Problem(.notFound, SettingsPhrase.isOff(part, setting: Part.setting).text)
    }
    return try await next(request, context)
  }
}

/// The addresses of the parts; a new page or operation of a part needs a line here.
enum PartAddresses {
  /// Beginnings of paths, the longer ones first.
  private static let table: [(path: String, part: Part)] = [
    ("/api/v1/today", .today),
    ("/api/v1/plan", .plan), ("/plan", .plan),
    ("/api/v1/moods", .mood), ("/moods", .mood), ("/api/v1/practice", .mood), ("/practice", .mood),
    ("/api/v1/stats", .progress), ("/api/v1/progress", .progress), ("/progress", .progress),
    ("/api/v1/photos", .photos), ("/journal/photos", .photos), ("/photos", .photos),
    ("/api/v1/bucket", .journal), ("/bucket", .journal),
    ("/api/v1/profile", .photos), ("/profile", .photos), ("/reward", .progress),
    ("/api/v1/habits", .journal), ("/api/v1/journal", .journal), ("/journal", .journal),
  ]

  private static let beginnings = table.map { (path: components($0.path), part: $0.part) }

  /// Returns the part that an address belongs to; `nil` for what is always there.
  static func part(of path: String) -> Part? {
    let components = components(path)
    return beginnings.first { components.starts(with: $0.path) }?.part
  }

  private static func components(_ path: String) -> [String] {
    path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
  }
}

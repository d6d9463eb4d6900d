import HTTPTypes
import Hummingbird
import Localization

/// Runs requests that use the database on their own thread, and gives up early if it is locked.
///
/// While another process holds the lock, each write takes as long as the busy timeout of the store.
/// A request that has waited behind others for `patience` is refused without an attempt, so that
/// everybody has an answer within a second, and a refused request never takes effect later.
struct StoreMiddleware: RouterMiddleware {
  /// The longest wait for the thread.
  static let patience = Duration.milliseconds(400)

  let site: Site
  private let executor = StoreExecutor()

  init(site: Site) { self.site = site }

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard Self.usesStore(request.uri.path) else { return try await next(request, context) }
    let arrival = ContinuousClock.now
    return try await withTaskExecutorPreference(executor) {
      try await onTime(request, context, arrival, next)
    }
  }

  /// Handles a request on the store's thread, unless its client has gone or it has waited too long.
  @concurrent private func onTime(
    _ request: Request, _ context: WebContext, _ arrival: ContinuousClock.Instant,
    _ next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard context.isConnected(), ContinuousClock.now - arrival < Self.patience else {
      throw Problem.storeIsBusy
    }
    do {
      return try await next(request, context)
    } catch let error where site.ports.isStoreBusy(error) {
      throw Problem.storeIsBusy
    }
  }

  private static func usesStore(_ path: String) -> Bool {
    path != "/events" && path != "/login" && path != "/logout" && !path.hasPrefix("/static/")
      && !path.hasPrefix("/tiles/")
  }
}

extension Problem {
  /// The database is locked by another process; nothing was changed.
  static var storeIsBusy: Problem {
    Problem(
      .serviceUnavailable, WebPhrase.storeIsBusy.text,
      code: "busy", headers: [.retryAfter: "1"])
  }
}

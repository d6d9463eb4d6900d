import Application
package import HTTPServer
import HTTPTypes
import Hummingbird
package import Localization
import Model
import Synchronization

/// Runs requests that use the database on their own thread, and gives up early if it is locked.
///
/// While another process holds the lock, each write takes as long as the busy timeout of the store.
/// Once an attempt has failed for it, requests that have waited longer than `patience` behind
/// others are refused without an attempt of their own, until an attempt succeeds. So everybody has
/// an answer within a second, and a refused request never takes effect later. Without a lock,
/// requests wait for each other as long as it takes.
struct StoreMiddleware: RouterMiddleware {
  /// The longest wait for the thread while the database is locked.
  static let patience = Duration.milliseconds(400)

  let ports: WebDependencies
  /// Calls of the store block: for the disk, and for other processes that hold the lock.
  private let executor = SerialExecutor("passby.web.store")
  private let lastAttempt = LastAttempt()

  /// The outcome of the latest attempt to use the database.
  private final class LastAttempt: Sendable {
    let wasRefused = Atomic(false)
  }

  init(ports: WebDependencies) { self.ports = ports }

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
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
    let isLate = ContinuousClock.now - arrival >= Self.patience
    if !context.isConnected() || isLate && lastAttempt.wasRefused.load(ordering: .relaxed) {
      throw Problem(.busy)
    }
    var context = context
    if !request.isForAPI { context.version = ports.live.knownVersion }
    do {
      let viewer = try ports.viewer(of: context.account)
      guard viewer.person != nil || context.account == nil else {
        throw context.keyed == nil
          ? Problem(.unauthorized, WebPhrase.loginNeeded.text)
          : Problem(.forbidden, KeyPhrase.personGone.pageText)
      }
      let response = try await WebDependencies.$requestTime.withValue(ports.now()) {
        try await WebDependencies.$viewer.withValue(viewer) { try await next(request, context) }
      }
      lastAttempt.wasRefused.store(false, ordering: .relaxed)
      return response
    } catch let error where ports.storeTrouble(error) == .busy {
      lastAttempt.wasRefused.store(true, ordering: .relaxed)
      throw error
    }
  }
}

/// Answers 404 for the routes of a part while it is off (T11).
struct PartMiddleware: RouterMiddleware {
  let part: Part
  let ports: WebDependencies

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    if let problem = ports.problem(ofPart: part) { throw problem }
    return try await next(request, context)
  }
}

extension WebDependencies {
  /// Returns the problem that a part is off; `nil` while it is on.
  package func problem(ofPart part: Part) -> Problem? {
    guard !webSettings().parts.contains(part) else { return nil }
    return Problem(.notFound, SettingsPhrase.isOff(part, setting: Part.setting))
  }
}

/// Answers 404 to others than the user of this machine, who alone changes settings, tokens and keys
/// (V17).
struct MeMiddleware: RouterMiddleware {
  let ports: WebDependencies

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    try ports.requireMe()
    return try await next(request, context)
  }
}

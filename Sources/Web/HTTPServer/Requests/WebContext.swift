import Application
import HTTPTypes
package import Hummingbird
import Localization
import Logging
import NIOCore
import Text

/// The context of a request, filled in by the middleware.
package struct WebContext: RequestContext {
  /// Hummingbird's own part.
  package var coreContext: CoreRequestContextStorage
  /// The client's IP address; empty in tests without a socket.
  package let remoteAddress: String
  /// Made a text only where it is asked for, which the posts of phones never do.
  private let local: SocketAddress?
  package let isConnected: @Sendable () -> Bool
  /// Returns true while the client is connected and has not ended its side of the connection, as a
  /// browser does that no longer waits for a long answer.
  package let isWaiting: @Sendable () -> Bool
  /// Closes the connection, whether the request was answered or not.
  package let closeConnection: @Sendable () -> Void
  /// The host and port that the request was sent to.
  package var host: HostName?
  /// Why the request was let in; `nil` for the login page and its files.
  package var grant: AccessGrant?
  /// Whose page it asks for; `nil` for the login page and its files.
  package var account: Account?
  /// The key that let the request in without a login, for the few addresses that keys open.
  package var keyed: KeyedRequest?
  /// The version of the content when the request began (`LiveHub.version`); `nil` for answers that
  /// are made without the store.
  package var version: Int?
  /// The fields of the form that the request carries; none unless it carries one.
  package var form = FormFields("")
  /// The files that the form carries, by the names of their fields.
  package var files: [String: [UInt8]] = [:]
  /// The body of a photo that a program sends as it is.
  package var upload: [UInt8] = []

  package init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = IPAddress.unmapped(source.channel.remoteAddress?.ipAddress ?? "")
    local = source.channel.localAddress
    let hasSocket = !remoteAddress.isEmpty
    closeConnection = { [channel = source.channel] in channel.close(promise: nil) }
    isWaiting = { [channel = source.channel] in
      !hasSocket || channel.isActive && !DepartedClients.contains(channel)
    }
    isConnected = { [channel = source.channel] in !hasSocket || channel.isActive }
  }

  /// Returns the number in an address such as `/tasks/3`.
  ///
  /// - Throws: `HTTPError`, 404, for an address with something else in its place.
  package func id<Value: Identifiable>(of _: Value.Type) throws -> Value.ID
  where Value.ID: RawRepresentable<Int64> {
    guard let id = parameters.get("id").flatMap({ Int64($0) }).flatMap(Value.ID.init(rawValue:))
    else { throw HTTPError(.notFound) }
    return id
  }

  /// The address of this machine that the request came in at, or empty.
  var localAddress: String { IPAddress.unmapped(local?.ipAddress ?? "") }
  /// The port that the request came in at; `nil` in tests without a socket.
  var localPort: Int? { local?.port }
  /// The name of the cookie; cookies ignore ports, and two daemons may run on one machine.
  package var cookieName: String { "passby_\(localPort ?? 0)" }
  /// The largest body of a request, in bytes; a larger one is answered with 413.
  package var maxUploadSize: Int { 64 * 1024 }
}

/// Reads the whole body of a request, up to a limit, and parses a form once for all that follow.
package struct BodyMiddleware: RouterMiddleware {
  package init() {}

  @concurrent package func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard !request.isSafe else { return try await next(request, context) }
    var (request, context) = (request, context)
    let body = try await request.wholeBody(
      upTo: context.maxUploadSize,
      orThrow: Problem(.contentTooLarge, Problem.words(.contentTooLarge)))
    if request.mediaType == "application/x-www-form-urlencoded" {
      context.form = FormFields(String(buffer: body))
    }
    return try await next(request, context)
  }
}

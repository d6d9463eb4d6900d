public import Hummingbird
import Logging
import NIOCore

/// What goes along with a request.
public struct WebContext: RequestContext {
  /// What Hummingbird keeps.
  public var coreContext: CoreRequestContextStorage
  /// Who asks, for limits on attempts: an IP address, or empty in tests without a socket.
  public let remoteAddress: String
  /// What forms must carry to be believed; set by the check of each request.
  public var csrf = ""
  /// Whether somebody has logged in, so that there is something to log out of.
  public var isLoggedIn = false
  /// The address of this machine that the request came in at, or empty.
  let localAddress: String
  /// The name of the cookie; cookies know no ports, and two daemons may run on one machine.
  let cookieName: String
  /// Who asks, as the cookie tells it.
  var visitor: WebSession?
  /// Whether the request itself carries the token.
  var carriesToken = false

  /// Creates the context of a request.
  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress?.ipAddress ?? ""
    localAddress = source.channel.localAddress?.ipAddress ?? ""
    cookieName = "passby_\(source.channel.localAddress?.port ?? 0)"
  }

  /// The largest body of a request, in bytes; more is answered with 413.
  public var maxUploadSize: Int { 64 * 1024 }
}

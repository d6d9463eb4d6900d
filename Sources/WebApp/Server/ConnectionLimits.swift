import NIOCore

/// How patient the server is with a connection.
struct ConnectionLimits: Sendable {
  /// The most connections at a time; further ones wait to be accepted.
  var connections = 512
  /// From the first byte of a request until its answer begins: slow headers and slow bodies end here.
  var request = TimeAmount.seconds(20)
  /// How long a connection may stay open with nothing on its way.
  var idle = TimeAmount.seconds(60)
  /// How long a client may leave unread what was sent to it.
  var unread = TimeAmount.seconds(20)
}

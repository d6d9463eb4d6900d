import NIOCore

package struct ConnectionLimits: Sendable {
  /// Creates the limits of the product.
  package init() {}

  /// The largest number of open connections.
  var connections = 512
  /// The largest number of open connections of one address; a proxy counts as one.
  var connectionsPerAddress = 256
  /// From the first byte of a request until its end: limits slow headers and bodies.
  ///
  /// An upload has this time for each of its steps.
  var request = TimeAmount.seconds(20)
  /// The length of a step of an upload, in bytes: more than a request without a photo can have.
  var step = 128 * 1024
  /// From the first byte of a request until its response begins; longer than the longest pause
  /// before a wrong key is refused.
  var answer = TimeAmount.seconds(80)
  /// How long a connection may stay open without a request.
  var idle = TimeAmount.seconds(60)
  /// How long a client may leave a response unread.
  var unread = TimeAmount.seconds(20)
}

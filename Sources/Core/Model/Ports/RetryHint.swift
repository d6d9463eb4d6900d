/// An error of a delivery that may say when the other side wants the next attempt.
package protocol RetryHint: Error {
  /// The seconds until then; `nil` if it has said nothing.
  var retryAfterSeconds: Double? { get }
}

/// A request of a phone on its way to the receiver; without content, only its credentials are
/// asked about.
public struct PhoneCall: Sendable {
  /// The key, and perhaps a name, by which the phone is known.
  public let credentials: PhoneCredentials
  /// The content.
  public let request: PhoneRequest?
  /// When it came.
  public let arrival: ContinuousClock.Instant

  /// Creates a call that comes now.
  public init(_ credentials: PhoneCredentials, _ request: PhoneRequest?) {
    self.credentials = credentials
    self.request = request
    arrival = .now
  }
}

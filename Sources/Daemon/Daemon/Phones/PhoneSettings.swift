import Settings

/// The settings of what phones send.
struct PhoneSettings: Sendable {
  /// The most positions of a device in a minute.
  var burst = 20_000
  /// A position older than this at its arrival is of the past, in seconds.
  var staleAfterSeconds = 600.0
  /// The largest body of a request, in bytes.
  var bodyBytes = 2 * 1024 * 1024
  /// The proxies whose word about the protocol counts.
  var trustedProxies: [String] = []

  /// The first word of the usual topics at a broker.
  var base = "owntracks"
  /// True if a device of a broker that is not known is added.
  var addsNewDevices = false

  /// Creates the usual settings.
  init() {}

  /// Creates them from the settings.
  init(_ settings: PassbySettings) {
    burst = settings.phones.burst
    staleAfterSeconds = settings.phones.staleAfterSeconds
    bodyBytes = settings.phones.bodyBytes
    trustedProxies = settings.webTrustedProxies
    base = settings.mqtt.topic
    addsNewDevices = settings.mqtt.addsNewDevices
  }
}

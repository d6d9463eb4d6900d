import Application

/// What the command line says about a run.
struct RunOptions: Sendable {
  let gpsd: String?
  let device: String?
  let nmea: String?
  /// Whether the page is served.
  let hasPage: Bool
  let global: GlobalOptions

  /// The receiver to follow; `nil` where a recording or a stream is read instead.
  func receiver(_ session: Session) throws -> Receiver? {
    guard nmea == nil else { return nil }
    return try Receiver(session, gpsd: gpsd, device: device)
  }

  /// What the service manager shows beside the daemon's name.
  var statusWords: String {
    nmea.map { $0 == "-" ? "Reading standard input" : "Reading \"\($0.oneLine)\"" }
      ?? "Following the receiver"
  }
}

public import Foundation
public import Model

/// The status of a running daemon.
public struct DaemonStatus: Sendable, Hashable, Codable {
  /// The last position the receiver reported.
  public struct Position: Sendable, Hashable, Codable {
    /// UTC time of the epoch.
    public var time: Date
    /// Degrees north.
    public var latitude: Double
    /// Degrees east.
    public var longitude: Double
    /// Horizontal accuracy, 95 %, metres.
    public var accuracyM: Double
    /// Speed over ground, metres per second.
    public var speedMps: Double?
    /// Course over ground, degrees from true north.
    public var courseDeg: Double?
    /// Satellites used.
    public var satellites: Int?

    /// Creates a position.
    public init(
      time: Date, latitude: Double, longitude: Double, accuracyM: Double, speedMps: Double?,
      courseDeg: Double?, satellites: Int?
    ) {
      self.time = time
      self.latitude = latitude
      self.longitude = longitude
      self.accuracyM = accuracyM
      self.speedMps = speedMps
      self.courseDeg = courseDeg
      self.satellites = satellites
    }
  }

  /// A recent event.
  public struct Happening: Sendable, Hashable, Codable {
    /// The time of the event.
    public var time: Date
    /// `enter`, `reminder` and so on, as in the output of `run`.
    public var event: String
    /// The event as a sentence.
    public var text: String

    /// Creates an event.
    public init(time: Date, event: String, text: String) {
      self.time = time
      self.event = event
      self.text = text
    }
  }

  /// The process number.
  public var pid: Int32
  /// The version of the program.
  public var version: String
  /// The time at which it started.
  public var started: Date
  /// Resident memory, in kilobytes.
  public var memoryKb: Int
  /// The source of positions as a text.
  public var source: String
  /// `ok`, `no fix`, `stale`, `no device` or `no daemon`; `nil` while unknown, and for a recording.
  public var receiver: String?
  /// The receiver's state as a text.
  public var receiverText: String?
  /// The last position, accepted or rejected.
  public var position: Position?
  /// The time of the last accepted position, by the receiver's clock.
  public var lastFix: Date?
  /// The last position of the phone that the user carries; `nil` while they carry the receiver.
  public var carried: Position?
  /// The name of that phone.
  public var carriedDevice: String?
  /// The last accepted position of the device that the user carries.
  public var accepted: Position? {
    if let carried { return carried }
    guard let position, position.time == lastFix, leading?.contains(0) != false else { return nil }
    return position
  }
  /// The number of accepted positions.
  public var fixesAccepted: Int
  /// The number of rejected positions.
  public var fixesRefused: Int
  /// The number of positions whose time was corrected by 1024 or 2048 weeks; `nil` from a daemon
  /// that does not report it.
  public var fixesRollover: Int?
  /// The number of the receiver's numbers that were out of their ranges, and count as unknown;
  /// `nil` from a daemon of an older version.
  public var outOfRange: Int?
  /// True if the receiver sends no date, and the computer's is used.
  public var datedByComputer: Bool?
  /// The reason of the last rejection.
  public var lastRefusal: String?
  /// The next time at which something happens without a position.
  public var nextWake: Date?
  /// The last time in which nothing could be told (Z10).
  public var lastGap: Gap?
  /// The configuration file in force.
  public var configFile: String?
  /// The error in a changed configuration, until it is corrected.
  public var configError: String?
  /// The address of the web page, while there is one.
  public var web: String?
  /// The addresses at which other devices can open the page, the likeliest first; `nil` from a
  /// daemon of an older version.
  public var webOthers: [String]?
  /// The reason why the database cannot be written, while it cannot.
  public var storeError: String?
  /// The last events, oldest first; at most 20.
  public var happenings: [Happening]
  /// The figures of phones; `nil` while there are none.
  public var phones: [DeviceFigures]?
  /// The numbers of the devices that lead for their persons, as far as positions have shown it.
  public var leading: [Int64]?
  /// The MQTT broker; `nil` if there is none.
  public var broker: BrokerFigures?

  /// Creates the status of a daemon that has just started.
  public init(pid: Int32, version: String, started: Date, source: String) {
    self.pid = pid
    self.version = version
    self.started = started
    self.source = source
    memoryKb = 0
    fixesAccepted = 0
    fixesRefused = 0
    fixesRollover = 0
    outOfRange = 0
    happenings = []
  }
}

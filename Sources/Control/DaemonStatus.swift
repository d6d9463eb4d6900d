public import Foundation

/// How a running daemon is.
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

  /// Something that happened lately.
  public struct Happening: Sendable, Hashable, Codable {
    /// When.
    public var time: Date
    /// `enter`, `reminder` and so on, as in the output of `run`.
    public var event: String
    /// What, in words.
    public var text: String

    /// Creates a happening.
    public init(time: Date, event: String, text: String) {
      self.time = time
      self.event = event
      self.text = text
    }
  }

  /// The process.
  public var pid: Int32
  /// The program's version.
  public var version: String
  /// When it started.
  public var started: Date
  /// Memory in use (RSS), kilobytes.
  public var memoryKb: Int
  /// Where positions come from, in words.
  public var source: String
  /// `ok`, `no fix`, `stale`, `no device` or `no daemon`; `nil` while unknown, and for a recording.
  public var receiver: String?
  /// The receiver's state in words.
  public var receiverText: String?
  /// The last position, believed or not.
  public var position: Position?
  /// When a position was last believed, by the receiver's clock.
  public var lastFix: Date?
  /// How many positions were believed.
  public var fixesAccepted: Int
  /// How many were not.
  public var fixesRefused: Int
  /// Why the last one was not.
  public var lastRefusal: String?
  /// When time alone will bring something about.
  public var nextWake: Date?
  /// The configuration file in force.
  public var configFile: String?
  /// Why a changed configuration was refused, until it is mended.
  public var configError: String?
  /// Where the page for the browser is, while there is one.
  public var web: String?
  /// Why the database cannot be written, while it cannot.
  public var storeError: String?
  /// What happened lately, oldest first; at most 20.
  public var happenings: [Happening]

  /// Creates the status of a daemon that has just started.
  public init(pid: Int32, version: String, started: Date, source: String) {
    self.pid = pid
    self.version = version
    self.started = started
    self.source = source
    memoryKb = 0
    fixesAccepted = 0
    fixesRefused = 0
    happenings = []
  }
}

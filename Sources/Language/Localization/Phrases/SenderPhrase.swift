/// The texts about what phones send: `device test`, and why positions are not used.
public enum SenderPhrase: Phrase, Hashable {
  /// The help of `device test`.
  case testHelp
  case testDiscussion
  /// The help of the argument: the device.
  case deviceArgument
  /// The help of the option: how many seconds to wait.
  case waitOption
  /// The help of the option of `replay`: the device whose recording it is.
  case replayOption
  /// A message of a device is awaited for so many seconds.
  case waiting(device: String, seconds: Int)
  /// Nothing came from a device within so many seconds.
  case nothingCame(device: String, seconds: Int)
  /// No daemon runs, so nothing can be heard.
  case noDaemon
  /// The daemon runs without its web server, at which phones are heard.
  case noServer
  /// A message came from a device; the app, if it is known.
  case heard(device: String, app: String?)
  /// So many positions were used.
  case used(Int)
  /// The last position that was used has an accuracy in metres (95 %).
  case accuracy(meters: Int)
  /// So many positions were older than the one before.
  case late(Int)
  /// So many positions had the time of the one before.
  case repeated(Int)
  /// So many times were put right by 1024 or 2048 weeks.
  case rollover(Int)
  /// So many numbers were out of their range, and count as unknown.
  case outOfRange(Int)
  /// So many positions or messages were refused, with the reason.
  case refused(Int, SenderRefusal)
  /// Why a position or message was not used.
  case reason(SenderRefusal)
  /// A position or message was not used, for a reason.
  case notUsed(SenderRefusal)
  /// The position of a browser is used; its accuracy in metres (95 %).
  case positionUsed(meters: Int)
  /// The browser has not moved since it was last heard.
  case positionNotNewer
  /// There is no browser with the number that a page has kept.
  case noBrowser
  /// The name of a browser on a system.
  case browserName(system: String?)
  /// The message held no position.
  case withoutPosition
  /// The help of the option of `device show`: the regions made on the phone.
  case waypointsOption
  /// The phone has told of no regions.
  case noWaypoints
  /// The broker at an address and how it stands; the reason of a failure.
  case broker(address: String, BrokerStanding, reason: String?)
  /// Messages of a broker that belong to no device, and topics of them with their counts.
  case strangers(Int, topics: String)
  /// The key of a device came over the internet without encryption.
  case exposed(device: String)
  /// The file cannot be read as a recording of a phone.
  case notARecording(file: String)
  /// A GPX file is damaged at a line; what the reader says.
  case damagedGPX(file: String, line: Int, reason: String)
  /// A line of a recording is too long.
  case overlongLine(file: String, line: Int)
  /// A GPX file has tracks, whose points have no times.
  case pointsWithoutTime(file: String, Int)
  /// A GPX file has only waypoints and routes, of so many points.
  case onlyWaypoints(file: String, Int)
  /// A GPX file has no points.
  case noPoints(file: String)
  /// So many points of a GPX file had no time.
  case withoutTime(Int)
  /// So many lines of a recording could not be read.
  case unreadableLines(Int)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

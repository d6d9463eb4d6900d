package import Model

/// Positions: the receiver, its state, and why a fix was refused.
package enum PositionPhrase: Phrase, Hashable {
  /// A latitude in degrees is out of range; the value as it was given.
  case latitude(String)
  /// A longitude in degrees is out of range; the value as it was given.
  case longitude(String)
  /// A radius in metres is out of range; the value as it was given.
  case radius(String)
  /// A length of stay in seconds is not above 0; the value as it was given.
  case dwell(String)

  // MARK: Refused fixes

  /// The receiver has no fix; gpsd's mode.
  case modeWithoutFix(mode: Int)
  /// The position is missing or out of range.
  case offGlobe
  /// The position is exactly 0, 0.
  case nullIsland
  /// The position has no time.
  case fixWithoutTime
  /// The receiver calls the position invalid.
  case negativeAccuracy
  /// The position is not newer than the last one.
  case notNewer
  /// The position of a recording is dated later than the present.
  case laterThanNow
  /// The position of a recording is dated later than those that follow.
  case laterThanNext
  /// The accuracy is worse than the limit, both in metres.
  case inaccurate(meters: Int, limit: Int)
  /// The position is too far from the last one.
  case jump(meters: Int, seconds: Int)

  // MARK: The clock

  /// The clocks of receiver and computer are days apart; both dates as `2026-01-15`.
  case clocksDisagree(receiver: String, computer: String)
  /// The receiver's times have lost 1024 or 2048 weeks.
  case corrected
  /// A reminder waits for a notifier that has been removed from the configuration.
  case notifierRemoved

  /// A phone has sent what is not used.
  case phone(PhoneRefusal)

  // MARK: States, with the phrase of the reason

  /// gpsd cannot be reached.
  indirect case noDaemon(reason: PositionPhrase)
  /// gpsd has no receiver.
  indirect case noDevice(reason: PositionPhrase)
  /// The receiver has no position.
  indirect case noFix(reason: PositionPhrase)
  /// The receiver is silent.
  indirect case stale(reason: PositionPhrase)
  /// Positions arrive.
  case ok

  // MARK: Reasons: the connection

  /// The name of the host cannot be resolved.
  case hostUnknown(address: String)
  /// The port is no known service.
  case portUnknown(address: String)
  /// Nothing listens there.
  case nothingAnswers(address: String)
  /// The system gives no socket.
  case noSocket(address: String)
  /// The connection failed; the reason is the system's.
  case failed(address: String, reason: String)
  /// gpsd closed the connection.
  case closed(address: String)
  /// gpsd refused to send reports.
  case watchRefused(address: String)
  /// Another program listens there.
  case notGPSD(address: String)
  /// gpsd has accepted the connection but sent nothing yet.
  case noAnswer(address: String)

  // MARK: Reasons: the receiver

  /// gpsd has no device.
  case noDevices
  /// gpsd reported no device for some seconds.
  case noDeviceNamed(seconds: Double)
  /// gpsd does not know the device that is wanted; `others` are those it has.
  case deviceUnknown(String, others: [String])
  /// Devices send nothing.
  case devicesSilent([String])
  /// gpsd reports an error.
  case gpsdError(String)
  /// The first report has not come yet.
  case waitingForReport
  /// The receiver reports no position.
  case noPosition
  /// The receiver reports no time.
  case noTime
  /// The position is outside of the globe's coordinates.
  case invalidPosition
  /// The time of the reports stands still or goes back.
  case timeStandsStill
  /// There was no position for some seconds.
  case positionLost(seconds: Double)
  /// There was no report for some seconds.
  case silent(seconds: Double)

  // MARK: Dates

  /// The receiver sends no date, and the computer's is used.
  case datedByComputer
  /// A number of positions of a recording have no date, and are not used.
  case withoutDate(positions: Int)

  // MARK: Reports

  /// A position.
  case position
  /// The version of gpsd.
  case version(release: String, major: Int, minor: Int)
  /// A receiver was plugged in or began to send.
  case deviceCame(String)
  /// A receiver was unplugged or stopped sending.
  case deviceWent(String)
  /// Positions were dropped because they came faster than they were processed.
  case positionsDropped(Int)

  // MARK: Addresses

  /// The host in an address is none.
  case wrongHost(String, address: String)
  /// The port in an address is none.
  case wrongPort(String, address: String)
  /// An IPv6 address without brackets, or wrong brackets.
  case wrongBrackets(address: String)

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

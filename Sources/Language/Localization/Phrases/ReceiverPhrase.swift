/// States of the receiver, answers of gpsd and errors in its address.
public enum ReceiverPhrase: Phrase, Hashable {
  // MARK: States, with the phrase of the reason

  /// gpsd cannot be reached.
  indirect case noDaemon(reason: ReceiverPhrase)
  /// gpsd has no receiver.
  indirect case noDevice(reason: ReceiverPhrase)
  /// The receiver has no position.
  indirect case noFix(reason: ReceiverPhrase)
  /// The receiver is silent.
  indirect case stale(reason: ReceiverPhrase)
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
  /// So many positions of a recording have no date, and are not used.
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
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

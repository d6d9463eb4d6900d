import Model

extension English {
  package func text(_ phrase: PositionPhrase, _ localizer: Localizer) -> String {
    let addresses = "expected HOST, HOST:PORT, :PORT or [ADDRESS]:PORT"
    func seconds(_ value: Double) -> String { localizer.seconds(value) }
    return switch phrase {
    case .latitude(let value):
      "latitude \"\(value)\" is out of range: expected degrees from -90 to 90"
    case .longitude(let value):
      "longitude \"\(value)\" is out of range: expected degrees from -180 to 180"
    case .radius(let value):
      "radius \"\(value)\" is out of range: expected metres from 20 to 100000"
    case .dwell(let value):
      "dwell \"\(value)\" is not a length of stay: expected seconds above 0"
    // Refused fixes.
    case .modeWithoutFix(let mode): "no fix (mode \(mode))"
    case .offGlobe: "the position is missing or out of range"
    case .nullIsland: "the position is exactly 0, 0"
    case .fixWithoutTime: "the position has no time"
    case .negativeAccuracy: "the receiver calls the position invalid: a negative accuracy"
    case .notNewer: "not newer than the last fix"
    case .laterThanNow: "dated later than now"
    case .laterThanNext: "dated later than the positions after it"
    case .inaccurate(let meters, let limit):
      "an accuracy of \(meters) m; the limit is \(limit) m"
    case .jump(let meters, let seconds):
      "a jump of \(meters) m in \(seconds) s; held until 3 fixes agree"
    // The clock.
    case .clocksDisagree(let receiver, let computer):
      "the receiver's clock says \(receiver), the computer's \(computer); held until they agree"
    case .corrected:
      "the receiver's dates are 1024 or 2048 weeks in the past (its week counter has begun again); they are corrected"
    case .notifierRemoved: "the notifier is no longer configured"
    // Positions of phones.
    case .phone(.future): "future: the phone's clock is ahead of the computer's"
    case .phone(.old): "old: the position is from too long ago (phones.oldest)"
    case .phone(.mock): "mock: the phone says that the position is made up"
    case .phone(.undecryptable):
      "undecryptable: the secret of this device does not open the message"
    case .phone(let reason): text(DevicePhrase.reason(reason), localizer)
    // States, with the phrase of the reason.
    case .noDaemon(let reason): "no gpsd: \(reason.text(in: localizer))"
    case .noDevice(let reason): "no receiver: \(reason.text(in: localizer))"
    case .noFix(let reason): "no fix: \(reason.text(in: localizer))"
    case .stale(let reason): "receiver silent: \(reason.text(in: localizer))"
    case .ok: "receiving positions"
    // Reasons: the connection.
    case .hostUnknown(let address): "the host of \(address) is unknown"
    case .portUnknown(let address): "the port of \(address) is unknown"
    case .nothingAnswers(let address): "nothing answers at \(address)"
    case .noSocket(let address): "no socket for a connection to \(address)"
    case .failed(let address, ""): "the connection to \(address) failed"
    case .failed(let address, let reason): "the connection to \(address) failed: \(reason)"
    case .closed(let address): "gpsd at \(address) closed the connection"
    case .watchRefused(let address): "gpsd at \(address) did not accept the request for reports"
    case .notGPSD(let address): "the service at \(address) is not gpsd"
    case .noAnswer(let address): "gpsd at \(address) has not answered"
    // Reasons: the receiver.
    case .noDevices: "gpsd has no device"
    case .noDeviceNamed(let limit): "gpsd has reported no device for \(seconds(limit))"
    case .deviceUnknown(let wanted, []): "gpsd does not know \"\(wanted)\""
    case .deviceUnknown(let wanted, let others):
      "gpsd does not know \"\(wanted)\"; it has \(Self.quoted(others))"
    case .devicesSilent(let devices): "gpsd receives nothing from \(Self.quoted(devices))"
    case .gpsdError(let message): "gpsd reports \"\(message)\""
    case .waitingForReport: "waiting for the receiver's first report"
    case .noPosition: "the receiver has no position yet"
    case .noTime: "the receiver does not know the time yet"
    case .invalidPosition: "the receiver reports an invalid position"
    case .timeStandsStill: "the receiver's time does not advance"
    case .positionLost(let limit): "the receiver has had no position for \(seconds(limit))"
    case .silent(let limit): "no report for \(seconds(limit))"
    // Dates.
    case .datedByComputer: "the receiver sends no date (RMC or ZDA), so the computer's is used"
    case .withoutDate(let positions):
      "\(count(positions, .position)) without a date (RMC or ZDA) cannot be used"
    // Reports.
    case .position: "a position"
    case .version(let release, let major, let minor):
      "gpsd \(release) (protocol \(major).\(minor))"
    case .deviceCame(let path): "device \"\(path)\" is active"
    case .deviceWent(let path): "device \"\(path)\" is gone"
    case .positionsDropped(let number):
      "\(count(number, .position)) dropped: they came faster than they were processed"
    // Addresses.
    case .wrongHost(let host, let address):
      "gpsd address \"\(address)\": \"\(host)\" is not a host; \(addresses)"
    case .wrongPort(let port, let address):
      "gpsd address \"\(address)\": port \"\(port)\" is not a number from 1 to 65535; \(addresses)"
    case .wrongBrackets(let address):
      "gpsd address \"\(address)\": an IPv6 address belongs in brackets, as in [::1]:2947; \(addresses)"
    }
  }

  private static func quoted(_ texts: [String]) -> String {
    texts.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

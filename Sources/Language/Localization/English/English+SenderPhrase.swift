extension English {
  /// A position that is known only to more than so many metres helps with few places.
  private static let roughMeters = 1000

  /// Returns the text of a phrase.
  public func text(_ phrase: SenderPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .testHelp: "Wait for a message of a device, and say what came."
    case .testDiscussion:
      "Start it, then send a position from the app on the phone. It needs a running daemon."
    case .deviceArgument: "The device, by name or number."
    case .waitOption: "How many seconds to wait."
    case .replayOption:
      "Plays a recording of a phone (.rec of the OwnTracks Recorder, or GPX) as this device."
    case .waiting(let device, let seconds):
      "Waiting up to \(seconds) s for a message of \(device). Send a position from its app now."
    case .nothingCame(let device, let seconds):
      "Nothing came from \(device) within \(seconds) s. Compare the address, the user and the key in its app with what \"passby device add\" printed, or make a new key: \"passby device key\"."
    case .noDaemon: "No daemon runs, so nothing can be heard. Start it: \"passby run\"."
    case .noServer:
      "The daemon runs without its web page, so it hears no phones. The log says why."
    case .heard(let device, let app):
      app.map { "A message came from \(device) (\($0))." } ?? "A message came from \(device)."
    case .used(let number):
      number == 1 ? "1 position was used." : "\(number) positions were used."
    case .accuracy(let meters): "The last one is accurate to \(meters) m (95 %)."
    case .late(let number):
      number == 1
        ? "1 position was older than the last one."
        : "\(number) positions were older than the last one."
    case .repeated(let number):
      number == 1
        ? "1 position had come before." : "\(number) positions had come before."
    case .rollover(let number):
      number == 1
        ? "1 time was 1024 or 2048 weeks in the past, and was put right."
        : "\(number) times were 1024 or 2048 weeks in the past, and were put right."
    case .outOfRange(let number):
      number == 1
        ? "1 number, such as a speed, was out of its range and counts as unknown."
        : "\(number) numbers, such as a speed, were out of their range and count as unknown."
    case .refused(let number, let reason): "Not used, \(number)×: \(text(reason))."
    case .reason(let reason): text(reason)
    case .notUsed(let reason): "Not used: \(text(reason))."
    case .positionUsed(let meters):
      meters > Self.roughMeters
        ? "This browser knows where you are only to within \(localizer.length(meters: Double(meters))), which is too rough for most places."
        : "Your position is used, accurate to \(localizer.length(meters: Double(meters)))."
    case .positionNotNewer: "Your position is known already."
    case .noBrowser:
      "Passby no longer knows this browser as a source of your position. Choose it again under Settings, Phones."
    case .browserName(let system): system.map { "Browser on \($0)" } ?? "Browser"
    case .withoutPosition: "It held no position."
    case .waypointsOption: "Lists the regions that were made on the phone."
    case .noWaypoints: "The phone has told of no regions since the daemon was started."
    case .broker(let address, let standing, let reason):
      "\(address), \(text(standing))" + (reason.map { ": \($0)" } ?? "")
    case .strangers(let number, let topics):
      number == 1
        ? "1 message of the broker belongs to no device: \(topics)"
        : "\(number) messages of the broker belong to no device: \(topics)"
    case .exposed(let device):
      "the key of \(device) came over the internet without encryption: use https through a proxy (web.trusted_proxies), a VPN, or a secret (passby device edit --secret-file)"
    case .notARecording(let file):
      "\(file) is no recording of a phone: expected lines of the OwnTracks Recorder (.rec), or GPX. A recording of a receiver (NMEA) is replayed without --device."
    case .damagedGPX(let file, let line, let reason):
      "\(file) is damaged at line \(line) (\(reason)), so nothing of it was used: export it again, or mend that line."
    case .overlongLine(let file, let line):
      "\(file) is damaged at line \(line), which is longer than 1 MiB, so nothing of it was used: expected a message in each line."
    case .pointsWithoutTime(let file, let number):
      "\(file): its points have no times (\(count(number, .point)) of tracks). A replay needs a track that was recorded with them."
    case .onlyWaypoints(let file, let number):
      "\(file) has only waypoints or routes (\(count(number, .point))): a replay needs a recorded track (<trk>), whose points have times."
    case .noPoints(let file):
      "\(file) has no points: a replay needs a recorded track (<trk>), whose points have times."
    case .withoutTime(let number):
      number == 1
        ? "1 point without a time was not used."
        : "\(number) points without a time were not used."
    case .unreadableLines(let number):
      number == 1 ? "1 line could not be read." : "\(number) lines could not be read."
    }
  }

  private func text(_ standing: BrokerStanding) -> String {
    switch standing {
    case .connecting: "connecting"
    case .connected: "connected"
    case .lost: "cannot be reached"
    case .refused: "refuses the login"
    }
  }

  private func text(_ reason: SenderRefusal) -> String {
    switch reason {
    case .future: "the phone's clock is more than 2 minutes ahead"
    case .old: "the position is too old (phones.oldest)"
    case .mock: "the phone says that the position is made up"
    case .notJSON: "the message is neither JSON nor a form"
    case .unknownType: "the message is of a kind that no known app sends"
    case .empty: "the message was empty"
    case .noPosition: "there is no position in it"
    case .noTime: "there is no time in it that can be read"
    case .invalid: "the position is not on the globe, or the app calls it invalid"
    case .plain: "the device has a secret, and the message was not encrypted"
    case .undecryptable: "it cannot be decrypted with the secret of this device"
    case .inaccurate: "the position is too inaccurate"
    case .jump: "it is too far from the last position; the next ones decide"
    }
  }
}

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: RunPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .following(let receiver):
      "Following \(receiver). Ctrl-C stops."
    case .receiver(let address, let device):
      "gpsd at \(address)" + (device.map { ", \($0)" } ?? "")
    case .page(let address):
      "Page: \(address)"
    case .otherDevices(let address):
      "On other devices: \(address)"
    case .noPageWithoutToken(let host):
      "web.listen \(host) lets others on the network in, and there is no token for them: create one with \"passby web token\", and start again"
    case .noNotifySend:
      "notify.desktop is \"on\", but there is no notify-send: install it (sudo apt-get install libnotify-bin), or set notify.desktop to auto."
    case .readingInput:
      "Reading standard input"
    case .readingFile(let file):
      "Reading \(file)"
    case .followingReceiver:
      "Following the receiver"
    case .unknownSpeed(let text):
      "--speed \(text) is unknown: expected max, 1x, or a multiple such as 60x."
    case .traceHeading:
      "time                             lat          lon mode   ±m   m/s course   alt sat  hdop"
    case .fixes(let number):
      number == 1 ? "1 fix" : "\(number) fixes"
    case .rejected(let number):
      "\(number) rejected"
    case .known(let number):
      "\(number) known already"
    case .olderThanStored:
      "This recording is older than the stored track, so nothing happens: replay it on another database, passby --db new.db replay FILE."
    case .noPlaces:
      "There are no places yet, so nothing could happen: passby place add NAME LAT,LON"
    case .noRecording(let path):
      "there is no file \(path): expected a recording of NMEA sentences, or - for standard input."
    case .isFolder(let path):
      "\(path) is a directory: expected a file with NMEA sentences."
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason)."
    case .emptyRecording(let path):
      "\(path) is empty: expected lines such as $GPRMC,… from a GPS receiver."
    case .notNMEA(let path):
      "\(path) holds not one NMEA sentence: expected lines such as $GPRMC,… from a GPS receiver."
    case .isPhoneRecording(let path, let plain):
      "\(path) is a recording of a phone: name the phone, passby replay \(plain) --device NAME (passby device list shows the names)."
    case .wrongDay(let text):
      "--date \(text) is no day: expected a date such as 2026-03-02."
    case .noDate(let path, let positions):
      "\(path) has no date (RMC or ZDA), so nothing of it was used (\(count(positions, .position))): give the day on which it begins, such as --date 2026-03-02."
    case .giveDate:
      "--date 2026-03-02, for one, gives the day on which a recording without dates begins."
    case .readingInputWithoutDate:
      "Reading standard input; the receiver sends no date (RMC or ZDA), so the computer's is used"
    case .damage(let list):
      "In the recording: \(list)."
    case .badChecksums(let number):
      "\(count(number, .sentence)) with a wrong checksum dropped"
    case .cutLines(let number):
      "\(count(number, .line)) cut short"
    case .overlongLines(let number):
      "\(count(number, .line)) too long"
    case .garbage(let number):
      "\(count(number, .byte)) of no NMEA"
    case .withoutPosition(let number):
      "\(count(number, .epoch)) without a position"
    case .withoutDate(let number):
      "\(count(number, .epoch)) without a date"
    }
  }
}

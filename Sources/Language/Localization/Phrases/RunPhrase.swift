/// The output of run, replay and trace.
public enum RunPhrase: Phrase, Hashable {
  /// The daemon follows a receiver.
  case following(String)
  /// A receiver of gpsd.
  case receiver(address: String, device: String?)
  /// The address of the page.
  case page(String)
  /// The address of the page for other devices.
  case otherDevices(String)
  /// The page would be open to the network.
  case noPageWithoutToken(host: String)
  /// `notify.desktop` is on without notify-send.
  case noNotifySend
  /// The daemon reads standard input.
  case readingInput
  /// The daemon reads a file.
  case readingFile(String)
  /// The daemon follows the receiver.
  case followingReceiver
  /// `--speed` cannot be read.
  case unknownSpeed(String)
  /// The heading of the table of `trace`, in columns of 24, 11, 12, 4, 4, 5, 6, 5, 3 and 5.
  case traceHeading
  /// The number of accepted positions.
  case fixes(Int)
  /// The number of rejected positions.
  case rejected(Int)
  /// The number of positions that were stored already.
  case known(Int)
  /// A recording is older than the stored track.
  case olderThanStored
  /// The database has no place.
  case noPlaces
  /// There is no file at the quoted path.
  case noRecording(String)
  /// The quoted path is a folder.
  case isFolder(String)
  /// A recording cannot be read.
  case unreadable(String, reason: String)
  /// A recording is empty.
  case emptyRecording(String)
  /// A recording has no NMEA sentence.
  case notNMEA(String)
  /// A recording is that of a phone; its path for a command.
  case isPhoneRecording(String, path: String)
  /// `--date` cannot be read.
  case wrongDay(String)
  /// No position of a recording has a date.
  case noDate(String, positions: Int)
  /// Some positions have no date: how to give one.
  case giveDate
  /// The daemon reads standard input, which has no date.
  case readingInputWithoutDate
  /// The damage of a recording, as a list.
  case damage(String)
  /// Sentences with a wrong checksum.
  case badChecksums(Int)
  /// Lines that were cut short.
  case cutLines(Int)
  /// Lines that are too long.
  case overlongLines(Int)
  /// Bytes that are no NMEA.
  case garbage(Int)
  /// Epochs without a position.
  case withoutPosition(Int)
  /// Epochs without a date.
  case withoutDate(Int)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

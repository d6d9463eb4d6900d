package import Model

/// Devices and persons, and what a phone sent, with the help of their commands.
package enum DevicePhrase: Phrase, Hashable {
  /// A device by its name, as the subject of another phrase.
  case device(String)
  /// A person by name, as the subject of another phrase.
  case person(String)
  /// A number of devices.
  case devices(Int)
  /// A number of persons.
  case persons(Int)

  // MARK: Steps, in the middle of a sentence

  /// A device was added.
  case stepAdded(String)
  /// A device was changed.
  case stepEdited(String)
  /// A device was removed.
  case stepRemoved(String)
  /// A device got a new key.
  case stepNewKey(String)
  /// A person has a new name.
  case stepRenamed(String, String)
  /// A person was removed.
  case stepPersonRemoved(String)

  // MARK: Problems

  /// No device fits.
  case noSuchDevice(String, suggestion: String?)
  /// A device of a page is gone.
  case deviceGone(Int)
  /// No person fits.
  case noSuchPerson(String, suggestion: String?)
  /// The text is no name of a device.
  case deviceName(String)
  /// Another device has the name.
  case deviceNameTaken(String)
  /// The text is no name of a person.
  case personName(String)
  /// Another person has the name.
  case personNameTaken(String)
  /// The text is no topic of MQTT.
  case topic(String)
  /// Another device has the topic.
  case topicTaken(String, by: String)
  /// The receiver has no key.
  case receiverHasNoKey
  /// The receiver cannot be removed.
  case receiverStays
  /// Only some things of the receiver can be changed.
  case receiverOnly
  /// The user of this machine cannot be removed.
  case meStays(String)
  /// The person cannot be removed while devices and tasks name them.
  case personInUse(String, by: [String])
  /// The file of a secret has nothing in it.
  case secretEmpty(String)
  /// The secret is longer than the apps take.
  case secretTooLong(String)
  /// A secret is empty or longer than the maximum, in bytes.
  case secretLength(Int)
  /// A person of a page is gone.
  case personGone(Int)
  /// The named file does not exist.
  case noFile(String)
  /// The named file cannot be read or written.
  case fileTrouble(String, reason: String)
  /// The text is no address of this program.
  case base(String)
  /// No option says what to change.
  case nothingGiven

  // MARK: Answers

  /// There are no devices.
  case noDevices
  /// A device was added, with its person.
  case added(String, person: String)
  /// A device was changed.
  case changed(String)
  /// A device is as it was asked to be.
  case unchanged(String)
  /// A device was removed.
  case removed(String)
  /// A device has a new key.
  case newKey(String)
  /// The key of a device cannot be shown again; its first characters.
  case keyHidden(String, hint: String)
  /// A person has a new name.
  case personRenamed(String, to: String)
  /// The apps of a person's phones log in with a name that is no longer theirs.
  case loginChanged([String], user: String)
  /// A person was removed.
  case personRemoved(String)
  /// A name was stored otherwise than it was typed.
  case stored(String)
  /// The key is shown only once.
  case keyOnlyNow
  /// The address of a device can only be reached from this machine.
  case loopback(String)
  /// A configuration file was written.
  case fileWritten(String)
  /// The heading of what OwnTracks needs.
  case forOwnTracks
  /// The heading of what other apps need.
  case forOthers
  /// The first characters of a key.
  case keyBegins(String)
  /// An age, already formatted.
  case ago(String)
  /// A device that has not sent anything.
  case neverHeard
  /// Nothing is known without the daemon.
  case noDaemon
  /// Accuracies in metres: the median, and that of 95 %.
  case accuracy(Double, worst: Double?)
  /// The charge in per cent.
  case battery(Double, isCharging: Bool?)
  /// The device that moved last counts.
  case moves
  /// The device always counts.
  case always
  /// The position is shared.
  case shared
  /// Places are sent to the phone: their number so far.
  case pushed(Int?)
  /// Reminders come back in the answer.
  case inApp
  /// Messages must be encrypted.
  case encrypted
  /// Messages must be encrypted, and the secret is not here.
  case secretMissing
  /// How many positions were late, repeated, or had a time that was corrected.
  case counted(late: Int, repeated: Int, rollover: Int, outOfRange: Int)
  /// How many events of regions that Passby has not sent were ignored.
  case foreignEvents(Int)
  /// A device by name, and the time of its last message.
  case heard(String, String)
  /// A number of of the last positions were too inaccurate for a place.
  case share(String, Int, of: Int)
  /// A message that could not be used: its age and the reason.
  case unusable(age: String, String)
  /// The usual pause between messages, already formatted.
  case every(String)
  /// A phone offers no regions.
  case noOffers(String)
  /// A phone offers no region with a name.
  case noSuchOffer(String, suggestion: String?)
  /// A region of a phone is a place already.
  case offerKnown(String)
  /// The quoted region of a phone is a beacon, of which no place can be made.
  case offerIsBeacon(String)
  /// A region of a phone has no name, and no place can be made of it.
  case offerWithoutName
  /// All regions of a phone can be taken with a command.
  case takeOffers(String)
  /// A new place needs a name and a position, or a phone that offers both.
  case placeNeedsBoth
  /// Places were made of regions of a phone: their number.
  case stepTookPlaces(Int, String)
  /// A device in a line: person, app and the time of its last message.
  case line(person: String, app: String, heard: String)
  /// A person in a line: devices and number of tasks.
  case personLine(devices: [String], tasks: Int)

  // MARK: Labels

  case rowDevice, rowInaccurate, rowPause, rowUnusable, rowAdvice, rowFor, rowForTask, rowPerson,
    rowApp, rowKey, rowTopic, rowLeads, rowShared, rowPlaces, rowReminders
  case rowSecret, rowHeard, rowFix, rowAccuracy, rowBattery, rowMode, rowRefused, rowCounted
  case rowIgnored, rowOffered, rowURL, rowUser, rowPassword, rowLink, rowKeyURL
  case rowPattern(app: String)

  // MARK: What a phone sent

  /// The help of `device test`.
  case helpTest
  case helpTestDiscussion
  /// The help of the argument: the device.
  case helpTestDevice
  /// The help of the option: how many seconds to wait.
  case helpTestWait
  /// The help of the option of `replay`: the device whose recording it is.
  case helpReplayAs
  /// A message of a device is awaited, for at most a number of seconds.
  case waiting(device: String, seconds: Int)
  /// Nothing came from a device within a number of seconds.
  case nothingCame(device: String, seconds: Int)
  /// No daemon runs, so no message can come.
  case testNeedsDaemon
  /// The daemon runs without its web server, which receives messages of phones.
  case testNeedsServer
  /// A message came from a device; the app, if it is known.
  case messageCame(device: String, app: String?)
  /// A number of positions were used.
  case used(Int)
  /// The last position that was used has an accuracy in metres (95 %).
  case lastAccuracy(meters: Int)
  /// A number of positions were older than the one before.
  case late(Int)
  /// A number of positions had the time of the one before.
  case repeated(Int)
  /// The number of times that were corrected by 1024 or 2048 weeks.
  case rollover(Int)
  /// A number of numbers were out of their range, and count as unknown.
  case outOfRange(Int)
  /// A number of positions of a recording are dated later than the present, or than those that
  /// follow.
  case ahead(Int)
  /// A number of positions or messages were refused, with the reason.
  case refused(Int, PhoneRefusal)
  /// Why a position or message was not used.
  case reason(PhoneRefusal)
  /// A position or message was not used, for a reason.
  case notUsed(PhoneRefusal)
  /// The position of a browser is used; its accuracy in metres (95 %).
  case positionUsed(meters: Int)
  /// The browser has not moved since its last message.
  case positionNotNewer
  /// There is no browser with the number that a page has kept.
  case noBrowser
  /// The name of a browser on a system.
  case browserName(system: String?)
  /// The message held no position.
  case messageWithoutPosition
  /// The help of the option of `device show`: the regions made on the phone.
  case helpWaypoints
  /// The phone offers no regions.
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
  /// A file has only points without times, such as waypoints and routes; their number.
  case onlyWaypoints(file: String, RecordedFormat, Int)
  /// A file has no points.
  case noPoints(file: String, RecordedFormat)
  /// A number of points of a GPX file had no time.
  case withoutTime(Int)
  /// A number of lines of a recording could not be read.
  case unreadableLines(Int)

  // MARK: Help

  case help, helpDiscussion, helpAdd, helpList, helpShow, helpEdit, helpRemove
  case helpKey, helpName, helpNewName, helpWhose, helpKind, helpTopic, helpOtrc
  case helpSecretFile, helpNoSecret, helpURL, helpShare, helpLeads, helpPushPlaces
  case helpNotifyInApp, helpNewKey, helpPerson, helpPersonList, helpPersonRename, helpPersonRemove
  case helpPersonName, helpNewPersonName, helpTaskFor, helpListFor, helpOfPerson, helpPlaceFrom

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

/// The formats of recordings, as far as they are told apart in words.
package enum RecordedFormat: Sendable, Hashable {
  case gpx, kml, json
}

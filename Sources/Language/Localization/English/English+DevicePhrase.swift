import Model

extension English {
  package func text(_ phrase: DevicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .device(let name): "device \(name)"
    case .person(let name): "person \(name)"
    case .devices(let number): number == 1 ? "1 device" : "\(number) devices"
    case .persons(let number): number == 1 ? "1 person" : "\(number) persons"
    // Steps, in the middle of a sentence.
    case .stepAdded(let name): "added the device \(name)"
    case .stepEdited(let name): "changed the device \(name)"
    case .stepRemoved(let name): "removed the device \(name)"
    case .stepNewKey(let name): "gave the device \(name) a new key"
    case .stepRenamed(let old, let new): "renamed \(old) to \(new)"
    case .stepPersonRemoved(let name): "removed the person \(name)"
    // Problems.
    case .noSuchDevice(let name, let suggestion):
      "there is no device \(name)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + " List them: passby device list"
    case .deviceGone(let number): "There is no device \(number)."
    case .noSuchPerson(let name, let suggestion):
      "there is no person \(name)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + " List them: passby person list"
    case .deviceName(let name):
      "\(name) is no name for a device: expected a text without / #"
    case .deviceNameTaken(let name): "there is a device \(name) already: choose another name"
    case .personName(let name):
      "\(name) is no name for a person: expected a text without : / # and commas, other than “none” and “anyone”"
    case .personNameTaken(let name): "there is a person \(name) already: choose another name"
    case .topic(let topic):
      "\(topic) is no topic: expected words with / between them, such as owntracks/anna/phone"
    case .topicTaken(let topic, let device): "the topic \(topic) belongs to the device \(device)"
    case .receiverHasNoKey: "the receiver has no key: it is connected to this machine"
    case .receiverStays: "the receiver cannot be removed"
    case .receiverOnly: "of the receiver only person, leads and share can be changed"
    case .meStays(let name):
      "\(name) is the user of this machine and stays: give another name with passby person rename"
    case .personInUse(let name, let users):
      "\(name) is still named by \(users.joined(separator: ", ")): change or remove that first"
    case .secretEmpty(let file): "\(file) is empty: expected the passphrase of the encryption"
    case .secretTooLong(let file): "\(file) has more than 32 bytes: the apps take at most 32"
    case .secretLength(let most): "the secret must have 1 to \(most) bytes"
    case .personGone(let number): "There is no person \(number)."
    case .noFile(let file): "there is no file \(file)"
    case .fileTrouble(let file, let reason): "\(file): \(reason)"
    case .base(let url):
      "\(url) is no address: expected http:// or https:// with a host, such as https://passby.example.org"
    case .nothingGiven: "nothing to change: name at least one option, see passby device edit --help"
    // Answers.
    case .noDevices: "No devices yet. Add one: passby device add \"My phone\""
    case .added(let name, let person): "Added the device \(name) of \(person)."
    case .changed(let name): "Changed the device \(name)."
    case .unchanged(let name): "The device \(name) is like that already."
    case .removed(let name): "Removed the device \(name). Its key opens nothing any more."
    case .newKey(let name): "The device \(name) has a new key. The old one opens nothing any more."
    case .keyHidden(let name, ""):
      "\(name) has no key here. Make one: passby device key \(name) --new"
    case .keyHidden(let name, let hint):
      "The key of \(name) begins with \(hint). It was shown once; make another: passby device key \(name) --new"
    case .personRenamed(let old, let new): "\(old) is now \(new)."
    case .loginChanged(let devices, let user):
      "OwnTracks on \(devices.joined(separator: ", ")) needs the user \(user) now: what it sends with the former name is refused."
    case .personRemoved(let name): "Removed the person \(name)."
    case .stored(let name): "The name is stored as \(name)."
    case .keyOnlyNow: "The key is shown only now. Passby keeps nothing but a digest of it."
    case .loopback(let url):
      "Phones cannot reach this computer yet: \(url) is an address of this computer alone. “passby web address” says what to do; or give --url."
    case .fileWritten(let file): "Wrote the configuration of OwnTracks to \(file)."
    case .forOwnTracks: "OwnTracks, in HTTP mode"
    case .forOthers: "Other apps"
    case .keyBegins(let hint): "begins with \(hint)"
    case .ago(let age): "\(age) ago"
    case .neverHeard: "no message yet"
    case .noDaemon: "not known while the daemon does not run"
    case .accuracy(let median, let worst):
      "\(localizer.number(median)) m"
        + (worst.map { ", 95 % within \(localizer.number($0)) m" } ?? "")
    case .battery(let percent, let isCharging):
      "\(localizer.number(percent)) %" + (isCharging == true ? ", charging" : "")
    case .moves:
      "the phone that moved last"
    case .always: "always"
    case .shared: "with the devices of others"
    case .pushed(let number):
      number.map { "sent to the phone: \($0)" } ?? "sent to the phone"
    case .inApp: "in the answer to the phone"
    case .encrypted: "encrypted messages only"
    case .secretMissing:
      "encrypted messages only, but the secret is missing: set it with --secret-file"
    case .counted(let late, let repeated, let rollover, let outOfRange):
      "\(late) late, \(repeated) repeated, \(rollover) with a wrong week"
        + (outOfRange > 0 ? ", \(outOfRange)× a number out of its range" : "")
    case .foreignEvents(let number):
      number == 1 ? "1 event of a region of its own" : "\(number) events of regions of its own"
    case .heard(let name, let heard): "\(name), heard: \(heard)"
    case .share(let place, let number, let total): "\(place) \(number) of \(total)"
    case .unusable(let age, let reason): "\(age): \(reason)"
    case .every(let pause): "every \(pause)"
    case .noOffers(let device):
      "\(device) has told of no places since the daemon was started. In OwnTracks, publish the waypoints, and try again"
    case .noSuchOffer(let name, let suggestion):
      "the phone has told of no place \(name)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + " List them: passby device show --waypoints"
    case .offerKnown(let name): "There is a place \(name) already."
    case .offerIsBeacon(let name):
      "\(name) is left out: it is a beacon, not a circle with a radius."
    case .offerWithoutName: "A region without a name is left out: give it one on the phone."
    case .takeOffers(let device): "Make places of all of them: passby place add --from \(device)"
    case .placeNeedsBoth:
      "expected a name and a position, such as Vet 52.5163,13.3777, or --from with a phone"
    case .stepTookPlaces(let number, let name):
      "added \(number) places from the phone \(name)"
    case .line(let person, let app, let heard): "\(person)  \(app)  \(heard)"
    case .personLine(let devices, let tasks):
      (devices.isEmpty ? "no device" : devices.joined(separator: ", "))
        + "  \(count(tasks, .task))"
    // Labels.
    case .rowDevice: "device"
    case .rowInaccurate: "Too inaccurate"
    case .rowPause: "Reports"
    case .rowUnusable: "Not usable"
    case .rowAdvice: "Advice"
    case .rowFor: "For"
    case .rowForTask: "for"
    case .rowPerson: "Person"
    case .rowApp: "App"
    case .rowKey: "Key"
    case .rowTopic: "Topic"
    case .rowLeads: "Counts"
    case .rowShared: "Shared"
    case .rowPlaces: "Places"
    case .rowReminders: "Reminders"
    case .rowSecret: "Secret"
    case .rowHeard: "Heard"
    case .rowFix: "Position"
    case .rowAccuracy: "Accuracy"
    case .rowBattery: "Battery"
    case .rowMode: "Mode"
    case .rowRefused: "Refused"
    case .rowCounted: "Also"
    case .rowIgnored: "Ignored"
    case .rowOffered: "Offers"
    case .rowURL: "URL"
    case .rowUser: "User"
    case .rowPassword: "Password"
    case .rowLink: "Link"
    case .rowKeyURL: "Address"
    case .rowPattern(let app): "Pattern of \(app)"
    // What a phone sent.
    case .helpTest: "Wait for a message of a device, and say what came."
    case .helpTestDiscussion:
      "Start it, then send a position from the app on the phone. It needs a running daemon."
    case .helpTestDevice: "The device, by name or number."
    case .helpTestWait: "How many seconds to wait."
    case .helpReplayAs:
      "Plays a recording of a phone (.rec, GPX, KML, GeoJSON, timeline) as this device."
    case .waiting(let device, let seconds):
      "Waiting up to \(seconds) s for a message of \(device). Send a position from its app now."
    case .nothingCame(let device, let seconds):
      "Nothing came from \(device) within \(seconds) s. Compare the address, the user and the key in its app with what \"passby device add\" printed, or make a new key: \"passby device key\"."
    case .testNeedsDaemon: "No daemon runs, so nothing can be heard. Start it: \"passby run\"."
    case .testNeedsServer:
      "The daemon runs without its web page, so it hears no phones. The log says why."
    case .messageCame(let device, let app):
      app.map { "A message came from \(device) (\($0))." } ?? "A message came from \(device)."
    case .used(let number):
      number == 1 ? "1 position was used." : "\(number) positions were used."
    case .lastAccuracy(let meters): "The last one is accurate to \(meters) m (95 %)."
    case .late(let number):
      number == 1
        ? "1 position was older than the last one."
        : "\(number) positions were older than the last one."
    case .repeated(let number):
      number == 1
        ? "1 position had come before." : "\(number) positions had come before."
    case .rollover(let number):
      number == 1
        ? "1 time was 1024 or 2048 weeks in the past, and was corrected."
        : "\(number) times were 1024 or 2048 weeks in the past, and were corrected."
    case .outOfRange(let number):
      number == 1
        ? "1 number, such as a speed, was out of its range and counts as unknown."
        : "\(number) numbers, such as a speed, were out of their range and count as unknown."
    case .ahead(let number):
      number == 1
        ? "1 position was left out: it is dated later than now, or than those after it."
        : "\(number) positions were left out: they are dated later than now, or than those after them."
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
    case .messageWithoutPosition: "It held no position."
    case .helpWaypoints: "Lists the regions that were made on the phone."
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
      "\(file) is no recording of a phone: expected lines of the OwnTracks Recorder (.rec), GPX, KML, GeoJSON, or a timeline of Google. A recording of a receiver (NMEA) is replayed without --device."
    case .damagedGPX(let file, let line, let reason):
      "\(file) is damaged at line \(line) (\(reason)). Nothing of it was stored. Export the file again, or correct that line."
    case .overlongLine(let file, let line):
      "\(file) is damaged at line \(line), which is longer than 1 MiB. Nothing of it was stored. Expected a message in each line."
    case .pointsWithoutTime(let file, let number):
      "\(file): its points have no times (\(count(number, .point)) of tracks). A replay needs a track that was recorded with them."
    case .onlyWaypoints(let file, let format, let number):
      "\(file) has only waypoints or routes (\(count(number, .point))): a replay needs \(needed(format))."
    case .noPoints(let file, let format): "\(file) has no points: a replay needs \(needed(format))."
    case .withoutTime(let number):
      number == 1
        ? "1 point without a time was not used."
        : "\(number) points without a time were not used."
    case .unreadableLines(let number):
      number == 1 ? "1 line could not be read." : "\(number) lines could not be read."
    // Help.
    case .help:
      "Add and show the phones that send positions."
    case .helpDiscussion:
      "A phone sends its position with the app that it has: OwnTracks, Overland, Traccar, GPSLogger and others. `device add` prints what to type into the app, once. Positions go to nobody else."
    case .helpAdd:
      "Add a device and print its key, once."
    case .helpList:
      "List the devices."
    case .helpShow:
      "Show a device and how well it reports."
    case .helpEdit:
      "Change a device."
    case .helpRemove:
      "Remove a device and end its access."
    case .helpKey:
      "Make a new key; the old one stops working at once."
    case .helpName:
      "The name or number of the device."
    case .helpNewName:
      "A name such as \"Anna's phone\"."
    case .helpWhose:
      "Whose device it is; a new name makes a new person."
    case .helpKind:
      "The app: owntracks, overland, traccar, osmand, gpslogger, browser, other, or none."
    case .helpTopic:
      "The topic at the MQTT broker, or none."
    case .helpOtrc:
      "Write the configuration of OwnTracks to this file."
    case .helpSecretFile:
      "Take the passphrase of encrypted messages from this file; plain ones are refused from then on."
    case .helpNoSecret:
      "Accept plain messages again and forget the passphrase."
    case .helpURL:
      "The address under which phones reach the page, such as https://passby.example.org."
    case .helpShare:
      "Show its position to the devices of other persons."
    case .helpLeads:
      "Let this device count for its person, whichever moved last."
    case .helpPushPlaces:
      "Send the places to the phone, so that it wakes at their borders: on, all (instead of its own) or off."
    case .helpNotifyInApp:
      "Send reminders back to OwnTracks in the answer."
    case .helpNewKey:
      "Make a new key."
    case .helpPerson:
      "List and rename the persons whose devices these are."
    case .helpPersonList:
      "List the persons with their devices."
    case .helpPersonRename:
      "Give a person another name."
    case .helpPersonRemove:
      "Remove a person whom no task or device names."
    case .helpPersonName:
      "The name of the person."
    case .helpNewPersonName:
      "The new name."
    case .helpTaskFor:
      "Only for this person; repeat it for several. none means anyone."
    case .helpListFor:
      "Only tasks for this person, and those for anyone."
    case .helpOfPerson:
      "Only what concerns this person."
    case .helpPlaceFrom: "Make places of the regions of a phone: all, or the one with this name."
    }
  }

  /// A position that is less accurate than this, in metres, is of use for few places.
  private static let roughMeters = 1000

  /// The part of a file that a replay needs.
  private func needed(_ format: RecordedFormat) -> String {
    switch format {
    case .gpx: "a recorded track (<trk>), whose points have times"
    case .kml: "a track (<gx:Track>), or placemarks that have a time (<TimeStamp>)"
    case .json: "positions with times"
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

  private func text(_ reason: PhoneRefusal) -> String {
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

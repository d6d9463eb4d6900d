extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: DevicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .device(let name): "device \(name)"
    case .person(let name): "person \(name)"
    case .devices(let number): number == 1 ? "1 device" : "\(number) devices"
    case .persons(let number): number == 1 ? "1 person" : "\(number) persons"
    case .stepAdded(let name): "added the device \(name)"
    case .stepEdited(let name): "changed the device \(name)"
    case .stepRemoved(let name): "removed the device \(name)"
    case .stepNewKey(let name): "gave the device \(name) a new key"
    case .stepRenamed(let old, let new): "renamed \(old) to \(new)"
    case .stepPersonRemoved(let name): "removed the person \(name)"
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
    case .moves: "whichever moved last"
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
    case .line(let person, let app, let heard): "\(person)  \(app)  \(heard)"
    case .personLine(let devices, let tasks):
      (devices.isEmpty ? "no device" : devices.joined(separator: ", "))
        + "  \(count(tasks, .task))"
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
    case .rowDevice: "device"
    case .rowInaccurate: "Too inaccurate"
    case .rowPause: "Reports"
    case .rowUnusable: "Not usable"
    case .rowAdvice: "Advice"
    case .heard(let name, let heard): "\(name), heard: \(heard)"
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
    }
  }
}

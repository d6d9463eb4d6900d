extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: DeviceHelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .placeFrom: "Make places of the regions of a phone: all, or the one with this name."
    case .device:
      "Add and show the phones that send positions."
    case .deviceDiscussion:
      "A phone sends its position with the app that it has: OwnTracks, Overland, Traccar, GPSLogger and others. `device add` prints what to type into the app, once. Positions go to nobody else."
    case .deviceAdd:
      "Add a device and print its key, once."
    case .deviceList:
      "List the devices."
    case .deviceShow:
      "Show a device and how well it reports."
    case .deviceEdit:
      "Change a device."
    case .deviceRemove:
      "Remove a device and end its access."
    case .deviceKey:
      "Make a new key; the old one stops working at once."
    case .deviceName:
      "The name or number of the device."
    case .newDeviceName:
      "A name such as \"Anna's phone\"."
    case .devicePerson:
      "Whose device it is; a new name makes a new person."
    case .deviceKind:
      "The app: owntracks, overland, traccar, osmand, gpslogger, browser, other, or none."
    case .deviceTopic:
      "The topic at the MQTT broker, or none."
    case .deviceOtrc:
      "Write the configuration of OwnTracks to this file."
    case .deviceSecretFile:
      "Take the passphrase of encrypted messages from this file; plain ones are refused from then on."
    case .deviceNoSecret:
      "Accept plain messages again and forget the passphrase."
    case .deviceURL:
      "The address under which phones reach the page, such as https://passby.example.org."
    case .deviceShare:
      "Show its position to the devices of other persons."
    case .deviceLeads:
      "Let this device count for its person, whichever moved last."
    case .devicePushPlaces:
      "Send the places to the phone, so that it wakes at their borders: on, all (instead of its own) or off."
    case .deviceNotifyInApp:
      "Send reminders back to OwnTracks in the answer."
    case .deviceNewKey:
      "Make a new key."
    case .person:
      "List and rename the persons whose devices these are."
    case .personList:
      "List the persons with their devices."
    case .personRename:
      "Give a person another name."
    case .personRemove:
      "Remove a person whom no task or device names."
    case .personName:
      "The name of the person."
    case .newPersonName:
      "The new name."
    case .taskFor:
      "Only for this person; repeat it for several. none means anyone."
    case .listFor:
      "Only tasks for this person, and those for anyone."
    case .ofPerson:
      "Only what concerns this person."
    case .groupDevices:
      "Devices"
    }
  }
}

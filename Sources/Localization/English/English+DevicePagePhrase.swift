extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: DevicePagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .devicesTitle:
      "Phones"
    case .devicesHint:
      "Phones send their position with an app that you have already: OwnTracks, Overland, Traccar, GPSLogger and others. Positions stay on this machine."
    case .devicesNone:
      "No phone yet."
    case .devicesNew:
      "Add a phone"
    case .devicesName:
      "Name"
    case .devicesPerson:
      "Whose it is"
    case .devicesPersonHint:
      "Leave it empty if it is yours. A new name makes a new person."
    case .devicesAdd:
      "Add and show the key"
    case .deviceKey:
      "Connect the app"
    case .deviceKeyOnce:
      "The key is shown only now. Passby keeps nothing but a digest of it."
    case .deviceOwnTracks:
      "OwnTracks"
    case .deviceCode:
      "Scan this with the phone: it sets up OwnTracks."
    case .deviceOpen:
      "Open in OwnTracks"
    case .deviceURL:
      "Address"
    case .deviceUser:
      "User"
    case .devicePassword:
      "Password"
    case .deviceOthers:
      "Other apps"
    case .devicePattern:
      "Pattern"
    case .deviceState:
      "State"
    case .deviceChange:
      "Change"
    case .deviceChoices:
      "Choices"
    case .deviceLeads:
      "It counts, whichever of the person’s phones moved last"
    case .deviceShared:
      "Other persons’ phones see its position"
    case .devicePush:
      "Send the places to the phone, so that it wakes at their borders"
    case .deviceNotify:
      "Show reminders in OwnTracks"
    case .deviceAccess:
      "Access"
    case .deviceAccessHint:
      "A new key ends the old one at once. A phone that is removed can send nothing any more."
    case .deviceNewKey:
      "Make a new key"
    case .deviceRemove:
      "Remove the phone"
    case .deviceSettingsHint:
      "Phones can send their position instead of a receiver, or beside it."
    }
  }
}

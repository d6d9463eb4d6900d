extension English {
  package func text(_ phrase: DevicePagePhrase, _ localizer: Localizer) -> String {
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
      "Connect a phone"
    case .deviceKey:
      "Connect the app"
    case .deviceKeyOnce:
      "Scan or copy it now: it is not shown again."
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
    case .deviceUnreachable:
      "Phones cannot reach this computer yet"
    case .devicePassword:
      "Password"
    case .deviceThenNewKey:
      "Then make a new key here: its code holds the new address."
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
      "Always use this phone’s position"
    case .deviceShared:
      "Other persons’ phones see its position"
    case .devicePush:
      "Let the phone watch the places (saves battery)"
    case .deviceNotify:
      "Show reminders in OwnTracks"
    case .deviceAccess:
      "Access"
    case .deviceAccessHint:
      "To connect the app again, make a new key: it is shown with all that the app needs, and ends the old one at once. A phone that is removed can send nothing any more."
    case .deviceNewKey:
      "Make a new key"
    case .deviceRemove:
      "Remove the phone"
    case .deviceSettingsHint:
      "Phones can send their position instead of a receiver, or beside it."
    case .deviceAdvice:
      "What to change"
    case .deviceOffers:
      "Places on the phone"
    case .deviceOffersHint:
      "Regions that were made on the phone. Places of the same name stay as they are."
    case .deviceOfferKnown:
      "a place already"
    case .deviceOfferTake:
      "Add as places"
    case .deviceOfferNone:
      "Nothing was chosen."
    case .devicePosition:
      "Where it was last"
    case .deviceLocate:
      "Show where it was last"
    case .deviceSecret:
      "Encryption"
    case .deviceSecretHint:
      "OwnTracks can encrypt its messages, which helps where there is no https. Type the same secret here and in the app. Then only encrypted messages of this phone are taken. The secret is not shown again."
    case .deviceSecretLabel:
      "Secret, at most 32 bytes"
    case .deviceSecretSet:
      "Set the secret"
    case .deviceSecretEnd:
      "End the encryption"
    case .deviceSecretKept:
      "The secret was set."
    case .personsTitle:
      "People"
    case .personRename:
      "Rename"
    case .personRemove:
      "Remove"
    case .taskFor:
      "For"
    case .taskForHint:
      "Only they are reminded. With nobody chosen it is for anyone."
    case .anyPerson:
      "Anyone"
    case .personFilter:
      "For"
    case .browserTitle:
      "This browser"
    case .browserHint:
      "While a page of Passby is open and in front, this browser can tell where you are. With the page closed or the phone locked nothing is sent; for that, use an app."
    case .browserUse:
      "Use my position now"
    case .browserFollow:
      "Follow me"
    case .browserPrivacy:
      "Your positions are used for your reminders, and not kept. You can stop at any time, on every page."
    }
  }
}

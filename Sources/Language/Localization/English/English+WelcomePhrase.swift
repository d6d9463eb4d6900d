extension English {
  package func text(_ phrase: WelcomePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .howPosition:
      "How should Passby know where you are?"
    case .positionHint:
      "It compares your position with your places, on this computer only."
    case .howTell:
      "How should it tell you?"
    case .tellHint:
      "Open pages show reminders anyway. Quiet hours are kept. While this computer sleeps or is off, "
        + "nothing reminds you; once it is awake, one message says what was missed."
    case .whichPlace:
      "Where do you get something done?"
    case .placeHint:
      "A pharmacy, the vet, a supermarket: one place is enough to begin with."
    case .whichParts:
      "What would you like beside tasks?"
    case .partsHint:
      "Each can be switched on and off later, under Settings."
    case .myPhone:
      "My phone"
    case .thisBrowser:
      "This browser"
    case .gpsReceiver:
      "A GPS receiver"
    case .later:
      "Later"
    case .ownTracks:
      "OwnTracks"
    case .ntfy:
      "ntfy"
    case .desktop:
      "Desktop"
    case .bySearch:
      "Search"
    case .onMap:
      "On the map"
    case .here:
      "Here, where I am"
    case .rewards:
      "Pictures"
    case .quietHint: "What nobody gave a time for waits from 22:00 to 07:00."
    case .rewardsHint:
      "A small picture that you may open after something is done."
    case .phoneHow:
      "Install the free app OwnTracks, name the phone here, and scan the code that is shown then. Overland, Traccar, GPSLogger and OsmAnd work as well."
    case .receiverHow:
      "Plug it in and install gpsd (Debian: sudo apt install gpsd). “passby doctor” says what is missing."
    case .ownTracksHow:
      "Reminders come as a message of OwnTracks, in the answer to the position that caused them."
    case .browserHow:
      "This browser shows reminders, also while no page is open."
    case .ntfyHow:
      "ntfy is a free app that shows the messages of a topic. Choose a topic that cannot be guessed, save it, and scan the code with the phone. Whoever knows the topic reads the reminders and can press their buttons Done and Snooze."
    case .desktopHow:
      "The desktop of the computer that runs Passby, through notify-send."
    case .searchHow:
      "A name, an address, or coordinates such as 52.5163,13.3777."
    case .hereUnknown:
      "Passby does not know where you are yet."
    case .answered:
      "answered"
    case .leftOpen:
      "later"
    case .open:
      "open"
    case .missing:
      "Still to set up"
    case .testWaits(let name):
      "\(name) gets the test with the answer to its next position. Press the button for an upload in the app."
    case .number(let number, let count):
      "Question \(number) of \(count)"
    }
  }
}

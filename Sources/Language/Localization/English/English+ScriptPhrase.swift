extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ScriptPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .logInAgain: "Please log in."
    case .serverStatus: "The server answered with status {status}."
    case .noConnection: "No connection: nothing was changed. Please try again."
    case .noConnectionForm: "No connection. Please try again."
    case .undo: "Undo"
    case .redo: "Redo"
    case .doItAgain: "Do it again"
    case .done: "Done"
    case .severalDone: "{count} done."
    case .undone: "Undone."
    case .close: "Close"
    case .task: "Task"
    case .map: "Map"
    case .snooze: "Snooze"
    case .snoozeUntil: "Snooze until"
    case .snoozeTask: "Snooze {name} until"
    case .snoozeOneHour: "Snooze 1 h"
    case .nextVisit: "Next visit"
    case .draftRestored: "Draft restored."
    case .discard: "Discard"
    case .previewHint: "Enter how often, and you will see the dates here."
    case .allowNotifications: "Allow notifications"
    case .stopNotifications: "Turn notifications off"
    case .notificationsImpossible:
      "Reminders appear on this page. This browser gives no notifications here."
    case .notificationsBlocked:
      "Notifications are blocked for this page; allow them in the browser’s settings."
    case .notificationsOn:
      "Reminders appear as notifications, and where the browser has a push service also while no page is open."
    case .notificationsOff:
      "Reminders appear on this page. They can also appear as notifications, even while no page is open."
    case .leafletMissing:
      "The map needs Leaflet, which is not installed on this computer (Debian: apt install libjs-leaflet). The list works without it."
    case .noPosition:
      "The GPS receiver of Passby has no position yet. Tap the map, or search for an address."
    case .noPositionToFollow:
      "The GPS receiver of Passby has no position yet. The map will follow when there is one."
    case .placeCenter: "Center of the place"
    case .newPlace: "New place"
    case .near: "Near {place} ({source})"
    case .yourPosition: "Your position"
    case .lastPosition: "Your last position"
    case .yourPositionWithin: "Your position ± {meters} m"
    case .lastPositionWithin: "Your last position ± {meters} m"
    case .nothingFound: "Nothing found."
    case .noConnectionSearch: "No connection: nothing was looked up. Please try again."
    case .putPinHere: "put a pin here"
    case .north: "N"
    case .east: "E"
    case .south: "S"
    case .west: "W"
    case .inWords: "In words"
    case .withPicker: "Pick"
    case .dateIncomplete: "The date is not complete: add what is missing, or write it in words."
    case .youAreAt: "You are at {place}."
    case .showTasks: "Show the tasks"
    case .severalPlaces: "{count} places"
    case .sendsLater: "No connection. This is sent when there is one."
    case .sentLater: "Connected again. What waited was sent: {count}."
    case .listFrom: "No connection. The list is from {time}."
    case .discardChanges: "Discard what you changed?"
    case .planMove: "{name}: {time}"
    case .weeksOnlyNext: "Only the next date of a task can be moved: {name}"
    case .weeksPutBack: "Put back: {name}, {day}"
    case .addAnother: "Add another"
    case .takeOff: "{part}: take off, as part of the name"
    case .partOfName: "“{text}” is part of the name."
    case .readAs: "Read as: {part}"
    case .makePlaceHere: "Make “{place}” where I am"
    case .makePlaceOnMap: "Make “{place}” on the map"
    case .noPositionHere: "Your position is not known. Make the place on the map."
    case .positionOn: "Passby follows you with this browser while a page is open."
    case .positionOff: "Stop following"
    case .positionAsked: "The browser is looking for your position…"
    case .positionDenied:
      "The browser may not tell where you are. Allow it in its settings for this page, and in the settings of the phone."
    case .positionInsecure:
      "Browsers tell where you are only to pages over https, or on the same computer. Put an https proxy in front of Passby, or use an app."
    case .positionImpossible: "This browser cannot tell where you are."
    case .positionUnknown:
      "The browser does not know where you are just now. On a phone, switch on its location."
    case .useBrowser: "Use this browser’s position"
    }
  }
}

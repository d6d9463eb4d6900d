/// The texts of the scripts, which name them by their raw value.
///
/// A value that a script fills in stands in braces by its name, as in `{name}`.
package enum ScriptPhrase: String, Phrase, CaseIterable {
  case logInAgain, serverStatus, noConnection, noConnectionForm, undo, redo, doItAgain, done,
    severalDone, undone, close, task, map, snooze, snoozeUntil, snoozeTask, snoozeOneHour,
    nextVisit, draftRestored, discard, previewHint, allowNotifications, stopNotifications,
    notificationsImpossible, testReminder, giveContact, notificationsBlocked, notificationsOn,
    notificationsOff,
    leafletMissing, noPosition, noPositionToFollow, placeCenter, newPlace, near, yourPosition,
    lastPosition, yourPositionWithin, lastPositionWithin, nothingFound, noConnectionSearch,
    putPinHere, north, east, south, west, inWords, withPicker, dateIncomplete, youAreAt, showTasks,
    severalPlaces, sendsLater, sentLater, listFrom, discardChanges, planMove, weeksOnlyNext,
    weeksPutBack, addAnother, changeTopic,
    positionOn, positionOff, positionAsked, positionDenied, positionInsecure, positionImpossible,
    positionUnknown, useBrowser, takeOff, partOfName, keepInName, readAs, makePlaceHere,
    makePlaceOnMap,
    noPositionHere

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

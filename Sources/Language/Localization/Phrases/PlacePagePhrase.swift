/// The fixed texts of the map and of the page of a place, which templates name by their raw value.
package enum PlacePagePhrase: String, Phrase, CaseIterable {
  /// The map and the forms of places.
  case mapLabel, followMe, findPlaceLabel, findPlaceExample, find, name, placeExample, radius,
    radiusSlider, radiusExample, radiusHint, position, useMyPosition, positionHint, tagsExample,
    tagsHint, deletePlace, showOnMap, youAreHere, noTasksHere, whyHere, addPlace, noPlacesMap,
    placeNotSaved, hereUnknown
  /// The places where the user is, and the page of a place.
  case snoozeAll, snoozeOneHour, notNow, forAllTasks, addTaskHere, editOnMap, tasksAndVisits,
    lastVisits, noVisits, noPlaceMatches, legend, legendOutside, legendUnknown, allPlaces,
    findByNameOrTag, visitedToday

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

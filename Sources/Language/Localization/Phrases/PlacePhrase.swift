/// Places, visits, the map and the search for addresses, with the help of their commands.
package enum PlacePhrase: Phrase, Hashable {
  // MARK: Answers and rows of the command line

  /// The database has no place.
  case noPlaces
  /// A place has no tasks.
  case noTasks
  /// The drawing of a place and a position: radius, distance and accuracy as texts.
  case visitMap(radius: String, distance: String, accuracy: String?)
  /// A place was added.
  case added(String, radius: String, position: String)
  /// A place was changed.
  case changed(String, radius: String, position: String)
  /// A place was removed.
  case removed(String)
  /// Tasks lost their place.
  case untied(String)
  /// gpsd gave no position for `here`.
  case noPositionByReceiver(address: String, reason: String)
  /// The receiver has no accepted position.
  case noUsablePosition
  /// The title of a row: place.
  case rowPlace
  /// The title of a row: position.
  case rowPosition
  /// The title of a row: radius.
  case rowRadius
  /// The title of a row: tags.
  case rowTags
  /// The title of a row: state.
  case rowState
  /// The title of a row: tasks.
  case rowTasks

  // MARK: What is wrong with a place

  /// A place needs a name.
  case emptyName
  /// The name of a place begins with `#`.
  case nameLikeTag(String)
  /// Another place has the name.
  case nameTaken(String)
  /// No place fits.
  case noSuchPlace(String, suggestion: String?)
  /// Neither a place nor a tag fits.
  case noSuchPlaceOrTag(String, suggestion: String?)
  /// Another geodetic system.
  case otherReferenceSystem(String)
  /// The geo URI has an address in place of a position.
  case positionIsAddress(String)
  /// The text is no position.
  case notPosition(String)
  /// The text is no radius.
  case notRadius(subject: GivenValue)
  /// A radius with its unit is out of range.
  case radiusTextOutOfRange(subject: GivenValue)
  /// A tag is empty.
  case emptyTag(subject: GivenValue)

  // MARK: The search for addresses

  /// The address of a geocoder does not work.
  case geocoder(address: String, problem: WebhookProblem)
  /// Nothing to search for was entered.
  case emptySearch
  /// The text to search for is too long.
  case searchTooLong(String, longest: Int)
  /// Too many searches wait already.
  case geocoderBusy(host: String)
  /// A geocoder cannot be reached.
  case geocoderUnreachable(host: String, reason: HTTPReason)
  /// A geocoder did not answer in time.
  case geocoderSilent(host: String, seconds: Double)
  /// A geocoder answered that it was asked too often.
  case geocoderLimit(host: String)
  /// A geocoder answered with an error.
  case geocoderRefused(host: String)
  /// A geocoder did not answer as Nominatim does.
  case geocoderNotUnderstood(host: String)
  /// The source of addresses, where a geocoder names none.
  case addressesBy(host: String)

  // MARK: Inside or outside

  /// The state of a place.
  case inside
  /// The state of a place.
  case outside
  /// The state of a place.
  case unknown
  /// How far from a place an event took place.
  case metersFromCenter(Int)

  // MARK: On the page

  case newPlace(name: String)
  case pointToPlace(name: String)
  case savedPlace(name: String)
  case unchangedPlace(name: String)
  case deletedPlace(name: String)
  case noReminderUntilNextVisit(place: String)
  case noLongerAtPlace(tasks: [String], more: Int)
  case placeGone
  case around(radius: String, position: String)
  case noMapImages(reason: String)
  case noTileFile, noTile
  case nothingToSearch, coordinatesExpected
  case notFound(String)
  case notFoundWithoutService(String)
  case searchFailed(reason: String)
  case leafletMissing

  // MARK: Visits

  /// The heading of the tasks at the place where the user is.
  case youAreAt(place: String, age: String?)
  /// Where the user was last, while a newer position shows them elsewhere, and when.
  case lastAt(place: String, time: String)
  /// The user was last in the place that a text is about, at a time.
  case lastHere(time: String)
  /// The user is in the place that a text is about, or was there when the position was last known.
  case here(age: String?)
  /// A number of more tasks can be done there.
  case moreTasks(Int)
  /// The heading of the places nearby; `age` where the position is not of the present.
  case nearYou(age: String?)
  /// A task is quiet for this visit.
  case quietForVisit(String, when: String?)
  /// A number of tasks were snoozed.
  case snoozedAll(Int)
  /// A number of tasks are quiet for this visit.
  case dismissedAll(Int)
  /// All persons have left the place, or nothing is left to do there.
  case nothingHere(place: String)
  /// The age and accuracy of the daemon's position.
  case positionOfDaemon(String)
  /// The age and accuracy of the position that gpsd gave.
  case positionOfGPSD(String)
  /// The age and accuracy of the last position in the database.
  case positionStored(String)
  /// No place with open tasks is within a distance.
  case nothingNear(distance: String)
  /// Neither daemon nor gpsd nor database knows a position.
  case noPosition(address: String, reason: String)
  /// The daemon knows no position yet.
  case noPositionYet
  /// A visit from a moment to a time of day or a moment.
  case stay(from: String, to: String, length: String)
  /// A visit that goes on.
  case staySince(String)
  /// The user passed by.
  case passed(String)
  /// The user left; when they came is not known.
  case left(String)
  /// The state of the receiver, while no position is known.
  case receiverNow(String)

  // MARK: Help

  case help
  case helpAdd
  case helpName
  case helpPosition
  case helpRadius
  case helpTag
  case helpGpsdForHere
  case helpEdit
  case helpReference
  case helpNewPosition
  case helpNewRadius
  case helpNewTags
  case helpNear
  case helpNearDiscussion
  case helpNearWithin
  case helpNearCount
  case helpNearGPSD
  case helpList
  case helpRemove
  case helpShow
  case helpAddDiscussion

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

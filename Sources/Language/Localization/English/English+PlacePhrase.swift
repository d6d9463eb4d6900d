extension English {
  package func text(_ phrase: PlacePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Answers and rows of the command line.
    case .noPlaces:
      "No places yet. Add one: passby place add Vet 52.5163,13.3777 --radius 80"
    case .noTasks:
      "no tasks"
    case .visitMap(let radius, let distance, let accuracy):
      "The circle has a radius of \(radius); you are \(distance) from its middle\(accuracy.map { ", ± \($0)" } ?? "")."
    case .added(let place, let radius, let position):
      "Added place \(place): \(radius) around \(position)."
    case .changed(let place, let radius, let position):
      "Changed place \(place): \(radius) around \(position)."
    case .removed(let place):
      "Removed place \(place). \"passby undo\" brings it back."
    case .untied(let tasks):
      "No longer tied to it: \(tasks)."
    case .noPositionByReceiver(let address, let reason):
      "gpsd at \(address) gave no position: \(reason). Give LAT,LON instead, or see \"passby doctor\"."
    case .noUsablePosition:
      "the receiver has no usable position yet"
    case .rowPlace:
      "place"
    case .rowPosition:
      "position"
    case .rowRadius:
      "radius"
    case .rowTags:
      "tags"
    case .rowState:
      "state"
    case .rowTasks:
      "tasks"
    // What is wrong with a place.
    case .emptyName where localizer.audience == .page: "Give the place a name."
    case .emptyName: "the name \"\" is empty: give the place a name."
    case .nameLikeTag(let name):
      "the name \(name) begins with #, which means a tag: leave the # out."
    case .nameTaken(let name) where localizer.audience == .page:
      "There is already a place \(name). Choose another name."
    case .nameTaken(let name):
      "there is already a place \(name). Choose another name, or change it: passby place edit "
        + name
    case .noSuchPlace(let text, let suggestion) where localizer.audience == .page:
      "There is no place \(text).\(question(suggestion))"
    case .noSuchPlace(let text, let suggestion):
      "there is no place \(text).\(question(suggestion)) \"passby place list\" shows them all."
    case .noSuchPlaceOrTag(let text, let suggestion) where localizer.audience == .page:
      "There is no place or tag \(text).\(question(suggestion))"
    case .noSuchPlaceOrTag(let text, let suggestion):
      "there is no place or tag \(text).\(question(suggestion)) Add it first: passby place add "
        + "\(text) LAT,LON"
    case .otherReferenceSystem(let text):
      "\(text) is in another reference system: expected WGS 84."
    case .positionIsAddress(let text):
      "\(text) names an address or a search, and no position: expected a geo: URI with degrees, such "
        + "as geo:0,0?q=52.5163,13.3777. The map of the page finds addresses."
    case .notPosition(let text):
      "\(text) is not a position: expected LAT,LON in degrees such as 52.5163,13.3777, a geo: URI, "
        + "or here."
    case .notRadius(let subject):
      "\(localizer.given(subject)) is not a length: expected metres, such as 150 or 2km."
    case .radiusTextOutOfRange(let subject):
      "\(localizer.given(subject)) is out of range: expected 20 m to 100 km."
    case .emptyTag(let subject):
      "\(localizer.given(subject)) is empty: expected a word such as pharmacy."
    // The search for addresses.
    case .geocoder(let address, let problem):
      "web.geocoder: \"\(address)\" \(geocoderProblem(problem, localizer))."
    case .emptySearch: "enter an address to search for."
    case .searchTooLong(let text, let longest):
      "\"\(text)\" is too long for an address; expected at most \(longest) characters."
    case .geocoderBusy(let host):
      "\"\(host)\" takes one request a second, and others are waiting. Try again in a moment."
    case .geocoderUnreachable(let host, .noLibrary):
      "\"\(host)\": \(HTTPReason.noLibrary.text(in: localizer))."
    case .geocoderUnreachable(let host, let reason):
      "\"\(host)\" cannot be reached: \(reason.text(in: localizer)). Check the network and web.geocoder."
    case .geocoderSilent(let host, let seconds):
      "\"\(host)\" did not answer within \(localizer.seconds(seconds)). Try again, or check the network."
    case .geocoderLimit(let host):
      "\"\(host)\" received too many requests (429). Try again later."
    case .geocoderRefused(let host):
      "\"\(host)\" refused the search. Check web.geocoder and the rules of that service."
    case .geocoderNotUnderstood(let host):
      "\"\(host)\" did not answer as Nominatim does. Check web.geocoder."
    case .addressesBy(let host): "Addresses by \(host)"
    // Inside or outside.
    case .inside:
      "inside"
    case .outside:
      "outside"
    case .unknown:
      "not seen"
    case .metersFromCenter(let meters):
      ", \(meters) m from its centre"
    // On the page.
    case .newPlace(let name): "Added: \(name)."
    case .pointToPlace(let name): "Where is \(name)? Tap the map there, or find its address."
    case .savedPlace(let name): "Saved: \(name)."
    case .unchangedPlace(let name): "Nothing changed: \(name)."
    case .deletedPlace(let name): "Deleted: \(name)."
    case .noReminderUntilNextVisit(let place):
      "You are at “\(place)” now, so there is no reminder there until your next visit."
    case .noLongerAtPlace(let tasks, let more):
      "Tasks without this place now: \(tasks.joined(separator: ", "))"
        + (more > 0 ? " and \(more) more." : ".")
    case .placeGone: "No such place."
    case .around(let radius, let position): "\(radius) around \(position)"
    case .noMapImages(let reason): "The map has no images: \(reason)"
    case .noTileFile: "There is no file of map tiles: see web.tiles_file."
    case .noTile: "The map has no image here."
    case .nothingToSearch: "Enter what to search for."
    case .coordinatesExpected: "Expected lat and lon in degrees."
    case .notFound(let text): "No place “\(text)”."
    case .notFoundWithoutService(let text):
      "No place “\(text)”. Addresses are not searched: no search service was chosen."
    case .searchFailed(let reason): "Addresses cannot be searched now: \(reason)"
    case .leafletMissing:
      "Leaflet, which draws the map, is not installed: apt install libjs-leaflet."
    // Visits.
    case .youAreAt(let place, let age):
      age.map { "You were at \(place) \($0)" } ?? "You are at \(place)"
    case .lastAt(let place, let time): "Last at \(place), \(time)"
    case .lastHere(let time): "last here \(time)"
    case .here(let age): age.map { "you were here \($0)" } ?? "you are here"
    case .moreTasks(let number): "\(number) more"
    case .nearYou(let age): age.map { "Near where you were \($0)" } ?? "Near you"
    case .quietForVisit(let task, let when):
      "Not now: \(task) stays quiet for this visit" + (when.map { "; \($0)" } ?? "") + "."
    case .snoozedAll(let number): "Snoozed for 1 h: \(count(number, .task))."
    case .dismissedAll(let number):
      "Not now: \(count(number, .task)) without a reminder here until your next visit."
    case .nothingHere(let place): "Nothing is left to do at \(place) now."
    case .positionOfDaemon(let age): "Position: \(age)."
    case .positionOfGPSD(let age): "Position by gpsd: \(age)."
    case .positionStored(let age): "Last stored position: \(age)."
    case .nothingNear(let distance): "No place with an open task within \(distance)."
    case .noPosition(let address, let reason):
      "No position is known: no daemon has one, gpsd at \(address) gave none (\(reason)), and "
        + "none is stored. \"passby doctor\" checks the receiver."
    case .noPositionYet: "No position is known yet."
    case .stay(let from, let to, let length): "\(from) to \(to), \(length)"
    case .staySince(let moment): "since \(moment)"
    case .passed(let moment): "\(moment), passed by"
    case .left(let moment): "left \(moment)"
    case .receiverNow(let state): "Now: \(state)."
    // Help.
    case .help: "Manage places: named circles where tasks can be done."
    case .helpAdd: "Add a place."
    case .helpName: "The name of the place."
    case .helpPosition: "LAT,LON in degrees, a geo: URI, or here."
    case .helpRadius: "The radius in metres, 20 to 100000."
    case .helpTag: "A tag that tasks can name, such as pharmacy. Repeatable."
    case .helpGpsdForHere: "The address of gpsd, for here."
    case .helpEdit: "Change a place. The change itself causes no event."
    case .helpReference: "The place's name or number."
    case .helpNewPosition: "A new position: LAT,LON, a geo: URI, or here."
    case .helpNewRadius: "A new radius in metres, 20 to 100000."
    case .helpNewTags: "New tags instead of the old ones; none removes them. Repeatable."
    case .helpNear: "List the nearest places where something can be done now."
    case .helpNearDiscussion:
      """
      Only places with a task that is open or due, the nearest first, with distance and direction. The \
      position is that of the running daemon; without one, gpsd is asked, and then the database.
      """
    case .helpNearWithin: "The largest distance, such as 800 or 2km: 20 m to 100 km."
    case .helpNearCount: "How many places, 1 to 1000."
    case .helpNearGPSD: "The address of gpsd, if no daemon has a position."
    case .helpList: "List all places."
    case .helpRemove: "Delete a place, also from its tasks. \"passby undo\" restores it."
    case .helpShow: "Show one place with its tasks."
    case .helpAddDiscussion:
      """
      passby place add Vet 52.5163,13.3777 --radius 80
      passby place add Pharmacy geo:52.5101,13.3902 --tag pharmacy
      passby place add Cafe -33.8568,151.2153
      passby place add Home here
      passby place add --from "Anna's phone"
      """
    }
  }
}

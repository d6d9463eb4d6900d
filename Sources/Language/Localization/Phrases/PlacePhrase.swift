/// Places, visits, the map and the search for addresses, with the help of their commands.
package struct PlacePhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: Answers and rows of the command line

  package static let noPlaces = Self(
    "No places yet. Add one: passby place add Vet 52.5163,13.3777 --radius 80",
    "Місць ще немає. Додайте: passby place add Vet 52.5163,13.3777 --radius 80"
  )
  .onPage(
    "No places yet.",
    "Місць ще немає.")
  package static let noTasks = Self("no tasks", "немає завдань")
  package static func visitMap(radius: String, distance: String, accuracy: String?) -> Self {
    Self(
      "The circle has a radius of \(radius); you are \(distance) from its middle\(accuracy.map { ", ± \($0)" } ?? "").",
      "Радіус кола \(radius); до середини \(distance)\(accuracy.map { ", ± \($0)" } ?? "").")
  }
  package static func added(_ place: String, radius: String, position: String) -> Self {
    Self(
      "Added place \(place): \(radius) around \(position).",
      "Додано місце \(place): \(radius) навколо \(position).")
  }
  package static func changed(_ place: String, radius: String, position: String) -> Self {
    Self(
      "Changed place \(place): \(radius) around \(position).",
      "Змінено місце \(place): \(radius) навколо \(position).")
  }
  package static func removed(_ place: String) -> Self {
    Self(
      "Removed place \(place). \"passby undo\" brings it back.",
      "Вилучено місце \(place). Повернути: «passby undo».")
  }
  package static func untied(_ tasks: String) -> Self {
    Self("No longer tied to it: \(tasks).", "Більше не прив’язано: \(tasks).")
  }
  /// gpsd gave no position for `here`.
  package static func noPositionByReceiver(address: String, reason: String) -> Self {
    Self(
      "gpsd at \(address) gave no position: \(reason). Give LAT,LON instead, or see \"passby doctor\".",
      "gpsd за адресою \(address) не дав позиції: \(reason). Вкажіть LAT,LON або запустіть «passby doctor»."
    )
    .onPage(
      "The receiver gave no position: \(reason). Choose the place on the map.",
      "Приймач не дав позиції: \(reason). Виберіть місце на карті.")
  }
  package static let noUsablePosition = Self(
    "the receiver has no usable position yet",
    "приймач ще не має придатної позиції")
  package static let rowPlace = Self("place", "місце")
  package static let rowPosition = Self("position", "координати")
  package static let rowRadius = Self("radius", "радіус")
  package static let rowTags = Self("tags", "мітки")
  package static let rowHours = Self("hours", "години")
  package static let rowState = Self("state", "стан")
  package static let rowTasks = Self("tasks", "завдання")

  // MARK: What is wrong with a place

  package static let emptyName = Self(
    "the name \"\" is empty: give the place a name.",
    "назва «» порожня: дайте місцю назву."
  )
  .onPage("Give the place a name.", "Дайте місцю назву.")
  /// The name of a place begins with `#`.
  package static func nameLikeTag(_ name: String) -> Self {
    Self(
      "the name \(name) begins with #, which means a tag: leave the # out.",
      "назва \(name) починається з #, що означає мітку: приберіть #.")
  }
  package static func nameTaken(_ name: String) -> Self {
    Self(
      "there is already a place \(name). Choose another name, or change it: passby place edit "
        + name,
      "місце \(name) уже є. Виберіть іншу назву або змініть його: passby place edit \(name)"
    )
    .onPage(
      "There is already a place \(name). Choose another name.",
      "Місце \(name) уже є. Виберіть іншу назву.")
  }
  package static func noSuchPlace(_ text: String, suggestion: String?) -> Self {
    Self(
      "there is no place \(text).\(DatePhrase.question(suggestion)) \"passby place list\" shows them all.",
      "місця \(text) немає.\(DatePhrase.question(suggestion)) Усі місця показує «passby place list»."
    )
    .onPage(
      "There is no place \(text).\(DatePhrase.question(suggestion))",
      "Місця \(text) немає.\(DatePhrase.question(suggestion))")
  }
  package static func noSuchPlaceOrTag(_ text: String, suggestion: String?) -> Self {
    Self(
      "there is no place or tag \(text).\(DatePhrase.question(suggestion)) A tag has # before it; a "
        + "place is added by passby place add \(text) LAT,LON",
      "місця чи мітки \(text) немає.\(DatePhrase.question(suggestion)) Перед міткою стоїть #; "
        + "місце додає passby place add \(text) LAT,LON"
    )
    .onPage(
      "There is no place or tag \(text).\(DatePhrase.question(suggestion))",
      "Місця чи мітки \(text) немає.\(DatePhrase.question(suggestion))")
  }
  package static func otherReferenceSystem(_ text: String) -> Self {
    Self(
      "\(text) is in another reference system: expected WGS 84.",
      "\(text) в іншій системі координат: очікувалася WGS 84.")
  }
  package static func positionIsAddress(_ text: String) -> Self {
    Self(
      "\(text) names an address or a search, and no position: expected a geo: URI with degrees, such "
        + "as geo:0,0?q=52.5163,13.3777. The map of the page finds addresses.",
      "\(text) називає адресу чи пошук, а не координати: очікувалася адреса geo: з градусами, "
        + "наприклад geo:0,0?q=52.5163,13.3777. Адреси знаходить карта на сторінці.")
  }
  package static func notPosition(_ text: String) -> Self {
    Self(
      "\(text) is not a position: expected LAT,LON in degrees such as 52.5163,13.3777, a geo: URI, "
        + "or here.",
      "\(text) не є координатами: очікувалося LAT,LON у градусах, наприклад 52.5163,13.3777, адреса "
        + "geo: або here.")
  }
  package static func notRadius(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is not a length: expected metres, such as 150 or 2km.",
      "\(localizer.given(subject)) не є відстанню: очікувалися метри, наприклад 150 або 2km.")
  }
  package static func radiusTextOutOfRange(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is out of range: expected 20 m to 100 km.",
      "\(localizer.given(subject)) поза межами: очікувалося від 20 м до 100 км.")
  }
  package static func emptyTag(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is empty: expected a word such as pharmacy.",
      "\(localizer.given(subject)) порожня: очікувалося слово, наприклад аптека.")
  }

  // MARK: The search for addresses

  package static func geocoder(address: String, problem: WebhookProblem) -> Self {
    Self(
      "web.geocoder: \"\(address)\" \(DaemonPhrase.geocoderProblem(problem)).",
      "web.geocoder: «\(address)» \(DaemonPhrase.geocoderProblem(problem)).")
  }
  package static let emptySearch = Self(
    "enter an address to search for.",
    "введіть адресу для пошуку.")
  package static func searchTooLong(_ text: String, longest: Int) -> Self {
    Self(
      "\"\(text)\" is too long for an address; expected at most \(longest) characters.",
      "«\(text)» задовге для адреси; очікувалося щонайбільше \(longest) символів.")
  }
  /// Too many searches wait already.
  package static func geocoderBusy(host: String) -> Self {
    Self(
      "\"\(host)\" takes one request a second, and others are waiting. Try again in a moment.",
      "«\(host)» приймає один запит на секунду, а інші вже чекають. Спробуйте за мить.")
  }
  package static func geocoderUnreachable(host: String, reason: HTTPReason) -> Self {
    Self(
      reason == .noLibrary
        ? "\"\(host)\": \(HTTPReason.noLibrary.text(in: localizer))."
        : "\"\(host)\" cannot be reached: \(reason.text(in: localizer)). Check the network and web.geocoder.",
      reason == .noLibrary
        ? "«\(host)»: \(HTTPReason.noLibrary.text(in: localizer))."
        : "Немає зв'язку з «\(host)»: \(reason.text(in: localizer)). Перевірте мережу та web.geocoder."
    )
  }
  package static func geocoderSilent(host: String, seconds: Double) -> Self {
    Self(
      "\"\(host)\" did not answer within \(localizer.seconds(seconds)). Try again, or check the network.",
      "«\(host)» не відповідає протягом \(localizer.seconds(seconds)). Спробуйте ще раз або перевірте мережу."
    )
  }
  package static func geocoderLimit(host: String) -> Self {
    Self(
      "\"\(host)\" received too many requests (429). Try again later.",
      "«\(host)» отримав забагато запитів (429). Спробуйте пізніше.")
  }
  package static func geocoderRefused(host: String) -> Self {
    Self(
      "\"\(host)\" refused the search. Check web.geocoder and the rules of that service.",
      "«\(host)» не приймає пошук. Перевірте web.geocoder і правила цієї служби.")
  }
  package static func geocoderNotUnderstood(host: String) -> Self {
    Self(
      "\"\(host)\" did not answer as Nominatim does. Check web.geocoder.",
      "«\(host)» відповідає не так, як Nominatim. Перевірте web.geocoder.")
  }
  package static func addressesBy(host: String) -> Self {
    Self("Addresses by \(host)", "Адреси: \(host)")
  }

  // MARK: Inside or outside

  package static let inside = Self("inside", "ви тут")
  package static let outside = Self("outside", "зовні")
  package static let unknown = Self("not seen", "невідомо")
  package static func metersFromCenter(_ meters: Int) -> Self {
    Self(", \(meters) m from its centre", ", \(meters) м від центру")
  }

  // MARK: On the page

  package static func newPlace(name: String) -> Self { Self("Added: \(name).", "Додано: \(name).") }
  package static func pointToPlace(name: String) -> Self {
    Self(
      "Where is \(name)? Tap the map there, or find its address.",
      "Де \(name)? Торкніться карти в цьому місці або знайдіть адресу.")
  }
  package static let pointToNewPlace = Self(
    "Where is the new place? Tap the map there, or find its address.",
    "Де нове місце? Торкніться карти в цій точці або знайдіть адресу.")
  package static func savedPlace(name: String) -> Self {
    Self("Saved: \(name).", "Збережено: \(name).")
  }
  package static func unchangedPlace(name: String) -> Self {
    Self("Nothing changed: \(name).", "Нічого не змінено: \(name).")
  }
  package static func deletedPlace(name: String) -> Self {
    Self("Deleted: \(name).", "Видалено: \(name).")
  }
  package static func noReminderUntilNextVisit(place: String) -> Self {
    Self(
      "You are at “\(place)” now, so there is no reminder there until your next visit.",
      "Ви зараз у місці «\(place)», тому там не буде нагадувань до наступного візиту.")
  }
  package static func noLongerAtPlace(tasks: [String], more: Int) -> Self {
    Self(
      "Tasks without this place now: \(tasks.joined(separator: ", "))"
        + (more > 0 ? " and \(more) more." : "."),
      "Завдання, що втратили це місце: \(tasks.joined(separator: ", "))"
        + (more > 0 ? " та ще \(more)." : "."))
  }
  package static let placeGone = Self("No such place.", "Такого місця немає.")
  package static func around(radius: String, position: String) -> Self {
    Self("\(radius) around \(position)", "\(radius) навколо \(position)")
  }
  package static func noMapImages(reason: String) -> Self {
    Self("The map has no images: \(reason)", "Карта без зображень: \(reason)")
  }
  package static let noTileFile = Self(
    "There is no file of map tiles: see web.tiles_file.",
    "Немає файлу з плитками карти: див. web.tiles_file.")
  package static let noTile = Self("The map has no image here.", "Тут у карти немає зображення.")
  package static let nothingToSearch = Self("Enter what to search for.", "Введіть, що шукати.")
  package static let coordinatesExpected = Self(
    "Expected lat and lon in degrees.",
    "Очікувалися lat і lon у градусах.")
  package static func notFound(_ text: String) -> Self {
    Self("No place “\(text)”.", "Місця «\(text)» не знайдено.")
  }
  package static func notFoundWithoutService(_ text: String) -> Self {
    Self(
      "No place “\(text)”. Addresses are not searched: no search service was chosen.",
      "Місця «\(text)» не знайдено. Адреси не шукаються: службу пошуку не обрано.")
  }
  package static func searchFailed(reason: String) -> Self {
    Self(
      "Addresses cannot be searched now: \(reason)",
      "Зараз не вдається шукати адреси: \(reason)")
  }
  package static let leafletMissing = Self(
    "Leaflet, which draws the map, is not installed: apt install libjs-leaflet.",
    "Leaflet, який малює карту, не встановлено: встановіть пакунок libjs-leaflet.")

  // MARK: Visits

  package static func youAreAt(place: String, age: String?) -> Self {
    Self(
      age.map { "You were at \(place) \($0)" } ?? "You are at \(place)",
      (age.map { "Ви були тут \($0)" } ?? "Ви тут") + ": \(place)")
  }
  package static func lastAt(place: String, time: String) -> Self {
    Self("Last at \(place), \(time)", "Востаннє в місці \(place), \(time)")
  }
  package static func lastHere(time: String) -> Self {
    Self("last here \(time)", "востаннє тут \(time)")
  }
  package static func here(age: String?) -> Self {
    Self(
      age.map { "you were here \($0)" } ?? "you are here",
      age.map { "ви були тут \($0)" } ?? "ви тут")
  }
  /// How old the position is that a list goes by.
  package static func positionOf(age: String) -> Self {
    Self("position: \(age)", "позиція: \(age)")
  }
  package static func moreTasks(_ number: Int) -> Self { Self("\(number) more", "Ще \(number)") }
  /// The heading of the places nearby; `age` where the position is not of the present.
  package static func nearYou(age: String?) -> Self {
    Self(
      age.map { "Near where you were \($0)" } ?? "Near you",
      age.map { "Поруч із місцем, де ви були \($0)" } ?? "Поруч")
  }
  package static func quietForVisit(_ task: String, when: String?) -> Self {
    Self(
      "Not now: \(task) stays quiet for this visit" + (when.map { "; \($0)" } ?? "") + ".",
      ukrainian.ended(
        "Не зараз: \(task) мовчить під час цього візиту" + (when.map { "; \($0)" } ?? "")))
  }
  package static func snoozedAll(_ number: Int) -> Self {
    Self(
      "Snoozed for 1 h: \(localizer.count(number, .task)).",
      "Відкладено на 1 год: \(localizer.count(number, .task)).")
  }
  package static func dismissedAll(_ number: Int) -> Self {
    Self(
      "Not now: \(localizer.count(number, .task)) without a reminder here until your next visit.",
      "Не зараз: \(localizer.count(number, .task)) без нагадувань тут до наступного візиту.")
  }
  package static func nothingHere(place: String) -> Self {
    Self("Nothing is left to do at \(place) now.", "Тут (\(place)) зараз більше нема чого робити.")
  }
  package static func positionOfDaemon(_ age: String) -> Self {
    Self("Position: \(age).", ukrainian.ended("Позиція: \(age)"))
  }
  package static func positionOfGPSD(_ age: String) -> Self {
    Self("Position by gpsd: \(age).", ukrainian.ended("Позиція від gpsd: \(age)"))
  }
  package static func positionStored(_ age: String) -> Self {
    Self("Last stored position: \(age).", ukrainian.ended("Остання збережена позиція: \(age)"))
  }
  package static func nothingNear(distance: String) -> Self {
    Self(
      "No place with an open task within \(distance).",
      "У межах \(distance) немає місць із відкритими завданнями.")
  }
  package static func noPosition(address: String, reason: String) -> Self {
    Self(
      "No position is known: no daemon has one, gpsd at \(address) gave none (\(reason)), and "
        + "none is stored. \"passby doctor\" checks the receiver.",
      "Позиція невідома: служба її не має, gpsd за адресою \(address) не надав (\(reason)), "
        + "збереженої теж немає. Приймач перевіряє «passby doctor».")
  }
  package static let noPositionYet = Self("No position is known yet.", "Позиція ще невідома.")
  package static func stay(from: String, to: String, length: String) -> Self {
    Self("\(from) to \(to), \(length)", "\(from) – \(to), \(length)")
  }
  package static func staySince(_ moment: String) -> Self {
    Self("since \(moment)", "від \(moment)")
  }
  package static func passed(_ moment: String) -> Self {
    Self("\(moment), passed by", "\(moment), повз")
  }
  package static func left(_ moment: String) -> Self { Self("left \(moment)", "вихід \(moment)") }
  package static func receiverNow(_ state: String) -> Self {
    Self("Now: \(state).", "Зараз: \(state).")
  }
}

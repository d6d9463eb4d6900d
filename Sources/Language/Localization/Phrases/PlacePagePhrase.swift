/// The fixed texts of the map and of the page of a place, which templates name by their raw value.
package enum PlacePagePhrase: String, WrittenPhrase, CaseIterable {
  /// The map and the forms of places.
  case mapLabel, followMe, findPlaceLabel, findPlaceExample, find, chooseOnMap, name, placeExample,
    radius,
    radiusSlider, radiusExample, radiusHint, position, useMyPosition, positionHint, tagsExample,
    tagsHint, openingHours, hoursExample, hoursHint, deletePlace, showOnMap, youAreHere,
    noTasksHere, whyHere,
    addPlace, noPlacesMap, placeNotSaved, hereUnknown
  /// The places where the user is, and the page of a place.
  case notNow, forAllTasks, addTaskHere, editOnMap, tasksAndVisits,
    lastVisits, noVisits, noPlaceMatches, legend, legendOutside, legendUnknown, allPlaces,
    findByNameOrTag, visitedToday

  package var texts: Texts {
    switch self {
    case .mapLabel:
      Texts(
        "Map of your places. The list does everything that the map does.",
        "Карта ваших місць. Усе, що можна на карті, можна і в списку.")
    case .followMe: Texts("Follow me", "Стежити за мною")
    case .findPlaceLabel:
      Texts(
        "Find a place, an address or a position",
        "Знайти місце, адресу або координати")
    case .findPlaceExample: Texts("Name or address", "Назва чи адреса")
    case .find: Texts("Find", "Знайти")
    case .chooseOnMap: Texts("Choose on the map", "Вибрати на карті")
    case .name: Texts("Name", "Назва")
    case .placeExample: Texts("Pharmacy", "Аптека")
    case .radius: Texts("Radius", "Радіус")
    case .radiusSlider: Texts("Radius, as a slider", "Радіус, повзунок")
    case .radiusExample: Texts(alike: "100 m")
    case .radiusHint:
      Texts(
        "20 m to 100 km. GPS is a few metres off, so 50 m and more work best.",
        "Від 20 м до 100 км. GPS похибає на кілька метрів, тож найкраще від 50 м.")
    case .position: Texts("Position", "Координати")
    case .useMyPosition: Texts("Use my position", "Де я зараз")
    case .positionHint:
      Texts(
        "Latitude and longitude in degrees, a geo: URI, or the word “here”.",
        "Широта й довгота в градусах, geo: URI або слово «here».")
    case .tagsExample: Texts("pharmacy, errands", "аптека, справи")
    case .tagsHint:
      Texts(
        "Separated by commas. A task can name a tag instead of a place.",
        "Через кому. Завдання може мати мітку замість місця.")
    case .openingHours: Texts("Opening hours", "Години роботи")
    case .hoursExample: Texts(alike: "Mo-Fr 08:00-18:00; Sa 09:00-13:00")
    case .hoursHint:
      Texts(
        "Mo Tu We Th Fr Sa Su, times, off, or 24/7. While it is closed, nothing reminds there.",
        "Mo Tu We Th Fr Sa Su, час, off або 24/7. Поки зачинено, там ніщо не нагадує.")
    case .deletePlace: Texts("Delete this place", "Видалити це місце")
    case .showOnMap: Texts("Show on the map", "Показати на карті")
    case .youAreHere: Texts("you are here", "ви тут")
    case .noTasksHere: Texts("No tasks here yet.", "Завдань тут ще немає.")
    case .whyHere:
      Texts(
        "Why was I reminded here, or not?",
        "Чому тут було нагадування або чому ні?")
    case .addPlace: Texts("Add a place", "Додати місце")
    case .noPlacesMap:
      Texts(
        "No places yet. Add one here, or long-press the map.",
        "Місць ще немає. Додайте тут або натисніть і тримайте на карті.")
    case .placeNotSaved: Texts("The place was not saved.", "Місце не збережено.")
    case .hereUnknown:
      Texts(
        "No GPS position yet, so “here” is unknown. Enter latitude and longitude instead.",
        "Позиції GPS ще немає, тому «here» невідоме. Введіть широту й довготу.")
    case .notNow: Texts("Not now", "Не зараз")
    case .forAllTasks: Texts("all tasks here", "усі завдання тут")
    case .addTaskHere: Texts("Add a task here", "Додати завдання тут")
    case .editOnMap: Texts("Edit on the map", "Змінити на карті")
    case .tasksAndVisits: Texts("Tasks and visits", "Завдання й візити")
    case .lastVisits: Texts("Last visits", "Останні візити")
    case .noVisits: Texts("No visit yet.", "Візитів ще не було.")
    case .noPlaceMatches: Texts("None of your places matches.", "Жодне з ваших місць не підходить.")
    case .legend: Texts("Colours of the circles", "Кольори кіл")
    case .legendOutside: Texts("elsewhere", "не тут")
    case .legendUnknown: Texts("no visit yet", "ще не були")
    case .allPlaces: Texts("All places", "Усі місця")
    case .findByNameOrTag: Texts("Name or #tag", "Назва або #мітка")
    case .visitedToday: Texts("Visited today", "Де ви були сьогодні")
    }
  }
}

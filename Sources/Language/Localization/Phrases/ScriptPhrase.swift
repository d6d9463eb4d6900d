/// The texts of the scripts, which name them by their raw value.
///
/// A value that a script fills in stands in braces by its name, as in `{name}`.
package enum ScriptPhrase: String, WrittenPhrase, CaseIterable {
  case logInAgain, serverStatus, noConnection, noConnectionForm, undo, redo, doItAgain, done,
    severalDone, undone, close, task, snooze, snoozeTask,
    draftRestored, discard, previewHint, allowNotifications, stopNotifications,
    notificationsImpossible, copied, testReminder, testShown, giveContact, notificationsBlocked,
    notificationsOn,
    notificationsOff, leafletMissing, noPosition, noPositionToFollow, placeCenter, newPlace, near,
    yourPosition, lastPosition, yourPositionWithin, lastPositionWithin, nothingFound,
    noConnectionSearch, putPinHere, north, east, south, west,
    youAreAt, here, severalReminders, showTasks, severalPlaces, sendsLater, sentLater, listFrom,
    discardChanges, planMove,
    weeksOnlyNext, weeksPutBack, addAnother, changeTopic, positionOn, positionOff, positionAsked,
    positionDenied, positionInsecure, positionImpossible, positionUnknown, useBrowser, takeOff,
    partOfName, keepInName, readAs, makePlaceHere, makePlaceOnMap, noPositionHere,
    halfKilometer, oneKilometer, previousMonth, nextMonth, chooseDay, save,
    findAnything, withForm, newTask, search

  package var texts: Texts {
    switch self {
    case .logInAgain: Texts("Please log in.", "Увійдіть, будь ласка.")
    case .serverStatus:
      Texts(
        "The server answered with status {status}.",
        "Сервер відповів статусом {status}.")
    case .noConnection:
      Texts(
        "No connection: nothing was changed. Please try again.",
        "Немає з’єднання: нічого не змінено. Спробуйте ще раз.")
    case .noConnectionForm:
      Texts(
        "No connection. Please try again.",
        "Немає з’єднання. Спробуйте ще раз.")
    case .findAnything: Texts("Tasks, places, pages", "Завдання, місця, сторінки")
    case .withForm: Texts("With all fields", "З усіма полями")
    case .newTask: Texts("New task", "Нове завдання")
    case .search: Texts("Search", "Пошук")
    case .undo: Texts("Undo", "Скасувати")
    case .redo: Texts("Redo", "Повторити")
    case .doItAgain: Texts("Do it again", "Виконати ще раз")
    case .done: Texts("Done", "Виконано")
    case .severalDone: Texts("{count} done.", "Виконано: {count}.")
    case .undone: Texts("Undone.", "Скасовано.")
    case .close: Texts("Close", "Закрити")
    case .task: Texts("Task", "Завдання")
    case .snooze: Texts("Snooze", "Відкласти")
    case .snoozeTask: Texts("Snooze {name}", "Відкласти {name}")
    case .draftRestored: Texts("Draft restored.", "Чернетку відновлено.")
    case .discard: Texts("Discard", "Відкинути")
    case .previewHint:
      Texts(
        "Enter how often, and you will see the dates here.",
        "Введіть, як часто, і тут з’являться дати.")
    case .allowNotifications: Texts("Allow notifications", "Дозволити сповіщення")
    case .stopNotifications: Texts("Turn notifications off", "Вимкнути сповіщення")
    case .notificationsImpossible:
      Texts(
        "Reminders appear on this page. This browser gives no notifications here.",
        "Нагадування з’являються на цій сторінці. Сповіщень цей браузер тут не показує.")
    case .copied: Texts("Copied", "Скопійовано")
    case .testShown: Texts("Shown by this browser.", "Показано цим браузером.")
    case .testReminder:
      Texts(
        "This is a test: reminders look like this.",
        "Це проба: так виглядають нагадування.")
    case .giveContact: Texts("Give a contact", "Назвати контакт")
    case .notificationsBlocked:
      Texts(
        "Notifications are blocked for this page; allow them in the browser’s settings.",
        "Сповіщення для цієї сторінки заблоковано; дозвольте їх у налаштуваннях браузера.")
    case .notificationsOn:
      Texts(
        "Reminders appear as notifications, and where the browser has a push service also while no page is open.",
        "Нагадування з’являються як сповіщення, а якщо браузер має службу push, то й коли сторінку закрито."
      )
    case .notificationsOff:
      Texts(
        "Reminders appear on this page. They can also appear as notifications, even while no page is open.",
        "Нагадування з’являються на цій сторінці. Вони можуть з’являтися і як сповіщення, навіть коли сторінку закрито."
      )
    case .leafletMissing:
      Texts(
        "The map needs Leaflet, which is not installed on this computer (Debian: apt install libjs-leaflet). The list works without it.",
        "Для карти потрібен Leaflet, якого на цьому комп’ютері немає (Debian: пакунок libjs-leaflet). Список працює і без нього."
      )
    case .noPosition:
      Texts(
        "The GPS receiver of Passby has no position yet. Tap the map, or search for an address.",
        "GPS-приймач Passby ще не має позиції. Торкніться карти або знайдіть адресу.")
    case .noPositionToFollow:
      Texts(
        "The GPS receiver of Passby has no position yet. The map will follow when there is one.",
        "GPS-приймач Passby ще не має позиції. Карта стежитиме, щойно вона з’явиться.")
    case .placeCenter: Texts("Center of the place", "Центр місця")
    case .newPlace: Texts("New place", "Нове місце")
    case .near: Texts("Near {place} ({source})", "Поруч: {place} ({source})")
    case .yourPosition: Texts("Your position", "Ваше місце")
    case .lastPosition: Texts("Your last position", "Ваше останнє місце")
    case .yourPositionWithin: Texts("Your position ± {meters} m", "Ваше місце ± {meters} м")
    case .lastPositionWithin:
      Texts(
        "Your last position ± {meters} m",
        "Ваше останнє місце ± {meters} м")
    case .nothingFound: Texts("Nothing found.", "Нічого не знайдено.")
    case .noConnectionSearch:
      Texts(
        "No connection: nothing was looked up. Please try again.",
        "Немає з’єднання: пошуку не було. Спробуйте ще раз.")
    case .putPinHere: Texts("put a pin here", "поставити тут позначку")
    case .north: Texts("N", "Пн")
    case .east: Texts("E", "Сх")
    case .south: Texts("S", "Пд")
    case .west: Texts("W", "Зх")
    case .youAreAt: Texts("You are at {place}.", "Ви тут: {place}.")
    case .here: Texts("Here", "Тут")
    case .severalReminders: Texts("Reminders: {names}.", "Нагадування: {names}.")
    case .showTasks: Texts("Show the tasks", "Показати завдання")
    case .severalPlaces: Texts("{count} places", "Місць: {count}")
    case .sendsLater:
      Texts(
        "No connection. This is sent when there is one.",
        "Немає з’єднання. Це буде надіслано, коли воно з’явиться.")
    case .sentLater:
      Texts(
        "Connected again. What waited was sent: {count}.",
        "З’єднання є. Надіслано те, що чекало: {count}.")
    case .listFrom:
      Texts(
        "No connection. The list is from {time}.",
        "Немає з’єднання. Список станом на {time}.")
    case .discardChanges: Texts("Discard what you changed?", "Відкинути ваші зміни?")
    case .planMove: Texts(alike: "{name}: {time}")
    case .weeksOnlyNext:
      Texts(
        "Only the next date of a task can be moved: {name}",
        "Пересунути можна лише найближчу дату завдання: {name}")
    case .weeksPutBack: Texts("Put back: {name}, {day}", "Повернено: {name}, {day}")
    case .addAnother: Texts("Add another", "Додати ще одне")
    case .changeTopic: Texts("Change the topic", "Змінити тему")
    case .positionOn:
      Texts(
        "Passby follows you with this browser while a page is open.",
        "Passby стежить за вашою позицією через цей браузер, поки сторінка відкрита.")
    case .positionOff: Texts("Stop following", "Більше не стежити")
    case .positionAsked:
      Texts(
        "The browser is looking for your position…",
        "Браузер шукає вашу позицію…")
    case .positionDenied:
      Texts(
        "The browser may not tell where you are. Allow it in its settings for this page, and in the settings of the phone.",
        "Браузеру не дозволено казати, де ви. Дозвольте це в його налаштуваннях для цієї сторінки та в налаштуваннях телефона."
      )
    case .positionInsecure:
      Texts(
        "Browsers tell where you are only to pages over https, or on the same computer. Put an https proxy in front of Passby, or use an app.",
        "Браузери кажуть, де ви, лише сторінкам через https або на тому самому комп’ютері. Поставте перед Passby проксі з https або скористайтеся програмою на телефоні."
      )
    case .positionImpossible:
      Texts(
        "This browser cannot tell where you are.",
        "Цей браузер не може сказати, де ви.")
    case .positionUnknown:
      Texts(
        "The browser does not know where you are just now. On a phone, switch on its location.",
        "Браузер зараз не знає, де ви. На телефоні ввімкніть визначення місця.")
    case .useBrowser: Texts("Use this browser’s position", "Узяти позицію з цього браузера")
    case .takeOff:
      Texts(
        "{part}: take off, as part of the name",
        "{part}: прибрати, це частина назви")
    case .partOfName: Texts("“{text}” is part of the name.", "«{text}» — частина назви.")
    case .keepInName: Texts("Keep “{text}” in the name", "Залишити «{text}» у назві")
    case .readAs: Texts("Read as: {part}", "Прочитати як: {part}")
    case .halfKilometer: Texts("500 m", "500 м")
    case .oneKilometer: Texts("1 km", "1 км")
    case .makePlaceHere: Texts("Make “{place}” where I am", "Створити «{place}» там, де я зараз")
    case .makePlaceOnMap: Texts("Make “{place}” on the map", "Створити «{place}» на карті")
    case .noPositionHere:
      Texts(
        "Your position is not known. Make the place on the map.",
        "Ваша геопозиція невідома. Створіть місце на карті.")
    case .previousMonth: Texts("Month before", "Попередній місяць")
    case .nextMonth: Texts("Next month", "Наступний місяць")
    case .save: Texts("Save", "Зберегти")
    case .chooseDay: Texts("Choose a day", "Виберіть день")
    }
  }
}

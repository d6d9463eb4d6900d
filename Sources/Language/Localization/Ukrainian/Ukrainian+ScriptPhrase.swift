extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ScriptPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .logInAgain: "Увійдіть, будь ласка."
    case .serverStatus: "Сервер відповів статусом {status}."
    case .noConnection: "Немає з’єднання: нічого не змінено. Спробуйте ще раз."
    case .noConnectionForm: "Немає з’єднання. Спробуйте ще раз."
    case .undo: "Скасувати"
    case .redo: "Повторити"
    case .doItAgain: "Виконати ще раз"
    case .done: "Виконано"
    case .severalDone: "Виконано: {count}."
    case .undone: "Скасовано."
    case .close: "Закрити"
    case .task: "Завдання"
    case .map: "Карта"
    case .snooze: "Відкласти"
    case .snoozeUntil: "Відкласти до"
    case .snoozeTask: "Відкласти {name} до"
    case .snoozeOneHour: "Відкласти на 1 год"
    case .nextVisit: "До наступного візиту"
    case .draftRestored: "Чернетку відновлено."
    case .discard: "Відкинути"
    case .previewHint: "Введіть, як часто, і тут з’являться дати."
    case .allowNotifications: "Дозволити сповіщення"
    case .stopNotifications: "Вимкнути сповіщення"
    case .testReminder: "Це проба: так виглядають нагадування."
    case .giveContact: "Назвати контакт"
    case .notificationsImpossible:
      "Нагадування з’являються на цій сторінці. Сповіщень цей браузер тут не показує."
    case .notificationsBlocked:
      "Сповіщення для цієї сторінки заблоковано; дозвольте їх у налаштуваннях браузера."
    case .notificationsOn:
      "Нагадування з’являються як сповіщення, а якщо браузер має службу push, то й коли сторінку закрито."
    case .notificationsOff:
      "Нагадування з’являються на цій сторінці. Вони можуть з’являтися і як сповіщення, навіть коли сторінку закрито."
    case .leafletMissing:
      "Для карти потрібен Leaflet, якого на цьому комп’ютері немає (Debian: пакунок libjs-leaflet). Список працює і без нього."
    case .noPosition:
      "GPS-приймач Passby ще не має позиції. Торкніться карти або знайдіть адресу."
    case .noPositionToFollow:
      "GPS-приймач Passby ще не має позиції. Карта стежитиме, щойно вона з’явиться."
    case .placeCenter: "Центр місця"
    case .newPlace: "Нове місце"
    case .near: "Поруч: {place} ({source})"
    case .yourPosition: "Ваше місце"
    case .lastPosition: "Ваше останнє місце"
    case .yourPositionWithin: "Ваше місце ± {meters} м"
    case .lastPositionWithin: "Ваше останнє місце ± {meters} м"
    case .nothingFound: "Нічого не знайдено."
    case .noConnectionSearch: "Немає з’єднання: пошуку не було. Спробуйте ще раз."
    case .putPinHere: "поставити тут позначку"
    case .north: "Пн"
    case .east: "Сх"
    case .south: "Пд"
    case .west: "Зх"
    case .inWords: "Словами"
    case .withPicker: "Вибрати"
    case .dateIncomplete: "Дата неповна: додайте, чого бракує, або напишіть її словами."
    case .youAreAt: "Ви тут: {place}."
    case .showTasks: "Показати завдання"
    case .severalPlaces: "Місць: {count}"
    case .sendsLater: "Немає з’єднання. Це буде надіслано, коли воно з’явиться."
    case .sentLater: "З’єднання є. Надіслано те, що чекало: {count}."
    case .listFrom: "Немає з’єднання. Список станом на {time}."
    case .discardChanges: "Відкинути ваші зміни?"
    case .planMove: "{name}: {time}"
    case .weeksOnlyNext: "Пересунути можна лише найближчу дату завдання: {name}"
    case .weeksPutBack: "Повернено: {name}, {day}"
    case .changeTopic: "Змінити тему"
    case .addAnother: "Додати ще одне"
    case .takeOff: "{part}: прибрати, це частина назви"
    case .partOfName: "«{text}» — частина назви."
    case .keepInName: "Залишити «{text}» у назві"
    case .readAs: "Прочитати як: {part}"
    case .makePlaceHere: "Створити «{place}» там, де я зараз"
    case .makePlaceOnMap: "Створити «{place}» на карті"
    case .noPositionHere: "Ваша геопозиція невідома. Створіть місце на карті."
    case .positionOn:
      "Passby стежить за вашою позицією через цей браузер, поки сторінка відкрита."
    case .positionOff: "Більше не стежити"
    case .positionAsked: "Браузер шукає вашу позицію…"
    case .positionDenied:
      "Браузеру не дозволено казати, де ви. Дозвольте це в його налаштуваннях для цієї сторінки та в налаштуваннях телефона."
    case .positionInsecure:
      "Браузери кажуть, де ви, лише сторінкам через https або на тому самому комп’ютері. Поставте перед Passby проксі з https або скористайтеся програмою на телефоні."
    case .positionImpossible: "Цей браузер не може сказати, де ви."
    case .positionUnknown:
      "Браузер зараз не знає, де ви. На телефоні ввімкніть визначення місця."
    case .useBrowser: "Узяти позицію з цього браузера"
    }
  }
}

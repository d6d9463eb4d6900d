extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ViewPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .placeAdded(let name): "Додано: \(name)."
    case .placeSaved(let name): "Збережено: \(name)."
    case .placeUnchanged(let name): "Нічого не змінено: \(name)."
    case .placeDeleted(let name): "Видалено: \(name)."
    case .undone: "Скасовано."
    case .nothingToUndo: "Немає чого скасовувати."
    case .nothingToRedo: "Немає чого повторювати."
    case .notTheLastStep: "Тим часом виконано щось інше, тому це вже не можна скасувати."
    case .noStepNamed: "Крок не вказано."
    case .noReminderUntilNextVisit(let place):
      "Ви зараз у місці «\(place)», тому там не буде нагадувань до наступного візиту."
    case .noLongerAtPlace(let tasks, let more):
      "Завдання, що втратили це місце: \(tasks.joined(separator: ", "))"
        + (more > 0 ? " та ще \(more)." : ".")
    case .doneAlready(let name, let moment): "\(name): уже виконано, \(moment)."
    case .noSuchTask: "Такого завдання немає."
    case .noSuchPlace: "Такого місця немає."
    case .noSuchSubject: "Такого завдання чи місця немає."
    case .howOften: "Як часто"
    case .starts: "Початок"
    case .firstDue: "Перший термін"
    case .ends: "Кінець"
    case .timeOfDay: "Час доби"
    case .due: "Термін"
    case .places: "Місця"
    case .remindsWhenYou: "Нагадує, коли ви"
    case .category: "Категорія"
    case .priority: "Важливість"
    case .duration: "Триває"
    case .whileOverdue: "Якщо прострочено"
    case .snoozed: "Відкладено"
    case .lastDone: "Востаннє виконано"
    case .timeZone: "Часовий пояс"
    case .notes: "Нотатки"
    case .name: "Назва"
    case .justOnce: "один раз"
    case .every(let least, let most, let days):
      every(least, most, localizer) + (days.map { " (\($0))" } ?? "")
    case .periodAfterDone(let period): "\(period), від виконання"
    case .periodOnFixedDates(let period): "\(period), за календарем"
    case .arrive: "приходите"
    case .passBy: "проходите повз"
    case .leave: "йдете звідти"
    case .stay(let length): "перебуваєте там \(length)"
    case .again(let period): "знову \(period)"
    case .never: "ніколи"
    case .floating(let zone): "floating (зараз \(zone))"
    case .opens(let dates): "відкриється \(dates)"
    case .dueOn(let dates): "термін \(dates)"
    case .whyAbout(let name): "Чому «\(name)»?"
    case .statusWell: "Passby працює і знає, де ви."
    case .statusTrouble: "Passby працює, але не знає, де ви."
    case .receiver: "Приймач"
    case .position: "Позиція"
    case .nowhere: "не в жодному з ваших місць"
    case .next: "Далі"
    case .reminders: "Нагадування"
    case .tasks: "Збережено"
    case .version: "Версія"
    case .memory: "Пам’ять"
    case .source: "Джерело позицій"
    case .positionsUsed: "Позицій прийнято"
    case .positionsRejected: "Позицій відхилено"
    case .lastRejection: "Останнє відхилення"
    case .runningSince: "Працює з"
    case .settings: "Налаштування"
    case .database: "База даних"
    case .ageAndAccuracy(let age, let meters): age + (meters.map { ", ± \($0) м" } ?? "")
    case .atPlaces(let places): "у місці: \(places.joined(separator: ", "))"
    case .remindersWaiting(0, _, _): "жодне не очікує"
    case .remindersWaiting(let count, 0, _): "очікують: \(count)"
    case .remindersWaiting(let count, let failed, let error):
      "очікують: \(count), не вдалося: \(failed)" + (error.map { " (\($0))" } ?? "")
    case .tasksAndPlaces(let tasks, let places):
      "\(count(tasks, .task)), \(count(places, .place))"
    case .taskAt(let task, let moment): "\(task), \(moment)"
    case .megabytes(let count): "\(count) МБ"
    case .noReceiver: "позиції ще немає"
    case .noTasks: "немає завдань"
    case .around(let radius, let position): "\(radius) навколо \(position)"
    case .noMapImages(let reason): "Карта без зображень: \(reason)"
    case .noTileFile: "Немає файлу з плитками карти: див. web.tiles_file."
    case .noTile: "Тут у карти немає зображення."
    case .nothingToSearch: "Введіть, що шукати."
    case .coordinatesExpected: "Очікувалися lat і lon у градусах."
    case .notFound(let text): "Місця «\(text)» не знайдено."
    case .notFoundWithoutService(let text):
      "Місця «\(text)» не знайдено. Адреси не шукаються: службу пошуку не обрано."
    case .searchFailed(let reason): "Зараз не вдається шукати адреси: \(reason)"
    case .leafletMissing:
      "Leaflet, який малює карту, не встановлено: встановіть пакунок libjs-leaflet."
    }
  }

  private func every(_ least: TimeSpan?, _ most: TimeSpan, _ localizer: Localizer) -> String {
    let longest = localizer.span(most)
    if let least {
      return least.unit == most.unit
        ? "кожні \(least.number)–\(longest)" : "кожні \(localizer.span(least)) – \(longest)"
    }
    guard most.number == 1 else { return "кожні \(longest)" }
    return switch most.unit {
    case .hour: "щогодини"
    case .day: "щодня"
    case .week: "щотижня"
    case .month: "щомісяця"
    default: "щороку"
    }
  }
}

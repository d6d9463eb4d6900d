extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: CommandPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .notACommand(let word, let hint):
      "\(word) не є командою.\(hint) Усі команди: «passby --help»."
    case .readAsOptions(let word):
      "\(word) починається з «-» і прочитано як параметри: поставте його наприкінці, після --, наприклад passby add --every 1d -- \(word)."
    case .unknownLanguage(let value, let known):
      "мова \(value) невідома: очікувалося \(known)."
    case .excluded(let first, let second):
      "\(first) і \(second) не поєднуються: вкажіть щось одне."
    case .numberOutOfRange(let option, let value, let lowest, let highest):
      "\(option) \(value) поза межами: очікувалося від \(lowest) до \(highest)."
    case .nothingWaiting:
      "Нічого не заплановано."
    case .finishedNotShown(let number):
      "Не показано: \(count(number, .finishedTask)) (--all)."
    case .atPlaces(let standing, let places):
      "\(standing), \(places)"
    case .nothingToDo:
      "Справ поки немає."
    case .introduction:
      "Passby нагадує про справи, що повторюються, коли ви опиняєтеся там, де їх можна зробити."
    case .namePlace(let step):
      "\(step). Назвіть місце:"
    case .addTask(let step):
      "\(step). Додайте завдання, що відкривається через 10 тижнів і має термін через 14:"
    case .followReceiver(let step):
      "\(step). Запустіть стеження за GPS-приймачем:"
    case .helpListsCommands:
      "Усі команди: «passby --help»."
    case .added(let task, let prospects):
      "Додано \(task): \(prospects)."
    case .wouldAdd(let task, let prospects):
      "Буде додано \(task): \(prospects)."
    case .silentHere(let place):
      "Ви зараз у місці \(place): до наступного візиту нагадувань тут не буде."
    case .done(let task, let prospects):
      "Виконано \(task): \(prospects)."
    case .doneFinished(let task):
      "Виконано \(task): завершено."
    case .skipped(let task, let prospects):
      "Пропущено \(task): \(prospects)."
    case .skippedFinished(let task):
      "Пропущено \(task): завершено."
    case .nothingToChange(let label):
      "Змінювати нічого: \(label)."
    case .nothingToChangeStanding(let task, let standing):
      "Змінювати нічого: \(task), \(standing)."
    case .renamed(let id, let name):
      "Завдання \(id) перейменовано на \(name)."
    case .changed(let task, let was, let now):
      was == now ? "Змінено \(task): \(now)." : "Змінено \(task): було \(was); тепер \(now)."
    case .moved(let task, let to, let from):
      "Перенесено \(task) на \(to) (було \(from))."
    case .removed(let task):
      "Вилучено \(task). Повернути: «passby undo»."
    case .snoozedUntil(let task, let moment, let standing):
      "Відкладено \(task) до \(moment); \(standing)."
    case .snoozedUntilVisit(let task, let standing):
      "Відкладено \(task) до наступного візиту; \(standing)."
    case .snoozedUntilLeaving(let task, let standing):
      "Відкладено \(task), доки ви не підете; \(standing)."
    case .snoozeEnded(let task, let standing):
      "Відкладення скасовано: \(task) \(standing)."
    case .pausedUntil(let moment):
      "Нагадувань не буде до \(moment). Усе, що настане за цей час, прийде разом."
    case .pauseEnded: "Паузу завершено."
    case .notPaused: "Нагадування не призупинено."
    case .snoozeNeedsEnd:
      "До якого часу? Наприклад: passby snooze 3 2h, або кілька завдань: passby snooze 3 4 --for 2h"
    case .nextNeedsRhythm:
      "next потребує номера завдання або ритму: passby next 3 чи passby next --every 10-14w."
    case .nextTaskOrRhythm:
      "next приймає або завдання, або параметри нового: вкажіть щось одне."
    case .noFurtherOccurrence:
      "Більше повторень немає."
    case .openWithoutDate:
      "відкрите, без дати"
    case .occurrence(let opens, let due):
      (opens.map { "відкриється \($0), " } ?? "") + "термін \(due)"
    case .stepsOutOfRange(let number):
      "«\(number)» кроків поза межами: очікувалося 1 або більше."
    case .onlySteps(let number):
      "Більше немає: \(count(number, .step))."
    case .noPlaces:
      "Місць ще немає. Додайте: passby place add Vet 52.5163,13.3777 --radius 80"
    case .noTasks:
      "немає завдань"
    case .youAreHere:
      "ви тут"
    case .placeAdded(let place, let radius, let position):
      "Додано місце \(place): \(radius) навколо \(position)."
    case .placeChanged(let place, let radius, let position):
      "Змінено місце \(place): \(radius) навколо \(position)."
    case .placeRemoved(let place):
      "Вилучено місце \(place). Повернути: «passby undo»."
    case .untied(let tasks):
      "Більше не прив’язано: \(tasks)."
    case .noPosition(let address, let reason):
      "gpsd за адресою \(address) не дав позиції: \(reason). Вкажіть LAT,LON або запустіть «passby doctor»."
    case .noUsablePosition:
      "приймач ще не має придатної позиції"
    case .rowTask:
      "завдання"
    case .rowNow:
      "зараз"
    case .rowOpens:
      "відкриття"
    case .rowDue:
      "термін"
    case .rowEvery:
      "період"
    case .rowStart:
      "початок"
    case .rowFirst:
      "перший"
    case .rowEnd:
      "кінець"
    case .rowAt:
      "час"
    case .rowZone:
      "пояс"
    case .rowPlaces:
      "місця"
    case .rowOn:
      "коли"
    case .rowNag:
      "повтор"
    case .rowSnoozed:
      "відкладено"
    case .rowLastDone:
      "востаннє"
    case .rowCategory: "категорія"
    case .rowPriority: "важливість"
    case .rowDifficulty: "складність"
    case .rowDuration: "триває"
    case .noCategories: "Категорій ще немає. Створіть першу: passby category add Робота"
    case .categoryAdded(let name): "Додано категорію \(name)."
    case .categoryChanged(let name): "Змінено категорію \(name)."
    case .categoryRemoved(let name, let tasks):
      "Видалено категорію \(name)."
        + (tasks == 0 ? "" : " Без категорії тепер: \(count(tasks, .task)).")
    case .rowNotes:
      "нотатки"
    case .rowPlace:
      "місце"
    case .rowPosition:
      "координати"
    case .rowRadius:
      "радіус"
    case .rowTags:
      "мітки"
    case .rowState:
      "стан"
    case .rowTasks:
      "завдання"
    case .fromDone:
      "від виконання"
    case .fixedRhythm:
      "сталий ритм"
    case .once:
      "один раз"
    case .floatingZone(let zone):
      "плаваючий (зараз \(zone))"
    case .dwellOf(let length):
      " від \(length)"
    case .nagEvery(let period):
      "кожні \(period), доки прострочено"
    case .untilMoment(let moment):
      "до \(moment)"
    case .untilNextVisit:
      "до наступного візиту"
    case .untilLeaving:
      "доки ви не підете"
    case .outputNotWritten(let reason):
      "не вдалося записати вивід: \(reason)"
    case .never:
      "ніколи"
    }
  }
}

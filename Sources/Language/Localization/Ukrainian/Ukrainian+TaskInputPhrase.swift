extension Ukrainian {
  package func text(_ phrase: TaskInputPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // The command line.
    case .snoozeNeedsEnd:
      "До якого часу? Наприклад: passby snooze 3 2h, або кілька завдань: passby snooze 3 4 --for 2h"
    case .nextNeedsRhythm:
      "next потребує номера завдання або ритму: passby next 3 чи passby next --every 10-14w."
    case .nextTaskOrRhythm:
      "next приймає або завдання, або параметри нового: вкажіть щось одне."
    // Actions.
    case .taskFinished(let name):
      "\(name) завершено: більше нічого робити. Змініть розклад командою «edit» або скасуйте "
        + "останній крок командою «undo»."
    case .taskDoneAlready(let name, let time) where localizer.audience == .page:
      ended("\(name) уже виконано \(localizer.fullMoment(time))")
    case .taskDoneAlready(let name, let time):
      "\(name) уже виконано \(localizer.fullMoment(time)). Ще раз? Додайте --again."
    case .doneInTheFuture(let name, let time, let now):
      "\(name) не можна виконати \(localizer.fullMoment(time)): це в майбутньому "
        + "(зараз \(localizer.fullMoment(now))). Вкажіть час, не пізніший за поточний."
    case .snoozeInThePast(let name, let time, let now):
      "\(name) не можна відкласти до \(localizer.fullMoment(time)): це в минулому "
        + "(зараз \(localizer.fullMoment(now))). Вкажіть пізніший час."
    case .pinInThePast(let name, let time, let now):
      "\(name) не можна закріпити на \(localizer.fullMoment(time)): це в минулому "
        + "(зараз \(localizer.fullMoment(now))). Вкажіть пізніший час сьогодні."
    case .pinFixed(let name):
      "\(name) має визначений час, тож його не можна закріпити. Перенесіть його або зробіть гнучким."
    case .snoozeOutside(let name):
      "\(name) не може чекати кінця візиту: ви зараз не в жодному з його місць. Скористайтеся "
        + "«visit» або вкажіть час, наприклад 2h."
    case .snoozeWithoutPlace(let name):
      "\(name) не має місця, тож жоден візит не завершить відкладення. Вкажіть час, наприклад 2h."
    case .notSnoozeEnd(let text, let suggestion) where localizer.audience == .page:
      "\(text) не вдається прочитати як час. Напишіть, наприклад, завтра о 18:00, пт або через 3 дні."
        + question(suggestion)
    case .notSnoozeEnd(let text, let suggestion):
      "\(text) не є кінцем відкладення: очікувалася тривалість, наприклад 2h чи 1d, дата чи час, "
        + "наприклад 18:00, ввечері, завтра, пт 9:00 або 2026-01-15, visit, leave, this-visit або off."
        + question(suggestion)
    // Names.
    case .emptyTaskName where localizer.audience == .page: "Дайте завданню назву."
    case .emptyTaskName: "назва «» порожня: дайте завданню назву."
    case .severalTasks(let text, let tasks):
      "\(text) може означати кілька завдань: \(tasks.joined(separator: ", ")). Вкажіть номер."
    case .severalNames(let text, let labels, let haveNumbers):
      "\(text) може означати: \(localizer.list(labels)). Введіть назву точно так, як вона записана"
        + (haveNumbers ? ", або номер." : ".")
    case .noSuchTask(let text, let suggestion, _) where localizer.audience == .page:
      "Завдання \(text) немає.\(question(suggestion))"
    case .noSuchTask(let text, let suggestion, let hasTasks):
      "завдання \(text) немає.\(question(suggestion)) "
        + (hasTasks
          ? "Усі завдання показує «passby list --all»."
          : "Завдань ще немає: створіть перше командою passby add НАЗВА.")
    // Fields of a task.
    case .nothingGiven: "нічого не заповнено."
    case .dwellWithoutLength where localizer.audience == .page:
      "Введіть тривалість перебування, наприклад 5min."
    case .dwellWithoutLength: "dwell потребує тривалості перебування: додайте --dwell 5min."
    case .lengthWithoutDwell where localizer.audience == .page:
      "Тривалість перебування діє, лише якщо завдання нагадує про перебування."
    case .lengthWithoutDwell:
      "--dwell не діє без dwell у --on: напишіть --on dwell або приберіть --dwell."
    case .unknownValue(let subject, let known, let suggestion):
      "\(localizer.given(subject)) невідоме: очікувалося \(localizer.alternatives(known)).\(question(suggestion))"
    case .noEvent(let subject, let known):
      "\(localizer.given(subject)) не називає жодної події: очікувалося \(localizer.alternatives(known))."
    case .nagTooShort(let subject):
      "\(localizer.given(subject)) — замало: очікувалося 1h або довше, наприклад 12h чи 1d."
    case .needsRepeating(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) потребує завдання, що повторюється."
    case .needsRepeating(let subject):
      "\(localizer.given(subject)) потребує завдання, що повторюється: додайте --every, наприклад --every 2w."
    case .dueOfRepeating(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) — для завдань, що не повторюються. Натомість введіть перший термін."
    case .dueOfRepeating(let subject):
      "\(localizer.given(subject)) — для завдань без --every. Перший термін задає --first."
    case .newDueOfRepeating(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) — для завдань, що не повторюються. Натомість перенесіть цей раз або введіть "
        + "перший термін."
    case .newDueOfRepeating(let subject):
      "\(localizer.given(subject)) — для завдань без --every. Скористайтеся «move» для цього разу або --first."
    case .whenOfRepeating(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) — для завдань, що не повторюються. Натомість введіть час доби й початок."
    case .whenOfRepeating(let subject):
      "\(localizer.given(subject)) — для завдань без --every. Час доби задає --at, а першу дату --start "
        + "або --first."
    case .whenWithoutTime(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) не має часу доби: додайте його, наприклад 14:30 або 14:30-15:15."
    case .whenWithoutTime(let subject):
      "\(localizer.given(subject)) не має часу доби: очікувалися дата й час, наприклад «пт 14:30» або "
        + "«пт 14:30-15:15». Для дня без часу є --due."
    case .whenAndDue(let when, let due):
      "\(localizer.given(when)) і \(localizer.given(due)) виключають одне одного: або це саме в цей час, або "
        + "до цього терміну."
    case .lastOfRhythm(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) потребує завдання, що відлічується від виконання, а це має сталі дати."
    case .lastOfRhythm(let subject):
      "\(localizer.given(subject)) потребує завдання, що відлічується від виконання: додайте --from done або "
        + "вкажіть --start для сталого ритму."
    case .lastAndStart(let last, let start):
      "\(localizer.given(last)) і \(localizer.given(start)) обидва кажуть, звідки відлік: вкажіть одне."
    case .lastToCome(let subject):
      "\(localizer.given(subject)) ще не настало: очікувався день не пізніше сьогодні, наприклад 20 вер, учора "
        + "або 3 тижні тому."
    case .lastOfDone(let name, _) where localizer.audience == .page:
      "\(name) уже було виконано або пропущено, і відлік іде звідти. Натомість позначте його виконаним того дня."
    case .lastOfDone(let name, let id):
      "\(name) уже було виконано або пропущено, і відлік іде звідти. Щоб записати інший день: "
        + "passby done \(id) --at ДАТА"
    case .endBeforeFirst(let end, let first, let isDay):
      "\(localizer.given(end)) раніше за перший раз, \(isDay ? localizer.dayHeading(first) : localizer.fullMoment(first)): "
        + "це кінець чи перший термін?"
    case .timeWithoutDay(let subject) where localizer.audience == .page:
      "\(localizer.given(subject)) потребує дня: введіть термін завдання."
    case .timeWithoutDay(let subject):
      "\(localizer.given(subject)) потребує дня: додайте --every або --due."
    case .twoTimes(let first, let second):
      "\(localizer.given(first)) і \(localizer.given(second)) — це два різні часи доби: вкажіть один."
    case .nullCharacter(let subject):
      "\(localizer.given(subject)) містить нульовий символ (U+0000): приберіть його."
    case .durationOutOfRange(let subject):
      "\(localizer.given(subject)) поза межами: очікувалося від 1min до 24h, наприклад 30min."
    case .markerTwice(let marker):
      "\(marker) вжито двічі: приберіть одне або візьміть його в подвійні лапки як частину назви."
    case .twoReadings(let text, let first, let second):
      "\(text) може означати \(first) або \(second): напишіть одне з них або візьміть це в подвійні "
        + "лапки як частину назви."
    case .secondReading(let text, let other):
      "\(text) — друга дата чи час поруч із \(other): приберіть одне або візьміть його в подвійні лапки "
        + "як частину назви."
    case .unreadContinuation(let text, let value):
      "\(text) може належати до \(value) або до назви, а разом їх прочитати не вдається: напишіть "
        + "інакше або візьміть це в подвійні лапки як частину назви."
    case .dueOffRule(let text, let rule):
      "\(text) не є днем правила \(rule): напишіть дату, яка йому відповідає, або приберіть її."
    case .partWithoutRule(let text):
      "\(text) потребує правила, наприклад щотижня: додайте його або візьміть це в подвійні лапки як "
        + "частину назви."
    case .quickWithoutName: "у рядку немає назви: напишіть, що треба зробити."
    case .lineTooLong(let most):
      "рядок задовгий: очікується щонайбільше \(most) символів. Довші тексти – це нотатки."
    case .quickAt(let position, let message): "символ \(position): \(message)"
    case .durationTwice(let subject):
      "\(localizer.given(subject)) уже каже, скільки це триває, а тривалість указано ще й окремо. Залиште щось одне"
    case .fixedWithoutTime where localizer.audience == .page:
      "Завданню з точним часом потрібен час доби."
    case .fixedWithoutTime:
      "Для --fixed потрібен час доби: додайте --at 10:15 або --due з часом"
    case .severalTimesAreFixed where localizer.audience == .page:
      "Кілька разів на день — це точні часи: вкажіть один час доби або лишіть завдання з точним часом."
    case .severalTimesAreFixed:
      "кілька разів на день — це точні часи: приберіть --flexible або вкажіть один час доби"
    // Several tasks, and forms that others changed.
    case .noneChosen: "Виберіть хоча б одне завдання."
    case .noneOverdue: "Прострочених завдань немає."
    case .nothingChanged: "Змінювати нічого."
    case .changedElsewhere(let now):
      now.map { "В іншому місці змінено на «\($0)». Збережіть, щоб лишити своє." }
        ?? "В іншому місці очищено. Збережіть, щоб лишити своє."
    case .takenOver:
      "Завдання змінили в іншому місці; нові значення вже у формі."
    case .bothChanged:
      "Завдання змінили в іншому місці. Позначено те, що змінили й ви; збережіть, щоб лишити своє."
    case .alsoChanged(let labels):
      "Тим часом в іншому місці змінено: \(labels.joined(separator: ", "))."
    // On the page.
    case .taskGone: "Такого завдання немає."
    // Wishes.
    case .wishWithDate where localizer.audience == .page:
      "Бажання не має дати: хай воно не повторюється, а дату лишіть порожньою, або залиште його завданням"
    case .wishWithDate:
      "бажання не має дати: приберіть --bucket або додайте --every none --due none"
    case .wishNewDate where localizer.audience == .page:
      "Бажання не має дати: спершу зробіть його завданням"
    case .wishNewDate: "бажання не має дати: --no-bucket зробить його завданням"
    case .wishTimed(let name): "\(name) — бажання, воно не має часу; спершу зробіть його завданням"
    }
  }
}

extension Ukrainian {
  package func text(_ phrase: ExchangePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Problems.
    case .problem(let line, let what, let why):
      (line.map { "рядок \($0): " } ?? "") + "\(what): \(why)"
    case .andMore(let count): "і ще \(count)"
    case .nothingImported(let count):
      "Нічого не імпортовано: не вдається прочитати записів: \(count). З --skip-bad буде імпортовано решту."
    case .leftOut(let count): "Пропущено записів: \(count)."
    case .unknownFormat where localizer.audience == .page:
      "Виберіть формат цього файлу в списку або перевірте, чи це той файл: за вмістом Passby його не впізнає."
    case .unknownFormat(let file):
      "\(file): за вмістом це жоден із відомих форматів. Назвіть формат через --format або див.: passby help import"
    case .newOfAll(let new, let all): "Буде додано \(new) з \(all)."
    case .emptyFile where localizer.audience == .page: "Цей файл порожній."
    case .emptyFile(let file):
      "\(file) порожній: очікується файл в одному з форматів із passby help import"
    case .archive(let file, let command):
      "\(file) – це архів, тут його не відкривають. Прочитайте файл у ньому: \(command)"
    case .nothingReadable(let file, let reasons):
      "\(file) не має нічого, що можна імпортувати. \(reasons.joined(separator: "; "))."
    case .onlyPositions(let file, let command):
      "\(file) містить лише записані позиції, імпортувати нічого. Щоб відтворити їх: \(command)"
    case .notFormat(let word, let known, let suggestion):
      "--format \(word) невідомий: очікується \(localizer.list(known))."
        + (suggestion.map { " Можливо, \($0)?" } ?? "")
    case .notReadable(let format): "--format \(format) не можна імпортувати: його лише записують."
    case .notWritable(let format): "--format \(format) не можна експортувати: його лише читають."
    case .unknownSuffix(let file, let known):
      "закінчення \(file) не називає формату: нічого не записано. Назвіть його через --format: \(localizer.list(known))."
    case .holdsNot(let format, let part): "\(format) не вміщує: \(part). Нічого не записано."
    case .malformed(let reason): "неправильно побудовано: \(reason)"
    case .entities: "оголошує сутності, яких тут не читають"
    case .tooDeep: "елементи вкладено глибше ніж на 64 рівні"
    case .longAttribute: "атрибут довший за 64 кБ"
    case .noExpat(let reason):
      "libexpat, яка читає XML, не вдалося завантажити: \(reason). Установіть пакет libexpat1."
    case .expected(let what, let got): "очікується \(what), а не \(got)"
    case .missing(let what): "бракує \(what)"
    case .notUTF8: "текст не в UTF-8"
    case .notDate(let text): "\(text) не є датою: очікується, наприклад, 2026-01-15"
    case .notRule(let text): "\(text): такого повторення Passby не може передати точно"
    case .notCategory(let text): "\(text) не може бути категорією: очікується назва, а не число"
    case .businessDays: "повторюється за робочими днями, яких Passby не рахує"
    case .notInstance(let date): "перша дата \(date) не належить до свого правила"
    case .shortMonths(let rule):
      "\(rule) пропускає місяці без такого дня, чого Passby не може передати; --approximate бере їхній останній день"
    case .unknownZone(let zone): "часовий пояс \(zone) невідомий"
    case .notClosed: "бракує його END"
    case .manyAlarms: "має понад 1000 нагадувань"
    case .longLine: "рядок довший за 64 кБ"
    case .manyDates(let limit):
      "правила файлу налічують понад \(limit) дат: очікується менша кількість повторень, COUNT"
    case .sameID: "запис перед ним має той самий ідентифікатор"
    case .slowFile(let file, let command):
      "\(file) читається тут надто довго; нічого не змінено. Імпортуйте його так: \(command)"
    case .notCoordinate(let text):
      "\(text) не є позицією: очікуються градуси на північ і схід, наприклад 52.37, 4.89"
    case .lost(let format, let loss, let count): "\(format): \(lost(loss, count))"
    case .strict: "Нічого не записано через --strict."
    // Reports.
    case .preview: "Перші записи:"
    case .exported(let file, let format, let parts):
      "Експортовано до \(file) (\(format)): \(parts)."
    // Parts.
    case .partTasks: "завдання"
    case .partPlaces: "місця"
    case .partHistory: "історія"
    case .partTracks: "треки"
    // Help.
    case .helpFormat: "Формат файлу, якщо його не видно з вмісту, наприклад todotxt."
    case .helpSkipBad: "Імпортувати решту, якщо деякі записи не читаються."
    case .helpStrict: "Нічого не записувати, якщо щось буде втрачено."
    case .helpRadius: "Радіус місць, які не мають його у файлі, наприклад 80m."
    case .helpTag: "Позначка для кожного імпортованого місця."
    case .helpWithTime: "Імпортувати й точки з часом, які пишуть трекери."
    case .helpPolygons: "З circle: імпортувати області як найменше коло довкола них."
    case .helpEvents: "Імпортувати майбутні події календаря як зустрічі з точним часом."
    case .helpApproximate: "Якщо жодне правило Passby не передає повторення точно, узяти найближче."
    case .helpExportFormat: "Формат, якщо закінчення файлу його не називає, наприклад icalendar."
    case .helpTable: "Таблиця для .csv: tasks, history, moods, habits або daylio."
    case .helpFrom: "Перший день історії й треків."
    case .helpTo: "Останній день історії й треків."
    case .helpVia: "Прочитати файл через gpsbabel: gpsbabel:ФОРМАТ."
    case .notVia(let value):
      "--via \(value) невідомо: очікується gpsbabel:ФОРМАТ, наприклад gpsbabel:garmin_fit."
    case .noGPSBabel: "gpsbabel не встановлено: установіть пакет gpsbabel або відтворіть GPX."
    case .tableExpected:
      "яка таблиця? Назвіть її через --table: tasks, history, moods, habits або daylio."
    case .notPolygons(let value):
      "\(localizer.audience == .page ? "" : "--")polygons \(value) невідомо: очікується circle."
    // On the page.
    case .fileExpected: "файлу немає: виберіть той, який хочете додати"
    case .fileTooLarge(let limit):
      "файл завеликий: читається щонайбільше \(limit / 1_000_000) МБ (import.max_size)"
    case .formBody: "це форма: надішліть файл як є, з Content-Type: application/octet-stream"
    case .onlyByCommand(let command): "цей файл імпортують у командному рядку: \(command)"
    case .imported(let parts): "Імпортовано: \(parts)."
    }
  }

  private func lost(_ loss: ExchangeLoss, _ count: Int) -> String {
    switch loss {
    case .field(let name): "\(self.count(count, .task)) без \"\(name)\""
    case .secondPlace: "\(self.count(count, .task)) без другого місця"
    case .unknownPlace: "пропущено місць, яких тут немає: \(count)"
    case .finished: "пропущено завершених завдань: \(count)"
    case .history: "пропущено виконань: \(count)"
    case .time: "\(self.count(count, .task)) без часу доби"
    case .tags: "\(self.count(count, .place)) без позначок"
    case .radius: "змінено радіусів, бо можна від 20 м до 100 км: \(count)"
    case .renamed: "перейменовано місць, бо така назва вже є: \(count)"
    case .name: "зведено в один рядок до 200 символів назв: \(count)"
    case .timedPoint: "пропущено точок із часом (їх бере --with-time): \(count)"
    case .trackPoint: "пропущено точок треків і маршрутів: \(count)"
    case .unplaced: "пропущено місць без координат: \(count)"
    case .link:
      "посилань на інші файли, за якими Passby не переходить (імпортуйте самі ці файли): \(count)"
    case .shape: "пропущено ліній та областей: \(count)"
    case .beacon: "пропущено маячків: \(count)"
    case .notTask: "пропущено записів, що не є завданнями: \(count)"
    case .event: "пропущено подій (майбутні бере --events): \(count)"
    case .pastEvent: "пропущено подій, що вже минули: \(count)"
    case .changedOccurrence: "пропущено змінених разів подій: \(count)"
    case .deleted: "пропущено видалених або скасованих завдань: \(count)"
    case .label: "пропущено міток, для яких тут немає місця: \(count)"
    case .subtask: "підзавдань стало окремими завданнями: \(count)"
    case .backlog: "завдань без надолуження пропущених дат: \(count)"
    case .approximate: "правил узято як найближчі: \(count)"
    case .alarm: "пропущено нагадувань: \(count)"
    case .emptyHabit: "пропущено звичок без жодної відмітки: \(count)"
    case .habitDays: "пропущено днів, старших, ніж може бути звичка: \(count)"
    }
  }
}

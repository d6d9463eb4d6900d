extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: TaskHelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .list: "Показати головний екран: кожне завдання — смуга, що заповнюється з плином відліку."
    case .listAll: "Показати й завершені завдання."
    case .listPlace: "Лише завдання в цьому місці або з цією міткою."
    case .add: "Додати завдання."
    case .taskName: "Назва завдання."
    case .dryRun: "Показати завдання, не зберігаючи."
    case .edit: "Змінити завдання й показати його старі та нові дати."
    case .newName: "Нова назва."
    case .show: "Показати все про одне завдання."
    case .remove: "Видалити завдання. Його історія лишається, а \"passby undo\" відновлює його."
    case .done: "Позначити завдання виконаним. Починається наступний відлік."
    case .doneAt: "Коли його виконано; типово зараз."
    case .doneAgain: "Підтвердити, що його виконано ще раз, невдовзі після попереднього."
    case .doneNote: "Що зберегти про це в історії."
    case .skip: "Пропустити цей раз, не враховуючи його як виконаний."
    case .snooze: "Відкласти нагадування завдання. Його термін не змінюється."
    case .snoozeUntil:
      "2h, 1d, час, наприклад завтра або пт 18:00, visit, leave, this-visit або off."
    case .move: "Перенести лише цей раз. Наступні лишаються на місці."
    case .moveTo: "Новий термін, наприклад пт 18:00 або 2026-01-15T09:00."
    case .next: "Показати майбутні рази, нічого не зберігаючи."
    case .nextTask: "Номер або назва завдання. Без них опишіть завдання параметрами."
    case .nextCount: "Скільки разів, від 1 до 1000."
    case .task: "Номер або назва завдання."
    case .every:
      "Період, наприклад 12h, 3d, 10w, 1mo чи 1y; вікно, наприклад 10-14w; або дні: tue,fri, "
        + "2w on вт, 1mo on 15, last day, first mon, 1y on 24 dec."
    case .from: "Відлічувати від виконання (done) або від сталого початку (start)."
    case .start: "Коли починається відлік; типово зараз. Сам початок не є терміном."
    case .first: "Перший термін замість одного періоду після початку."
    case .end: "Останній можливий термін. Дата означає кінець цього дня."
    case .at: "Час доби, HH:MM, або проміжок, наприклад 10:15-11:45."
    case .zone: "Часовий пояс IANA або floating; типово пояс комп’ютера."
    case .due: "Термін завдання без --every."
    case .taskPlace: "Назва місця або #мітка для будь-якого місця з цією міткою. Можна повторювати."
    case .on: "Які події нагадують: enter,exit,dwell,cross; типово enter,cross."
    case .dwell: "Скільки має тривати перебування для dwell, наприклад 10min; типово 5min."
    case .horizon:
      "За скільки до терміну відкривається завдання без вікна, або period — на весь період; типово 24h."
    case .nag: "Повторювати нагадування, доки прострочено, наприклад 1d."
    case .notes: "Довільний текст."
    case .category: "Категорія завдання; none – без категорії."
    case .priority: "high, normal або low."
    case .difficulty:
      "very-easy, easy, medium, hard (чи difficult) або very-hard, чи число від 1 до 5."
    case .duration: "Скільки це триває, наприклад 30min."
    case .fixed: "Відбувається точно у свій час: нагадати за 15 хвилин і на початку."
    case .flexible: "Виконується, коли зручно, до терміну."
    case .quick: "Додати завдання одним рядком."
    case .quickLine: "Рядок; усі слова утворюють один рядок."
    case .quickDiscussion:
      """
      Слова, що не є позначками, – це назва. Позначки: every RULE, from done, from start, due DATE, \
      start DATE, at TIME, @Місце, @"Довга назва", @#мітка, #категорія, !high, !low, ~30min. Слова в \
      подвійних лапках завжди належать до назви. Наприклад:
        passby quick Підрізати кігті every 2w on вт at 18:00 @Ветеринар '!high'
      """
    case .severalTasks: "Номери або назви завдань."
    case .snoozeFor: "Кінець відкладення для кількох завдань одразу."
    case .today: "Показати, що можна зробити зараз і сьогодні, і що вже виконано."
    case .todayDiscussion:
      """
      Групи: тут (відкрите, і ви в одному з його місць), прострочено, сьогодні (термін до півночі), \
      відкриті (довше за добу), пізніше (відкриється до півночі), будь-коли (без терміну).
      """
    case .todaySort:
      "Натомість один список за цими ключами: priority, due, name, created, category, difficulty."
    case .listWords:
      "Лише завдання з усіма цими словами в назві, нотатках, місцях, мітках чи категорії."
    case .listOpen: "Лише відкриті завдання."
    case .listDue: "Лише завдання, чий термін настав, разом із простроченими."
    case .listOverdue: "Лише прострочені завдання."
    case .listWaiting: "Лише завдання, що чекають."
    case .listCategory: "Лише завдання цієї категорії; none – без категорії."
    case .listPriority: "Лише завдання цієї важливості."
    case .addDiscussion:
      """
      passby add "Cat medicine" --every 10-14w --place Vet
      passby add "Water plants" --every 3d --at 18:00
      passby add "Rent" --every 1mo --from start --start 2026-01-01T09:00
      passby add "Buy screws" --place "Hardware store"
      """
    case .editDiscussion:
      """
      Значення "none" прибирає налаштування: --end none, --place none, --nag none.
      """
    case .nextDiscussion:
      """
      passby next 3 --count 5
      passby next --every 10-14w
      passby next --every 1mo --from start --start 2026-01-31T09:00

      З --from done вважається, що кожен раз виконано в термін.
      """
    case .snoozeDiscussion:
      """
      passby snooze 3 2h          на дві години
      passby snooze 3 visit       до наступного візиту в одне з його місць
      passby snooze 3 leave       доки ви не залишите місце, де ви зараз
      passby snooze 3 this-visit  не зараз: мовчати під час цього візиту, але не в термін
      passby snooze 3 off         більше не відкладати
      """
    }
  }
}

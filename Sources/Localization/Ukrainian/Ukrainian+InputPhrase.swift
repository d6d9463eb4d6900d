extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: InputPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .nothingToUndo: "немає чого скасовувати."
    case .taskFinished(let name):
      "\(name) завершено: більше нічого робити. Змініть розклад командою \"edit\" або скасуйте "
        + "останній крок командою \"undo\"."
    case .taskDoneAlready(let name, let time):
      "\(name) виконано \(localizer.fullMoment(time)), і завдання чекає наступного разу. Якщо ви "
        + "зробили це ще раз, додайте --again."
    case .doneInTheFuture(let name, let time, let now):
      "\(name) не можна виконати \(localizer.fullMoment(time)): це в майбутньому "
        + "(зараз \(localizer.fullMoment(now))). Вкажіть час не пізніше за поточний."
    case .snoozeInThePast(let name, let time, let now):
      "\(name) не можна відкласти до \(localizer.fullMoment(time)): це в минулому "
        + "(зараз \(localizer.fullMoment(now))). Вкажіть пізніший час."
    case .snoozeOutside(let name):
      "\(name) не можна відкласти до виходу: ви зараз не в жодному з його місць. Скористайтеся "
        + "\"visit\" або часом, наприклад 2h."
    case .snoozeWithoutPlace(let name):
      "\(name) не має місця, тож жоден візит не завершить відкладення. Вкажіть час, наприклад 2h."
    case .emptyTaskName: "назва \"\" порожня: дайте завданню назву."
    case .dwellWithoutLength: "dwell потребує тривалості перебування: додайте --dwell 5min."
    case .lengthWithoutDwell:
      "--dwell не діє без dwell у --on: напишіть --on dwell або приберіть --dwell."
    }
  }
}

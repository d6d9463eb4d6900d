extension TaskInputPhrase {
  package static func taskFinished(_ name: String) -> Self {
    Self(
      "\(name) is finished: nothing is left to do. Change its rule with \"edit\", or take back "
        + "the last step with \"undo\".",
      "\(name) завершено: більше нічого робити. Змініть розклад командою «edit» або скасуйте "
        + "останній крок командою «undo».")
  }
  package static func taskDoneAlready(_ name: String, at time: LocalTime) -> Self {
    Self(
      "\(name) was already done on \(localizer.fullMoment(time)). Once more? Add --again.",
      "\(name) уже виконано \(localizer.fullMoment(time)). Ще раз? Додайте --again."
    )
    .onPage(
      "\(name) was already done at \(localizer.fullMoment(time)).",
      ukrainian.ended("\(name) уже виконано \(localizer.fullMoment(time))"))
  }
  package static func doneInTheFuture(_ name: String, at time: LocalTime, now: LocalTime) -> Self {
    Self(
      "\(name) cannot be done at \(localizer.fullMoment(time)): that is in the future "
        + "(now \(localizer.fullMoment(now))). Give a time up to now.",
      "\(name) не можна виконати \(localizer.fullMoment(time)): це в майбутньому "
        + "(зараз \(localizer.fullMoment(now))). Вкажіть час, не пізніший за поточний.")
  }
  package static func snoozeInThePast(
    _ name: String, until time: LocalTime, now: LocalTime
  ) -> Self {
    Self(
      "\(name) cannot be snoozed until \(localizer.fullMoment(time)): that is in the past "
        + "(now \(localizer.fullMoment(now))). Give a later time.",
      "\(name) не можна відкласти до \(localizer.fullMoment(time)): це в минулому "
        + "(зараз \(localizer.fullMoment(now))). Вкажіть пізніший час.")
  }
  package static func pinInThePast(_ name: String, at time: LocalTime, now: LocalTime) -> Self {
    Self(
      "\(name) cannot be pinned at \(localizer.fullMoment(time)): that is in the past "
        + "(now \(localizer.fullMoment(now))). Give a later time of today.",
      "\(name) не можна закріпити на \(localizer.fullMoment(time)): це в минулому "
        + "(зараз \(localizer.fullMoment(now))). Вкажіть пізніший час сьогодні.")
  }
  package static func pinFixed(_ name: String) -> Self {
    Self(
      "\(name) has a fixed time and cannot be pinned. Move it, or make it flexible.",
      "\(name) має визначений час, тож його не можна закріпити. Перенесіть його або зробіть гнучким."
    )
  }
  package static func snoozeOutside(_ name: String) -> Self {
    Self(
      "\(name) cannot wait for a visit to end: you are at none of its places now. Use \"visit\" or a "
        + "time such as 2h.",
      "\(name) не може чекати кінця візиту: ви зараз не в жодному з його місць. Скористайтеся "
        + "«visit» або вкажіть час, наприклад 2h.")
  }
  package static func snoozeWithoutPlace(_ name: String) -> Self {
    Self(
      "\(name) has no place, so no visit ends the snooze. Give a time such as 2h.",
      "\(name) не має місця, тож жоден візит не завершить відкладення. Вкажіть час, наприклад 2h.")
  }
  /// The text is no end of a snooze; perhaps the quoted suggestion was meant.
  package static func notSnoozeEnd(_ text: String, suggestion: String?) -> Self {
    Self(
      "\(text) is not an end for a snooze: expected a length such as 2h or 1d, a date or time such as "
        + "18:00, evening, tomorrow, fri 9:00 or 2026-01-15, visit, leave, this-visit, or off."
        + DatePhrase.question(suggestion),
      "\(text) не є кінцем відкладення: очікувалася тривалість, наприклад 2h чи 1d, дата чи час, "
        + "наприклад 18:00, ввечері, завтра, пт 9:00 або 2026-01-15, visit, leave, this-visit або off."
        + DatePhrase.question(suggestion)
    )
    .onPage(
      "\(text) cannot be read as a time. Write, for example, tomorrow 18:00, fri, or in 3 days."
        + DatePhrase.question(suggestion),
      "\(text) не вдається прочитати як час. Напишіть, наприклад, завтра о 18:00, пт або через 3 дні."
        + DatePhrase.question(suggestion))
  }
}

extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: PushPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .noSubscription:
      "Це не підписка браузера: очікувалася адреса https служби push в інтернеті й ключі Push API."
    case .full(let most):
      "Нагадування вже отримує стільки браузерів: \(most). Спершу приберіть один із них на сторінці «Нагадування» або командою «passby web push remove»."
    case .someBrowser: "Браузер"
    case .since(let moment): "від \(moment)"
    case .lastReminder(let moment): "останнє нагадування \(moment)"
    case .noReminderYet: "нагадувань ще не було"
    case .removed(let name): "Нагадувань більше не отримуватиме: \(name)."
    case .noBrowser(let number):
      "Браузера «\(number)», який отримує нагадування, немає; їх показує «passby web push list»."
    case .noBrowsers: "Жоден браузер не отримує нагадувань, коли сторінку закрито."
    case .notChanged(let path, let reason): "Не вдалося змінити «\(path)»: \(reason)."
    case .help: "Браузери, що отримують нагадування, коли сторінку закрито."
    case .helpDiscussion:
      """
      Браузер просить нагадувань на сторінці «Нагадування», «У цьому браузері». З токеном він \
      отримує їх, доки триває його вхід: до виходу, до заміни токена ("passby web token --new") або \
      30 днів. Без токена — доки його не приберуть.
      """
    case .helpList: "Показати браузери з їхніми номерами."
    case .helpListDiscussion:
      """
      З --json — список: id, browser, person, created, last_used. «person» є null, якщо \
      браузер не повідомляє, де він. «last_used» — коли його служба push востаннє прийняла \
      нагадування, з точністю до години.
      """
    case .helpRemove: "Припинити нагадування для браузера."
    case .helpNumber: "Номер браузера з «passby web push list»."
    }
  }
}

import Foundation
import Model

/// Tasks whose time zone is not that of the machine, or of the browser (Y10).
package struct ZonePhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: The question on the page

  package static func question(_ zone: String) -> Self {
    Self("Your tasks keep \(zone) time.", "Ваші завдання тримаються часу \(zone).")
  }
  package static let keep = Self("Keep", "Залишити")
  package static func moveTo(_ zone: String) -> Self {
    Self("Move to \(zone) time", "Перейти на час \(zone)")
  }

  // MARK: Answers

  package static func moved(_ count: Int, to zone: String) -> Self {
    Self(
      "moved \(localizer.count(count, .task)) to \(zone) time",
      "На час \(zone) переведено: \(localizer.count(count, .task))")
  }
  package static func kept(_ zones: [String]) -> Self {
    Self(
      "kept \(localizer.list(zones)) time",
      "Залишено час \(localizer.list(zones))")
  }
  package static func nothingForeign(_ zone: String) -> Self {
    Self(
      "No task keeps another time than that of \(zone).",
      "Жодне завдання не тримається іншого часу, ніж \(zone).")
  }
  package static let keptAlready = Self(
    "That is so already.",
    "Так уже є.")
  package static func here(_ zone: String, time: String) -> Self {
    Self("Here it is \(time), \(zone) time.", "Тут \(time), час \(zone).")
  }
  package static func tasksIn(_ zone: String, count: Int, isKept: Bool) -> Self {
    Self(
      "\(localizer.count(count, .task)) in \(zone) time" + (isKept ? ", kept" : ""),
      "\(localizer.count(count, .task)) за часом \(zone)" + (isKept ? ", залишено" : ""))
  }

  package static let notAction = Self(
    "the action is unknown: expected move or keep.",
    "невідома дія: очікувалося move або keep.")

  // MARK: The help of the command

  package static let help = Self(
    "Tasks whose time zone is not the one you are in.",
    "Завдання, часовий пояс яких не той, де ви зараз.")
  package static let helpDiscussion = Self(
    """
    A task keeps the time zone that it was made in, and after a journey its times carry it: 12:00 New \
    York. "move" lets such tasks follow you: their rules keep the time of day, now on the clock of this \
    computer. "keep" leaves them as they are, and the page asks no more. Floating tasks follow you anyway.
    """,
    """
    Завдання зберігає часовий пояс, у якому створене, і після подорожі він стоїть біля його часу: 12:00 \
    New York. "move" переводить такі завдання: їхні правила зберігають час доби, але за годинником цього \
    комп’ютера. "keep" залишає все як є, і сторінка більше не питає. Плаваючі завдання й так слідують за вами.
    """)
  package static let helpShow = Self(
    "Show the zones of tasks that differ from the one you are in.",
    "Показати пояси завдань, відмінні від того, де ви зараз.")
  package static let helpMove = Self(
    "Move tasks to the zone you are in; \"passby undo\" takes it back.",
    "Перевести завдання в пояс, де ви зараз; \"passby undo\" скасовує це.")
  package static let helpKeep = Self(
    "Let tasks keep their zone, and ask no more.",
    "Залишити завданням їхній пояс і більше не питати.")
  package static let helpFrom = Self(
    "Only the tasks of this zone, such as Europe/Berlin; all that differ by default.",
    "Лише завдання цього поясу, наприклад Europe/Berlin; типово всі відмінні.")
  package static let helpTo = Self(
    "The zone you are in; the computer's by default.",
    "Пояс, де ви зараз; типово пояс комп’ютера.")
}

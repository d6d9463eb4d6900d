/// The welcome: questions, answers, and what to do for each.
package struct WelcomePhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: Questions, each with the sentence below it

  package static let whatForgotten = Self("What do you forget?", "Про що ви забуваєте?")
  package static let taskHint = Self(
    "One line is enough: what, when, how often. Or take what others forget.",
    "Досить одного рядка: що, коли, як часто. Або візьміть те, про що забувають інші.")
  package static let howPosition = Self(
    "How should Passby know where you are?",
    "Як Passby має дізнаватися, де ви?")
  package static let positionHint = Self(
    "It compares your position with your places, on this computer only.",
    "Він порівнює вашу позицію з вашими місцями, лише на цьому комп’ютері.")
  package static let howTell = Self("How should it tell you?", "Як вам нагадувати?")
  package static let tellHint = Self(
    "Open pages show reminders anyway. Quiet hours are kept. While this computer sleeps or is off, "
      + "nothing reminds you; once it is awake, one message says what was missed.",
    "Відкриті сторінки показують нагадування завжди. Тихі години враховано. Поки цей комп’ютер "
      + "спить або вимкнений, нагадувань немає; щойно він прокинеться, одне повідомлення скаже, "
      + "що пропущено.")
  package static let whichPlace = Self(
    "Where do you get something done?",
    "Де у вас бувають справи?")
  package static func whereDone(_ task: String) -> Self {
    Self("Where do you get “\(task)” done?", "Де ви робите «\(task)»?")
  }
  package static let placeHint = Self(
    "A pharmacy, the vet, a supermarket: Passby reminds you when you pass. What needs no place can do without.",
    "Аптека, ветеринар, супермаркет: Passby нагадає, коли ви будете поруч. Якщо місце не потрібне, пропустіть."
  )
  package static let whichParts = Self("What would you like beside tasks?", "Що ще, крім завдань?")
  package static let partsHint = Self(
    "Each can be switched on and off later, under Settings.",
    "Усе це можна ввімкнути чи вимкнути пізніше в налаштуваннях.")

  // MARK: Answers

  package static let myPhone = Self("My phone", "Мій телефон")
  package static let thisBrowser = Self("This browser", "Цей браузер")
  package static let gpsReceiver = Self("A GPS receiver", "GPS-приймач")
  package static let later = Self("Later", "Пізніше")
  package static let ownTracks = Self(alike: "OwnTracks")
  package static let ntfy = Self(alike: "ntfy")
  package static let desktop = Self("Desktop", "Стільниця")
  package static let bySearch = Self("Search", "Пошук")
  package static let onMap = Self("On the map", "На карті")
  package static let here = Self("Here, where I am", "Тут, де я зараз")
  package static let rewards = Self("Pictures", "Картинки")
  package static let rewardsHint = Self(
    "A small picture that you may open after something is done.",
    "Маленька картинка, яку можна відкрити після виконаного.")
  package static let quietHint = Self(
    "What nobody gave a time for waits from 22:00 to 07:00.",
    "Те, чому ніхто не вказав часу, чекає з 22:00 до 07:00.")

  // MARK: What to do

  package static let phoneHow = Self(
    "Install the free app OwnTracks, name the phone here, and scan the code that is shown then. Overland, Traccar, GPSLogger and OsmAnd work as well.",
    "Установіть безкоштовний застосунок OwnTracks, назвіть тут телефон і відскануйте код, який з’явиться. Overland, Traccar, GPSLogger та OsmAnd теж підходять."
  )
  package static let phoneWhy = Self(
    "The phone tells Passby where it is, and can show the reminders. First it has to reach this computer.",
    "Телефон повідомляє Passby, де він, і може показувати нагадування. Спершу він має дістатися цього комп’ютера."
  )
  package static let receiverHow = Self(
    "Plug the receiver into this computer; the program gpsd reads it.",
    "Під’єднайте приймач до цього комп’ютера; його читає програма gpsd.")
  package static let ownTracksHow = Self(
    "Reminders come as a message of OwnTracks, in the answer to the position that caused them.",
    "Нагадування приходять повідомленням OwnTracks у відповідь на позицію, що їх спричинила.")
  package static let browserHow = Self(
    "This browser shows reminders, also while no page is open.",
    "Цей браузер показує нагадування, навіть коли сторінку закрито.")
  package static let ntfyHow = Self(
    "ntfy is a free app that shows the messages of a topic. Choose a topic that cannot be guessed, save it, and scan the code with the phone. Whoever knows the topic reads the reminders and can press their buttons Done and Snooze.",
    "ntfy — безкоштовний застосунок, що показує повідомлення теми. Виберіть тему, яку ніхто не вгадає, збережіть її та відскануйте код телефоном. Хто знає тему, той читає нагадування й може натискати їхні кнопки «Виконано» та «Відкласти»."
  )
  package static let desktopHow = Self(
    "The desktop of the computer that runs Passby, through notify-send.",
    "Стільниця комп’ютера, на якому працює Passby, через notify-send.")
  package static let searchHow = Self(
    "A name or an address, a link that a map app shares, or coordinates.",
    "Назва чи адреса, посилання з будь-якої карти або координати.")
  package static let hereUnknown = Self(
    "Passby does not know where you are yet.",
    "Passby ще не знає, де ви.")
  // MARK: A test

  /// The phone gets the test with the answer to its next position; `last` is how long ago it sent
  /// one.
  package static func testWaits(_ name: String, last: String?) -> Self {
    Self(
      last.map { "Waits for \(name)’s next position (last \($0))." }
        ?? "Waits for \(name)’s first position.",
      last.map { "Чекає на наступну позицію: \(name) (остання \($0))." }
        ?? "Чекає на першу позицію: \(name).")
  }
  package static func testWake(_ name: String) -> Self {
    Self(
      "Nothing for five minutes: open OwnTracks on \(name) and press the arrow at the top, which sends its position at once.",
      "П’ять хвилин нічого: відкрийте OwnTracks на \(name) і натисніть стрілку вгорі, вона одразу надішле позицію."
    )
  }
  package static func testHanded(_ name: String, seconds: Int) -> Self {
    Self("Handed to \(name), \(seconds) s", "Передано на \(name), \(seconds) с")
  }
  package static func testTaken(_ service: String) -> Self {
    Self("\(service) has taken it", "\(service) прийняв його")
  }

  // MARK: The promise

  package static func inOwnTracks(_ name: String) -> Self {
    Self("on \(name), in OwnTracks", "на \(name), в OwnTracks")
  }
  package static let inNtfy = Self("in ntfy", "в ntfy")
  package static let onDesktop = Self(
    "on the desktop of this computer", "на стільниці цього комп’ютера")
  package static func inBrowser(_ name: String) -> Self { Self("in \(name)", "у \(name)") }
  package static func through(_ name: String) -> Self { Self("through \(name)", "через \(name)") }
  /// The promise: the way, the place, the task, and from when.
  package static func promise(
    _ way: String, place: String?, task: String, when: String?
  ) -> Self {
    let what = when.map { "\(task), \($0)" } ?? task
    let comma = way.contains(",") ? "," : ""
    return Self(
      "Passby will tell you \(way)\(place.map { "\(comma) when you pass \($0)" } ?? ""): \(what).",
      ukrainian.ended(
        "Passby нагадає вам \(way)\(place.map { ", коли ви проходитимете повз «\($0)»" } ?? ""): \(what)"
      ))
  }
  package static let nothingTells = Self(
    "Nothing tells you yet: choose how Passby reaches you.",
    "Поки що ніщо не нагадає вам: виберіть, як Passby має вас сповіщати.")
  package static let nowhereKnown = Self(
    "Passby does not know where you are, so nothing reminds you at a place.",
    "Passby не знає, де ви, тож біля місця нічого не нагадає.")
  package static let noTaskYet = Self(
    "There is no task yet, so nothing reminds you.",
    "Завдань ще немає, тож нагадувати нема про що.")
  package static let addFirst = Self("Add a task", "Додати завдання")
  package static let giveAPlace = Self("Give it a place", "Вказати місце")
  package static let giveADate = Self("Give it a date", "Вказати дату")

  // MARK: Where one stands

  package static func answered(_ question: String) -> Self {
    Self("\(question) Answered.", "\(question) Є відповідь.")
  }
  package static func toDo(_ question: String) -> Self {
    Self("\(question) To do.", "\(question) Ще попереду.")
  }
  /// The heading of the questions without an answer on the page Status.
  package static let missing = Self("Still to set up", "Ще налаштувати")
}

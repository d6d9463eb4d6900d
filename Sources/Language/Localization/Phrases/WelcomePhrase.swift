/// The welcome: questions, answers, and what to do for each.
package struct WelcomePhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: Questions, each with the sentence below it

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
  package static let placeHint = Self(
    "A pharmacy, the vet, a supermarket: one place is enough to begin with.",
    "Аптека, ветеринар, супермаркет: для початку досить одного місця.")
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
  package static let receiverHow = Self(
    "Plug it in and install gpsd (Debian: sudo apt install gpsd). “passby doctor” says what is missing.",
    "Під’єднайте його та встановіть gpsd (Debian: sudo apt install gpsd). «passby doctor» скаже, чого бракує."
  )
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
    "A name, an address, or coordinates such as 52.5163,13.3777.",
    "Назва, адреса або координати, як-от 52.5163,13.3777.")
  package static let hereUnknown = Self(
    "Passby does not know where you are yet.",
    "Passby ще не знає, де ви.")
  package static func testWaits(_ name: String) -> Self {
    Self(
      "\(name) gets the test with the answer to its next position. Press the button for an upload in the app.",
      "\(name) отримає пробне нагадування у відповіді на наступну позицію. Надішліть її кнопкою в застосунку."
    )
  }

  // MARK: Where one stands

  package static func number(_ number: Int, of count: Int) -> Self {
    Self("Question \(number) of \(count)", "Запитання \(number) з \(count)")
  }
  package static let answered = Self("answered", "є відповідь")
  package static let leftOpen = Self("later", "пізніше")
  package static let open = Self("open", "без відповіді")
  /// The heading of the questions without an answer on the page Status.
  package static let missing = Self("Still to set up", "Ще налаштувати")
}

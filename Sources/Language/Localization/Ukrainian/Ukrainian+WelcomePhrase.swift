extension Ukrainian {
  package func text(_ phrase: WelcomePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .howPosition:
      "Як Passby має дізнаватися, де ви?"
    case .positionHint:
      "Він порівнює вашу позицію з вашими місцями, лише на цьому комп’ютері."
    case .howTell:
      "Як вам нагадувати?"
    case .tellHint:
      "Відкриті сторінки показують нагадування завжди. Тихі години враховано. Поки цей комп’ютер "
        + "спить або вимкнений, нагадувань немає; щойно він прокинеться, одне повідомлення скаже, "
        + "що пропущено."
    case .whichPlace:
      "Де у вас бувають справи?"
    case .placeHint:
      "Аптека, ветеринар, супермаркет: для початку досить одного місця."
    case .whichParts:
      "Що ще, крім завдань?"
    case .partsHint:
      "Усе це можна ввімкнути чи вимкнути пізніше в налаштуваннях."
    case .myPhone:
      "Мій телефон"
    case .thisBrowser:
      "Цей браузер"
    case .gpsReceiver:
      "GPS-приймач"
    case .later:
      "Пізніше"
    case .ownTracks:
      "OwnTracks"
    case .ntfy:
      "ntfy"
    case .desktop:
      "Стільниця"
    case .bySearch:
      "Пошук"
    case .onMap:
      "На карті"
    case .here:
      "Тут, де я зараз"
    case .rewards:
      "Картинки"
    case .quietHint: "Те, чому ніхто не вказав часу, чекає з 22:00 до 07:00."
    case .rewardsHint:
      "Маленька картинка, яку можна відкрити після виконаного."
    case .phoneHow:
      "Установіть безкоштовний застосунок OwnTracks, назвіть тут телефон і відскануйте код, який з’явиться. Overland, Traccar, GPSLogger та OsmAnd теж підходять."
    case .receiverHow:
      "Під’єднайте його та встановіть gpsd (Debian: sudo apt install gpsd). «passby doctor» скаже, чого бракує."
    case .ownTracksHow:
      "Нагадування приходять повідомленням OwnTracks у відповідь на позицію, що їх спричинила."
    case .browserHow:
      "Цей браузер показує нагадування, навіть коли сторінку закрито."
    case .ntfyHow:
      "ntfy — безкоштовний застосунок, що показує повідомлення теми. Виберіть тему, яку ніхто не вгадає, збережіть її та відскануйте код телефоном. Хто знає тему, той читає нагадування й може натискати їхні кнопки «Виконано» та «Відкласти»."
    case .desktopHow:
      "Стільниця комп’ютера, на якому працює Passby, через notify-send."
    case .searchHow:
      "Назва, адреса або координати, як-от 52.5163,13.3777."
    case .hereUnknown:
      "Passby ще не знає, де ви."
    case .answered:
      "є відповідь"
    case .leftOpen:
      "пізніше"
    case .open:
      "без відповіді"
    case .missing:
      "Ще налаштувати"
    case .testWaits(let name):
      "\(name) отримає пробне нагадування у відповіді на наступну позицію. Надішліть її кнопкою в застосунку."
    case .number(let number, let count):
      "Запитання \(number) з \(count)"
    }
  }
}

/// Texts of the pages of phones, by their names in the templates.
package enum DevicePagePhrase: String, WrittenPhrase, CaseIterable {
  case devicesTitle, devicesHint, devicesNone, devicesNew, devicesName, devicesPerson,
    devicesPersonHint, devicesAdd, deviceKey, deviceKeyOnce, deviceOwnTracks, deviceCode,
    deviceOpen, deviceURL, deviceUser, deviceUnreachable, devicePassword, copy,
    deviceThenNewKey,
    deviceOthers, deviceTyped, devicePattern, deviceState, deviceChange, deviceChoices, deviceLeads,
    deviceShared, devicePush, deviceNotify, deviceAccess, deviceAccessHint, deviceNewKey,
    deviceRemove, deviceSettingsHint, deviceAdvice, deviceOffers, deviceOffersHint,
    deviceOfferKnown, deviceOfferTake, deviceOfferNone, devicePosition, deviceLocate, deviceSecret,
    deviceSecretHint, deviceSecretLabel, deviceSecretSet, deviceSecretEnd, deviceSecretKept,
    personsTitle, personRename, personRemove, taskForHint, anyPerson, personFilter,
    browserTitle, browserHint, browserUse, browserFollow, browserPrivacy

  package var texts: Texts {
    switch self {
    case .devicesTitle: Texts("Phones", "Телефони")
    case .devicesHint:
      Texts(
        "Phones send their position with an app that you have already: OwnTracks, Overland, Traccar, GPSLogger and others. Positions stay on this machine.",
        "Телефони надсилають позицію програмою, що вже є: OwnTracks, Overland, Traccar, GPSLogger тощо. Позиції лишаються на цьому комп’ютері."
      )
    case .devicesNone: Texts("No phone yet.", "Телефонів ще немає.")
    case .devicesNew: Texts("Add a phone", "Додати телефон")
    case .devicesName: Texts("Name", "Назва")
    case .devicesPerson: Texts("Whose it is", "Чий він")
    case .devicesPersonHint:
      Texts(
        "Leave it empty if it is yours. A new name makes a new person.",
        "Лишіть порожнім, якщо ваш. Нове ім’я додає нову особу.")
    case .devicesAdd: Texts("Connect a phone", "Під’єднати телефон")
    case .deviceKey: Texts("Connect the app", "Під’єднати програму")
    case .deviceKeyOnce:
      Texts(
        "Scan or copy it now: it is not shown again.",
        "Відскануйте або скопіюйте зараз: більше цього не буде показано.")
    case .deviceOwnTracks: Texts(alike: "OwnTracks")
    case .deviceCode:
      Texts(
        "Scan this with the phone: it sets up OwnTracks.",
        "Скануйте телефоном: це налаштує OwnTracks.")
    case .deviceOpen: Texts("Open in OwnTracks", "Відкрити в OwnTracks")
    case .deviceURL: Texts("Address", "Адреса")
    case .deviceUser: Texts("User", "Користувач")
    case .deviceUnreachable:
      Texts(
        "Phones cannot reach this computer yet",
        "Телефони ще не можуть з’єднатися з цим комп’ютером")
    case .devicePassword: Texts("Password", "Пароль")
    case .deviceThenNewKey:
      Texts(
        "Then make a new key here: its code holds the new address.",
        "Потім створіть тут новий ключ: у його коді буде нова адреса.")
    case .deviceTyped: Texts("Without a code, and other apps", "Без коду та для інших програм")
    case .deviceOthers: Texts("Other apps", "Інші програми")
    case .devicePattern: Texts("Pattern", "Шаблон")
    case .deviceState: Texts("State", "Стан")
    case .deviceChange: Texts("Change", "Змінити")
    case .deviceChoices: Texts("Choices", "Вибір")
    case .deviceLeads:
      Texts(
        "Always use this phone’s position",
        "Завжди брати позицію цього телефона")
    case .deviceShared:
      Texts(
        "Other persons’ phones see its position",
        "Телефони інших осіб бачать його позицію")
    case .devicePush:
      Texts(
        "Let the phone watch the places (saves battery)",
        "Нехай телефон сам стежить за місцями (заощаджує заряд)")
    case .deviceNotify: Texts("Show reminders in OwnTracks", "Показувати нагадування в OwnTracks")
    case .deviceAccess: Texts("Access", "Доступ")
    case .deviceAccessHint:
      Texts(
        "To connect the app again, make a new key: it is shown with all that the app needs, and ends the old one at once. A phone that is removed can send nothing any more.",
        "Щоб під’єднати програму знову, створіть новий ключ: його показано разом з усім, що їй потрібно, і він одразу скасовує старий. Видалений телефон більше нічого не може надіслати."
      )
    case .deviceNewKey: Texts("Make a new key", "Створити новий ключ")
    case .deviceRemove: Texts("Remove the phone", "Видалити телефон")
    case .deviceSettingsHint:
      Texts(
        "Phones can send their position instead of a receiver, or beside it.",
        "Телефони можуть надсилати позицію замість приймача або разом із ним.")
    case .deviceAdvice: Texts("What to change", "Що змінити")
    case .deviceOffers: Texts("Places on the phone", "Місця на телефоні")
    case .deviceOffersHint:
      Texts(
        "Regions that were made on the phone. Places of the same name stay as they are.",
        "Зони, створені на телефоні. Місця з такою самою назвою лишаються як є.")
    case .deviceOfferKnown: Texts("a place already", "уже є таке місце")
    case .deviceOfferTake: Texts("Add as places", "Додати як місця")
    case .deviceOfferNone: Texts("Nothing was chosen.", "Нічого не вибрано.")
    case .devicePosition: Texts("Where it was last", "Де був востаннє")
    case .deviceLocate: Texts("Show where it was last", "Показати, де був востаннє")
    case .deviceSecret: Texts("Encryption", "Шифрування")
    case .deviceSecretHint:
      Texts(
        "OwnTracks can encrypt its messages, which helps where there is no https. Type the same secret here and in the app. Then only encrypted messages of this phone are taken. The secret is not shown again.",
        "OwnTracks уміє шифрувати повідомлення; це допомагає там, де немає https. Введіть те саме гасло тут і в програмі. Тоді від цього телефона приймаються лише шифровані повідомлення. Гасло більше не показується."
      )
    case .deviceSecretLabel: Texts("Secret, at most 32 bytes", "Гасло, до 32 байтів")
    case .deviceSecretSet: Texts("Set the secret", "Задати гасло")
    case .deviceSecretEnd: Texts("End the encryption", "Скасувати шифрування")
    case .deviceSecretKept: Texts("The secret was set.", "Гасло задано.")
    case .personsTitle: Texts("People", "Люди")
    case .copy: Texts("Copy", "Копіювати")
    case .personRename: Texts("Rename", "Перейменувати")
    case .personRemove: Texts("Remove", "Видалити")
    case .taskForHint:
      Texts(
        "Only they are reminded. With nobody chosen it is for anyone.",
        "Нагадування отримають лише вони. Якщо нікого не вибрано, завдання для всіх.")
    case .anyPerson: Texts("Anyone", "Будь-хто")
    case .personFilter: Texts("For", "Для кого")
    case .browserTitle: Texts("This browser", "Цей браузер")
    case .browserHint:
      Texts(
        "While a page of Passby is open and in front, this browser can tell where you are. With the page closed or the phone locked nothing is sent; for that, use an app.",
        "Поки сторінка Passby відкрита й на екрані, цей браузер може казати, де ви. Коли її закрито або телефон заблоковано, нічого не надсилається; для цього є програми."
      )
    case .browserUse: Texts("Use my position now", "Узяти мою позицію зараз")
    case .browserFollow: Texts("Follow me", "Стежити за мною")
    case .browserPrivacy:
      Texts(
        "Your positions are used for your reminders, and not kept. You can stop at any time, on every page.",
        "Позиції потрібні лише для ваших нагадувань і не зберігаються. Зупинити це можна будь-коли на кожній сторінці."
      )
    }
  }
}

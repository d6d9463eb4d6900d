import Model

extension DevicePhrase {
  package static let help = Self(
    "Add and show the phones that send positions.",
    "Додати й переглянути телефони, що надсилають положення.")
  package static let helpDiscussion = Self(
    "A phone sends its position with the app that it has: OwnTracks, Overland, Traccar, GPSLogger and others. `device add` prints what to type into the app, once. Positions go to nobody else.",
    "Телефон надсилає положення програмою, що вже є: OwnTracks, Overland, Traccar, GPSLogger тощо. `device add` один раз показує, що ввести в програмі. Положення більше нікому не передається."
  )
  package static let helpAdd = Self(
    "Add a device and print its key, once.",
    "Додати пристрій і один раз показати його ключ.")
  package static let helpList = Self("List the devices.", "Показати пристрої.")
  package static let helpShow = Self(
    "Show a device and how well it reports.",
    "Показати пристрій і якість його повідомлень.")
  package static let helpEdit = Self("Change a device.", "Змінити пристрій.")
  package static let helpRemove = Self(
    "Remove a device and end its access.",
    "Видалити пристрій і припинити його доступ.")
  package static let helpKey = Self(
    "Make a new key; the old one stops working at once.",
    "Створити новий ключ; старий одразу перестає діяти.")
  package static let helpName = Self(
    "The name or number of the device.",
    "Назва або номер пристрою.")
  package static let helpNewName = Self(
    "A name such as \"Anna's phone\".",
    "Назва, наприклад «Телефон Анни».")
  package static let helpWhose = Self(
    "Whose device it is; a new name makes a new person.",
    "Чий це пристрій; нове ім’я додає нову особу.")
  package static let helpKind = Self(
    "The app: owntracks, overland, traccar, osmand, gpslogger, browser, other, or none.",
    "Програма: owntracks, overland, traccar, osmand, gpslogger, browser, other або none.")
  package static let helpTopic = Self(
    "The topic at the MQTT broker, or none.",
    "Тема на брокері MQTT або none.")
  package static let helpOtrc = Self(
    "Write the configuration of OwnTracks to this file.",
    "Записати налаштування OwnTracks у цей файл.")
  package static let helpSecretFile = Self(
    "Take the passphrase of encrypted messages from this file; plain ones are refused from then on.",
    "Взяти гасло шифрування з цього файлу; нешифровані повідомлення відтоді відхиляються.")
  package static let helpNoSecret = Self(
    "Accept plain messages again and forget the passphrase.",
    "Знову приймати нешифровані повідомлення і забути гасло.")
  package static let helpURL = Self(
    "The address under which phones reach the page, such as https://passby.example.org.",
    "Адреса, за якою телефони бачать сторінку, наприклад https://passby.example.org.")
  package static let helpShare = Self(
    "Show its position to the devices of other persons.",
    "Показувати його положення пристроям інших осіб.")
  package static let helpLeads = Self(
    "Let this device count for its person, whichever moved last.",
    "Враховувати за особу саме цей пристрій, хоч би який рухався останнім.")
  package static let helpPushPlaces = Self(
    "Send the places to the phone, so that it wakes at their borders: on, all (instead of its own) or off.",
    "Надсилати місця на телефон, щоб він прокидався на їхній межі: on, all (замість власних) або off."
  )
  package static let helpNotifyInApp = Self(
    "Send reminders back to OwnTracks in the answer.",
    "Надсилати нагадування в OwnTracks у відповіді.")
  package static let helpNewKey = Self("Make a new key.", "Створити новий ключ.")
  package static let helpPerson = Self(
    "List and rename the persons whose devices these are.",
    "Переглянути й перейменувати осіб, чиї це пристрої.")
  package static let helpPersonList = Self(
    "List the persons with their devices.",
    "Показати осіб та їхні пристрої.")
  package static let helpPersonRename = Self("Give a person another name.", "Дати особі інше ім’я.")
  package static let helpPersonRemove = Self(
    "Remove a person whom no task or device names.",
    "Видалити особу, якої не згадує жодне завдання чи пристрій.")
  package static let helpPersonName = Self("The name of the person.", "Ім’я особи.")
  package static let helpNewPersonName = Self("The new name.", "Нове ім’я.")
  package static let helpTaskFor = Self(
    "Only for this person; repeat it for several. none means anyone.",
    "Лише для цієї особи; для кількох повторіть. none означає будь-кого.")
  package static let helpListFor = Self(
    "Only tasks for this person, and those for anyone.",
    "Лише завдання для цієї особи та для будь-кого.")
  package static let helpOfPerson = Self(
    "Only what concerns this person.",
    "Лише те, що стосується цієї особи.")
  package static let helpPlaceFrom = Self(
    "Make places of the regions of a phone: all, or the one with this name.",
    "Додати як місця зони телефона: усі або одну з цією назвою.")
}

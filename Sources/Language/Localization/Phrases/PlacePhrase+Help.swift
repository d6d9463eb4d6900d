extension PlacePhrase {
  package static let help = Self(
    "Manage places: named circles where tasks can be done.",
    "Керувати місцями: названими колами, де можна виконати завдання.")
  package static let helpAdd = Self("Add a place.", "Додати місце.")
  package static let helpName = Self("The name of the place.", "Назва місця.")
  package static let helpPosition = Self(
    "LAT,LON in degrees, a geo: URI, or here.",
    "LAT,LON у градусах, адреса geo: або here.")
  package static let helpRadius = Self(
    "The radius in metres, 20 to 100000.",
    "Радіус у метрах, від 20 до 100000.")
  package static let helpTag = Self(
    "A tag that tasks can name, such as pharmacy. Repeatable.",
    "Мітка, яку можуть називати завдання, наприклад аптека. Можна повторювати.")
  package static let helpGpsdForHere = Self(
    "The address of gpsd, for here.",
    "Адреса gpsd, для here.")
  package static let helpEdit = Self(
    "Change a place. The change itself causes no event.",
    "Змінити місце. Сама зміна не спричиняє подій.")
  package static let helpReference = Self("The place's name or number.", "Назва або номер місця.")
  package static let helpNewPosition = Self(
    "A new position: LAT,LON, a geo: URI, or here.",
    "Нові координати: LAT,LON, адреса geo: або here.")
  package static let helpNewRadius = Self(
    "A new radius in metres, 20 to 100000.",
    "Новий радіус у метрах, від 20 до 100000.")
  package static let helpNewTags = Self(
    "New tags instead of the old ones; none removes them. Repeatable.",
    "Нові мітки замість старих; none прибирає їх. Можна повторювати.")
  package static let helpNear = Self(
    "List the nearest places where something can be done now.",
    "Показати найближчі місця, де зараз є що зробити.")
  package static let helpNearDiscussion = Self(
    """
    Only places with a task that is open or due, the nearest first, with distance and direction. The \
    position is that of the running daemon; without one, gpsd is asked, and then the database.
    """,
    """
    Лише місця з відкритим завданням або завданням, термін якого настав; спершу найближчі, з відстанню й \
    напрямком. Позицію дає служба; без неї – gpsd, а тоді база даних.
    """)
  package static let helpNearWithin = Self(
    "The largest distance, such as 800 or 2km: 20 m to 100 km.",
    "Найбільша відстань, наприклад 800 або 2km: від 20 м до 100 км.")
  package static let helpNearCount = Self(
    "How many places, 1 to 1000.",
    "Скільки місць, від 1 до 1000.")
  package static let helpNearGPSD = Self(
    "The address of gpsd, if no daemon has a position.",
    "Адреса gpsd, якщо служба не має позиції.")
  package static let helpList = Self("List all places.", "Показати всі місця.")
  package static let helpRemove = Self(
    "Delete a place, also from its tasks. \"passby undo\" restores it.",
    "Видалити місце, також із його завдань. \"passby undo\" відновлює його.")
  package static let helpShow = Self(
    "Show one place with its tasks.",
    "Показати одне місце з його завданнями.")
  package static let helpAddDiscussion = Self(
    alike: """
      passby place add Vet 52.5163,13.3777 --radius 80
      passby place add Pharmacy geo:52.5101,13.3902 --tag pharmacy
      passby place add Cafe -33.8568,151.2153
      passby place add Home here
      passby place add --from "Anna's phone"
      """)
}

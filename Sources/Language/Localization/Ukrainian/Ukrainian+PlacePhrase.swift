extension Ukrainian {
  package func text(_ phrase: PlacePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Answers and rows of the command line.
    case .noPlaces:
      "Місць ще немає. Додайте: passby place add Vet 52.5163,13.3777 --radius 80"
    case .noTasks:
      "немає завдань"
    case .visitMap(let radius, let distance, let accuracy):
      "Радіус кола \(radius); до середини \(distance)\(accuracy.map { ", ± \($0)" } ?? "")."
    case .added(let place, let radius, let position):
      "Додано місце \(place): \(radius) навколо \(position)."
    case .changed(let place, let radius, let position):
      "Змінено місце \(place): \(radius) навколо \(position)."
    case .removed(let place):
      "Вилучено місце \(place). Повернути: «passby undo»."
    case .untied(let tasks):
      "Більше не прив’язано: \(tasks)."
    case .noPositionByReceiver(let address, let reason):
      "gpsd за адресою \(address) не дав позиції: \(reason). Вкажіть LAT,LON або запустіть «passby doctor»."
    case .noUsablePosition:
      "приймач ще не має придатної позиції"
    case .rowPlace:
      "місце"
    case .rowPosition:
      "координати"
    case .rowRadius:
      "радіус"
    case .rowTags:
      "мітки"
    case .rowState:
      "стан"
    case .rowTasks:
      "завдання"
    // What is wrong with a place.
    case .emptyName where localizer.audience == .page: "Дайте місцю назву."
    case .emptyName: "назва «» порожня: дайте місцю назву."
    case .nameLikeTag(let name):
      "назва \(name) починається з #, що означає мітку: приберіть #."
    case .nameTaken(let name) where localizer.audience == .page:
      "Місце \(name) уже є. Виберіть іншу назву."
    case .nameTaken(let name):
      "місце \(name) уже є. Виберіть іншу назву або змініть його: passby place edit \(name)"
    case .noSuchPlace(let text, let suggestion) where localizer.audience == .page:
      "Місця \(text) немає.\(question(suggestion))"
    case .noSuchPlace(let text, let suggestion):
      "місця \(text) немає.\(question(suggestion)) Усі місця показує «passby place list»."
    case .noSuchPlaceOrTag(let text, let suggestion) where localizer.audience == .page:
      "Місця чи мітки \(text) немає.\(question(suggestion))"
    case .noSuchPlaceOrTag(let text, let suggestion):
      "місця чи мітки \(text) немає.\(question(suggestion)) Спершу додайте місце: passby place add "
        + "\(text) LAT,LON"
    case .otherReferenceSystem(let text):
      "\(text) в іншій системі координат: очікувалася WGS 84."
    case .positionIsAddress(let text):
      "\(text) називає адресу чи пошук, а не координати: очікувалася адреса geo: з градусами, "
        + "наприклад geo:0,0?q=52.5163,13.3777. Адреси знаходить карта на сторінці."
    case .notPosition(let text):
      "\(text) не є координатами: очікувалося LAT,LON у градусах, наприклад 52.5163,13.3777, адреса "
        + "geo: або here."
    case .notRadius(let subject):
      "\(localizer.given(subject)) не є відстанню: очікувалися метри, наприклад 150 або 2km."
    case .radiusTextOutOfRange(let subject):
      "\(localizer.given(subject)) поза межами: очікувалося від 20 м до 100 км."
    case .emptyTag(let subject):
      "\(localizer.given(subject)) порожня: очікувалося слово, наприклад аптека."
    // The search for addresses.
    case .geocoder(let address, let problem):
      "web.geocoder: «\(address)» \(geocoderProblem(problem, localizer))."
    case .emptySearch: "введіть адресу для пошуку."
    case .searchTooLong(let text, let longest):
      "«\(text)» задовге для адреси; очікувалося щонайбільше \(longest) символів."
    case .geocoderBusy(let host):
      "«\(host)» приймає один запит на секунду, а інші вже чекають. Спробуйте за мить."
    case .geocoderUnreachable(let host, .noLibrary):
      "«\(host)»: \(HTTPReason.noLibrary.text(in: localizer))."
    case .geocoderUnreachable(let host, let reason):
      "Немає зв'язку з «\(host)»: \(reason.text(in: localizer)). Перевірте мережу та web.geocoder."
    case .geocoderSilent(let host, let seconds):
      "«\(host)» не відповідає протягом \(localizer.seconds(seconds)). Спробуйте ще раз або перевірте мережу."
    case .geocoderLimit(let host):
      "«\(host)» отримав забагато запитів (429). Спробуйте пізніше."
    case .geocoderRefused(let host):
      "«\(host)» не приймає пошук. Перевірте web.geocoder і правила цієї служби."
    case .geocoderNotUnderstood(let host):
      "«\(host)» відповідає не так, як Nominatim. Перевірте web.geocoder."
    case .addressesBy(let host): "Адреси: \(host)"
    // Inside or outside.
    case .inside:
      "ви тут"
    case .outside:
      "зовні"
    case .unknown:
      "невідомо"
    case .metersFromCenter(let meters):
      ", \(meters) м від центру"
    // On the page.
    case .newPlace(let name): "Додано: \(name)."
    case .pointToPlace(let name): "Де \(name)? Торкніться карти в цьому місці або знайдіть адресу."
    case .savedPlace(let name): "Збережено: \(name)."
    case .unchangedPlace(let name): "Нічого не змінено: \(name)."
    case .deletedPlace(let name): "Видалено: \(name)."
    case .noReminderUntilNextVisit(let place):
      "Ви зараз у місці «\(place)», тому там не буде нагадувань до наступного візиту."
    case .noLongerAtPlace(let tasks, let more):
      "Завдання, що втратили це місце: \(tasks.joined(separator: ", "))"
        + (more > 0 ? " та ще \(more)." : ".")
    case .placeGone: "Такого місця немає."
    case .around(let radius, let position): "\(radius) навколо \(position)"
    case .noMapImages(let reason): "Карта без зображень: \(reason)"
    case .noTileFile: "Немає файлу з плитками карти: див. web.tiles_file."
    case .noTile: "Тут у карти немає зображення."
    case .nothingToSearch: "Введіть, що шукати."
    case .coordinatesExpected: "Очікувалися lat і lon у градусах."
    case .notFound(let text): "Місця «\(text)» не знайдено."
    case .notFoundWithoutService(let text):
      "Місця «\(text)» не знайдено. Адреси не шукаються: службу пошуку не обрано."
    case .searchFailed(let reason): "Зараз не вдається шукати адреси: \(reason)"
    case .leafletMissing:
      "Leaflet, який малює карту, не встановлено: встановіть пакунок libjs-leaflet."
    // Visits.
    case .youAreAt(let place, let age): (age.map { "Ви були тут \($0)" } ?? "Ви тут") + ": \(place)"
    case .lastAt(let place, let time): "Востаннє в місці \(place), \(time)"
    case .lastHere(let time): "востаннє тут \(time)"
    case .here(let age): age.map { "ви були тут \($0)" } ?? "ви тут"
    case .moreTasks(let number): "Ще \(number)"
    case .nearYou(let age): age.map { "Поруч із місцем, де ви були \($0)" } ?? "Поруч"
    case .quietForVisit(let task, let when):
      ended("Не зараз: \(task) мовчить під час цього візиту" + (when.map { "; \($0)" } ?? ""))
    case .snoozedAll(let number): "Відкладено на 1 год: \(count(number, .task))."
    case .dismissedAll(let number):
      "Не зараз: \(count(number, .task)) без нагадувань тут до наступного візиту."
    case .nothingHere(let place): "Тут (\(place)) зараз більше нема чого робити."
    case .positionOfDaemon(let age): ended("Позиція: \(age)")
    case .positionOfGPSD(let age): ended("Позиція від gpsd: \(age)")
    case .positionStored(let age): ended("Остання збережена позиція: \(age)")
    case .nothingNear(let distance):
      "У межах \(distance) немає місць із відкритими завданнями."
    case .noPosition(let address, let reason):
      "Позиція невідома: служба її не має, gpsd за адресою \(address) не надав (\(reason)), "
        + "збереженої теж немає. Приймач перевіряє «passby doctor»."
    case .noPositionYet: "Позиція ще невідома."
    case .stay(let from, let to, let length): "\(from) – \(to), \(length)"
    case .staySince(let moment): "від \(moment)"
    case .passed(let moment): "\(moment), повз"
    case .left(let moment): "вихід \(moment)"
    case .receiverNow(let state): "Зараз: \(state)."
    // Help.
    case .help: "Керувати місцями: названими колами, де можна виконати завдання."
    case .helpAdd: "Додати місце."
    case .helpName: "Назва місця."
    case .helpPosition: "LAT,LON у градусах, адреса geo: або here."
    case .helpRadius: "Радіус у метрах, від 20 до 100000."
    case .helpTag: "Мітка, яку можуть називати завдання, наприклад аптека. Можна повторювати."
    case .helpGpsdForHere: "Адреса gpsd, для here."
    case .helpEdit: "Змінити місце. Сама зміна не спричиняє подій."
    case .helpReference: "Назва або номер місця."
    case .helpNewPosition: "Нові координати: LAT,LON, адреса geo: або here."
    case .helpNewRadius: "Новий радіус у метрах, від 20 до 100000."
    case .helpNewTags: "Нові мітки замість старих; none прибирає їх. Можна повторювати."
    case .helpNear: "Показати найближчі місця, де зараз є що зробити."
    case .helpNearDiscussion:
      """
      Лише місця з відкритим завданням або завданням, термін якого настав; спершу найближчі, з відстанню й \
      напрямком. Позицію дає служба; без неї – gpsd, а тоді база даних.
      """
    case .helpNearWithin: "Найбільша відстань, наприклад 800 або 2km: від 20 м до 100 км."
    case .helpNearCount: "Скільки місць, від 1 до 1000."
    case .helpNearGPSD: "Адреса gpsd, якщо служба не має позиції."
    case .helpList: "Показати всі місця."
    case .helpRemove: "Видалити місце, також із його завдань. \"passby undo\" відновлює його."
    case .helpShow: "Показати одне місце з його завданнями."
    case .helpAddDiscussion:
      """
      passby place add Vet 52.5163,13.3777 --radius 80
      passby place add Pharmacy geo:52.5101,13.3902 --tag pharmacy
      passby place add Cafe -33.8568,151.2153
      passby place add Home here
      passby place add --from "Anna's phone"
      """
    }
  }
}

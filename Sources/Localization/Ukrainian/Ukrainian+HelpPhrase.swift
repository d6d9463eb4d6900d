extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: HelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .groupTasks: "Завдання"
    case .groupPlaces: "Місця"
    case .groupSteps: "Скасування"
    case .groupDaemon: "Фонова служба"
    case .groupInformation: "Інформація"
    case .groupBackup: "Резервні копії"
    case .commonOptions: "Спільні параметри"
    case .taskOptions: "Завдання"
    case .overview: "ОГЛЯД:"
    case .usage: "ВИКОРИСТАННЯ:"
    case .arguments: "АРГУМЕНТИ:"
    case .options: "ПАРАМЕТРИ:"
    case .subcommands: "ПІДКОМАНДИ:"
    case .usageLine: "Використання:"
    case .showHelp: "Показати довідку."
    case .showVersion: "Показати версію."
    case .showSubcommandHelp: "Показати довідку підкоманди."
    case .defaultCommand: "(типово)"
    case .anyCommand: "<підкоманда>"
    case .defaultValue: "(типово: "
    case .values: "(значення: "
    case .seeSubcommandHelp: "— докладна довідка."
    case .seeHelp: "— докладніше."
    case .see: "Див. '"
    case .database: "Файл бази даних (PASSBY_DB)."
    case .configuration: "Файл налаштувань (PASSBY_CONFIG)."
    case .json: "Вивести JSON зі сталими ключами."
    case .now: "Вважати цей момент теперішнім (PASSBY_NOW)."
    case .lang: "Мова: en або uk (PASSBY_LANGUAGE)."
    case .color: "Колір: auto, always або never. NO_COLOR враховується."
    case .passby: "Нагадування про те, що повторюється, там, де це можна зробити."
    case .list: "Показати головний екран: кожне завдання — смуга, що заповнюється з плином відліку."
    case .listAll: "Показати й завершені завдання."
    case .listPlace: "Лише завдання в цьому місці або з цією міткою."
    case .add: "Додати завдання."
    case .taskName: "Назва завдання."
    case .dryRun: "Показати завдання, не зберігаючи."
    case .edit: "Змінити завдання й показати його старі та нові дати."
    case .newName: "Нова назва."
    case .show: "Показати все про одне завдання."
    case .remove: "Видалити завдання. Його історія лишається, а \"passby undo\" відновлює його."
    case .done: "Позначити завдання виконаним. Починається наступний відлік."
    case .doneAt: "Коли його виконано; типово зараз."
    case .doneAgain: "Підтвердити, що його виконано ще раз, невдовзі після попереднього."
    case .skip: "Пропустити цей раз, не враховуючи його як виконаний."
    case .snooze: "Відкласти нагадування завдання. Його термін не змінюється."
    case .snoozeUntil:
      "2h, 1d, час, наприклад завтра або пт 18:00, visit, leave, this-visit або off."
    case .move: "Перенести лише цей раз. Наступні лишаються на місці."
    case .moveTo: "Новий термін, наприклад пт 18:00 або 2026-01-15T09:00."
    case .next: "Показати майбутні рази, нічого не зберігаючи."
    case .nextTask: "Номер або назва завдання. Без них опишіть завдання параметрами."
    case .nextCount: "Скільки разів, від 1 до 1000."
    case .task: "Номер або назва завдання."
    case .every:
      "Період, наприклад 12h, 3d, 10w, 1mo чи 1y; вікно, наприклад 10-14w; або дні: tue,fri, "
        + "2w on вт, 1mo on 15, last day, first mon, 1y on 24 dec."
    case .from: "Відлічувати від виконання (done) або від сталого початку (start)."
    case .start: "Коли починається відлік; типово зараз. Сам початок не є терміном."
    case .first: "Перший термін замість одного періоду після початку."
    case .end: "Останній можливий термін. Дата означає кінець цього дня."
    case .at: "Час доби: HH:MM."
    case .zone: "Часовий пояс IANA або floating; типово пояс комп’ютера."
    case .due: "Термін завдання без --every."
    case .taskPlace: "Назва місця або #мітка для будь-якого місця з цією міткою. Можна повторювати."
    case .on: "Які події нагадують: enter,exit,dwell,cross; типово enter,cross."
    case .dwell: "Скільки має тривати перебування для dwell, наприклад 10min; типово 5min."
    case .horizon: "За скільки до терміну відкривається завдання без вікна; типово 24h."
    case .nag: "Повторювати нагадування, доки прострочено, наприклад 1d."
    case .notes: "Довільний текст."
    case .category: "Категорія завдання; none – без категорії."
    case .priority: "high, normal або low."
    case .difficulty: "very-easy, easy, medium, hard або very-hard, чи число від 1 до 5."
    case .duration: "Скільки це триває, наприклад 30min."
    case .quick: "Додати завдання одним рядком."
    case .quickLine: "Рядок; усі слова утворюють один рядок."
    case .quickDiscussion:
      """
      Слова, що не є позначками, – це назва. Позначки: every RULE, from done, from start, due DATE, \
      start DATE, at TIME, @Місце, @"Довга назва", @#мітка, #категорія, !high, !low, ~30min. Слова в \
      подвійних лапках завжди належать до назви. Наприклад:
        passby quick Підрізати кігті every 2w on вт at 18:00 @Ветеринар '!high'
      """
    case .categoryGroup: "Показати, додати, змінити або видалити категорії."
    case .categoryList: "Показати всі категорії."
    case .categoryAdd: "Додати категорію."
    case .categoryEdit: "Змінити категорію."
    case .categoryRemove: "Видалити категорію; її завдання залишаться без категорії."
    case .categoryName: "Назва або номер категорії."
    case .categoryColor: "Колір: # і три або шість шістнадцяткових цифр."
    case .categoryIcon: "Значок: назва, наприклад house чи pill, або один символ."
    case .severalTasks: "Номери або назви завдань."
    case .snoozeFor: "Кінець відкладення для кількох завдань одразу."
    case .pause: "Призупинити всі нагадування до певного часу. Без часу – показати паузу."
    case .pauseUntil: "2w, час, наприклад наступного тижня чи пт 18:00, або off."
    case .today: "Показати, що можна зробити зараз і сьогодні, і що вже виконано."
    case .todayDiscussion:
      """
      Групи: тут (відкрите, і ви в одному з його місць), прострочено, сьогодні (термін до півночі), \
      відкриті (довше за добу), пізніше (відкриється до півночі), будь-коли (без терміну).
      """
    case .todaySort:
      "Натомість один список за цими ключами: priority, due, name, created, category, difficulty."
    case .listWords:
      "Лише завдання з усіма цими словами в назві, нотатках, місцях, мітках чи категорії."
    case .listOpen: "Лише відкриті завдання."
    case .listDue: "Лише завдання, чий термін настав, разом із простроченими."
    case .listOverdue: "Лише прострочені завдання."
    case .listWaiting: "Лише завдання, що чекають."
    case .listCategory: "Лише завдання цієї категорії; none – без категорії."
    case .listPriority: "Лише завдання цієї важливості."
    case .place: "Керувати місцями: названими колами, де можна виконати завдання."
    case .placeAdd: "Додати місце."
    case .placeName: "Назва місця."
    case .placePosition: "LAT,LON у градусах, адреса geo: або here."
    case .placeRadius: "Радіус у метрах, від 20 до 100000."
    case .placeTag: "Мітка, яку можуть називати завдання, наприклад аптека. Можна повторювати."
    case .gpsdForHere: "Адреса gpsd, для here."
    case .placeEdit: "Змінити місце. Сама зміна не спричиняє подій."
    case .placeReference: "Назва або номер місця."
    case .newPosition: "Нові координати: LAT,LON, адреса geo: або here."
    case .newRadius: "Новий радіус у метрах, від 20 до 100000."
    case .newTags: "Нові мітки замість старих; none прибирає їх. Можна повторювати."
    case .near: "Показати найближчі місця, де зараз є що зробити."
    case .nearDiscussion:
      """
      Лише місця з відкритим завданням або завданням, термін якого настав; спершу найближчі, з відстанню й \
      напрямком. Позицію дає служба; без неї – gpsd, а тоді база даних.
      """
    case .nearWithin: "Найбільша відстань, наприклад 800 або 2km: від 20 м до 100 км."
    case .nearCount: "Скільки місць, від 1 до 1000."
    case .nearGPSD: "Адреса gpsd, якщо служба не має позиції."
    case .placeList: "Показати всі місця."
    case .placeRemove: "Видалити місце, також із його завдань. \"passby undo\" відновлює його."
    case .placeShow: "Показати одне місце з його завданнями."
    case .undo: "Скасувати останній крок або останні N кроків."
    case .redo: "Повторити останній скасований крок або останні N кроків."
    case .steps: "Скільки кроків."
    case .run: "Стежити за приймачем і нагадувати, доки не зупинять."
    case .gpsd: "Адреса gpsd: HOST, HOST:PORT або [ADDRESS]:PORT."
    case .device: "Лише цей приймач, наприклад /dev/ttyUSB0; типово перший знайдений."
    case .nmea: "Читати NMEA з файла або, якщо -, зі стандартного вводу, замість gpsd."
    case .noWeb: "Не відкривати вебсторінку."
    case .replay: "Програти запис NMEA так, наче він надходить із приймача."
    case .recording: "Запис або - для стандартного вводу."
    case .speed: "max або кратна швидкість, наприклад 1x чи 60x."
    case .commit: "Зберегти результати з часом із запису."
    case .trace: "Розшифрувати запис NMEA: одна позиція на епоху."
    case .web: "Керувати доступом до вебсторінки."
    case .webToken: "Створити токен, який відкриває сторінку іншим у мережі."
    case .newToken: "Замінити токен. Старий перестає діяти, і всі сеанси завершуються."
    case .removeToken: "Вилучити токен. Тоді сторінку відкриває лише цей комп’ютер."
    case .status:
      "Показати стан: служба, приймач, остання позиція, місця, наступне нагадування, "
        + "доставка."
    case .statusGPSD:
      "Адреса gpsd: HOST, HOST:PORT або [ADDRESS]:PORT. Запит іде, навіть коли служба "
        + "працює."
    case .watch: "Живий екран: позиція, найближчі місця, завдання й останні події."
    case .watchCount: "Зупинитися після стількох оновлень, від 1 до 1000000000."
    case .why: "Пояснити, чому було чи не було нагадування про завдання або в місці."
    case .whySubject: "Номер чи назва завдання або назва місця."
    case .whyPlace: "Назва чи номер належить місцю."
    case .whyCount: "Скільки рішень, від найновіших, від 1 до 1000."
    case .history: "Показати виконане й пропущене за днями, від найновішого."
    case .historySearch: "Лише записи, у назві, нотатках чи місці яких це є."
    case .historyTask: "Лише це завдання, за номером або назвою. Його вже може не бути."
    case .historyPlace: "Лише це місце, за номером або назвою, або ця #мітка."
    case .historyFrom: "Лише від цього дня чи моменту, наприклад 2026-01-15."
    case .historyTo: "Лише до цього дня чи моменту."
    case .historyAll: "Показати також нагадування й візити. Вони зберігаються обмежений час."
    case .historyCount: "Скільки записів, від 1 до 100000."
    case .doctor: "Перевірити, що потрібно Passby, і підказати, як виправити негаразди."
    case .sendTest: "Надіслати пробне нагадування через кожен сповіщувач."
    case .config: "Показати чинні налаштування та їхні джерела."
    case .configKey: "Налаштування, наприклад gpsd.port, або розділ, наприклад gpsd; типово всі."
    case .configPath: "Вивести шлях до файла налаштувань."
    case .configWrite:
      "Створити файл налаштувань із поясненням усіх типових значень. Наявний файл не "
        + "змінюється."
    case .configCheck: "Перевірити файл замість показу чинних налаштувань."
    case .showSecrets: "Показати паролі й токени замість ***."
    case .backup: "Скопіювати всю базу даних у файл, навіть поки працює passby."
    case .newFile: "Новий файл."
    case .force: "Замінити файл, якщо він є."
    case .restore: "Замінити базу даних резервною копією."
    case .backupFile: "Файл, створений \"passby backup\"."
    case .restoreDryRun: "Лише перевірити копію та показати її вміст."
    case .export: "Експортувати все як текст, по одному об’єкту JSON у рядку."
    case .exportFile: "Новий файл; - означає стандартний вивід."
    case .exportOnly:
      "Лише ці частини: places, tasks (разом із місцями) або history. Можна повторювати або "
        + "через кому."
    case .import: "Імпортувати файл, створений \"passby export\"."
    case .importFile: "Файл; - означає стандартний ввід."
    case .importUpdate: "Перезаписати наявні записи даними з файла."
    case .importDryRun: "Перевірити файл і показати, що він додасть, нічого не змінюючи."

    case .passbyDiscussion:
      """
      Без команди passby показує головний екран: кожне завдання — смуга, що заповнюється з плином \
      відліку, найближчі спочатку.

      Перші кроки:
        passby place add Vet 52.5163,13.3777 --radius 80
        passby add "Cat medicine" --every 10-14w --place Vet
        passby run
      """
    case .backupDiscussion:
      """
      Копію перевіряють, перш ніж вона отримає свою назву. "passby restore FILE" відновлює її; \
      "passby export" натомість пише текст.
      """
    case .exportDiscussion:
      """
      Експорт містить усе, зокрема координати ваших місць і останню відому позицію. Його читає \
      "passby import".

        passby export passby.jsonl
        passby export --only tasks | ssh pi passby import -
      """
    case .importDiscussion:
      """
      Порожня база даних отримує все точно таким, як було, разом із номерами й кроками скасування. \
      База, якою вже користуються, отримує завдання, місця й історію, яких вона ще не має, з новими \
      номерами; "passby undo" вилучає їх. Наявні записи лишаються.
      """
    case .restoreDiscussion:
      """
      Спершу перевіряють копію. Теперішній вміст бази даних зберігається у файлі поруч, який теж \
      можна відновити.
      """
    case .configDiscussion:
      """
      passby config                     усі налаштування
      passby config notify              розділ
      passby config gpsd.port           одне налаштування з поясненням
      passby config --write             створити файл налаштувань з усіма типовими значеннями
      passby config --check new.yaml    перевірити файл перед використанням
      """
    case .replayDiscussion:
      """
      Годинник іде за записом. Без --commit відтворення працює з копією бази даних у пам’яті й \
      нічого не змінює.
      """
    case .runDiscussion:
      """
      Позиції надходять від gpsd або, з --nmea, з файла чи стандартного вводу. Ctrl-C зупиняє \
      службу; нічого не втрачається. Змінені налаштування діють одразу. З --now або --nmea FILE час \
      іде за позиціями. Вебсторінка — за адресою http://127.0.0.1:7575, якщо web.port не вказує \
      інакше. З однією базою даних одночасно працює лише одна служба.
      """
    case .doctorDiscussion:
      """
      Нічого не змінюється, і без --send-test нічого не надсилається. Код завершення 1, якщо \
      перевірка не пройшла; примітка (–) не є невдачею.
      """
    case .historyDiscussion:
      """
      passby history --search medicine
      passby history --task 3 --from 2026-01-01 --to 2026-03-31
      passby history --all              також нагадування й візити
      """
    case .placeAddDiscussion:
      """
      passby place add Vet 52.5163,13.3777 --radius 80
      passby place add Pharmacy geo:52.5101,13.3902 --tag pharmacy
      passby place add Cafe -33.8568,151.2153
      passby place add Home here
      """
    case .statusDiscussion:
      """
      Стан приймача повідомляє служба; якщо вона не працює, — gpsd.
      """
    case .addDiscussion:
      """
      passby add "Cat medicine" --every 10-14w --place Vet
      passby add "Water plants" --every 3d --at 18:00
      passby add "Rent" --every 1mo --from start --start 2026-01-01T09:00
      passby add "Buy screws" --place "Hardware store"
      """
    case .editDiscussion:
      """
      Значення "none" прибирає налаштування: --end none, --place none, --nag none.
      """
    case .nextDiscussion:
      """
      passby next 3 --count 5
      passby next --every 10-14w
      passby next --every 1mo --from start --start 2026-01-31T09:00

      З --from done вважається, що кожен раз виконано в термін.
      """
    case .snoozeDiscussion:
      """
      passby snooze 3 2h          на дві години
      passby snooze 3 visit       до наступного візиту в одне з його місць
      passby snooze 3 leave       доки ви не залишите місце, де ви зараз
      passby snooze 3 this-visit  не зараз: мовчати під час цього візиту, але не в термін
      passby snooze 3 off         більше не відкладати
      """
    case .watchDiscussion:
      """
      Стежить за службою раз на секунду; q або Ctrl-C завершує. Якщо вивід не є терміналом, друкує \
      рядок за кожної зміни; з --json — об’єкт щосекунди.
      """
    case .webDiscussion:
      """
      Сторінку відкриває "passby run". Типово вона доступна лише на цьому комп’ютері; як відкрити її \
      іншим у мережі, пояснює "passby help web token".
      """
    case .webTokenDiscussion:
      """
      Токен показується один раз; поруч із базою даних зберігається лише його хеш. Відтоді всі \
      мають входити з токеном, також на цьому комп’ютері. Щоб впустити інших, задайте web.listen \
      адресою цього комп’ютера або 0.0.0.0 для всіх адрес і перезапустіть службу.

      Сторінка працює через http, який можуть читати інші в мережі. У мережах, яким ви не довіряєте, \
      поставте перед нею проксі https або скористайтеся тунелем, наприклад ssh.
      """
    case .whyDiscussion:
      """
      Показує стан і час наступного нагадування, потім попередні рішення, від найновіших. Якщо \
      завдання й місце мають однакову назву, мається на увазі завдання, якщо не вказано --place.
      """
    }
  }
}

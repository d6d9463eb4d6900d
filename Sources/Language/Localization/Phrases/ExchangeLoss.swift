/// A thing that a format leaves out of a task, a place or a file, or changes in it.
package enum ExchangeLoss: Sendable, Hashable {
  /// A field of a task, by its name on the command line.
  case field(String)
  /// A field that Passby has not, by its name in the format.
  case left(FieldMeaning, field: String, of: FieldMeaning.Owner)
  /// The rhythm of a task, which is no rule here.
  case rhythm
  /// Places of a task after the first.
  case secondPlace
  /// A place that is not here.
  case unknownPlace
  /// A task that is finished, or what was done.
  case finished, history
  /// The exact time of a task, of which the day is kept.
  case time
  /// The ticks of a checklist, and which of its things are for one time only.
  case ticks, onceItems
  /// The tags of a place.
  case tags
  /// The opening hours of a place.
  case hours
  /// A radius outside 20 m to 100 km.
  case radius
  /// A name that another place has.
  case renamed
  /// A name that was too long or had control characters.
  case name
  /// Points that were recorded, with a time.
  case timedPoint
  /// Points of tracks and routes.
  case trackPoint
  /// Lines and areas.
  case shape
  /// Places without a position, or at 0, 0; and links to files that have them.
  case unplaced, link
  /// Beacons, and other entries that are no places.
  case beacon, notPlace
  /// Entries that are not tasks: headings, notes.
  case notTask
  /// Events of a calendar, which only an option takes; and those that are over.
  case event, pastEvent
  /// Occurrences of a series that were changed; dates that it leaves out, and that it has besides.
  case changedOccurrence, excludedDate, addedDate
  /// Tasks that are due on other days than those of their rule.
  case offRule
  /// Tasks that other programs see as a single one.
  case repetition
  /// Tasks without a name.
  case unnamed
  /// Lines that are no property: the rest of a text that was not folded.
  case strayLine
  /// A label or tag of a task that is no place here.
  case label
  /// Categories that are a number, which no name of one can be.
  case categoryNumber
  /// Deleted tasks.
  case deleted
  /// Subtasks that became tasks of their own.
  case subtask
  /// A backlog, which Passby does not keep.
  case backlog
  /// A rule that was made approximate.
  case approximate
  /// Alarms or triggers that Passby has not.
  case alarm
  /// Habits without a mark, days to come, and the amounts of habits that count them.
  case emptyHabit, habitDays, amounts
  /// Habits that are archived, and goals of a week or month, which are of a day here.
  case archivedHabit, goalOfPeriod
  /// Goals of habits, how often they are done, and amounts, for a format without them.
  case habitRules
  /// Tasks, places and habits that a format does not hold.
  case tasks, places, habits

  /// A fixed order.
  package var order: String { "\(self)" }
}

extension English {
  func lost(_ loss: ExchangeLoss, _ count: Int) -> String {
    func tasks(_ what: String, _ one: String) -> String {
      count == 1 ? "1 task loses its \(one)" : "\(count) tasks lose their \(what)"
    }
    func things(_ one: String, _ many: String) -> String { count == 1 ? one : "\(count) \(many)" }
    switch loss {
    case .field(let name): return tasks("\"\(name)\"", "\"\(name)\"")
    case .left(let meaning, let field, let owner):
      return left(meaning, field: field, of: owner, count)
    case .rhythm: return tasks("repetition", "repetition")
    case .secondPlace: return tasks("second place", "second place")
    case .unknownPlace:
      return things("1 place is not here and is left out", "places are not here and are left out")
    case .finished: return things("1 finished task is left out", "finished tasks are left out")
    case .history: return things("1 completion is left out", "completions are left out")
    case .time: return tasks("time of day", "time of day")
    case .ticks: return tasks("ticks in the checklist", "ticks in the checklist")
    case .onceItems:
      return things(
        "1 task keeps its items for one time as items of each time",
        "tasks keep their items for one time as items of each time")
    case .tags: return things("1 place loses its tags", "places lose their tags")
    case .hours:
      return things("1 place loses its opening hours", "places lose their opening hours")
    case .radius:
      return things(
        "1 radius is changed to one from 20 m to 100 km",
        "radii are changed to ones from 20 m to 100 km")
    case .renamed:
      return things(
        "1 place gets another name, as there is one of its name",
        "places get other names, as there are ones of their names")
    case .name:
      return things(
        "1 name is put on one line of at most 200 characters",
        "names are put on one line of at most 200 characters")
    case .timedPoint:
      return things(
        "1 point with a time is left out (--with-time takes it)",
        "points with a time are left out (--with-time takes them)")
    case .trackPoint:
      return things(
        "1 point of tracks and routes is left out", "points of tracks and routes are left out")
    case .unplaced:
      return things(
        "1 place has no position and is left out", "places have no position and are left out")
    case .link:
      return things(
        "1 link to another file is not followed: import the file that it names",
        "links to other files are not followed: import the files that they name")
    case .shape: return things("1 line or area is left out", "lines and areas are left out")
    case .beacon: return things("1 beacon is left out", "beacons are left out")
    case .notPlace:
      return things("1 entry is no place and is left out", "entries are no places and are left out")
    case .notTask:
      return things("1 entry is no task and is left out", "entries are no tasks and are left out")
    case .event:
      return things(
        "1 event is left out (--events takes those to come)",
        "events are left out (--events takes those to come)")
    case .pastEvent:
      return things("1 event is over and is left out", "events are over and are left out")
    case .changedOccurrence:
      return things(
        "1 changed occurrence of a series is left out",
        "changed occurrences of series are left out")
    case .excludedDate:
      return things(
        "1 date that a series leaves out stays in it here",
        "dates that a series leaves out stay in it here")
    case .addedDate:
      return things("1 added date of a series is left out", "added dates of series are left out")
    case .offRule:
      return things(
        "1 task is due off its rule: from the next time on it keeps to the rule",
        "tasks are due off their rule: from the next time on they keep to the rule")
    case .repetition:
      return count == 1
        ? "1 task loses its repetition for other programs"
        : "\(count) tasks lose their repetition for other programs"
    case .unnamed:
      return things("1 task has no name and gets one", "tasks have no name and get one")
    case .strayLine:
      return things(
        "1 line is no property and is left out: the rest of a text, probably",
        "lines are no properties and are left out: the rest of texts, probably")
    case .deleted:
      return things(
        "1 deleted or cancelled task is left out", "deleted or cancelled tasks are left out")
    case .label:
      return things(
        "1 label is no place here and is left out", "labels are no places here and are left out")
    case .categoryNumber:
      return tasks(
        "categories, which are numbers: no name of a category is one",
        "category, which is a number: no name of a category is one")
    case .subtask:
      return things("1 subtask becomes a task of its own", "subtasks become tasks of their own")
    case .backlog:
      return things(
        "1 task keeps no backlog here: a missed date is not made up for",
        "tasks keep no backlog here: missed dates are not made up for")
    case .approximate:
      return things("1 rule is taken as the nearest one", "rules are taken as the nearest ones")
    case .alarm: return things("1 alarm is left out", "alarms are left out")
    case .emptyHabit:
      return things("1 habit without a mark is left out", "habits without a mark are left out")
    case .habitDays:
      return things(
        "1 day of a habit is still to come and is left out",
        "days of habits are still to come and are left out")
    case .archivedHabit:
      return things("1 archived habit is left out", "archived habits are left out")
    case .goalOfPeriod:
      return things(
        "1 goal of several days is taken as one of a day",
        "goals of several days are taken as ones of a day")
    case .habitRules:
      return things(
        "1 habit loses its goal, or how often it is done",
        "habits lose their goals, or how often they are done")
    case .amounts:
      return things(
        "1 habit counts amounts: its days above zero are done",
        "habits count amounts: their days above zero are done")
    case .tasks: return things("1 task is left out", "tasks are left out")
    case .places: return things("1 place is left out", "places are left out")
    case .habits: return things("1 habit is left out", "habits are left out")
    }
  }
}

extension Ukrainian {
  func lost(_ loss: ExchangeLoss, _ count: Int) -> String {
    switch loss {
    case .field(let name): "\(self.count(count, .task)) без \"\(name)\""
    case .left(let meaning, let field, let owner):
      left(meaning, field: field, of: owner, count)
    case .rhythm: "\(self.count(count, .task)) без повторення"
    case .secondPlace: "\(self.count(count, .task)) без другого місця"
    case .unknownPlace: "пропущено місць, яких тут немає: \(count)"
    case .finished: "пропущено завершених завдань: \(count)"
    case .history: "пропущено виконань: \(count)"
    case .time: "\(self.count(count, .task)) без часу доби"
    case .ticks: "\(self.count(count, .task)) без позначок у списку"
    case .onceItems: "завдань, де одноразові пункти стають постійними: \(count)"
    case .tags: "\(self.count(count, .place)) без позначок"
    case .hours: "\(self.count(count, .place)) без годин роботи"
    case .radius: "змінено радіусів, бо можна від 20 м до 100 км: \(count)"
    case .renamed: "перейменовано місць, бо така назва вже є: \(count)"
    case .name: "зведено в один рядок до 200 символів назв: \(count)"
    case .timedPoint: "пропущено точок із часом (їх бере --with-time): \(count)"
    case .trackPoint: "пропущено точок треків і маршрутів: \(count)"
    case .unplaced: "пропущено місць без координат: \(count)"
    case .link:
      "посилань на інші файли, за якими Passby не переходить (імпортуйте самі ці файли): \(count)"
    case .shape: "пропущено ліній та областей: \(count)"
    case .beacon: "пропущено маячків: \(count)"
    case .notPlace: "пропущено записів, що не є місцями: \(count)"
    case .notTask: "пропущено записів, що не є завданнями: \(count)"
    case .event: "пропущено подій (майбутні бере --events): \(count)"
    case .pastEvent: "пропущено подій, що вже минули: \(count)"
    case .changedOccurrence: "пропущено змінених разів із низки повторень: \(count)"
    case .excludedDate: "дат, яких у низці повторень немає, а тут вони лишаються: \(count)"
    case .addedDate: "пропущено доданих дат із низки повторень: \(count)"
    case .offRule: "завдань зі строком поза правилом (з наступного разу – за правилом): \(count)"
    case .repetition: "завдань, повторення яких інші програми не побачать: \(count)"
    case .unnamed: "завдань без назви, що отримали її тут: \(count)"
    case .strayLine: "пропущено рядків, що не є властивостями (мабуть, решта тексту): \(count)"
    case .deleted: "пропущено видалених або скасованих завдань: \(count)"
    case .label: "пропущено міток, для яких тут немає місця: \(count)"
    case .categoryNumber:
      "\(self.count(count, .task)) без категорії, бо вона – число, а назвою числа не беруть"
    case .subtask: "підзавдань стало окремими завданнями: \(count)"
    case .backlog: "завдань без надолуження пропущених дат: \(count)"
    case .approximate: "правил узято як найближчі: \(count)"
    case .alarm: "пропущено нагадувань: \(count)"
    case .emptyHabit: "пропущено звичок без жодної відмітки: \(count)"
    case .amounts: "звичок із кількостями (виконано дні, де більше нуля): \(count)"
    case .tasks: "пропущено завдань: \(count)"
    case .places: "пропущено місць: \(count)"
    case .habits: "пропущено звичок: \(count)"
    case .habitDays: "пропущено днів звичок, які ще попереду: \(count)"
    case .archivedHabit: "пропущено архівованих звичок: \(count)"
    case .goalOfPeriod: "цілей на кілька днів узято як цілі на день: \(count)"
    case .habitRules: "звичок без мети або частоти: \(count)"
    }
  }
}

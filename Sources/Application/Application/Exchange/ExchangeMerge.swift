import Foundation
import Geo
import Journal
import Localization
import Model
import Recurrence
import Regions
import Text

/// Turns what a file has into one edit.
struct ExchangeMerge {
  var edit: Edit
  var report: ImportReport
  let builder: EditBuilder
  let choice: EditBuilder.ImportChoice
  let context: any EditContext
  private var lookup: ExchangeLookup
  private var todos: [UUID: Todo] = [:]
  private let visits: PresentVisits
  private let lastFix: Fix?
  let work: FileWork
  /// The tasks and habits of the file so far.
  private var met: Set<UUID> = []
  private var history = ExchangeHistory()

  init(
    _ builder: EditBuilder, _ choice: EditBuilder.ImportChoice, format: String, file: String,
    work: FileWork, in context: any EditContext
  ) throws {
    self.work = work
    (self.builder, self.choice, self.context) = (builder, choice, context)
    edit = Edit(summary: "import \"\(file)\"", action: .imported(file: file))
    report = ImportReport(.program(format))
    lookup = ExchangeLookup(places: try context.places, categories: try context.categories)
    visits = try builder.actionContext.visits(context)
    lastFix = try context.lastFix
    for todo in try context.todos { todos[todo.uuid] = todo }
  }

  /// Adds what a file has, and counts it.
  mutating func add(_ reading: ExchangeReading, file: String) throws {
    defer {
      report.count(edit)
      report.isRefused = !choice.skipsBad && !report.problems.isEmpty
    }
    if let moods = reading.moods { return try add(moods, file: file) }
    if reading.isEmpty { report.missing = reading.subject }
    report.problems = reading.problems
    report.losses = reading.losses
    for item in reading.places {
      try work.read()
      _ = try place(item)
    }
    for item in reading.tasks {
      try work.read()
      guard met.insert(item.uuid).inserted else {
        refuse(item.line, item.name, ExchangePhrase.sameID)
        continue
      }
      do {
        try add(item)
      } catch {
        guard let failure = Refusal(error) else { throw error }
        refuse(item.line, item.name, failure.phrase)
      }
    }
    guard !reading.habits.isEmpty else { return }
    let habits = Dictionary(try context.allHabits.map { ($0.uuid, $0) }) { first, _ in first }
    for item in reading.habits {
      try work.read()
      guard met.insert(item.uuid).inserted else {
        refuse(nil, item.name, ExchangePhrase.sameID)
        continue
      }
      try add(item, known: habits[item.uuid])
    }
  }

  mutating func refuse(_ line: Int?, _ name: String, _ why: any Phrase) {
    report.problems.append(ExchangeProblem(line: line, what: name.quoted, why: why))
  }

  // MARK: Places

  /// Adds a place unless it is here, and returns it.
  private mutating func place(_ item: PlaceItem) throws -> Place {
    var item = item
    var tags = try? PlaceFields.tags((item.tags ?? []) + choice.tags)
    if tags == nil { tags = [] }
    let wanted = item.radiusMeters ?? choice.radiusMeters
    let radius = min(max(wanted, Region.radiusRange.lowerBound), Region.radiusRange.upperBound)
    if radius != wanted { lose(.radius) }
    item.name = shortened(item.name)
    if item.name.hasPrefix("#") { item.name = String(item.name.drop { $0 == "#" }).trimmed }
    if item.name.isEmpty { item.name = item.center.text }
    let same = lookup.indexes(named: item.name)
    let known = lookup.index(of: item.uuid)
    let near = known == nil ? nearest(item, among: same) : nil
    if let index = known ?? near {
      let old = lookup.places[index]
      var new = old
      if known != nil { new.name = item.name }
      // Six decimals, as other programs write them, are the same position.
      if new.center.distanceMeters(to: item.center) > 0.2 { new.center = item.center }
      if item.radiusMeters != nil { new.radiusMeters = radius }
      if item.tags != nil || !choice.tags.isEmpty, let tags {
        new.tags =
          item.tags == nil
          ? new.tags + tags.filter { !new.tags.contains($0) } : tags
      }
      if let hours = item.hours { new.hours = hours }
      // A name that another place has meanwhile stays as it is.
      if new.name != old.name, !same.isEmpty, !same.contains(index) { new.name = old.name }
      let words = StorePhrase.place(name: old.name.oneLine).text
      if report.takes(words, isSame: new == old, updates: choice.updates) {
        edit.places.append(.init(before: old, after: new))
        lookup.replace(index, with: new)
      }
      return lookup.places[index]
    }
    let name = lookup.distinct(item.name)
    if name != item.name { lose(.renamed) }
    let place = Place(
      id: try context.nextPlaceID(), uuid: item.uuid, created: builder.actionContext.now,
      name: name, center: item.center, radiusMeters: radius, tags: tags ?? [],
      hours: item.hours)
    lookup.add(place)
    edit.places.append(.init(before: nil, after: place))
    if let lastFix, lastFix.coordinate.isCertainly(withinMeters: radius * 2, of: place.center) {
      let presence = try PlacePresence(
        place, in: context, actionContext: builder.actionContext, reason: .created)
      edit.visits += presence.visits
      edit.silences += presence.silences
    }
    return place
  }

  /// Returns the place of the same name within 50 m.
  private func nearest(_ item: PlaceItem, among same: [Int]) -> Int? {
    same.first { lookup.places[$0].center.distanceMeters(to: item.center) <= 50 }
  }

  mutating func lose(_ loss: ExchangeLoss) { report.losses[loss, default: 0] += 1 }

  /// Returns a name on one line, without marks of direction, of at most 200 characters; says so
  /// where that changes it.
  mutating func shortened(_ name: String) -> String {
    let line = String(name.map { $0.isNewline || $0 == "\t" ? " " : $0 }).cleanLine.trimmed
    let short = line.count > 200 ? String(line.prefix(200)).trimmed : line
    if short != name.trimmed { lose(.name) }
    return short
  }

  // MARK: Tasks

  private mutating func add(_ item: TaskItem) throws {
    var item = item
    item.name = shortened(item.name)
    var fields = item.fields
    for place in item.places { fields.place.append(try self.place(place).name) }
    addPlaces(of: &item, to: &fields)
    if let name = fields[.category] { fields[.category] = try category(name)?.name }
    let present = todos[item.uuid]
    let before = (edit.todos.count, edit.completions.count)
    if let present {
      try update(present, &item, fields)
    } else {
      let todo = try create(item, fields)
      edit.todos.append(.init(before: nil, after: todo))
      edit.silences += visits.silences(for: todo, reason: .created)
      todos[todo.uuid] = todo
    }
    guard let todo = todos[item.uuid] else { return }
    try addHistory(of: item, todo, isKnown: present != nil)
    if present != nil, before == (edit.todos.count, edit.completions.count) { report.known += 1 }
  }

  private mutating func addPlaces(of item: inout TaskItem, to fields: inout TaskFields) {
    for name in item.placeNames {
      if name.hasPrefix("#") || !lookup.indexes(named: name).isEmpty {
        fields.place.append(name)
      } else {
        lose(.unknownPlace)
      }
    }
    var others: [String] = []
    for context in item.contexts {
      if let place = lookup.place(word: context) {
        if !fields.place.contains(place.name) { fields.place.append(place.name) }
      } else if let tag = lookup.tag(context) {
        fields.place.append("#\(tag)")
      } else {
        switch item.unknownContexts {
        case .tag: fields.place.append("#\(context)")
        case .name: item.name += " @\(context)"
        case .notes: others.append("+\(context)")
        case .lost: lose(.label)
        }
      }
    }
    guard !others.isEmpty else { return }
    let line = others.joined(separator: " ")
    fields[.notes] = fields[.notes].map { "\($0)\n\(line)" } ?? line
  }

  /// Returns the category of a name; `nil` for one that means none, and, counted, for a number,
  /// which names none here (T1).
  private mutating func category(_ text: String) throws -> Model.Category? {
    let name = text.cleanLine(cutAfter: 100).trimmed
    if let known = lookup.category(named: name) { return known }
    guard !CategoryNames.meansNone(name), !name.isEmpty else { return nil }
    guard Int64(name) == nil else {
      lose(.categoryNumber)
      return nil
    }
    let category = Model.Category(
      id: try context.nextCategoryID(), uuid: UUID(), name: name,
      color: CategoryFields.usualColor(after: lookup.categories.count),
      icon: CategoryFields.usualIcon)
    lookup.add(category)
    edit.categories.append(.init(before: nil, after: category))
    return category
  }

  private func create(_ item: TaskItem, _ fields: TaskFields) throws -> Todo {
    let action = builder.actionContext
    let fresh = try builder.preview(
      name: item.name, fields: fields, places: lookup.places(of: fields),
      categories: lookup.categories(of: fields))
    var todo = Todo(
      id: try context.nextTodoID(), uuid: item.uuid, created: item.created ?? action.now,
      details: fresh.details, state: fresh.state,
      countdownNumber: try context.nextCountdownNumber())
    todo.settle(item, action)
    if case .repeating = todo.rule { todo.calendarRule = item.calendarRule }
    todo.source = item.source
    return todo
  }

  /// Takes the fields that the file has otherwise than this task, if the user wants that.
  private mutating func update(_ old: Todo, _ item: inout TaskItem, _ typed: TaskFields) throws {
    let action = builder.actionContext
    var fields = typed
    let present = TaskItem(
      old, places: lookup.places(of: old),
      categories: lookup.category(of: old).map { [$0] } ?? [], actionContext: action)
    item.keepTimes(of: present, in: &fields)
    var changed = TaskFields()
    for field in RequestField.allCases {
      guard let text = fields[field], field != .place,
        !Self.isSame(text, present.fields[field], of: field)
      else { continue }
      changed[field] = text
    }
    if !fields.place.isEmpty,
      Set(fields.place.map(FoldedText.init))
        != Set(present.placeNames.map(FoldedText.init))
    {
      changed.place = fields.place
    }
    if case .repeating = old.rule, changed[.every] == nil, fields[.every] != nil {
      // The same rhythm: its first date moves along in other programs, and so does the start of a
      // task that counts from done.
      changed[.first] = nil
      if !item.fieldsFixStart { changed[.start] = nil }
    }
    if case .repeating = old.rule, fields[.every] == nil {
      // A program that dropped the rule has the dates of the present occurrence alone (K2).
      for field in [RequestField.due, .start, .first, .end, .at, .horizon, .bucket] {
        changed[field] = nil
      }
    }
    let name = item.name == old.name ? nil : item.name
    var new = old
    if name != nil || changed != TaskFields() {
      new = try builder.changed(
        old, name: name, fields: changed, places: lookup.places(of: changed),
        categories: lookup.categories(of: changed))
      if changed[.every] != nil {
        new.settle(item, action)
        if case .repeating = new.rule { new.calendarRule = item.calendarRule }
      }
    }
    if changed[.every] == nil, let due = item.movedDue(of: old, shown: present.pending, action) {
      new = try builder.move(new, to: due, in: context).after
    }
    if item.hidden != present.hidden { new.hide(item, action) }
    var ticked: Edit?
    if item.isFinished, new.state != .finished {
      if case .repeating = new.rule {
        ticked = try tick(new, &item)
        new = ticked?.todos.first?.after ?? new
      } else {
        new.state = .finished
        new.lastDone = item.lastDone ?? new.lastDone
      }
    }
    if let source = item.source, choice.updates || new != old { new.source = source }
    guard new != old else { return }
    // What only the file's own program understands is no change of the task.
    var same = old
    same.source = new.source
    let words = StorePhrase.task(name: old.name.oneLine).text
    guard new == same || report.takes(words, updates: choice.updates) else { return }
    // A one-off that another program ticked off is done, however late.
    let ended = new.state == .finished ? old.countdown(machineZone: action.machineZone)?.due : nil
    edit.missed += try ticked?.missed ?? builder.missed(of: old, ending: ended, in: context)
    if let ticked {
      edit.completions += ticked.completions
      edit.silences += ticked.silences
    }
    edit.todos.append(.init(before: old, after: new))
    todos[old.uuid] = new
  }

  /// Returns the edit for the present occurrence of a repeating task that another program ticked
  /// off; `nil` for a tick that is older than the last completion, or the same.
  ///
  /// The tick leaves the history of the item, since that edit has it.
  private func tick(_ todo: Todo, _ item: inout TaskItem) throws -> Edit? {
    guard let time = item.lastDone else { return nil }
    item.completions.removeAll { !$0.isSkip && $0.time == time }
    guard time > todo.lastDone ?? .distantPast else { return nil }
    do {
      return try builder.done(todo, at: time, in: context)
    } catch is TodoError {
      return nil
    }
  }

  private static func isSame(_ text: String, _ present: String?, of field: RequestField) -> Bool {
    if text == present { return true }
    switch field {
    case .every:
      return (try? Rhythm(parsing: text).description) == present
    case .category: return present.map { text.isSameName(as: $0) } ?? (text == "none")
    case .on:
      func words(_ text: String) -> Set<Substring> { Set(text.split(separator: ",")) }
      return present.map(words) == words(text)
    default: return present == nil && (text.isEmpty || text == "none")
    }
  }

  private mutating func addHistory(of item: TaskItem, _ todo: Todo, isKnown: Bool) throws {
    guard !item.completions.isEmpty else { return }
    let category = lookup.category(of: todo)
    let names = PlaceNames(places: lookup.places(of: todo))
    for done in item.completions where done.time <= builder.actionContext.now {
      try work.read()
      if let time = history.meet(done) {
        if time != done.time { refuse(item.line, item.name, ExchangePhrase.sameID) }
        continue
      }
      if let known = try context.completion(done.uuid), !known.isUndone { continue }
      if isKnown, try history.has(done, of: todo, in: context) { continue }
      var snapshot = todo
      snapshot.source = done.source
      edit.completions.append(
        Completion(
          uuid: done.uuid, kind: done.isSkip ? .skipped : .done, time: done.time,
          recorded: builder.actionContext.now, todo: snapshot, opened: nil, due: done.due,
          places: todo.places.map(names.text(of:)), category: category.map(CategoryStamp.init)))
    }
  }
}

import Application
import DateWords
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Recurrence
import Text
import WebPorts

/// The reading of a quick line while it is typed: the name, the parts, the coming dates, or where
/// it cannot be read; and what it may go on with.
struct QuickEntry {
  private let line: String
  private let reading: QuickLine?
  private let sentence: String
  private let failure: QuickFailure?
  private let actionContext: ActionContext
  private let suggestions: QuickSuggestions?
  /// The line in which the refused words are name; `nil` where that is refused as well.
  private let namedLine: String?
  /// The refused place as it was probably meant: `@"Vet Dr. Kraus"`.
  private let nearestPlace: String?
  /// True if the position of the user is known, so that a place can be made there.
  private let isHereKnown: Bool

  /// Reads a line; `caret` is the position at which it is typed, in characters.
  init(_ line: String, caret: Int? = nil, site: Site) throws {
    let actionContext = site.ports.actionContext
    self.actionContext = actionContext
    self.line = line
    isHereKnown = site.here != nil
    let (places, categories, persons) = try site.ports.store.withSnapshot {
      (try $0.places, try $0.categories, try $0.persons)
    }
    suggestions = caret.flatMap {
      QuickSuggestions(
        line, at: $0, places: places, categories: categories, persons: persons)
    }
    let read = { (line: String) in
      try EditBuilder(actionContext).quickPreview(
        line, places: places, categories: categories, persons: persons)
    }
    do {
      let (reading, todo) = try read(line)
      self.reading = reading
      sentence = Formatted.prospects(
        of: todo, hasPlaces: !todo.places.isEmpty, actionContext: actionContext)
      (failure, nearestPlace, namedLine) = (nil, nil, nil)
    } catch let failure as QuickFailure {
      (reading, sentence, self.failure) = (nil, "", failure)
      nearestPlace = failure.nearestPlace(in: line, among: places)
      namedLine = failure.named(in: line).flatMap { (try? read($0)) == nil ? nil : $0 }
    }
  }

  /// The error with its position; `nil` for a line that can be read.
  var error: String? { failure?.failure.pageText }

  /// The readings of a line that could mean several things.
  var choices: [QuickChoice] { failure?.reason.readings.map(QuickChoice.init) ?? [] }

  /// The place of the line that does not exist; `nil` if the line names none.
  var unknownPlace: UnknownPlace? {
    failure?.unknownPlace(in: line).map { UnknownPlace(name: $0, line: line) }
  }

  /// Returns the question about a task that has the name of the line; `nil` if there is none.
  func sameName(site: Site) throws -> String? {
    guard let name = reading?.name else { return nil }
    let (store, actionContext) = (site.ports.store, site.ports.actionContext)
    return try store.withSnapshot { snapshot in
      try snapshot.unfinishedTodo(named: name).map { todo -> String in
        let overview = try Overview(of: todo, in: snapshot, actionContext: actionContext)
        return SameName(view: overview.view(todo)).text
      }
    }
  }

  /// The keys for a script.
  var json: JSON {
    let parts = (reading?.readings ?? []).map {
      // A rule begins with `every` itself.
      $0.json.adding("label", $0.marker == .every ? .null : .string($0.marker.word.text))
        .adding("words", .string($0.words(in: actionContext)))
        .adding("without", JSON(reading?.line(without: $0)))
    }
    let unread = (reading?.unread ?? []).map { part -> JSON in
      let marked = reading?.line(reading: part, actionContext: actionContext)
      return part.json.adding("marked", JSON(marked?.part)).adding("line", JSON(marked?.line))
    }
    let place: JSON =
      unknownPlace.map {
        .object([
          ("name", .string($0.name)), ("here", .bool(isHereKnown)), ("map", .string($0.map)),
          ("nearest", JSON(nearestPlace)),
        ])
      } ?? .null
    let error: JSON =
      failure.map {
        .object([
          ("message", .string($0.reason.pageText)), ("from", .integer($0.from)),
          ("to", .integer($0.to)), ("place", place),
          ("readings", .array($0.reason.readings.map(Self.json))), ("named", JSON(namedLine)),
        ])
      } ?? .null
    return .object([
      ("name", JSON(reading?.name)), ("sentence", .string(sentence)), ("reading", .array(parts)),
      ("unread", .array(unread)), ("error", error),
      ("suggestions", suggestions?.json ?? .null),
    ])
  }
}

extension QuickEntry {
  /// The keys of a reading, with its dates in words.
  private static func json(_ reading: AlternativeReading) -> JSON {
    reading.json.adding("dates", .string(reading.datesText))
  }
}

/// A line of the address that was not added, and why.
struct RefusedLine: Sendable {
  let line: String
  let error: String?
  var choices: [QuickChoice] = []
  var place: UnknownPlace?
  /// True if sending it again adds the task although its name exists.
  var isAskedAgain = false
}

/// One of the readings of a line that could mean several things: a link to the line that says it.
struct QuickChoice: Sendable {
  let text: String
  let dates: String
  let line: String
  let href: String

  init(_ reading: AlternativeReading) {
    (text, dates, line) = (reading.text, reading.datesText, reading.line)
    href = "/?line=" + reading.line.percentEncoded
  }
}

/// A place that a line names and that does not exist: it can be made on the spot (Q7).
struct UnknownPlace: Sendable {
  let name: String
  /// The map, which makes it and leads back to the line.
  let map: String

  /// `line` is the whole line.
  init(name: String, line: String) {
    self.name = name
    let back = "/?line=" + line.percentEncoded
    map = "/map?name=\(name.percentEncoded)&back=\(back.percentEncoded)"
  }
}

/// Adds the field that takes a task in one line, and its reading while it is typed.
func addQuickRoutes(to router: RouteGroup, site: Site) {
  router.post("/quick/preview") { _, context -> Response in
    let caret = context.form["caret"].flatMap { Int($0) }
    return Response(
      json: try QuickEntry(context.form["line"] ?? "", caret: caret, site: site).json)
  }
  router.post("/quick") { request, context -> Response in
    if let keyed = context.keyed { return try site.addLine(keyed.fields) }
    // A program that is logged in sends `text`, as one with a key does; the page sends `line`.
    if context.form["line"] == nil, context.form["text"] != nil {
      return try site.addLine(context.form)
    }
    return try site.addQuick(context.form, request)
  }
  router.get("/quick") { request, context -> Response in
    guard let keyed = context.keyed else {
      return .redirect(to: SharedText(text: FormFields(query: request)["text"]).lineAddress)
    }
    // What is only looked at, by a preview of links or ahead of a click, must change nothing.
    guard request.method == .get, !request.isLookedAtOnly else {
      throw Problem(.methodNotAllowed, KeyPhrase.onlyLooked.pageText)
    }
    return try site.addLine(keyed.fields)
  }
  router.get("/share") { request, _ -> Response in
    let fields = FormFields(query: request)
    let shared = SharedText(title: fields["title"], text: fields["text"], url: fields["url"])
    return .redirect(to: shared.address)
  }
}

extension Site {
  /// Adds the task of a line that a program sends, and answers with one line of text.
  fileprivate func addLine(_ fields: FormFields) throws -> Response {
    let line = SharedText.oneLine(fields["text"] ?? fields["line"] ?? "")
    guard !line.isEmpty else {
      throw Problem(.unprocessableContent, KeyPhrase.textExpected.pageText, field: "text")
    }
    guard line.count <= ReadingLimits.quickLineCharacters else {
      throw Problem(
        .unprocessableContent,
        KeyPhrase.textTooLong(most: ReadingLimits.quickLineCharacters).pageText,
        field: "text")
    }
    let result: TaskChangeResult
    do {
      result = try TaskChange.perform(
        in: ports.store, actionContext: ports.actionContext, allowsSameName: fields["again"] != nil
      ) { _ in .quick(line) }
    } catch let failure as QuickFailure where !failure.reason.readings.isEmpty {
      let lines = failure.reason.readings.map(\.line.quoted)
      throw Problem(
        .unprocessableContent,
        "\(failure.failure.pageText) \(TaskInputPhrase.sendOneOf(lines).text)", field: "text")
    }
    let answer = result.view.reminding(
      Formatted.did(.add, result.todo.name, when: result.view.whenAndEnd))
    let text = [result.reading?.naming(answer) ?? answer] + result.remarks.linesOnPage
    return .line(text.joined(separator: " "), status: .created)
  }

  /// Adds the task of a line; a line that cannot be read comes back in its field.
  fileprivate func addQuick(_ form: FormFields, _ request: Request) throws -> Response {
    let line = form["line"] ?? ""
    // Without scripts, the same field searches.
    if !request.wantsJSON, let words = HomeQuery.searched(line) {
      return .redirect(to: HomeQuery.address(searching: words))
    }
    do {
      let result = try TaskChange.perform(
        in: ports.store, actionContext: ports.actionContext, allowsSameName: form["again"] != nil
      ) { _ in .quick(line) }
      return ActionResponse(added: result, back: LocalAddress(form["back"])).response(to: request)
    } catch is SameName where !request.wantsJSON {
      return .redirect(to: "/?line=" + line.percentEncoded + "&same=1")
    } catch let failure as QuickFailure {
      // A line that is too long for the field does not come back in it.
      guard request.wantsJSON || line.unicodeScalars.count > ReadingLimits.quickLineCharacters
      else { return .redirect(to: "/?line=" + line.percentEncoded) }
      throw failure
    }
  }
}

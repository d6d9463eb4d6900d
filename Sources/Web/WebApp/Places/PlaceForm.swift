import Application
import Foundation
import Geo
import HTTPServer
import Hummingbird
import Localization
import Model
import Regions
import Text
import WebPorts

/// The form of a place: empty, filled from a place, or as it was typed.
struct PlaceForm {
  /// The place that is edited; `nil` for a new one.
  var place: Place.ID?
  /// The fields as they were typed.
  var name = ""
  var position = ""
  var radius = ""
  var tags = ""
  var hours = ""
  /// The state that the form was filled from, where it was sent.
  private var was: String?
  /// A change elsewhere that the form asks about.
  var conflict: FormConflict?
  /// The page to return to after saving.
  var back = LocalAddress("/map")
  /// The errors by field; `general` belongs to none.
  var errors: [String: String] = [:]

  /// Creates an empty form.
  init(back: LocalAddress) { self.back = back }

  /// Fills the form from a place.
  init(_ place: Place, back: LocalAddress) {
    self.place = place.id
    name = place.name
    position = place.positionInput
    radius = place.radiusInput
    tags = place.tags.joined(separator: ", ")
    hours = place.hours?.text ?? ""
    was = Self.stored(place).values.text
    self.back = back
  }

  /// The place as the form is filled from it.
  static func stored(_ place: Place) -> StoredForm {
    StoredForm(
      [
        "name": place.name, "position": place.positionInput, "radius": place.radiusInput,
        "tags": place.tags.joined(separator: ", "), "hours": place.hours?.text ?? "",
      ],
      [
        StoredField("name", PlacePagePhrase.name),
        StoredField("position", PlacePagePhrase.position),
        StoredField("radius", PlacePagePhrase.radius), StoredField("tags", TaskPagePhrase.tags),
        StoredField("hours", PlacePagePhrase.openingHours),
      ])
  }

  /// Reads the fields of a request or of a link.
  init(_ fields: FormFields, place: Place.ID?) {
    self.place = place
    position = fields["position"] ?? ""
    name = fields["name"] ?? ""
    // The position that an app shares has a name of its own.
    if place == nil, name.trimmingBlanks.isEmpty {
      name = (try? PositionText(copied: position))?.label ?? name
    }
    radius = fields["radius"] ?? ""
    tags = fields["tags"] ?? ""
    hours = fields["hours"] ?? ""
    was = fields["was"]
    back = fields.text("back").map { LocalAddress($0) } ?? LocalAddress("/map")
  }

  /// Returns the address of the form of a new place with some fields filled in.
  static func address(ofNewPlace fields: [(String, String)]) -> String {
    "/places/new?" + fields.map { "\($0.0)=\($0.1.percentEncoded)" }.joined(separator: "&")
  }

  /// The version that the form was filled from, for the template `form_state`.
  fileprivate var state: FormState { conflict?.state ?? FormState(was: was ?? "") }
}

/// The form of a place as a page of its own.
struct PlaceFormPage: TemplateView {
  static let template = "place"

  /// The name of the place; `nil` for a new one.
  let heading: String?
  let back: String
  let form: PlaceFormView
  /// The ways to say where a new place is; `nil` for one that is edited.
  let choice: Choice?

  /// A search, and the way to the map.
  struct Choice: Sendable {
    let choiceBack: String
    let q: String
    let found: FoundPlaces?
    let mapHref: String
  }

  /// Prepares the page; `heading` is the name of a place that is edited, `search` one for a new
  /// place.
  init(_ form: PlaceForm, heading: String? = nil, search: PlaceSearch? = nil) {
    self.heading = heading
    back = form.back.text
    self.form = PlaceFormView(form)
    let name = form.name.trimmingBlanks
    let map = "/map?new=1&back=\(back.percentEncoded)"
    choice =
      form.place != nil
      ? nil
      : Choice(
        choiceBack: back, q: search?.wanted ?? "",
        found: search.map { FoundPlaces($0, back: form.back) },
        mapHref: name.isEmpty ? map : "\(map)&name=\(name.percentEncoded)")
  }
}

/// The values of the templates `place_form` and `place_removal`.
struct PlaceFormView: Sendable {
  let id: String
  let isNew: Bool
  let action: String
  let formState: FormState
  let back: String
  let name: String
  let positionText: String
  let radiusText: String
  let tagsText: String
  let hoursText: String
  /// The errors by field; `general` belongs to none.
  let errors: [String: String]

  /// Prepares the form.
  init(_ form: PlaceForm) {
    id = form.place.map { String($0.rawValue) } ?? ""
    isNew = form.place == nil
    action = form.place.map { "/places/\($0.rawValue)" } ?? "/places"
    formState = form.state
    back = form.back.text
    name = form.name
    positionText = form.position
    radiusText = form.radius
    tagsText = form.tags
    hoursText = form.hours
    errors = form.errors
  }
}

extension PlaceForm {
  /// Returns the input for `EditBuilder`, or `nil` if a field has an error; all fields are checked.
  ///
  /// `here` is the position of the receiver, `nil` while it is unknown.
  mutating func input(
    among places: [Place], here: Coordinate?
  ) -> (input: EditBuilder.PlaceInput, center: Coordinate)? {
    errors = [:]
    var input = EditBuilder.PlaceInput(radius: radius.trimmingBlanks.isEmpty ? nil : radius)
    let (name, tags, wanted, place) = (name, tags, radius, place)
    check("name") { input.name = try PlaceFields.name(name, besides: place, in: places) }
    let center = center(here: here)
    if position.trimmingBlanks.lowercased() == "here" { input.isHere = true }
    check("radius") { _ = try PlaceFields.radius(wanted.trimmingBlanks.isEmpty ? nil : wanted) }
    let words = tags.split(separator: ",").map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
    check("tags") { input.tags = try PlaceFields.tags(words) }
    if input.tags.isEmpty { input.tags = ["none"] }
    let typed = hours.trimmingBlanks.isEmpty ? "none" : hours
    check("hours") { _ = try PlaceFields.hours(typed) }
    input.hours = typed
    guard let center, errors.isEmpty else { return nil }
    input.center = center
    return (input, center)
  }

  private mutating func center(here: Coordinate?) -> Coordinate? {
    let text = position.trimmingBlanks
    guard text.lowercased() != "here" else {
      if here == nil {
        errors["position"] = PlacePagePhrase.hereUnknown.text
      }
      return here
    }
    var center: Coordinate?
    check("position") { center = try PositionText(copied: text).coordinate }
    return center
  }

  private mutating func check(_ field: String, _ read: () throws -> Void) {
    do { try read() } catch {
      errors[field] = Refusal(error)?.pageText ?? "\(error)"
    }
  }
}

extension Site {
  /// The age in seconds up to which the position of the receiver counts as "here".
  private static let longestAgeSeconds = 120.0

  /// The position of the receiver, if it is known and recent.
  var here: Coordinate? {
    guard let position = ports.position(), position.isAccepted,
      abs(ports.now().timeIntervalSince(position.time)) <= Self.longestAgeSeconds
    else { return nil }
    return try? Coordinate(latitude: position.latitude, longitude: position.longitude)
  }

  /// Saves a place, or returns the form with errors, or with a question, as it was typed.
  func save(
    _ fields: FormFields, of place: Place.ID?, _ request: Request, _ context: WebContext
  ) throws -> Response {
    var form = PlaceForm(fields, place: place)
    let builder = EditBuilder(ports.actionContext)
    let step: Applied<EditBuilder.PlaceOutcome>
    do {
      step = try self.step { context in
        let old = try form.place.map { id in
          guard let place = try context.place(id) else { throw missing(id) }
          return place
        }
        if let old { form = PlaceForm(try PlaceForm.stored(old).merged(fields), place: old.id) }
        guard let read = form.input(among: try context.places, here: here) else {
          throw Unreadable()
        }
        return try old.map { try builder.changePlace($0, read.input, in: context) }
          ?? builder.addPlace(
            read.input, at: read.center, for: try form.back.task.flatMap { try context.todo($0) },
            in: context)
      }
    } catch let conflict as FormConflict {
      form = PlaceForm(conflict.form, place: place)
      form.conflict = conflict
      form.errors["general"] = request.wantsJSON ? conflict.text : nil
      return try again(form, status: .conflict, request, context)
    } catch is Unreadable {
      return try again(form, status: .unprocessableContent, request, context)
    } catch {
      guard let failure = Refusal(error), let field = failure.field else { throw error }
      form.errors[field.rawValue] = failure.pageText
      return try again(form, status: .unprocessableContent, request, context)
    }
    let outcome = step.outcome
    let name = outcome.place.name.oneLine
    let isNew = outcome.before == nil
    let phrase: PlacePhrase =
      isNew
      ? .newPlace(name: name)
      : step.edit.places.isEmpty ? .unchangedPlace(name: name) : .savedPlace(name: name)
    var text = phrase.text
    if outcome.isHere {
      text += " " + PlacePhrase.noReminderUntilNextVisit(place: name).text
    }
    return ActionResponse(
      text: text, step: step.step,
      back: isNew ? form.back.naming(outcome.place) : form.back
    ).response(to: request)
  }

  /// Deletes a place, also from its tasks.
  func removePlace(
    _ id: Place.ID, _ fields: FormFields, _ request: Request
  ) throws -> Response {
    let builder = EditBuilder(ports.actionContext)
    let step = try step { context in
      guard let place = try context.place(id) else { throw missing(id) }
      return try builder.removePlace(place, in: context)
    }
    let untied = step.outcome.untied
    let name = step.outcome.place.name.oneLine
    var text = PlacePhrase.deletedPlace(name: name).text
    if !untied.isEmpty {
      let names = untied.prefix(3).map { $0.name.oneLine }
      text += " " + PlacePhrase.noLongerAtPlace(tasks: names, more: untied.count - names.count).text
    }
    let back = LocalAddress(fields.text("back") ?? "/map")
    return ActionResponse(
      text: text, step: step.step,
      back: back.text.hasPrefix("/places/") ? LocalAddress("/map") : back
    ).response(to: request)
  }

  private func again(
    _ form: PlaceForm, status: HTTPResponse.Status, _ request: Request, _ context: WebContext
  ) throws -> Response {
    guard request.wantsJSON else {
      guard let id = form.place else { return try newPlacePage(form, status: status, for: context) }
      return try placeFormPage(form, of: placeView(id), status: status, for: context)
    }
    let errors = form.errors.sorted { $0.key < $1.key }.map { ($0.key, JSON.string($0.value)) }
    var members: [(String, JSON)] = [
      ("ok", .bool(false)), ("text", .string(PlacePagePhrase.placeNotSaved.text)), ("step", .null),
      ("errors", .object(errors)),
    ]
    if let conflict = form.conflict {
      let values = [
        ("was", conflict.form["was"] ?? ""), ("name", form.name), ("position", form.position),
        ("radius", form.radius), ("tags", form.tags), ("hours", form.hours),
      ]
      members.append(("values", .object(values.map { ($0, .string($1)) })))
    }
    return Response(json: .object(members), status: status)
  }
}

/// The form has errors.
private struct Unreadable: Error {}

extension LocalAddress {
  /// The task for which the welcome asks a place; `nil` for another address.
  fileprivate var task: Todo.ID? {
    let parts = text.split(separator: "?", maxSplits: 1)
    guard parts.count == 2, parts[0] == "/welcome" else { return nil }
    return FormFields(String(parts[1]))["task"].flatMap { Int64($0) }.map(Todo.ID.init)
  }

  /// Returns the address with the number of a new place, if a task form waits for it.
  fileprivate func naming(_ place: Place) -> LocalAddress {
    text.hasPrefix("/tasks/") ? adding("place", String(place.id.rawValue)) : self
  }
}

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
          ?? builder.addPlace(read.input, at: read.center, in: context)
      }
    } catch let conflict as FormConflict {
      form = PlaceForm(conflict.form, place: place)
      form.conflict = conflict
      form.errors["general"] = request.wantsJSON ? conflict.text : nil
      return try again(form, status: .conflict, request, context)
    } catch is Unreadable {
      return try again(form, status: .unprocessableContent, request, context)
    } catch {
      guard let failure = RequestFailure(error), let field = failure.field else { throw error }
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
        ("radius", form.radius), ("tags", form.tags),
      ]
      members.append(("values", .object(values.map { ($0, .string($1)) })))
    }
    return Response(json: .object(members), status: status)
  }
}

/// The form has errors.
private struct Unreadable: Error {}

extension LocalAddress {
  /// Returns the address with the number of a new place, if a task form waits for it.
  fileprivate func naming(_ place: Place) -> LocalAddress {
    text.hasPrefix("/tasks/") ? adding("place", String(place.id.rawValue)) : self
  }
}

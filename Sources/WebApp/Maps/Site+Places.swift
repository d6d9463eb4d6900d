import Application
import Foundation
import Geo
import Hummingbird
import Regions
import Reminders

/// Saving and removing places.
extension Site {
  /// How old the receiver's position may be to count as "here".
  private static let longestAgeSeconds = 120.0

  /// Where the receiver is, if it is known and fresh.
  var here: Coordinate? {
    guard let position = ports.position(), position.isAccepted,
      abs(ports.now().timeIntervalSince(position.time)) <= Self.longestAgeSeconds
    else { return nil }
    return try? Coordinate(latitude: position.latitude, longitude: position.longitude)
  }

  /// Saves what a form says; with errors, the form comes back as it was typed.
  func save(
    _ form: PlaceForm, _ request: Request, _ context: WebContext
  ) throws -> Response {
    var form = form
    let builder = EditBuilder(ports.actionContext)
    var outcome: EditBuilder.PlaceOutcome?
    var conflict = false
    let step: AppliedEdit
    do {
      step = try self.step { context in
        let old = try form.place.map { id in
          guard let place = try context.place(id) else { throw missing(id) }
          return place
        }
        guard let read = form.wish(among: try context.places, here: here) else {
          throw Unreadable()
        }
        if let old, !form.version.isEmpty, old.formVersion != form.version {
          conflict = true
          form.version = old.formVersion
          throw Unreadable()
        }
        let made =
          try old.map { try builder.changePlace($0, read.wish, in: context) }
          ?? builder.addPlace(read.wish, at: read.center, in: context)
        outcome = made
        return made.edit
      }
    } catch is Unreadable {
      if conflict {
        form.errors["general"] =
          "This place was changed meanwhile. Saving again puts what stands here in its place."
      }
      return try again(form, status: conflict ? .conflict : .unprocessableContent, request, context)
    } catch {
      guard let failure = RequestFailure(error), let field = failure.field else {
        throw Problem(refusing: error) ?? error
      }
      form.errors[field.rawValue] = failure.pageText
      return try again(form, status: .unprocessableContent, request, context)
    }
    let name = Wording.name(outcome?.after?.name ?? form.name)
    let isNew = outcome?.before == nil
    let verb = isNew ? "Added" : step.edit.places.isEmpty ? "Nothing to change" : "Changed"
    let silence =
      outcome?.isHere == true ? " You are there now, so it stays silent until your next visit." : ""
    return ActionResponse(
      text: "\(verb): \(name).\(silence)", step: step.step,
      back: isNew ? form.back.naming(outcome?.after) : form.back
    ).response(to: request)
  }

  /// Removes a place from the map and from its tasks.
  func removePlace(
    _ id: Place.ID, _ fields: FormFields, _ request: Request
  ) throws -> Response {
    let builder = EditBuilder(ports.actionContext)
    var outcome: EditBuilder.PlaceOutcome?
    let step = try step { context in
      guard let place = try context.place(id) else { throw missing(id) }
      let made = try builder.removePlace(place, in: context)
      outcome = made
      return made.edit
    }
    let untied = outcome?.untied ?? []
    let tasks =
      untied.isEmpty
      ? ""
      : " No longer tied to it: "
        + untied.prefix(3).map { Wording.name($0.name) }.joined(separator: ", ")
        + (untied.count > 3 ? " and \(untied.count - 3) more." : ".")
    let back = LocalAddress(fields.text("back") ?? "/map")
    return ActionResponse(
      text: "Deleted: \(Wording.name(outcome?.before?.name ?? "")).\(tasks)", step: step.step,
      back: back.text.hasPrefix("/places/") ? LocalAddress("/map") : back
    ).response(to: request)
  }

  private func again(
    _ form: PlaceForm, status: HTTPResponse.Status, _ request: Request, _ context: WebContext
  ) throws -> Response {
    guard request.wantsJSON else {
      guard let id = form.place else { return try newPlacePage(form, status: status, for: context) }
      return try placePage(
        form, of: placeView(id), FormFields(query: request), status: status, for: context)
    }
    let errors = form.errors.sorted { $0.key < $1.key }.map { ($0.key, JSON.string($0.value)) }
    return Response(
      json: .object([
        ("ok", .bool(false)), ("text", .string("The place was not saved.")), ("step", .null),
        ("errors", .object(errors)), ("version", .string(form.version)),
      ]), status: status)
  }
}

/// The form cannot be taken as it is; its errors say why.
private struct Unreadable: Error {}

extension LocalAddress {
  /// A form of a task that waits for a new place learns its number; the map needs none.
  fileprivate func naming(_ place: Place?) -> LocalAddress {
    guard let place, text.hasPrefix("/tasks/") else { return self }
    return adding("place", String(place.id.rawValue))
  }
}

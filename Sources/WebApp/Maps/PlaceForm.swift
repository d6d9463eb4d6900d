import Application
import Geo
import Localization
import Regions
import Reminders
import Text

/// The form of a place: empty, filled from a place, or as it was typed.
struct PlaceForm {
  /// The place that is edited; `nil` for a new one.
  var place: Place.ID?
  /// The fields as they were typed.
  var name = ""
  var position = ""
  var radius = ""
  var tags = ""
  /// The version of the place that the form was filled from.
  var version = ""
  /// The page to return to after saving.
  var back = LocalAddress("/map")
  /// The errors by field; `general` belongs to none.
  var errors: [String: String] = [:]

  /// Creates an empty form.
  init(back: LocalAddress) { self.back = back }

  /// Fills the form from a place.
  init(_ view: PlaceView, back: LocalAddress) {
    place = view.place.id
    name = view.place.name
    position = view.position
    radius = view.radiusInput
    tags = view.place.tags.joined(separator: ", ")
    version = view.place.formVersion
    self.back = back
  }

  /// Reads the fields of a request or of a link.
  init(_ fields: FormFields, place: Place.ID?) {
    self.place = place
    position = fields["position"] ?? ""
    name = fields["name"] ?? ""
    // The position that an app shares has a name of its own.
    if place == nil, name.trimmingBlanks.isEmpty {
      name = (try? PositionText(position))?.label ?? name
    }
    radius = fields["radius"] ?? ""
    tags = fields["tags"] ?? ""
    version = fields["version"] ?? ""
    back = fields.text("back").map { LocalAddress($0) } ?? LocalAddress("/map")
  }

  /// Returns the address of the form of a new place with some fields filled in.
  static func address(ofNewPlace fields: [(String, String)]) -> String {
    "/places/new?" + fields.map { "\($0.0)=\($0.1.percentEncoded)" }.joined(separator: "&")
  }

  /// The values for the template.
  var content: [String: Any] {
    [
      "id": place.map { String($0.rawValue) } ?? "", "isNew": place == nil,
      "action": place.map { "/places/\($0.rawValue)" } ?? "/places",
      "name": name, "positionText": position, "radiusText": radius, "tagsText": tags,
      "formVersion": version, "back": back.text, "errors": errors,
    ]
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
    guard let center, errors.isEmpty else { return nil }
    input.center = center
    return (input, center)
  }

  private mutating func center(here: Coordinate?) -> Coordinate? {
    let text = position.trimmingBlanks
    guard text.lowercased() != "here" else {
      if here == nil {
        errors["position"] = PagePhrase.hereUnknown.text
      }
      return here
    }
    var center: Coordinate?
    check("position") { center = try PositionText.coordinate(text) }
    return center
  }

  private mutating func check(_ field: String, _ read: () throws -> Void) {
    do { try read() } catch {
      errors[field] = RequestFailure(error)?.pageText ?? "\(error)"
    }
  }
}

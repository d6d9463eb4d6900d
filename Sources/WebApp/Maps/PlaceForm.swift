import Application
import Geo
import Regions
import Reminders

/// The form of a place, as it is shown: empty, filled from a place, or as it was typed.
struct PlaceForm {
  /// The place that is changed; `nil` for a new one.
  var place: Place.ID?
  /// What stands in the fields.
  var name = ""
  var position = ""
  var radius = ""
  var tags = ""
  /// What the place was when the form was filled.
  var version = ""
  /// Where to go when it is saved.
  var back = LocalAddress("/map")
  /// What is wrong, by field; `general` is about the whole.
  var errors: [String: String] = [:]

  /// An empty form.
  init(back: LocalAddress) { self.back = back }

  /// A form with a place in it.
  init(_ view: PlaceView, back: LocalAddress) {
    place = view.place.id
    name = view.place.name
    position = view.position
    radius = view.radius
    tags = view.place.tags.joined(separator: ", ")
    version = view.place.formVersion
    self.back = back
  }

  /// A form as it was sent, or as a link has prepared it.
  init(_ fields: FormFields, place: Place.ID?) {
    self.place = place
    name = fields["name"] ?? ""
    position = fields["position"] ?? ""
    radius = fields["radius"] ?? ""
    tags = fields["tags"] ?? ""
    version = fields["version"] ?? ""
    back = fields.text("back").map { LocalAddress($0) } ?? LocalAddress("/map")
  }

  /// Where a new place is described, with some fields filled.
  static func address(ofNewPlace fields: [(String, String)]) -> String {
    "/places/new?" + fields.map { "\($0.0)=\($0.1.percentEncoded)" }.joined(separator: "&")
  }

  /// What the template shows.
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
  /// What the user wants, read field by field, so that all that is wrong is told at once.
  ///
  /// `here` is where the receiver is, `nil` while nobody knows.
  mutating func wish(
    among places: [Place], here: Coordinate?
  ) -> (wish: EditBuilder.PlaceInput, center: Coordinate)? {
    errors = [:]
    var wish = EditBuilder.PlaceInput(radius: radius.trimmingBlanks.isEmpty ? nil : radius)
    let (name, tags, wanted, place) = (name, tags, radius, place)
    check("name") { wish.name = try PlaceFields.name(name, besides: place, in: places) }
    let center = center(here: here)
    if position.trimmingBlanks.lowercased() == "here" { wish.isHere = true }
    check("radius") { _ = try PlaceFields.radius(wanted.trimmingBlanks.isEmpty ? nil : wanted) }
    let words = tags.split(separator: ",").map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
    check("tags") { wish.tags = try PlaceFields.tags(words) }
    if wish.tags.isEmpty { wish.tags = ["none"] }
    guard let center, errors.isEmpty else { return nil }
    wish.center = center
    return (wish, center)
  }

  private mutating func center(here: Coordinate?) -> Coordinate? {
    let text = position.trimmingBlanks
    guard text.lowercased() != "here" else {
      if here == nil {
        errors["position"] =
          "The receiver has no position yet, so \"here\" is unknown. Give LAT,LON instead."
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

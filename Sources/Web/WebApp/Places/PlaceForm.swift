import Application
import Geo
import HTTPServer
import Localization
import Model
import Regions
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
    was = Self.stored(place).values.text
    self.back = back
  }

  /// The place as the form is filled from it.
  static func stored(_ place: Place) -> StoredForm {
    StoredForm(
      [
        "name": place.name, "position": place.positionInput, "radius": place.radiusInput,
        "tags": place.tags.joined(separator: ", "),
      ],
      [
        StoredField("name", PlacePagePhrase.name),
        StoredField("position", PlacePagePhrase.position),
        StoredField("radius", PlacePagePhrase.radius), StoredField("tags", TaskPagePhrase.tags),
      ])
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

  /// Prepares the page; `heading` is the name of a place that is edited.
  init(_ form: PlaceForm, heading: String? = nil) {
    self.heading = heading
    back = form.back.text
    self.form = PlaceFormView(form)
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
    check("position") { center = try PositionText.coordinate(text) }
    return center
  }

  private mutating func check(_ field: String, _ read: () throws -> Void) {
    do { try read() } catch {
      errors[field] = RequestFailure(error)?.pageText ?? "\(error)"
    }
  }
}

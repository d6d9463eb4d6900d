import Application
import Foundation
import Geo
import Localization
import Model
import Regions

/// A small map of a place where the user is: its circle, the position, and how exact that is (V15).
struct VisitMap: Sendable {
  let visitDrawing: String
  let visitMapHref: String

  private static let (width, height) = (96.0, 72.0)
  /// The part of the drawing that stays free at each edge, in pixels.
  private static let margin = 5.0

  /// Draws a place and a position.
  init(_ place: Place, position: KnownPosition) {
    let distance = position.coordinate.distanceMeters(to: place.center)
    let bearing = place.center.bearingDegrees(to: position.coordinate) * .pi / 180
    let error = position.accuracyMeters ?? 0
    // Both circles fit, but a far position with a large error does not make the place a dot.
    let reach = min(max(place.radiusMeters, distance + error), place.radiusMeters * 4)
    let scale = (Self.height / 2 - Self.margin) / max(reach, 1)
    let middle = (x: Self.width / 2, y: Self.height / 2)
    let at = (
      x: middle.x + sin(bearing) * distance * scale, y: middle.y - cos(bearing) * distance * scale
    )
    let words = PlacePhrase.visitMap(
      radius: Formatted.distance(place.radiusMeters), distance: Formatted.distance(distance),
      accuracy: position.accuracyMeters.map { Formatted.distance($0) }
    ).text
    func number(_ value: Double) -> String { Markup.number(value) }
    var drawing = Markup()
    drawing.open(
      "svg",
      [
        "class": "visit-map", "viewBox": "0 0 \(number(Self.width)) \(number(Self.height))",
        "width": number(Self.width), "height": number(Self.height), "role": "img",
        "aria-label": words,
      ])
    drawing.leaf("title", [:], words)
    drawing.shape(
      "circle",
      [
        "class": "ring", "cx": number(middle.x), "cy": number(middle.y),
        "r": number(max(3, place.radiusMeters * scale)),
      ])
    if error > 0 {
      drawing.shape(
        "circle",
        ["class": "error", "cx": number(at.x), "cy": number(at.y), "r": number(error * scale)])
    }
    drawing.shape(
      "circle", ["class": "me", "cx": number(at.x), "cy": number(at.y), "r": "4"])
    drawing.close("svg")
    visitDrawing = drawing.text
    visitMapHref = "/map?place=\(place.id.rawValue)"
  }
}

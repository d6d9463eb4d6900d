import Geo
import Localization
import WebPorts

/// The background of the map: images that the user has chosen, or a grid of coordinates.
struct MapBackground: Sendable {
  /// The URL of the images with `{z}`, `{x}` and `{y}`; `nil` without images.
  var address: String?
  /// The attribution that the map has to show.
  var attribution: String?
  /// The zoom levels of the images.
  var zooms = 0...19
  /// The south, west, north and east edge of the images, in degrees.
  var bounds: [Double]?
  /// True if the images are photographs, which a dark theme dims instead of inverting.
  var isPhotos = false
  /// Why there are no images although the settings name some.
  var trouble: String?
}

extension Site {
  /// Returns the background that the settings name; a file takes precedence over a URL.
  func mapBackground() -> MapBackground {
    let webSettings = ports.webSettings()
    var background = MapBackground(attribution: webSettings.attribution)
    do {
      if let file = try ports.tiles() {
        background.address = "/tiles/{z}/{x}/{y}?v=\(file.stamp)"
        background.attribution = webSettings.attribution ?? file.attribution
        background.zooms = file.zooms
        background.isPhotos = file.type == "image/jpeg"
        background.bounds = file.corners.map {
          [
            $0.southWest.latitude, $0.southWest.longitude, $0.northEast.latitude,
            $0.northEast.longitude,
          ]
        }
        return background
      }
    } catch {
      background.trouble = PlacePhrase.noMapImages(reason: "\(error)").text
      return background
    }
    background.address = webSettings.tiles
    background.isPhotos = [".jpg", ".jpeg"].contains { webSettings.tiles?.contains($0) == true }
    return background
  }
}

import Geo

/// What lies beneath the places: pictures of the user's choice, or nothing but a net of degrees.
struct MapGround: Sendable {
  /// Where the browser gets pictures; `nil` for none.
  var address: String?
  /// Whom the map has to name.
  var attribution: String?
  /// The zooms there are pictures of.
  var zooms = 0...19
  /// South, west, north and east of what there are pictures of.
  var bounds: [Double]?
  /// Whether they are photographs, which are only dimmed in the dark, rather than turned light to dark.
  var isPhotos = false
  /// Why there are no pictures although some were wanted.
  var trouble: String?
}

extension Site {
  /// What the settings say about the ground of the map; a file goes before an address.
  func mapGround() -> MapGround {
    let webSettings = ports.webSettings()
    var ground = MapGround(attribution: webSettings.attribution)
    do {
      if let file = try ports.tiles() {
        ground.address = "/tiles/{z}/{x}/{y}?v=\(file.stamp)"
        ground.attribution = webSettings.attribution ?? file.attribution
        ground.zooms = file.zooms
        ground.isPhotos = file.type == "image/jpeg"
        ground.bounds = file.corners.map {
          [
            $0.southWest.latitude, $0.southWest.longitude, $0.northEast.latitude,
            $0.northEast.longitude,
          ]
        }
        return ground
      }
    } catch {
      ground.trouble = "The map has no pictures: \(error)"
      return ground
    }
    ground.address = webSettings.tiles
    ground.isPhotos = [".jpg", ".jpeg"].contains { webSettings.tiles?.contains($0) == true }
    return ground
  }
}

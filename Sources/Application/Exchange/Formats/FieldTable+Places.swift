import Localization

/// The fields of places.
extension FieldTable {
  /// Source: GPX 1.0 and 1.1; Garmin's GpxExtensions v3.
  package static let gpx = FieldTable(
    "wpt", of: .place,
    .taken("lat", "lon", as: "position"),
    .taken("name", as: "name"),
    .taken("type", as: "tags"),
    .taken("Proximity", "proximity", as: "radius"),
    .taken("place", "tag", as: "radius, tags and identity, as Passby writes them"),
    .approximated(
      "time",
      as: "a place if it has a name and the file no track; else counted, with `--with-time` a place"
    ),
    .leftOut(.description, "cmt", "desc", but: "the name, where there is none"),
    .leftOut(.height, "ele", "geoidheight"),
    .leftOut(.link, "link", "url", "urlname"),
    .leftOut(.icon, "sym"),
    .leftOut(
      .receiver, "fix", "sat", "hdop", "vdop", "pdop", "ageofdgpsdata", "dgpsid", "magvar"),
    .leftOut(.address, "Address"),
    .leftOut(.phone, "PhoneNumber"),
    .leftOut(.label, "Categories"),
    .needless("src", "DisplayMode"))

  /// The file around the points of GPX.
  package static let gpxFile = FieldTable(
    "gpx", of: .file, others: .needless,
    .taken("wpt", as: "places"),
    .approximated("trk", "rte", as: "their points are counted; `replay` plays them"),
    .leftOut(.description, "metadata"))

  /// Source: OGC KML 2.3.
  package static let kml = FieldTable(
    "Placemark", of: .place,
    .taken("name", as: "name"),
    .taken("Point", "coordinates", as: "position"),
    .taken("ExtendedData", "radius", "tags", "uuid", as: "radius, tags and identity"),
    .taken("opening_hours", as: "opening hours, as far as they repeat each week"),
    .approximated(
      "LineString", "LinearRing", "Polygon", "Model", "MultiGeometry", "Track", "MultiTrack",
      as: "counted; areas become circles with `--polygons circle`"),
    .approximated(
      "TimeStamp", "TimeSpan",
      as: "a place if it has a name and the file no track; else counted, with `--with-time` a place"
    ),
    .leftOut(
      .description, "description", "Snippet", "snippet", but: "the name, where there is none"),
    .leftOut(.address, "address", "AddressDetails"),
    .leftOut(.phone, "phoneNumber"),
    .leftOut(.link, "link"),
    .leftOut(.people, "author"),
    .leftOut(.style, "styleUrl", "Style", "StyleMap"),
    .leftOut(.view, "LookAt", "Camera"),
    .leftOut(.height, "altitude"),
    .needless("visibility", "open", "Region", "altitudeMode", "extrude", "Metadata"))

  /// The file around the Placemarks of KML.
  package static let kmlFile = FieldTable(
    "kml", of: .file, others: .needless,
    .taken("Placemark", as: "places"),
    .approximated("NetworkLink", as: "counted; it is not followed"),
    .leftOut(.folder, "Folder"),
    .leftOut(.picture, "GroundOverlay", "ScreenOverlay", "PhotoOverlay"))

  /// Source: RFC 7946; umap, OsmAnd, geojson.io, Nextcloud and Google's saved places.
  package static let geoJSON = FieldTable(
    "Feature", of: .place,
    .approximated("geometry", as: "Point: position; others are counted, areas become circles"),
    .taken("id", "uuid", as: "identity"),
    .taken("name", "Name", "title", "Title", as: "name"),
    .taken("radius", as: "radius"),
    .taken("tags", as: "tags"),
    .taken("opening_hours", as: "opening hours, as far as they repeat each week"),
    .taken("location", "Location", as: "name and position, as Google writes them"),
    .taken(
      "Latitude", "Longitude", "latitude", "longitude", "lat", "lon",
      as: "position, where there is no geometry"),
    .approximated(
      "time", "timestamp", "Timestamp", "datetime", "times", "coordTimes",
      as: "a place if it has a name and the file no track; else counted, with `--with-time` a place"
    ),
    .leftOut(
      .description, "cmt", "desc", "description", "Comment", but: "the name, where there is none"),
    .leftOut(.address, "address"),
    .leftOut(.link, "url", "link"),
    .leftOut(.link, "google_maps_url", "Google Maps URL", but: "the position, where there is none"),
    .leftOut(.height, "altitude"),
    .leftOut(.style, "marker-color", "marker-size", "_umap_options", "stroke", "fill"),
    .leftOut(.icon, "marker-symbol", "icon"),
    .needless("date", "Published", "Updated", "bbox"))

  /// Source: owntracks.org/booklet, JSON.
  package static let owntracks = FieldTable(
    "waypoint", of: .place,
    .taken("desc", as: "name"),
    .taken("lat", "lon", "rad", as: "position and radius"),
    .taken("rid", "tst", as: "identity"),
    .approximated("uuid", "major", "minor", as: "a beacon, counted"),
    .approximated("_type", as: "others than waypoints are counted"),
    .needless("share", "shared"))

  /// A configuration of OwnTracks.
  package static let owntracksFile = FieldTable(
    "configuration", of: .file, others: .needless,
    .taken("waypoints", as: "places; nothing else is read, above all no password"))
}

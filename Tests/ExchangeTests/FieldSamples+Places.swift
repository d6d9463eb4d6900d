import Exchange

extension FieldSamples {
  private static func gpx(_ piece: String, attributes: String = "lat=\"1\" lon=\"2\"") -> String {
    "<gpx><wpt \(attributes)><name>A</name>\(piece)</wpt></gpx>"
  }

  private static func kml(_ piece: String, name: String = "<name>A</name>") -> String {
    "<kml><Placemark>\(name)\(piece)<Point><coordinates>2,1</coordinates></Point></Placemark></kml>"
  }

  private static func feature(_ properties: String, coordinates: String = "2,1") -> String {
    "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"geometry\":"
      + "{\"type\":\"Point\",\"coordinates\":[\(coordinates)]},"
      + "\"properties\":{\"a\":null\(properties)}}]}"
  }

  private static func nowhere(_ properties: String) -> String {
    "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"geometry\":null,"
      + "\"properties\":{\"name\":\"A\"\(properties)}}]}"
  }

  static let places = [
    FieldSamples(
      format: "gpx", table: .gpx, base: { gpx($0) },
      pieces: [
        "Proximity": "<extensions><WaypointExtension><Proximity>80</Proximity>"
          + "</WaypointExtension></extensions>",
        "proximity": "<extensions><proximity>80</proximity></extensions>",
        "place": "<extensions><place radius=\"80\"/></extensions>",
        "tag": "<extensions><place><tag>x</tag></place></extensions>",
        "Address": "<extensions><WaypointExtension><Address><City>x</City></Address>"
          + "</WaypointExtension></extensions>",
        "link": "<link href=\"https://example.org\"><text>x</text><type>y</type></link>",
      ],
      whole: [
        "lat": (gpx("", attributes: "lat=\"3\" lon=\"2\""), gpx("")),
        "lon": (gpx("", attributes: "lat=\"1\" lon=\"3\""), gpx("")),
        "name": (gpx(""), "<gpx><wpt lat=\"1\" lon=\"2\"/></gpx>"),
        "time": (
          "<gpx><wpt lat=\"1\" lon=\"2\"><time>x</time></wpt></gpx>",
          "<gpx><wpt lat=\"1\" lon=\"2\"/></gpx>"
        ),
      ],
      usual: { "<\($0)>9</\($0)>" }),
    FieldSamples(
      format: "gpx", table: .gpxFile,
      base: { "<gpx>\($0)<wpt lat=\"1\" lon=\"2\"><name>A</name></wpt></gpx>" },
      pieces: [
        "wpt": "<wpt lat=\"3\" lon=\"4\"/>",
        "trk": "<trk><trkseg><trkpt lat=\"3\" lon=\"4\"/></trkseg></trk>",
        "rte": "<rte><rtept lat=\"3\" lon=\"4\"/></rte>",
        "metadata": "<metadata><name>Walks</name><desc>x</desc></metadata>",
      ],
      usual: { _ in nil }),
    FieldSamples(
      format: "kml", table: .kml, base: { kml($0) },
      pieces: [
        "radius": "<ExtendedData><Data name=\"radius\"><value>80</value></Data></ExtendedData>",
        "tags": "<ExtendedData><Data name=\"tags\"><value>x</value></Data></ExtendedData>",
        "uuid": "<ExtendedData><Data name=\"uuid\"><value>x</value></Data></ExtendedData>",
        "ExtendedData":
          "<ExtendedData><Data name=\"radius\"><value>80</value></Data></ExtendedData>",
        "opening_hours":
          "<ExtendedData><Data name=\"opening_hours\"><value>24/7</value></Data></ExtendedData>",
        "Track": "<Track><coord>1 2 0</coord></Track>",
      ],
      whole: [
        "name": (kml(""), kml("", name: "")),
        "TimeStamp": (kml("<TimeStamp/>", name: ""), kml("", name: "")),
        "TimeSpan": (kml("<TimeSpan/>", name: ""), kml("", name: "")),
        "Point": (kml(""), "<kml><Placemark><name>A</name></Placemark></kml>"),
        "coordinates": (kml(""), "<kml><Placemark><name>A</name></Placemark></kml>"),
        "altitude": (
          "<kml><Placemark><name>A</name><Point><coordinates>2,1,90</coordinates></Point>"
            + "</Placemark></kml>",
          kml("")
        ),
      ].merging(
        ["LineString", "LinearRing", "Polygon", "Model", "MultiGeometry", "MultiTrack"]
          .reduce(into: [:]) { files, name in
            let inner =
              switch name {
              case "MultiGeometry": "<LineString><coordinates>1,2 3,4</coordinates></LineString>"
              case "MultiTrack": "<Track><coord>1 2 0</coord></Track>"
              default: ""
              }
            let begin = "<kml><Placemark><name>A</name>"
            files[name] = (
              begin + "<\(name)>\(inner)</\(name)></Placemark></kml>", begin + "</Placemark></kml>"
            )
          }
      ) { first, _ in first },
      usual: { "<\($0)>x</\($0)>" }),
    FieldSamples(
      format: "kml", table: .kmlFile,
      base: {
        "<kml><Document>\($0)<Placemark><name>A</name><Point><coordinates>2,1</coordinates>"
          + "</Point></Placemark></Document></kml>"
      },
      pieces: [
        "Placemark": "<Placemark><name>B</name><Point><coordinates>3,1</coordinates></Point>"
          + "</Placemark>"
      ],
      usual: { "<\($0)><name>x</name></\($0)>" }),
    FieldSamples(
      format: "geojson", table: .geoJSON, base: { feature(",\"name\":\"A\"\($0)") },
      pieces: [
        "radius": ",\"radius\":80", "tags": ",\"tags\":[\"x\"]",
        "_umap_options": ",\"_umap_options\":{\"color\":\"red\"}",
      ],
      whole: [
        "geometry": (feature(""), nowhere("")),
        "id": (
          "{\"type\":\"Feature\",\"id\":\"x\",\"geometry\":{\"type\":\"Point\","
            + "\"coordinates\":[2,1]},\"properties\":{}}",
          "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[2,1]},"
            + "\"properties\":{}}"
        ),
        "altitude": (
          feature(",\"name\":\"A\"", coordinates: "2,1,90"), feature(",\"name\":\"A\"")
        ),
        "bbox": (feature(",\"name\":\"A\""), feature(",\"name\":\"A\"")),
        "location": (feature(",\"location\":{\"name\":\"Vet\"}"), feature("")),
        "Location": (feature(",\"Location\":{\"Business Name\":\"Vet\"}"), feature("")),
      ].merging(
        [
          "name", "Name", "title", "Title", "time", "timestamp", "Timestamp", "datetime", "times",
          "coordTimes",
        ].reduce(into: [:]) { files, name in
          files[name] = (feature(",\"\(name)\":\"B\""), feature(""))
        }
      ) { first, _ in first }.merging(
        [("Latitude", "Longitude"), ("latitude", "longitude"), ("lat", "lon")]
          .reduce(into: [:]) { files, names in
            let (north, east) = (",\"\(names.0)\":1", ",\"\(names.1)\":2")
            files[names.0] = (nowhere(north + east), nowhere(east))
            files[names.1] = (nowhere(north + east), nowhere(north))
          }
      ) { first, _ in first },
      usual: { ",\"\($0)\":\"x\"" }),
    FieldSamples(
      format: "otrw", table: .owntracks,
      base: {
        "{\"_type\":\"waypoints\",\"waypoints\":[{\"_type\":\"waypoint\",\"desc\":\"A\",\"lat\":1,"
          + "\"lon\":2\($0)}]}"
      },
      pieces: [
        "lat": ",\"lat\":3", "lon": ",\"lon\":3", "rad": ",\"rad\":80",
        "tst": ",\"tst\":1772000000",
        "desc": ",\"desc\":\"B\"", "share": ",\"share\":true", "shared": ",\"shared\":true",
      ],
      whole: ["uuid", "major", "minor"].reduce(into: [:]) { files, name in
        let begin = "{\"_type\":\"waypoints\",\"waypoints\":[{\"desc\":\"A\""
        files[name] = (begin + ",\"uuid\":\"x\",\"major\":1,\"minor\":2}]}", begin + "}]}")
      },
      usual: { ",\"\($0)\":\"x\"" }),
    FieldSamples(
      format: "otrc", table: .owntracksFile,
      base: { "{\"_type\":\"configuration\"\($0)}" },
      pieces: ["waypoints": ",\"waypoints\":[{\"desc\":\"A\",\"lat\":1,\"lon\":2}]"],
      usual: { _ in nil }),
  ]
}

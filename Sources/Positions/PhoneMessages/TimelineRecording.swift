package import Foundation
import Geo
import Model
package import Text

/// Positions of recordings in JSON: the timelines of Google (`Records.json`, what a phone exports,
/// and the older Semantic Location History), GeoJSON, and a list of locations of OwnTracks.
///
/// Source: the files of Google Takeout and of the Maps apps of 2024; locationhistoryformat.com; RFC
/// 7946, with the times of its lines as toGeoJSON writes them (`coordTimes`, `times`).
package enum TimelineRecording {
  /// The keys of the lists that hold positions.
  package static let keys: Set = [
    "locations", "semanticSegments", "timelineObjects", "rawSignals", "features",
  ]

  /// A position as a file has it.
  package struct Point: Sendable, Hashable {
    /// Degrees north and east, as text.
    package var latitude: String
    /// Degrees east, as text.
    package var longitude: String
    /// When; `nil` without a time that can be read.
    package var time: Date?
    /// The radius in metres in which the phone is with 68 %, as text.
    package var accuracy = ""
    /// Metres per second, as text.
    package var speed = ""
    /// True for the first point of a line: nothing links it to those before.
    package var startsSegment = false

    init(_ position: (String, String), time: Date?) {
      (latitude, longitude) = position
      self.time = time
    }
  }

  /// The positions of an element.
  package enum Content: Sendable, Hashable {
    /// A position, or those of a line, as they stand.
    case points([Point])
    /// A position of `rawSignals`, from which a phone has made its segments.
    case signal([Point])
    /// Those of a segment in the order of their times; segments overlap.
    case segment([Point])

    /// The positions.
    package var points: [Point] {
      switch self {
      case .points(let points), .signal(let points), .segment(let points): points
      }
    }
  }

  /// Returns the positions of an element.
  package static func content(of element: JSONSlice) -> Content {
    let value = Fields(element)
    if let position = value.units {
      var point = Point(position, time: value.instant("timestamp") ?? value.milliseconds)
      point.accuracy = value.text("accuracy") ?? ""
      point.speed = value.text("velocity") ?? ""
      return .points([point])
    }
    if value.text("_type") == "location", let north = value.text("lat"),
      let east = value.text("lon")
    {
      let time = value.text("tst").flatMap(Double.init).map(Date.init(timeIntervalSince1970:))
      var point = Point((north, east), time: time)
      point.accuracy = value.text("acc") ?? ""
      return .points([point])
    }
    if let geometry = value["geometry"] {
      return .points(feature(geometry, value["properties"]))
    }
    if let position = value["position"] { return .signal(signal(position)) }
    let points =
      value["placeVisit"].map(placeVisit) ?? value["activitySegment"].map(activitySegment)
      ?? segment(value)
    return .segment(points.sorted { ($0.time ?? .distantPast) < ($1.time ?? .distantPast) })
  }

  /// Returns the position of a raw signal.
  private static func signal(_ value: Fields) -> [Point] {
    guard let position = degrees(value.text("LatLng") ?? value.text("latLng")) else { return [] }
    var point = Point(position, time: value.instant("timestamp"))
    point.accuracy = value.text("accuracyMeters") ?? ""
    point.speed = value.text("speedMetersPerSecond") ?? ""
    return [point]
  }

  /// The names that programs give to the time of a point, and to the list of those of a line.
  private static let timeNames = ["time", "timestamp", "Timestamp", "datetime"]
  private static let timesNames = ["coordTimes", "times"]

  /// Returns the positions of a feature of GeoJSON, as they stand.
  private static func feature(_ geometry: Fields, _ properties: Fields?) -> [Point] {
    let coordinates = geometry.slice("coordinates")
    switch geometry.text("type") {
    case "Point":
      guard let position = position(coordinates) else { return [] }
      let time = timeNames.lazy.compactMap { properties?.instant($0) }.first
      var point = Point(position, time: time)
      point.accuracy = properties?.accuracy ?? ""
      point.speed = properties?.text("speed") ?? ""
      return [point]
    case "LineString": return line(coordinates, times: times(of: properties))
    case "MultiLineString":
      let times = times(of: properties)?.elements ?? []
      return (coordinates?.elements ?? []).enumerated().flatMap { index, part in
        line(part, times: index < times.count ? times[index] : nil)
      }
    default: return []
    }
  }

  private static func times(of properties: Fields?) -> JSONSlice? {
    let owners = [properties, properties?["coordinateProperties"]]
    return timesNames.lazy.flatMap { name in owners.compactMap { $0?.slice(name) } }.first
  }

  private static func line(_ coordinates: JSONSlice?, times: JSONSlice?) -> [Point] {
    let times = times?.elements ?? []
    var points: [Point] = []
    for (index, element) in (coordinates?.elements ?? []).enumerated() {
      guard let position = position(element) else { continue }
      let time = index < times.count ? times[index].string().flatMap(PhoneReader.instant) : nil
      var point = Point(position, time: time)
      point.startsSegment = points.isEmpty
      points.append(point)
    }
    return points
  }

  /// Reads longitude and latitude.
  private static func position(_ slice: JSONSlice?) -> (String, String)? {
    guard let numbers = slice?.elements, numbers.count >= 2 else { return nil }
    return (numbers[1].text, numbers[0].text)
  }

  /// Returns the positions of a visit, and of the visits within it.
  private static func placeVisit(_ visit: Fields) -> [Point] {
    let within = visit.list("childVisits").flatMap(placeVisit)
    guard let position = visit["location"]?.units else { return within }
    return times(visit["duration"]).map { Point(position, time: $0) } + within
  }

  private static func times(_ duration: Fields?) -> [Date?] {
    [
      duration?.instant("startTimestamp") ?? duration?.milliseconds("startTimestampMs"),
      duration?.instant("endTimestamp") ?? duration?.milliseconds("endTimestampMs"),
    ]
  }

  private static func activitySegment(_ segment: Fields) -> [Point] {
    let ends = times(segment["duration"])
    // The points of a way have no times, but where it begins and ends.
    let way = [("waypointPath", "waypoints"), ("transitPath", "transitStops")].lazy
      .map { segment[$0]?.list($1).compactMap(\.units) ?? [] }.first { !$0.isEmpty }
    var points: [Point] = []
    for (place, end, time) in [
      ("startLocation", way?.first, ends[0]), ("endLocation", way?.last, ends[1]),
    ] {
      if let position = segment[place]?.units ?? end { points.append(Point(position, time: time)) }
    }
    for point in segment["simplifiedRawPath"]?.list("points") ?? [] {
      guard let position = point.units else { continue }
      points.append(
        Point(position, time: point.instant("timestamp") ?? point.milliseconds))
    }
    return points
  }

  private static func segment(_ value: Fields) -> [Point] {
    let (start, end) = (value.instant("startTime"), value.instant("endTime"))
    var points: [Point] = []
    for point in value.list("timelinePath") {
      guard let position = degrees(point.text("point")) else { continue }
      let offset = point.text("durationMinutesOffsetFromStartTime").flatMap(Double.init)
      let time = point.instant("time") ?? offset.flatMap { start?.addingTimeInterval($0 * 60) }
      points.append(Point(position, time: time))
    }
    if let visit = value["visit"]?["topCandidate"] {
      let place = visit["placeLocation"]?.text("latLng") ?? visit.text("placeLocation")
      if let position = degrees(place) {
        points += [start, end].map { Point(position, time: $0) }
      }
    }
    if let activity = value["activity"] {
      for (name, time) in [("start", start), ("end", end)] {
        let place = activity[name]?.text("latLng") ?? activity.text(name)
        if let position = degrees(place) { points.append(Point(position, time: time)) }
      }
    }
    return points
  }

  /// Reads `48.86°, 2.33°` and `geo:29.7,-95.4`.
  static func degrees(_ text: String?) -> (String, String)? {
    guard var text else { return nil }
    if text.hasPrefix("geo:") { text = String(text.dropFirst(4)) }
    let parts = text.split(separator: ",").map { part in
      part.filter { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    }
    guard parts.count == 2, Double(parts[0]) != nil, Double(parts[1]) != nil else { return nil }
    return (parts[0], parts[1])
  }

  /// The members of an object.
  private struct Fields {
    private let members: [String: JSONSlice]

    init(_ slice: JSONSlice) {
      members = Dictionary(
        (slice.members ?? []).map { ($0.name.string() ?? "", $0.value) }
      ) { _, last in last }
    }

    subscript(name: String) -> Fields? {
      members[name].flatMap { $0.members == nil ? nil : Fields($0) }
    }

    func slice(_ name: String) -> JSONSlice? { members[name] }

    func list(_ name: String) -> [Fields] { (members[name]?.elements ?? []).map(Fields.init) }

    func text(_ name: String) -> String? {
      members[name].flatMap { $0.string() ?? ($0.number == nil ? nil : $0.text) }
    }

    /// The accuracy, whatever a program calls it.
    var accuracy: String? {
      members.keys.filter(AccuracyName.isOne).min().flatMap(text)
    }

    func instant(_ name: String) -> Date? { text(name).flatMap(PhoneReader.instant) }

    func milliseconds(_ name: String) -> Date? {
      text(name).flatMap(Double.init).map { Date(timeIntervalSince1970: $0 / 1000) }
    }

    var milliseconds: Date? { milliseconds("timestampMs") }

    /// The degrees of ten-millionths; a value above 2^31 had lost its sign.
    var units: (String, String)? {
      guard let north = degrees("latitudeE7") ?? degrees("latE7"),
        let east = degrees("longitudeE7") ?? degrees("lngE7")
      else { return nil }
      return (north, east)
    }

    private func degrees(_ name: String) -> String? {
      guard let units = members[name]?.integer else { return nil }
      let value = units > Int64(1) << 31 ? units - (Int64(1) << 32) : units
      return "\(Double(value) / 10_000_000)"
    }
  }
}

/// The positions of the segments of a timeline in the order of their times.
///
/// Segments overlap and lie within one another: a path of two hours has the visits of that time
/// beside it. Those of a window of segments are put in order, in constant memory.
package struct TimelineOrder {
  /// How many segments are looked at before positions are passed on.
  private static let window = 64
  /// The most positions that wait.
  private static let most = 1 << 14

  private var waiting: [TimelineRecording.Point] = []
  /// When the segments begin whose positions wait, in the order of the file.
  private var begins: [Date] = []

  /// Creates an order without segments.
  package init() {}

  /// Adds a segment whose positions are in order; returns the positions before which none can come
  /// any more.
  package mutating func add(
    _ segment: [TimelineRecording.Point]
  ) -> [TimelineRecording.Point] {
    guard let begin = segment.lazy.compactMap(\.time).first else { return segment }
    waiting += segment
    begins.append(begin)
    guard begins.count >= 2 * Self.window || waiting.count > Self.most else { return [] }
    begins.removeFirst(begins.count / 2)
    sort()
    let least = begins.min() ?? .distantFuture
    var count = waiting.prefix { ($0.time ?? .distantPast) < least }.count
    if waiting.count - count > Self.most { count = waiting.count / 2 }
    defer { waiting.removeFirst(count) }
    return Array(waiting.prefix(count))
  }

  /// Returns the positions that still wait.
  package mutating func finish() -> [TimelineRecording.Point] {
    sort()
    defer { (waiting, begins) = ([], []) }
    return waiting
  }

  private mutating func sort() {
    waiting.sort { ($0.time ?? .distantPast) < ($1.time ?? .distantPast) }
  }
}

/// Reads recordings of the OwnTracks Recorder (`.rec`), a line each: time, type, and the message.
///
/// Source: OwnTracks Recorder, storage.c.
package struct PhoneRecording: Sendable {
  private let pushed: PushedPlaces
  private let decrypt: (@Sendable ([UInt8]) -> [UInt8]?)?

  /// Creates a reader of the recordings of one device.
  package init(pushed: PushedPlaces = .none, decrypt: (@Sendable ([UInt8]) -> [UInt8]?)? = nil) {
    self.pushed = pushed
    self.decrypt = decrypt
  }

  /// Returns the reading of a line and the time of its arrival; `nil` for a line of another form.
  ///
  /// Blanks may stand for the tabs, as an editor leaves them.
  package func read(_ line: [UInt8]) -> (arrival: Date, reading: PhoneReading)? {
    let tabs = line.split(separator: 0x09, maxSplits: 2, omittingEmptySubsequences: false)
    let parts =
      tabs.count == 3
      ? tabs
      : line.split(maxSplits: 2, omittingEmptySubsequences: true) { $0 == 0x20 || $0 == 0x09 }
    guard parts.count == 3,
      let arrival = PhoneTime.instant(.text(String(decoding: parts[0], as: UTF8.self)))
    else { return nil }
    let body = Self.withoutDumpedBytes(Array(parts[2]))
    guard body.first(where: { $0 != 0x20 }) == UInt8(ascii: "{") else { return nil }
    return (
      arrival, PhoneReader(arrival: arrival, pushed: pushed, decrypt: decrypt).read(body: body)
    )
  }

  /// Returns JSON with a blank in place of each ` 0A`, ` 0D`, ` 09` and ` 00` outside of its texts.
  ///
  /// As such the Recorder writes the bytes that are not printable of a message that its sender has
  /// laid out in lines. No JSON has a number of this form.
  private static func withoutDumpedBytes(_ body: [UInt8]) -> [UInt8] {
    var result = body
    var (isInText, isEscaped) = (false, false)
    for (index, byte) in body.enumerated() {
      if isInText {
        isInText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      } else if byte == 0x20, isDumped(body.dropFirst(index + 1).prefix(2)) {
        result.replaceSubrange(index + 1...index + 2, with: [0x20, 0x20])
      }
    }
    return result
  }

  private static func isDumped(_ digits: ArraySlice<UInt8>) -> Bool {
    guard digits.count == 2, digits.first == UInt8(ascii: "0"), let second = digits.last else {
      return false
    }
    return [UInt8(ascii: "A"), UInt8(ascii: "D"), UInt8(ascii: "9"), UInt8(ascii: "0")]
      .contains(second)
  }
}

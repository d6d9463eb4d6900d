import Foundation
import Geo
import Model

/// Messages of OwnTracks.
///
/// Source: OwnTracks booklet, docs/tech/json.md.
extension PhoneReader {
  /// Types of messages without a position, which are signs of life only.
  private static let others: Set<String> = [
    "beacon", "card", "cmd", "configuration", "dump", "lwt", "request", "status", "steps",
  ]

  /// Reads one message.
  func readOwnTracks(_ value: PhoneValue) -> PhoneReading {
    var reading = PhoneReading(kind: .owntracks)
    switch value["_type"]?.text {
    case "location": addLocation(value, to: &reading)
    case "transition": addTransition(value, to: &reading)
    case "waypoint": offer([value], to: &reading)
    case "waypoints": offer(value["waypoints"]?.elements ?? [], to: &reading)
    case let type? where Self.others.contains(type): break
    default: reading.refuse(.unknownType)
    }
    return reading
  }

  private func addLocation(_ value: PhoneValue, to reading: inout PhoneReading) {
    var position = ownPosition(value)
    position.isPing = value["t"]?.text == "p"
    position.isMock = value["mock"]?.truth ?? false
    position.hints = (value["inrids"]?.elements ?? []).prefix(100)
      .compactMap { pushed.place(rid: $0.text, stamp: nil) }.filter { pushed.isTrusted($0) }
      .map { RegionHint(place: $0, event: .enter) }
    reading.add(position, arrival: arrival)
    reading.record(batteryPercent: value["batt"]?.number)
    reading.isCharging =
      switch value["bs"]?.number {
      case 1: false
      case 2, 3: true
      default: nil
      }
    reading.mode =
      switch value["m"]?.number {
      case -1: "quiet"
      case 0: "manual"
      case 1: "significant"
      case 2: "move"
      default: nil
      }
  }

  /// Reads an event of a region; only those of places that Passby has sent count (P13).
  private func addTransition(_ value: PhoneValue, to reading: inout PhoneReading) {
    let event: RegionHint.Event? =
      switch value["event"]?.text {
      case "enter": .enter
      case "leave": .leave
      default: nil
      }
    guard let event,
      let place = pushed.place(rid: value["rid"]?.text, stamp: value["wtst"]?.number)
    else {
      reading.foreignEvents += 1
      return
    }
    var position = ownPosition(value)
    position.isMock = value["mock"]?.truth ?? false
    if pushed.isTrusted(place) { position.hints = [RegionHint(place: place, event: event)] }
    reading.add(position, arrival: arrival)
  }

  private func ownPosition(_ value: PhoneValue) -> PhonePosition {
    PhonePosition(
      latitude: value["lat"]?.number, longitude: value["lon"]?.number,
      time: value["tst"].flatMap { PhoneTime.instant($0) },
      written: value["created_at"].flatMap { PhoneTime.instant($0) },
      accuracy: value["acc"]?.number, speed: value["vel"]?.number.map { $0 / 3.6 },
      course: value["cog"]?.number, altitude: value["alt"]?.number)
  }

  /// Reads the regions that the user has made on the phone.
  private func offer(_ waypoints: [PhoneValue], to reading: inout PhoneReading) {
    var keys: Set<String> = []
    for waypoint in waypoints.prefix(OfferedPlace.most) {
      guard let name = waypoint["desc"]?.text, let latitude = waypoint["lat"]?.number,
        let longitude = waypoint["lon"]?.number,
        let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
      else {
        reading.refuse(.noPosition)
        continue
      }
      let rid = waypoint["rid"]?.text
      guard pushed.place(rid: rid, stamp: waypoint["tst"]?.number) == nil else { continue }
      let radius = waypoint["rad"]?.number.map { min(max($0, 0), OfferedPlace.largestMeters) }
      // Two of one list are always different regions.
      let key = (rid ?? waypoint["tst"]?.number.map { "\($0)" }).flatMap {
        keys.insert($0).inserted ? $0 : nil
      }
      reading.offered.append(
        OfferedPlace(name: name, coordinate: coordinate, radiusMeters: radius, key: key))
    }
  }
}

/// A position of OwnTracks as one line of comma-separated values, which small trackers publish:
/// `TID,TST,T,LAT,LON,COG,VEL,ALT,DIST,TRIP`.
///
/// The time is in hexadecimal seconds; degrees are in millionths, course and altitude in tens, the
/// speed in km/h. Accuracy is not sent. Source: OwnTracks Recorder, recorder.c, `csv_to_json`.
struct OwnTracksLine {
  private static let fields = 10

  let position: PhonePosition

  /// Reads a line; `nil` for any other text.
  init?(_ text: String) {
    var line = text[...]
    while line.last?.isWhitespace == true { line.removeLast() }
    let parts = line.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == Self.fields, (1...63).contains(parts[0].utf8.count),
      parts[0].allSatisfy({ $0.isLetter || $0.isNumber }),
      let seconds = Int64(parts[1], radix: 16), seconds >= 0, parts[2].count == 1
    else { return nil }
    let numbers = parts[3...].compactMap { Int64($0) }
    guard numbers.count == Self.fields - 3 else { return nil }
    position = PhonePosition(
      latitude: Double(numbers[0]) / 1_000_000, longitude: Double(numbers[1]) / 1_000_000,
      time: Date(timeIntervalSince1970: Double(seconds)), speed: Double(numbers[3]) / 3.6,
      course: Double(numbers[2]) * 10, altitude: Double(numbers[4]) * 10, isPing: parts[2] == "p")
  }
}

extension PhoneReader {
  /// Reads a position of one line.
  func read(_ line: OwnTracksLine) -> PhoneReading {
    var reading = PhoneReading(kind: .owntracks)
    reading.add(line.position, arrival: arrival)
    return reading
  }
}

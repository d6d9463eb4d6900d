import Application
import Foundation
import Geo
import Localization
import Model
import Text

/// The places of a task: Passby's own, those of alarms in both dialects, and its position.
extension TodoReader {
  /// Reads the places of Passby's own property and of alarms in both dialects (K5), else the
  /// position of the task, else the name of its place.
  mutating func readPlaces(_ reading: inout ExchangeReading) throws {
    var triggers: Set<String> = []
    var known: Set<UUID> = []
    readOwnPlaces(&known)
    for alarm in component.all("VALARM") {
      let proximity = (alarm["PROXIMITY"] ?? alarm["X-APPLE-PROXIMITY"])?.word
      guard proximity == "ARRIVE" || proximity == "DEPART" else {
        if proximity != nil { reading.lose(.alarm) }
        continue
      }
      var isFound = false
      for location in alarm.all("VLOCATION") {
        guard let text = location["URL"]?.text ?? location["GEO"]?.value,
          let point = GeoAddress(text)
        else { continue }
        isFound = true
        add(
          point, name: location["NAME"]?.text, radius: point.radiusMeters,
          id: location["UID"]?.text, &known)
      }
      if !isFound, let line = alarm["X-APPLE-STRUCTURED-LOCATION"],
        let point = GeoAddress(line.text)
      {
        isFound = true
        add(
          point, name: line.parameters["X-TITLE"] ?? line.parameters["X-ADDRESS"],
          radius: line.parameters["X-APPLE-RADIUS"].flatMap(Double.init), id: nil, &known)
      }
      if isFound {
        triggers.insert(proximity == "ARRIVE" ? "enter" : "exit")
      } else {
        reading.lose(.alarm)
      }
    }
    if triggers.contains("exit"), item.fields[.on] == nil {
      item.fields[.on] = triggers.sorted().joined(separator: ",")
    }
    if let line = component["X-PASSBY-PLACES"] {
      // A place of the file may get another name here.
      let names = Set(item.places.map(\.name))
      item.placeNames = line.texts.map(\.trimmed).filter { !$0.isEmpty && !names.contains($0) }
    } else {
      readLocation(&known, &reading)
    }
  }

  /// Reads places with their positions as Passby writes them: id, position, radius and name.
  private mutating func readOwnPlaces(_ known: inout Set<UUID>) {
    for line in component.lines where line.name == "X-PASSBY-PLACE" {
      let parts = line.text.split(separator: " ", maxSplits: 3).map(String.init)
      guard parts.count == 4, let point = GeoAddress(parts[1]), let radius = Double(parts[2]) else {
        continue
      }
      add(point, name: parts[3], radius: radius, id: parts[0], &known)
    }
  }

  /// Reads the position and the place of a task without alarms at places.
  private mutating func readLocation(_ known: inout Set<UUID>, _ reading: inout ExchangeReading) {
    let name = component["LOCATION"]?.text.trimmed ?? ""
    let position = component["GEO"].flatMap { GeoAddress($0.value) }
    guard item.places.isEmpty else {
      if !name.isEmpty, !item.places.contains(where: { name.contains($0.name) }) {
        reading.lose(.left(.place, field: "LOCATION", of: .task))
      }
      return
    }
    if let position {
      add(position, name: name.isEmpty ? nil : name, radius: nil, id: nil, &known)
    } else if !name.isEmpty {
      item.placeNames = [String(name.drop { $0 == "#" })]
    }
  }

  private mutating func add(
    _ point: GeoAddress, name: String?, radius: Double?, id: String?, _ known: inout Set<UUID>
  ) {
    let words = (name ?? component["LOCATION"]?.text)?.trimmed ?? ""
    let title = words.isEmpty ? point.center.text : words
    let uuid =
      id.map { NameUUID.reading($0, of: "icalendar") }
      ?? NameUUID.of("icalendar", title, point.center.text)
    guard known.insert(uuid).inserted else { return }
    item.places.append(
      PlaceItem(
        line: component.line, uuid: uuid, name: title, center: point.center,
        radiusMeters: radius.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 100))
  }
}

/// A position in text: `geo:52.1,4.3;u=80`, `52.1;4.3`.
struct GeoAddress {
  let center: Coordinate
  let radiusMeters: Double?

  init?(_ text: String) {
    var text = text.trimmed.replacing("\\,", with: ",").replacing("\\;", with: ";")
    let isAddress = text.lowercased().hasPrefix("geo:")
    if isAddress { text = String(text.dropFirst(4)) }
    let parts = text.split(separator: ";").map { String($0).trimmed }
    guard let first = parts.first else { return nil }
    let pair = first.contains(",") ? first.split(separator: ",").map(String.init) : parts
    guard pair.count >= 2, let north = Double(pair[0].trimmed), let east = Double(pair[1].trimmed),
      let center = try? Coordinate(latitude: north, longitude: east)
    else { return nil }
    self.center = center
    radiusMeters = parts.first { $0.lowercased().hasPrefix("u=") }.flatMap {
      Double($0.dropFirst(2))
    }
  }
}

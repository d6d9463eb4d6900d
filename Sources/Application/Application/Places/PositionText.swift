import Foundation
package import Geo
import Localization
import Text

/// A position as people write it: `52.5163,13.3777` or a geo URI.
///
/// Source: RFC 5870, `geo:lat,lon[,alt][;crs=wgs84][;u=35]`; other reference systems are refused.
/// Apps on Android share `geo:0,0?q=lat,lon(Name)`, where `q` is the position; `q` may also be an
/// address, which counts only with a position before it. Source: Android, common intents.
package struct PositionText: Sendable, Hashable {
  package let coordinate: Coordinate
  /// The name that a geo URI gives to it; `nil` if it has none.
  package let label: String?

  private init(_ coordinate: Coordinate, label: String?) {
    (self.coordinate, self.label) = (coordinate, label)
  }

  /// Reads the coordinate in a text.
  package static func coordinate(_ text: String) throws -> Coordinate {
    try Self(text).coordinate
  }

  /// Reads a text.
  ///
  /// - Throws: `Refusal` for what is no position.
  package init(_ text: String) throws {
    let body = Substring(text.trimmed)
    guard body.lowercased().hasPrefix("geo:") else {
      (coordinate, label) = (try Self.pair(body, of: text), nil)
      return
    }
    let parts = body.dropFirst(4).split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = (parts.first ?? "").split(separator: ";", omittingEmptySubsequences: false)
    let parameters = path.dropFirst().map { $0.lowercased() }
    if let crs = parameters.first(where: { $0.hasPrefix("crs=") }), crs != "crs=wgs84" {
      throw Refusal(.usage, .position, PlacePhrase.otherReferenceSystem(text.quoted))
    }
    let center = Result { try Self.pair(Self.decoded(path.first ?? "", plus: "+"), of: text) }
    guard parts.count == 2, let wanted = Self.wanted(in: parts[1]) else {
      (coordinate, label) = (try center.get(), nil)
      return
    }
    let open = wanted.firstIndex(of: "(") ?? wanted.endIndex
    if let found = try Self.coordinate(of: wanted[..<open].droppingPrefix("loc:")) {
      var name = wanted[open...].dropFirst()
      if name.last == ")" { name.removeLast() }
      let line = String(name).trimmed.oneLine
      (coordinate, label) = (found, line.isEmpty ? nil : line)
      return
    }
    // A search near a position: the position counts. At 0,0 there is none.
    let near = try center.get()
    guard near.latitude != 0 || near.longitude != 0 else {
      throw Refusal(.usage, .position, PlacePhrase.positionIsAddress(text.quoted))
    }
    (coordinate, label) = (near, nil)
  }

  /// Returns the value of `q`, decoded; `nil` without one.
  ///
  /// A name in parentheses may have an `&` that was not encoded.
  private static func wanted(in query: Substring) -> Substring? {
    let fields = query.split(separator: "&", omittingEmptySubsequences: false)
    guard let first = fields.firstIndex(where: { $0.lowercased().hasPrefix("q=") }) else {
      return nil
    }
    let rest = fields[first...].joined(separator: "&").dropFirst(2)
    let value = fields[first].dropFirst(2)
    guard value.contains("("), let close = rest.lastIndex(of: ")") else {
      return Substring(decoded(value, plus: " ").trimmed)
    }
    return Substring(decoded(rest[...close], plus: " ").trimmed)
  }

  /// Returns text with percent-encoded bytes as characters, and `+` as a form means it.
  private static func decoded(_ text: Substring, plus: String) -> String {
    let text = String(text.replacing("+", with: plus))
    return text.removingPercentEncoding ?? text
  }

  /// Reads latitude and longitude; a height may follow.
  private static func pair(_ pair: some StringProtocol, of text: String) throws -> Coordinate {
    guard let coordinate = try coordinate(of: pair) else {
      throw Refusal(.usage, .position, PlacePhrase.notPosition(text.quoted))
    }
    return coordinate
  }

  /// Reads latitude and longitude; `nil` for what are no numbers.
  private static func coordinate(of pair: some StringProtocol) throws -> Coordinate? {
    // By scalars: a mark behind a comma would make one character of the two.
    let parts = String(pair).unicodeScalars.split(
      separator: ",", omittingEmptySubsequences: false
    ).map { String($0).trimmingCharacters(in: .whitespaces) }
    guard (2...3).contains(parts.count), let latitude = degrees(parts[0]),
      let longitude = degrees(parts[1])
    else { return nil }
    return try reading(.position) {
      try Coordinate(latitude: latitude, longitude: longitude)
    }
  }

  /// Plain decimal degrees; words such as `nan` and hexadecimal are not numbers here.
  private static func degrees(_ text: String) -> Double? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) })
    else {
      return nil
    }
    return Double(text)
  }
}

extension PositionText {
  /// Reads what people copy from a map as well: two numbers with a blank between them, also with
  /// decimal commas, degrees with minutes and seconds, and the links that `MapLink` reads.
  ///
  /// - Throws: `Refusal` for what is no position.
  package init(copied text: String) throws {
    if let link = MapLink(in: text) {
      self.init(link.coordinate, label: link.label)
      return
    }
    let numbers = text.split(whereSeparator: \.isWhitespace).map(Self.copiedDegrees)
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
      try self.init(text)
      return
    }
    let coordinate = try reading(.position) {
      try Coordinate(latitude: latitude, longitude: longitude)
    }
    self.init(coordinate, label: nil)
  }

  /// Reads `52.5071`, `52,5071` or `52°30'25.6"N`.
  private static func copiedDegrees(_ word: Substring) -> Double? {
    let text = word.replacing(",", with: ".")
    if let value = degrees(String(text)) { return value }
    guard
      let parts = text.wholeMatch(
        of: /(\d{1,3})°(?:(\d{1,2})['′])?(?:(\d{1,2}(?:\.\d+)?)["″])?([NSEW])/.ignoresCase())
    else { return nil }
    let (minutes, seconds) = (parts.2.flatMap { Double($0) }, parts.3.flatMap { Double($0) })
    let value = (Double(parts.1) ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600
    return "SW".contains(parts.4.uppercased()) ? -value : value
  }
}

extension Substring {
  /// The text without some letters at its start, if it has them.
  fileprivate func droppingPrefix(_ prefix: String) -> Substring {
    hasPrefix(prefix) ? dropFirst(prefix.count) : self
  }
}

/// A position in a text that another app shares: a geo URI, or the link of a map.
///
/// Links are read, never opened: a short link such as `maps.app.goo.gl` has no position.
package struct MapLink: Sendable, Hashable {
  /// The position.
  package let coordinate: Coordinate
  /// The name that the link gives to it; `nil` if it has none.
  package let label: String?
  /// The part of the text that was read.
  package let source: String

  /// The most words of a text that are looked at.
  private static let mostWords = 200

  /// Finds the first position in a text; `nil` if it has none.
  package init?(in text: String) {
    let whole = text.trimmed
    if let found = try? PositionText(whole) {
      self.init(found.coordinate, label: found.label, source: whole)
      return
    }
    for word in whole.split(maxSplits: Self.mostWords, whereSeparator: \.isWhitespace) {
      if let link = Self(word: String(word)) {
        self = link
        return
      }
    }
    return nil
  }

  private init(_ coordinate: Coordinate, label: String?, source: String) {
    let name = label?.trimmed
    self.coordinate = coordinate
    self.label = name?.isEmpty == false ? name : nil
    self.source = source
  }

  private init?(word: String) {
    let bare = word.trimmingCharacters(in: CharacterSet(charactersIn: "<>\"'"))
    let lowercased = bare.prefix(8).lowercased()
    if lowercased.hasPrefix("geo:") {
      guard let found = try? PositionText(bare) else { return nil }
      self.init(found.coordinate, label: found.label, source: word)
      return
    }
    guard let address = try? URLComponents(webAddress: bare),
      let host = address.host?.lowercased(),
      Self.isMap(host, path: address.path)
    else { return nil }
    let path = address.path
    let query = address.queryItems ?? []
    let name = Self.name(inPath: path)
    // The place itself, before the part of the map that is shown.
    if let pair = address.string?.firstMatch(of: /!3d(-?[0-9.]+)!4d(-?[0-9.]+)/),
      let found = Self.pair(pair.1, pair.2)
    {
      self.init(found, label: name, source: word)
      return
    }
    func value(_ wanted: String) -> String? {
      // A form, unlike the URL standard of a query, has plus signs for blanks.
      query.first { $0.name == wanted }?.value?.replacing("+", with: " ")
    }
    if let latitude = value("mlat"), let longitude = value("mlon"),
      let found = Self.pair(latitude, longitude)
    {
      self.init(found, label: nil, source: word)
      return
    }
    for key in ["ll", "q", "query", "pin", "cp", "destination", "daddr", "center", "map"] {
      guard let text = value(key)?.replacing("~", with: ",") else { continue }
      // The map of HERE has the scale as a third number.
      let pair = text.split(separator: ",").prefix(2).joined(separator: ",")
      let encoded = text.percentEncoded
      guard
        let found = (try? PositionText("geo:0,0?q=\(encoded)"))
          ?? (try? PositionText(pair))
      else { continue }
      let other = value("q").flatMap { (try? PositionText($0)) == nil ? $0 : nil }
      self.init(
        found.coordinate, label: found.label ?? name ?? (key == "q" ? nil : other), source: word)
      return
    }
    if let pair = path.firstMatch(of: /@(-?[0-9.]+),(-?[0-9.]+)/),
      let found = Self.pair(pair.1, pair.2)
    {
      self.init(found, label: name, source: word)
      return
    }
    guard let pair = address.fragment?.firstMatch(of: /map=[0-9.]+\/(-?[0-9.]+)\/(-?[0-9.]+)/),
      let found = Self.pair(pair.1, pair.2)
    else { return nil }
    self.init(found, label: nil, source: word)
  }

  /// Returns true for the hosts of maps whose links hold positions.
  private static func isMap(_ host: String, path: String) -> Bool {
    let hosts = [
      "openstreetmap.org", "osm.org", "maps.apple.com", "osmand.net", "waze.com", "bing.com",
      "here.com", "opentopomap.org",
    ]
    if hosts.contains(where: { host == $0 || host.hasSuffix(".\($0)") }) { return true }
    let isGoogle = host.contains("google.")
    return isGoogle && (host.hasPrefix("maps.") || path.hasPrefix("/maps"))
  }

  /// The name in `/maps/place/NAME/`.
  private static func name(inPath path: String) -> String? {
    guard let match = path.firstMatch(of: /\/place\/([^\/@]+)/) else { return nil }
    let name = String(match.1).replacing("+", with: " ")
    return (try? PositionText(name)) == nil ? name : nil
  }

  private static func pair(
    _ latitude: some StringProtocol, _ longitude: some StringProtocol
  ) -> Coordinate? {
    try? PositionText("\(latitude),\(longitude)").coordinate
  }
}

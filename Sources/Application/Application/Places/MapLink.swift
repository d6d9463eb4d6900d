import Foundation
package import Geo
import Text

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
    guard lowercased.hasPrefix("http://") || lowercased.hasPrefix("https://"),
      let address = URLComponents(string: bare), let host = address.host?.lowercased(),
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

package import Geo
package import Regions

/// An exit that two positions have confirmed, of which nothing is said before it is certain (P12).
package struct DoubtfulExit: Sendable, Hashable, Codable {
  /// The place.
  package let region: Region.ID
  /// The position that confirmed it, which makes it certain by itself in time; `nil` if another one
  /// has come since that leaves it open, and in records of earlier versions.
  package var fix: Fix?

  /// Creates an exit with the position that confirmed it.
  package init(region: Region.ID, fix: Fix) {
    self.region = region
    self.fix = fix
  }

  /// Decodes an exit; earlier versions stored the number of the place alone.
  package init(from decoder: any Decoder) throws {
    if let region = try? decoder.singleValueContainer().decode(Region.ID.self) {
      self.region = region
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    region = try container.decode(Region.ID.self, forKey: .region)
    fix = try container.decodeIfPresent(Fix.self, forKey: .fix)
  }
}

import Foundation
package import Geo
package import Localization
package import Model
import Regions
package import Text

/// A region that the user has made on a phone, and of which a place can be made (P13).
package struct DeviceOffer: Sendable, Hashable {
  /// The name on the phone, on one line.
  package let name: String
  /// The middle of its circle.
  package let center: Coordinate
  /// The radius in metres; 0 for a beacon, `nil` if the phone did not send it.
  package let radiusMeters: Double?

  package init(name: String, center: Coordinate, radiusMeters: Double?) {
    self.name = name
    self.center = center
    self.radiusMeters = radiusMeters
  }

  /// The keys of the region, as the API has them; `isPlace` is true if a place has its name.
  package func json(isPlace: Bool) -> JSON {
    .object([
      ("name", .string(name)), ("lat", JSON(center.latitude, decimals: 7)),
      ("lon", JSON(center.longitude, decimals: 7)), ("radius_m", JSON(radiusMeters, decimals: 1)),
      ("known", .bool(isPlace)), ("circle", .bool(isCircle)),
    ])
  }

  /// False for a beacon, of which no place can be made: it has a radius of 0 or stands at 0, 0, or
  /// its name holds the UUID that it sends.
  ///
  /// Source: OwnTracks iOS, where `name:UUID:major:minor` makes a beacon of a region.
  package var isCircle: Bool {
    radiusMeters != 0 && (center.latitude != 0 || center.longitude != 0)
      && !name.split { $0 == ":" || $0 == " " }.contains { UUID(uuidString: String($0)) != nil }
  }

  /// Why no place can be made of it; `nil` if one can.
  package var obstacle: DevicePhrase? {
    if !isCircle { return .offerIsBeacon(name.quoted) }
    return placeName.trimmed.isEmpty ? .offerWithoutName : nil
  }

  /// The name of the place: `#` begins tags, so it begins no name.
  private var placeName: String { String(name.drop { $0 == "#" || $0 == " " }) }

  /// Returns the name that the place gets among others: its own, or one with a number.
  func placeName(among places: [Place]) -> String {
    placeName.distinct { name in
      places.contains { $0.name.isSameName(as: name) }
    }
  }

  /// Returns true if a place was made of the region before: it has the name; or where the name
  /// cannot be that of a place, a name that was made of it, and the same centre.
  package func isPlace(among places: [Place]) -> Bool {
    places.contains { place in
      let (known, own) = (FoldedText(place.name), FoldedText(placeName))
      return known == FoldedText(name)
        || name != placeName && known.hasPrefix(own)
          && place.center.distanceMeters(to: center) <= Self.same
    }
  }

  /// Centres so near, in metres, are the same.
  private static let same = 1.0

  /// The radius of the place, within the limits for places.
  package var placeRadius: Double {
    let range = Region.radiusRange
    return min(
      max(radiusMeters ?? Region.defaultRadiusMeters, range.lowerBound), range.upperBound)
  }
}

extension DeviceFigures {
  /// The regions that the user has made on the phone.
  package var offers: [DeviceOffer] {
    regions.compactMap { region in
      let center = try? Coordinate(latitude: region.latitude, longitude: region.longitude)
      return center.map {
        DeviceOffer(name: region.name, center: $0, radiusMeters: region.radiusM)
      }
    }
  }
}

extension EditBuilder {
  /// Places that were made of regions of a phone.
  package struct OfferOutcome: EditOutcome, Hashable {
    /// The step; without changes if all of them were places already.
    package let edit: Edit
    /// The new places.
    package let added: [Place]
    /// The names of regions that are places already.
    package let known: [String]
    /// Why regions were left out: beacons, and those without a name.
    package let leftOut: [DevicePhrase]
    /// True if the user is at one of the new places, whose tasks then wait for the next visit (N3).
    package let isHere: Bool

    /// A sentence for each region of which no place was made.
    package var remarks: [String] {
      known.map { DevicePhrase.offerKnown($0.quoted).text } + leftOut.map(\.text)
    }
  }

  /// Returns the edit that makes places of regions that a phone offers, all in one step.
  ///
  /// `wanted` names the regions, whose case does not count; all if it is empty. `radius` counts
  /// instead of those of the phone, and the new places get the `tags`, both as typed.
  ///
  /// Regions that are not circles, and those without a name, are left out.
  ///
  /// - Throws: `Refusal` if the phone offers none, or none with a name in `wanted`, or if
  ///   such a one is to be left out.
  package func makePlaces(
    _ offers: [DeviceOffer], named wanted: [String] = [], of device: Device, radius: String? = nil,
    tags: [String] = [], in context: any EditContext
  ) throws -> OfferOutcome {
    guard !offers.isEmpty else {
      throw Refusal(.notFound, DevicePhrase.noOffers(device.name.quoted))
        .because(.noOffers)
    }
    let chosen = try wanted.isEmpty ? offers : wanted.map { try Self.offer($0, among: offers) }
    let leftOut = chosen.compactMap(\.obstacle)
    if !wanted.isEmpty, let obstacle = leftOut.first {
      throw Refusal(.refused, .place, obstacle)
    }
    let (meters, tags) = (try PlaceFields.radius(radius), try PlaceFields.tags(tags))
    var places = try context.places
    var (added, known): ([Place], [String]) = ([], [])
    var (visits, silences): ([Visit], [Silence]) = ([], [])
    var isHere = false
    for offer in chosen where offer.obstacle == nil {
      guard !offer.isPlace(among: places) else {
        known.append(offer.name)
        continue
      }
      let place = Place(
        id: try context.nextPlaceID(), uuid: UUID(), created: actionContext.now,
        name: try PlaceFields.name(
          offer.placeName(among: places), besides: nil, in: places), center: offer.center,
        radiusMeters: meters ?? offer.placeRadius, tags: tags)
      let presence = try PlacePresence(
        place, in: context, actionContext: actionContext, reason: .created)
      visits += presence.visits
      silences += presence.silences
      isHere = isHere || presence.isHere
      places.append(place)
      added.append(place)
    }
    return OfferOutcome(
      edit: Edit(
        summary: "place \(device.name.quoted)",
        action: Self.action(added, of: device),
        places: added.map { .init(before: nil, after: $0) }, visits: visits, silences: silences),
      added: added, known: known, leftOut: leftOut, isHere: isHere)
  }

  private static func action(_ added: [Place], of device: Device) -> EditAction {
    if added.count == 1, let place = added.first { return .place(.add, name: place.name) }
    return .device(.tookPlaces(count: added.count, name: device.name))
  }

  /// Returns the region with a name.
  private static func offer(_ name: String, among offers: [DeviceOffer]) throws -> DeviceOffer {
    let found = offers.named(name.trimmed, by: \.name)
    guard found.count < 2 else {
      throw Refusal.several(.place, name, found.map { (nil, $0.name) })
    }
    if let one = found.first { return one }
    throw Refusal(
      .notFound, .place,

      DevicePhrase.noSuchOffer(
        name.quoted, suggestion: Suggestion.quoted(for: name, among: offers.map(\.name))))
  }
}

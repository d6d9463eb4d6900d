import Foundation
package import Localization
package import Model
import Regions
import Text

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
      known.map { DevicePhrase.offerKnown("\"\($0.oneLine)\"").text } + leftOut.map(\.text)
    }
  }

  /// Returns the edit that makes places of regions that a phone offers, all in one step.
  ///
  /// `wanted` names the regions, whose case does not count; all if it is empty. `radius` counts
  /// instead of those of the phone, and the new places get the `tags`, both as typed.
  ///
  /// What is no circle or has no name is left out.
  ///
  /// - Throws: `RequestFailure` if the phone offers none, or none with a name in `wanted`, or if
  ///   such a one is to be left out.
  package func takePlaces(
    _ offers: [DeviceOffer], named wanted: [String] = [], of device: Device, radius: String? = nil,
    tags: [String] = [], in context: any EditContext
  ) throws -> OfferOutcome {
    guard !offers.isEmpty else {
      throw RequestFailure(.notFound, DevicePhrase.noOffers(device.name.quoted))
        .because(.noOffers)
    }
    let chosen = try wanted.isEmpty ? offers : wanted.map { try Self.offer($0, among: offers) }
    let leftOut = chosen.compactMap(\.obstacle)
    if !wanted.isEmpty, let obstacle = leftOut.first {
      throw RequestFailure(.refused, .place, obstacle)
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
        summary: "place \"\(device.name.oneLine)\"",
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
      throw RequestFailure.several(.place, name, found.map { (nil, $0.name) })
    }
    if let one = found.first { return one }
    throw RequestFailure(
      .notFound, .place,

      DevicePhrase.noSuchOffer(
        name.quoted, suggestion: Suggestion.quoted(for: name, among: offers.map(\.name))))
  }
}

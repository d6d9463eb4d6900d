import Foundation
import Geo
public import Regions
public import Reminders

/// A place for every form of output.
public struct PlaceView: Sendable {
  /// The place.
  public let place: Place
  /// The tasks that can be done there.
  public let tasks: [Todo]
  /// Whether the user is there, by the last commit.
  public let state: RegionState
  let zone: TimeZone

  /// The keys of a place, as every `--json` prints them.
  public var json: JSON {
    .object([
      ("id", .integer(Int(place.id.rawValue))),
      ("uuid", .string(place.uuid.uuidString.lowercased())),
      ("name", .string(place.name)),
      ("lat", .number(place.center.latitude)),
      ("lon", .number(place.center.longitude)),
      ("radius_m", .number(place.radiusMeters)),
      ("tags", .array(place.tags.map { .string($0) })),
      ("state", .string(state.rawValue)),
      ("tasks", .array(tasks.map { .integer(Int($0.id.rawValue)) })),
      ("created", JSON(place.created, in: zone)),
    ])
  }

  /// `52.5163,13.3777`, as the command line takes it.
  public var position: String { "\(place.center.latitude),\(place.center.longitude)" }

  /// `80 m` or `2.5 km`.
  public var radius: String {
    place.radiusMeters < 1000
      ? "\(Self.number(place.radiusMeters)) m" : "\(Self.number(place.radiusMeters / 1000)) km"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String((value * 100).rounded() / 100)
  }
}

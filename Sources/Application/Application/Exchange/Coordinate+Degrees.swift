package import Geo

extension Coordinate {
  /// Degrees with seven decimals: `52.3702000, 4.8952000`.
  package var text: String { "\(Self.degrees(latitude)), \(Self.degrees(longitude))" }

  /// Returns degrees with seven decimals.
  package static func degrees(_ value: Double) -> String {
    let units = Int64((value * 10_000_000).rounded())
    let digits = String(abs(units) % 10_000_000)
    return (units < 0 ? "-" : "") + "\(abs(units) / 10_000_000)."
      + String(repeating: "0", count: 7 - digits.count) + digits
  }
}

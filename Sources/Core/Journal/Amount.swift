/// A number of something, exact to the thousandth (Y5).
package struct Amount: Sendable, Hashable, Codable, Comparable, RawRepresentable {
  /// The most that a goal and a day can have, a thousand million.
  package static let most = Amount(rawValue: 1_000_000_000_000)
  package static let zero = Amount(rawValue: 0)
  package static let one = Amount(rawValue: 1000)

  /// The number in thousandths.
  package let rawValue: Int

  /// Wraps thousandths.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Reads `8`, `2.5` or `0,75`, with a sign; `nil` for any other text.
  ///
  /// Three decimals behind a comma could be thousands, and are not read.
  package init?(_ text: String) {
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { "+-".contains($0) }
    guard text.count - digits.count <= 1 else { return nil }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      parts[0].count <= 12
    else { return nil }
    let decimals = parts.count == 2 ? parts[1] : ""
    guard decimals.count <= (digits.contains(",") ? 2 : 3) else { return nil }
    guard let whole = Int(parts[0]),
      let fraction = Int(decimals + String(repeating: "0", count: 3 - decimals.count))
    else { return nil }
    rawValue = (whole * 1000 + fraction) * (isNegative ? -1 : 1)
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Adds two amounts; the sum stays within 0 and `most`.
  package static func + (left: Self, right: Self) -> Self {
    Self(rawValue: min(max(0, left.rawValue + right.rawValue), most.rawValue))
  }

  package var number: Double { Double(rawValue) / 1000 }

  /// How many decimals it needs, 0 to 3.
  package var decimals: Int {
    rawValue % 1000 == 0 ? 0 : rawValue % 100 == 0 ? 1 : rawValue % 10 == 0 ? 2 : 3
  }

  /// The number with a point: `2.5`.
  package var text: String {
    let sign = rawValue < 0 ? "-" : ""
    let (whole, rest) = (rawValue.magnitude / 1000, String(rawValue.magnitude % 1000 + 1000))
    return decimals == 0
      ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest.dropFirst().prefix(decimals))"
  }
}

/// The amount for which a day counts as done (Y5).
package struct HabitGoal: Sendable, Hashable, Codable {
  /// The maximum length of a unit, in characters.
  package static let maximumUnitLength = 200

  /// How much, above 0.
  package var amount: Amount
  /// Of what: `glasses`; `nil` without a word.
  package var unit: String?
  /// True if it is the most of a day, and not the least.
  package var isAtMost = false

  package init(amount: Amount, unit: String? = nil, isAtMost: Bool = false) {
    self.amount = amount
    self.unit = unit
    self.isAtMost = isAtMost
  }

  /// The part of the goal that an amount is, from 0 to 1, as Loop counts it.
  ///
  /// Of a goal that is the most, what is above it is taken away.
  func share(of amount: Amount) -> Double {
    let share = amount.number / self.amount.number
    return isAtMost ? min(max(0, 2 - share), 1) : min(1, share)
  }
}

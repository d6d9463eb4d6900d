extension Localizer {
  /// Returns a whole number with its noun: `3 tasks`.
  package func count(_ number: Int, _ noun: Noun) -> String { language.count(number, noun) }

  /// Returns a number rounded to some decimals, 0 to 9: `2.4` or `2,4`.
  ///
  /// A number that is not finite, or of more than 15 digits, gives an empty text.
  package func number(_ value: Double, decimals: Int = 0) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (value * scale).rounded()
    guard scaled.magnitude < 1e15 else { return "" }
    let digits = String(Int64(scaled.magnitude))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return sign + padded.dropLast(decimals) + language.decimalSeparator
      + padded.suffix(decimals)
  }

  /// Returns a distance with two or three figures: `85 m`, `2.4 km`, `120 km`.
  ///
  /// A negative distance, or one that is not finite, gives an empty text.
  package func distance(_ meters: Double) -> String {
    guard meters.isFinite, meters >= 0 else { return "" }
    if meters < 999.5 { return self.meters(meters) }
    let decimals = meters < 99_950 ? 1 : 0
    return "\(number(meters / 1000, decimals: decimals)) \(language.units.kilometer)"
  }

  /// Returns a length with two decimals at most, in kilometres from 1 km on: `80 m`, `2.5 km`.
  package func length(meters: Double) -> String {
    meters < 1000
      ? "\(shortest(meters)) \(language.units.meter)"
      : "\(shortest(meters / 1000)) \(language.units.kilometer)"
  }

  private func shortest(_ value: Double) -> String {
    let decimals = (0...1).first { decimals in
      number(value, decimals: decimals) + (decimals == 0 ? language.decimalSeparator + "00" : "0")
        == number(value, decimals: 2)
    }
    return number(value, decimals: decimals ?? 2)
  }

  /// Returns whole metres: `85 m`.
  package func meters(_ meters: Double) -> String { "\(number(meters)) \(language.units.meter)" }

  /// Returns a speed in whole kilometres an hour, from metres a second: `50 km/h`.
  package func speed(_ metersPerSecond: Double) -> String {
    "\(number(metersPerSecond * 3.6)) \(language.units.kilometerPerHour)"
  }

  /// Returns a whole percentage of a share of 1: `43 %`.
  package func percent(_ share: Double) -> String { "\(number((share * 100).rounded(.down))) %" }

  /// Returns one of eight compass points from degrees clockwise from true north: `NE`.
  ///
  /// A number that is not finite gives an empty text.
  package func direction(_ degrees: Double) -> String {
    guard degrees.isFinite else { return "" }
    let turned = (degrees.truncatingRemainder(dividingBy: 360) + 360) / 45
    return language.compassPoints[Int(turned.rounded()) % 8]
  }

  /// Returns seconds with at most two decimals: `10 s`, `0.25 s`.
  package func seconds(_ seconds: Double) -> String {
    let decimals = (0...1).first { decimals in
      let scaled = decimals == 0 ? seconds : seconds * 10
      return (scaled - scaled.rounded()).magnitude < 0.000_1
    }
    return "\(number(seconds, decimals: decimals ?? 2)) \(language.units.second)"
  }

  /// Returns a list: `a, b and c`.
  package func list(_ items: [String]) -> String { list(items, language.and) }

  /// Returns alternatives: `a, b or c`.
  package func alternatives(_ items: [String]) -> String { list(items, language.or) }

  private func list(_ items: [String], _ conjunction: String) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

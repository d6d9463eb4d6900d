import Application
import Foundation
import Localization

/// The axis of values: from 0 to its highest tick.
struct ChartScale {
  /// A line across, with its label.
  struct Tick {
    let value: Double
    let label: String
    /// The feeling that a face shows there instead of a label.
    var mood: Int?
  }

  let highest: Double
  let ticks: [Tick]

  /// Creates an axis that reaches a value.
  ///
  /// Feelings have five levels, shares go to 100 %, other values to a round number.
  init(upTo value: Double, _ unit: ChartData.Unit) {
    switch unit {
    case .mood:
      highest = 4
      ticks = (0...4).map { Tick(value: Double($0), label: "\($0)", mood: $0) }
    case .share:
      highest = 1
      ticks = [0, 0.5, 1].map { Tick(value: $0, label: ChartText.value($0, .share)) }
    case .count, .days:
      let step = Self.step(of: value)
      let count = max(1, Int((value / step).rounded(.up)))
      highest = Double(count) * step
      ticks = (0...count).map { index in
        let value = Double(index) * step
        return Tick(value: value, label: Localizer.current.number(value))
      }
    }
  }

  /// Returns a round step, at least 1, of which at most four reach a value.
  private static func step(of value: Double) -> Double {
    var power = 1.0
    while true {
      for factor in [1.0, 2, 5] where factor * power * 4 >= value { return factor * power }
      power *= 10
    }
  }

  /// Returns the part of the axis below a value, 0 to 1.
  func share(_ value: Double) -> Double { min(max(value / highest, 0), 1) }
}

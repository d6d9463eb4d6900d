import Testing

/// A row of a table: fixes on the line through the centre, and the expected transitions.
struct Script: Sendable, CustomTestStringConvertible {
  struct Step: Sendable {
    var seconds: Double
    var east: Double
    var accuracy = 10.0
    var restarts = false
  }

  let name: String
  let steps: [Step]
  let expected: [String]

  var testDescription: String { name }

  init(_ name: String, _ steps: [Step], _ expected: [String] = []) {
    self.name = name
    self.steps = steps
    self.expected = expected
  }

  /// Begins with one certain fix 400 m away, so long before zero that it begins no fast pass.
  static func fromOutside(_ name: String, _ steps: [Step], _ expected: [String] = []) -> Script {
    Script(name, [Step(seconds: -1000, east: -400)] + steps, expected)
  }

  /// Begins with one certain fix at the centre, a little before zero.
  static func fromInside(_ name: String, _ steps: [Step], _ expected: [String] = []) -> Script {
    Script(name, [Step(seconds: -1, east: 0)] + steps, expected)
  }

  func run(on walk: inout WatchedMonitor) {
    for step in steps {
      walk.go(
        at: step.seconds, east: step.east, accuracy: step.accuracy, restarts: step.restarts)
    }
  }
}

extension Script.Step {
  static func at(_ seconds: Double, _ east: Double, _ accuracy: Double = 10) -> Self {
    Self(seconds: seconds, east: east, accuracy: accuracy)
  }

  static func restart(_ seconds: Double, _ east: Double) -> Self {
    Self(seconds: seconds, east: east, restarts: true)
  }

  /// Fixes at one spot from one time through another.
  static func spot(_ times: ClosedRange<Double>, every step: Double = 1, _ east: Double) -> [Self] {
    stride(from: times.lowerBound, through: times.upperBound + 0.0001, by: step).map {
      Self(seconds: ($0 * 1000).rounded() / 1000, east: east)
    }
  }
}

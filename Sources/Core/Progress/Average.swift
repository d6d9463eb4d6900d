/// The average of whole numbers, in hundredths (M4).
package struct Average: Sendable, Hashable {
  /// How many numbers there are.
  package private(set) var count = 0
  private var sum = 0

  /// Creates an average without numbers.
  package init() {}

  /// Adds a number, 0 or more.
  package mutating func add(_ value: Int) {
    count += 1
    sum += value
  }

  /// Adds the numbers of another average.
  package mutating func add(_ other: Average) {
    count += other.count
    sum += other.sum
  }

  /// The exact average; `nil` without any numbers.
  package var mean: Double? { count == 0 ? nil : Double(sum) / Double(count) }

  /// The average in hundredths, rounded half up; `nil` without any numbers.
  package var hundredths: Int? { count == 0 ? nil : (200 * sum + count) / (2 * count) }
}

/// The average of whole numbers, in hundredths (M4).
public struct Average: Sendable, Hashable {
  /// How many numbers there are.
  public private(set) var count = 0
  private var sum = 0

  /// Creates an average without numbers.
  public init() {}

  /// Adds a number, 0 or more.
  public mutating func add(_ value: Int) {
    count += 1
    sum += value
  }

  /// Adds the numbers of another average.
  public mutating func add(_ other: Average) {
    count += other.count
    sum += other.sum
  }

  /// The exact average; `nil` without any numbers.
  public var mean: Double? { count == 0 ? nil : Double(sum) / Double(count) }

  /// The average in hundredths, rounded half up; `nil` without any numbers.
  public var hundredths: Int? { count == 0 ? nil : (200 * sum + count) / (2 * count) }
}

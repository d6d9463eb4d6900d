import Synchronization
import Text

/// The budget of dates for the rules of one file, and the check whether its import is still wanted.
package final class FileWork: Sendable {
  /// How many things are read between two questions whether the work is still wanted.
  private static let stride = 1000

  /// Returns true while the import goes on: its client is connected, the process runs, and its time
  /// is not over.
  package let isWanted: @Sendable () -> Bool
  private let things = Atomic(0)
  private let dates = Atomic(0)

  /// Creates the work of a file, which goes on while `isWanted` is true.
  package init(while isWanted: @escaping @Sendable () -> Bool = { true }) {
    self.isWanted = isWanted
  }

  /// Notes that a line or an element is read.
  ///
  /// - Throws: `CancellationError` at each thousandth thing if `isWanted` is false.
  package func read() throws(CancellationError) {
    let count = things.wrappingAdd(1, ordering: .relaxed).newValue
    guard count % Self.stride == 0 else { return }
    guard isWanted() else { throw CancellationError() }
  }

  /// Notes that a rule needs dates counted; returns false where the rules of the file need more
  /// than they may.
  package func countDates(_ count: Int = 1) -> Bool {
    dates.wrappingAdd(count, ordering: .relaxed).newValue <= ReadingLimits.datesOfFile
  }
}

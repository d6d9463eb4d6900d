import Synchronization
import Text

/// The work of reading and merging one file: what its rules may still cost, and whether anybody
/// still waits for it.
public final class FileWork: Sendable {
  /// How many things are read between two questions whether the work is still wanted.
  private static let stride = 1000

  /// Returns true while somebody waits for the result.
  public let isWanted: @Sendable () -> Bool
  private let things = Atomic(0)
  private let dates = Atomic(0)

  /// Creates the work of a file; `isWanted` turns false when the client has gone, the process stops
  /// or its time is over.
  public init(while isWanted: @escaping @Sendable () -> Bool = { true }) {
    self.isWanted = isWanted
  }

  /// Notes that a line or an element is read.
  ///
  /// - Throws: `CancellationError` once nobody waits for the rest.
  public func read() throws(CancellationError) {
    let count = things.wrappingAdd(1, ordering: .relaxed).newValue
    guard count % Self.stride == 0 else { return }
    guard isWanted() else { throw CancellationError() }
  }

  /// Notes that a rule needs dates counted; returns false where the rules of the file need more
  /// than they may.
  public func countDates(_ count: Int = 1) -> Bool {
    dates.wrappingAdd(count, ordering: .relaxed).newValue <= ReadingLimits.datesOfFile
  }
}

import Foundation

/// The time after which a wait for another process is given up, in seconds.
///
/// It bounds hangs and measures nothing: a loaded machine stays far below it.
package let patienceSeconds = 300.0

/// Waits until a condition holds, for a number of seconds at most; returns false if it never does.
///
/// Serves for conditions that another process brings about. It checks every five milliseconds
/// unless another pause is given.
package func polling(
  seconds: Double = patienceSeconds, pauseMicroseconds: UInt32 = 5000,
  _ condition: () throws -> Bool
) rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(seconds)
  while ContinuousClock.now < end {
    if try condition() { return true }
    // The pause between the checks: another process gives no signal to wait for.
    usleep(pauseMicroseconds)
  }
  return try condition()
}

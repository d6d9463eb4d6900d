import Foundation

/// Waits until a condition holds, for a number of seconds at most; returns false if it never does.
///
/// It is for conditions that another process brings about, and looks every five milliseconds.
package func polling(seconds: Double, _ condition: () throws -> Bool) rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(seconds)
  while ContinuousClock.now < end {
    if try condition() { return true }
    usleep(5000)
  }
  return try condition()
}

/// Waits until a condition holds that others bring about: a process, a thread, a peer.
///
/// - Throws: After five minutes, and when the test's time limit is reached.
package func eventually(_ condition: () throws -> Bool) async throws {
  guard try await holdsEventually(condition) else { throw NeverHeld() }
}

/// A condition that a test waits for has never held.
struct NeverHeld: Error {}

/// Waits until a condition holds, for five minutes at most, without blocking other tests; returns
/// false if it never does.
///
/// Checks every five milliseconds.
package func holdsEventually(_ condition: () throws -> Bool) async rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(patienceSeconds)
  while true {
    // The clock is read first: under load, the last check may come long after the one before.
    let isLast = ContinuousClock.now >= end || Task.isCancelled
    if try condition() { return true }
    if isLast { return false }
    // The interval of the checks. A cancelled sleep leads to the last check.
    try? await Task.sleep(for: .milliseconds(5))
  }
}

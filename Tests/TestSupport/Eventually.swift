/// Waits until a condition holds that others bring about: a process, a thread, a peer.
///
/// Looks every five milliseconds, so that tests that run beside it have the processor; ends with the test's time limit.
public func eventually(_ condition: () throws -> Bool) async throws {
  while try !condition() { try await Task.sleep(for: .milliseconds(5)) }
}

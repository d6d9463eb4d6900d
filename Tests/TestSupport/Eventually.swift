/// Waits until a condition holds that others bring about: a process, a thread, a peer.
///
/// Checks every five milliseconds; ends with the test's time limit.
public func eventually(_ condition: () throws -> Bool) async throws {
  while try !condition() { try await Task.sleep(for: .milliseconds(5)) }
}

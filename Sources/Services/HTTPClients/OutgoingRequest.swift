import Foundation

/// A request to a web server.
package struct OutgoingRequest: Sendable {
  /// The address.
  package var url: String
  /// The body of a POST; `nil` for a GET.
  package var body: [UInt8]?
  /// The most bytes of the answer's body, which is read only from an answer with 200.
  package var longestAnswer = 0
  /// The names and values of the header fields.
  package private(set) var fields: [(name: String, value: String)] = []

  /// Creates a GET, whose answer counts without its body.
  package init(url: String) { self.url = url }

  /// Sets a header field, in the place of one with that name.
  package mutating func set(_ name: String, to value: String) {
    fields.removeAll { $0.name.lowercased() == name.lowercased() }
    fields.append((name, value))
  }
}

/// The answer to a request.
package struct OutgoingAnswer: Sendable {
  /// The status.
  package internal(set) var status = 0
  /// The header fields by names in small letters; of several with one name the first.
  package internal(set) var fields: [String: String] = [:]
  /// The body, as far as it was asked for.
  package internal(set) var body: [UInt8] = []

  /// True for a status of success.
  package var isSuccess: Bool { (200..<300).contains(status) }
}

/// Sends rare single requests, so that no connection and no memory remains between them.
package enum SingleRequest {
  /// The reason why nothing can be sent, since a library is missing; `nil` when it is there.
  package static var problem: String? { Transfer.problem }

  /// Runs requests within a time limit for all of them.
  ///
  /// - Throws: What the function throws, or `HTTPFailure.timeout`.
  package static func within<Value: Sendable>(
    _ limit: Duration, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await body() }
      group.addTask {
        // The limit itself; an answer that comes before cancels it.
        try await Task.sleep(for: limit)
        throw HTTPFailure.timeout
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }

  /// Sends a request through a guard.
  ///
  /// Up to `redirects` redirects to the same scheme are followed, each through the guard; beyond
  /// them the redirect itself is returned. Nothing is sent twice: another address of the host is
  /// tried only if there is no connection to the one before.
  ///
  /// - Throws: What the guard throws, `HTTPFailure`, or `WebhookProblem` for no address.
  package static func send(
    _ request: OutgoingRequest, through outgoing: OutgoingGuard, within limit: Duration,
    redirects: Int = 0
  ) async throws -> OutgoingAnswer {
    try await within(limit) {
      var request = request
      var left = redirects
      while true {
        let address = try WebAddress(request.url)
        let answer = try await Transfer.answer(
          to: request, at: address, outgoing.addresses(for: address), within: limit)
        guard left > 0, let next = target(of: answer, from: address) else { return answer }
        request.url = next
        left -= 1
      }
    }
  }

  /// Returns the address to which an answer redirects, if it does so to the same scheme.
  private static func target(of answer: OutgoingAnswer, from address: WebAddress) -> String? {
    guard (300..<400).contains(answer.status), let location = answer.fields["location"],
      let next = URL(string: location, relativeTo: URL(string: address.url)),
      next.scheme?.lowercased() == address.scheme
    else { return nil }
    return next.absoluteString
  }
}

import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import SQLiteStore
import Synchronization
import Testing
import WebTesting

@testable import WebAPI
@testable import WebApp
@testable import WebPorts

/// A program that uses the API, and compares each answer with the description.
final class Program: Sendable {
  /// An answer.
  struct Reply {
    let status: Int
    let headers: HTTPFields
    let text: String

    private var value: Any? { try? JSONSerialization.jsonObject(with: Data(text.utf8)) }
    /// The answer as an object.
    var object: [String: Any] { value as? [String: Any] ?? [:] }
    /// The answer as a list.
    var list: [Any] { value as? [Any] ?? [] }
  }

  private let client: TestClient
  private let found = Mutex<[String]>([])

  /// The differences from the description.
  var complaints: [String] { found.withLock { $0 } }

  private init(_ client: TestClient) { self.client = client }

  /// Uses the API of a site, over an empty store unless one is given.
  static func run(
    store: SQLiteStore? = nil, position: LivePosition? = nil, devices: DevicesPort = DevicesPort(),
    settings: SettingsPort = SettingsPort(),
    _ body: @escaping @Sendable (Program) async throws -> Void
  ) async throws -> Program {
    try await Site.sample(store: store, position: position, settings: settings, devices: devices)
      .test { client in
        let program = Program(client)
        try await body(program)
        return program
      }
  }

  /// Asks `GET /tasks/{id}`, always for number 1, and its item 1; `{entry}` is an entry of the
  /// history.
  func ask(
    _ operation: String, _ headers: HTTPFields = [:], _ body: String = "", entry: String = "",
    id: Int = 1, name: String = ""
  ) async throws -> Reply {
    let parts = operation.split(separator: " ")
    let method = try #require(HTTPRequest.Method(String(parts[0])))
    var headers = headers
    if method == .post || method == .patch { headers[.contentType] = "application/json" }
    let response = try await client.execute(
      uri: API.root
        + parts[1].replacing("{id}", with: "\(id)").replacing("{entry}", with: entry)
        .replacing("{item}", with: "1").replacing("{name}", with: name),
      method: method, headers: headers,
      body: body.isEmpty ? nil : ByteBuffer(string: body))
    let reply = Reply(
      status: response.status.code, headers: response.headers, text: String(buffer: response.body))
    try compare(reply, with: "\(parts[0]) \(parts[1].prefix { $0 != "?" })")
    return reply
  }

  private func compare(_ reply: Reply, with operation: String) throws {
    let description = try OpenAPI()
    let complaints: [String]
    if let answer = description.answer(operation, status: reply.status) {
      let body =
        reply.text.isEmpty
        ? nil
        : try JSONSerialization.jsonObject(with: Data(reply.text.utf8), options: .fragmentsAllowed)
      // The sample has no daemon behind it.
      complaints =
        operation == "GET /status" || operation == "GET /openapi.json"
        ? [] : description.complaints(about: body, as: answer)
    } else {
      complaints = ["\(reply.status) is not described"]
    }
    found.withLock { $0 += complaints.map { "\(operation): \($0)" } }
  }
}

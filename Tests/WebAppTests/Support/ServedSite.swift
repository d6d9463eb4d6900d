import Foundation
import Logging
import Model
import NIOCore
import NIOPosix
import SQLiteStore
import ServiceLifecycle
import Synchronization
import TestSupport
import Testing

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// A page served on a port of the kernel's choice, as the daemon serves it.
struct ServedSite: Sendable {
  /// The port.
  let port: Int
  /// The hub that sends events to open pages.
  let live: LiveHub
  /// The service's group, to stop it.
  let group: ServiceGroup

  /// Serves a page while a closure runs; then stops as the daemon does.
  static func with<Value: Sendable>(
    store: SQLiteStore? = nil, live: LiveHub = LiveHub(), hosts: [String] = [],
    publicURL: String? = nil,
    limits: ConnectionLimits = ConnectionLimits(), phones: PhoneRoutes? = nil,
    logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
    _ body: @escaping @Sendable (ServedSite) async throws -> Value
  ) async throws -> Value {
    let (ports, portsEnd) = AsyncStream.makeStream(of: Int.self)
    var webSettings = WebSettings(rules: EngineRules(machineZone: .gmt))
    webSettings.hosts = hosts
    webSettings.publicURL = publicURL
    let present = webSettings
    let service = WebService(
      ports: WebDependencies(
        store: try store ?? SQLiteStore.empty(),
        now: { Date(timeIntervalSince1970: 1_772_445_600) },
        webSettings: { present }, live: live),
      address: ListenAddress(host: "127.0.0.1", port: 0), limits: limits, logger: logger,
      phones: phones, onRunning: { portsEnd.yield(Int($0.split(separator: ":").last ?? "") ?? 0) })
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [.init(service: service)],
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
    return try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await group.run() }
      var iterator = ports.makeAsyncIterator()
      let port = try #require(await iterator.next())
      let value = try await body(ServedSite(port: port, live: live, group: group))
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
      return value
    }
  }

  /// Opens a connection.
  func connect() throws -> RawConnection { try RawConnection(port: port) }

  /// Sends a whole request, and reads the answer to its end.
  func ask(_ text: String) async throws -> String {
    let connection = try connect()
    connection.send(text)
    return try await connection.waitForEnd()
  }

  /// Asks, and returns the length of the answer with its header, in bytes.
  func length(_ path: String, headers: [String] = []) async throws -> Int {
    let connection = try connect()
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + headers
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    _ = try await connection.waitForEnd()
    return connection.length
  }

  /// Asks, and reads the answer to its end.
  func get(_ path: String, headers: [String] = []) async throws -> String {
    let connection = try connect()
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + headers
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return try await connection.waitForEnd()
  }
}

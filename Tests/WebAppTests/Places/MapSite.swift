import Foundation
import Geo
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import SQLiteStore
import Synchronization
import TestSupport
import Text
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// A site with places, and what it is asked.
struct MapSite {
  let store: any ReminderStore & PictureStore
  let site: Site
  /// The queries to the address service.
  let asked = Asked()

  final class Asked: Sendable {
    private let state = Mutex<[String]>([])
    var questions: [String] { state.withLock { $0 } }
    func record(_ question: String) { state.withLock { $0.append(question) } }
  }

  static let now = Date("2026-03-02T10:00:00Z")

  init(
    _ places: [Place] = [], todos: [Todo] = [], tiles: TileSource? = nil,
    addresses: Result<[PostalAddress], any Error>? = nil, position: LivePosition? = nil,
    tilesTrouble: (any Error)? = nil, _ change: (inout WebSettings) -> Void = { _ in }
  ) throws {
    store = try SQLiteStore.empty()
    try store.edit { _ in
      Edit(
        summary: "set up", todos: todos.map { .init(before: nil, after: $0) },
        places: places.map { .init(before: nil, after: $0) })
    }
    var webSettings = WebSettings(rules: EngineRules(machineZone: .gmt))
    change(&webSettings)
    let asked = asked
    let book = addresses.map { result in
      AddressBook(
        search: { text, languages in
          asked.record("\(text)|\(languages ?? "")")
          return (try result.get(), "Data by somebody")
        },
        name: { point, languages in
          asked.record("\(point.latitude),\(point.longitude)|\(languages ?? "")")
          return (try result.get(), "Data by somebody")
        })
    }
    site = Site(
      ports: WebDependencies(
        store: store, now: { Self.now }, webSettings: { [webSettings] in webSettings },
        position: { position },
        tiles: {
          if let tilesTrouble { throw tilesTrouble }
          return tiles
        }, addresses: { book }),
      address: ListenAddress(host: "127.0.0.1", port: 7575))
  }

  var places: [Place] { (try? store.places()) ?? [] }

  /// Asks for an address.
  func get(_ address: String, headers: HTTPFields = [:]) async throws -> TestResponse {
    try await site.test { try await $0.execute(uri: address, method: .get, headers: headers) }
  }

  /// Sends a form; as a script does, if `isScript`.
  func post(
    _ address: String, _ fields: [(String, String)], isScript: Bool = false
  ) async throws -> TestResponse {
    let body = fields.map { "\($0.0)=\($0.1.percentEncoded)" }.joined(separator: "&")
    var headers = Site.formHeaders()
    if isScript { headers[.accept] = "application/json" }
    return try await site.test { [headers] in
      try await $0.execute(
        uri: address, method: .post, headers: headers, body: ByteBuffer(string: body))
    }
  }
}

extension TestResponse {
  /// The body as text.
  var text: String { String(buffer: body) }

  /// The body as JSON.
  var json: [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(body.readableBytesView))) as? [String: Any] ?? [:]
  }

  /// The errors by field, in the answer to a script.
  var errors: [String: String] { json["errors"] as? [String: String] ?? [:] }
}

extension TileSource {
  /// A file with one picture for each number from the north-west, which says where it is.
  static func sample(_ zooms: ClosedRange<Int> = 0...14, stamp: String = "s1") -> TileSource {
    TileSource(
      attribution: "Drawn <b>here</b>", type: "image/png", zooms: zooms,
      corners: (.at(52, 13), .at(53, 14)), stamp: stamp,
      picture: { zoom, column, row in
        guard zooms.contains(zoom), column >= 0, row >= 0, row < 1 << zoom else { return nil }
        return Picture(bytes: Data("\(zoom)/\(column)/\(row)".utf8), type: "image/png")
      })
  }
}

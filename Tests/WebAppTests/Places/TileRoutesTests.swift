import Foundation
import Geo
import HTTPTypes
import Model
import NIOCore
import TestSupport
import Testing
import WebTesting

@testable import WebApp
@testable import WebPorts

/// Pictures out of a file, small maps, and Leaflet.
struct TileRoutesTests {
  @Test func `a picture is sent once, and then only asked about`() async throws {
    let map = try MapSite(tiles: .sample())
    let first = try await map.get("/tiles/3/4/2?v=s1")
    #expect(first.status == .ok)
    #expect(first.headers[.contentType] == "image/png")
    #expect(first.headers[.cacheControl]?.contains("immutable") == true)
    #expect(first.text == "3/4/2")
    let tag = try #require(first.headers[.eTag])
    let again = try await map.get("/tiles/3/4/2", headers: [.ifNoneMatch: tag])
    #expect(again.status == .notModified)
    #expect(again.body.readableBytes == 0)
    #expect(again.headers[.cacheControl] == "no-cache")
    let other = try MapSite(tiles: .sample(stamp: "s2"))
    #expect(try await other.get("/tiles/3/4/2", headers: [.ifNoneMatch: tag]).status == .ok)
  }

  @Test(arguments: [
    "15/0/0", "1/0/9", "1/-1/0", "x/0/0", "1/0/0.png", "99999999999999999999/0/0", "1/0/%2e%2e",
  ])
  func `there is nothing elsewhere`(path: String) async throws {
    let map = try MapSite(tiles: .sample())
    #expect(try await map.get("/tiles/\(path)").status == .notFound)
  }

  @Test func `without a file there are no pictures`() async throws {
    let answer = try await MapSite().get("/tiles/0/0/0")
    #expect(answer.status == .notFound)
    #expect(answer.text.contains("web.tiles_file"))
  }

  @Test(arguments: [
    Place.sample(1), .sample(1, radius: 20), .sample(1, radius: 100_000),
    .sample(1, latitude: 90, longitude: 180), .sample(1, latitude: -90, longitude: -180),
    .sample(1, latitude: 0, longitude: 179.9999, radius: 5000),
  ])
  func `every place has a small map, and it is well-formed`(place: Place) async throws {
    for source in [nil, TileSource.sample(), TileSource.sample(14...14)] {
      let map = try MapSite([place], tiles: source)
      let image = try await map.get("/places/1/thumb.svg")
      #expect(image.status == .ok)
      #expect(image.headers[.contentType] == "image/svg+xml")
      #expect(image.text.contains("viewBox=\"0 0 148 110\""))
      #expect(image.text.contains(" m</text>") || image.text.contains(" km</text>"))
      #expect(!image.text.contains("nan") && !image.text.contains("inf"))
      #expect(Self.isBalanced(image.text))
      let tag = try #require(image.headers[.eTag])
      let again = try await map.get("/places/1/thumb.svg", headers: [.ifNoneMatch: tag])
      #expect(again.status == .notModified)
    }
  }

  /// Returns true if each opened tag is closed, in order, and every quote has its partner.
  private static func isBalanced(_ xml: String) -> Bool {
    var open: [Substring] = []
    for tag in xml.matches(of: /<(\/?)([a-z]+)((?: [a-z-A-Z]+="[^"<>]*")*)(\/?)>/) {
      if tag.1 == "/" {
        guard open.popLast() == tag.2 else { return false }
      } else if tag.4.isEmpty {
        open.append(tag.2)
      }
    }
    let count = xml.matches(of: /<\/?[a-z]+(?: [a-z-A-Z]+="[^"<>]*")*\/?>/).count
    return open.isEmpty && xml.filter { $0 == "<" }.count == count
  }

  @Test func `the small map shows the pictures around the place`() async throws {
    let map = try MapSite([.sample(1, radius: 800)], tiles: .sample())
    let text = try await map.get("/places/1/thumb.svg").text
    // 800 m fill the middle at zoom 11; 52.52 north, 13.405 east lies in picture 1100/671.
    #expect(text.contains(Data("11/1100/671".utf8).base64EncodedString()))
    #expect(text.contains("500 m</text>") || text.contains("1 km</text>"))
    let bare = try await MapSite([.sample(1, radius: 800)]).get("/places/1/thumb.svg").text
    #expect(!bare.contains("<image"))
  }

  @Test(arguments: ["../leaflet.css", "%2e%2e%2fpasswd", "leaflet.js.map", "images", ""])
  func `only the two files of Leaflet are served`(name: String) async throws {
    #expect(try await MapSite().get("/leaflet/\(name)").status == .notFound)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/javascript/leaflet")),
    arguments: ["leaflet.css", "leaflet.min.js"])
  func `Leaflet is served, packed where that is understood`(name: String) async throws {
    let map = try MapSite()
    let plain = try await map.get("/leaflet/\(name)")
    #expect(plain.status == .ok)
    let packed = try await map.get("/leaflet/\(name)", headers: [.acceptEncoding: "br, gzip"])
    #expect(packed.headers[.contentEncoding] == "gzip")
    #expect(packed.body.readableBytes < plain.body.readableBytes)
    let tag = try #require(plain.headers[.eTag])
    let again = try await map.get("/leaflet/\(name)", headers: [.ifNoneMatch: tag])
    #expect(again.status == .notModified)
  }

  @Test func `where Leaflet is not installed, it is told what to install`() async throws {
    #expect(LeafletFile("leaflet.css", in: "/nowhere") == nil)
  }
}

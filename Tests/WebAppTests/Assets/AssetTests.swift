import Foundation
import Testing
import WebApp
import WebPorts

/// Files of the page.
struct AssetTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Web/CWebAssets")

  @Test func `each has a name of its own and is not empty`() {
    #expect(!Asset.all.isEmpty)
    #expect(Set(Asset.all.map(\.name)).count == Asset.all.count)
    #expect(Asset.all.allSatisfy { !$0.bytes.isEmpty })
  }

  @Test func `the world behind the map is small, and has land and towns`() throws {
    let asset = try #require(Asset.all.first { $0.name == "world.json" })
    #expect(asset.bytes.count <= 150_000)
    let value = try JSONSerialization.jsonObject(with: Data(asset.bytes))
    let world = try #require(value as? [String: Any])
    let steps = try #require(world["steps"] as? Int)
    #expect((world["source"] as? String)?.contains("Natural Earth") == true)
    let land = try #require(world["land"] as? [[Int]])
    #expect(land.count > 200)
    for ring in land {
      var (longitude, latitude) = (0, 0)
      for index in stride(from: 0, to: ring.count, by: 2) {
        longitude += ring[index]
        latitude += ring[index + 1]
        #expect(abs(longitude) <= 180 * steps && abs(latitude) <= 90 * steps)
      }
    }
    let towns = try #require(world["towns"] as? [[Any]])
    let berlin = try #require(towns.first { $0[0] as? String == "Berlin" })
    #expect(berlin[1] as? Int == 1340 && berlin[2] as? Int == 5252)
    #expect(towns.allSatisfy { ($0[0] as? String)?.contains("?") == false })
  }

  @Test func `the program contains exactly the files of the folders`() throws {
    let files = try ["static", "templates"].flatMap { name in
      try FileManager.default.contentsOfDirectory(
        at: Self.folder.appending(path: name), includingPropertiesForKeys: nil)
    }
    let names = files.map(\.lastPathComponent) + ["openapi.json"]
    #expect(Asset.all.map(\.name).sorted() == names.sorted(), "run make assets")
    for asset in Asset.all {
      let file = files.first { $0.lastPathComponent == asset.name }
      let bytes = try Data(contentsOf: file ?? Self.folder.appending(path: asset.name))
      #expect(bytes.elementsEqual(asset.bytes), "\(asset.name)")
    }
  }
}

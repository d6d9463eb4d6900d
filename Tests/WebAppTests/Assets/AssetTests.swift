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

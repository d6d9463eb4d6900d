import Testing
import WebApp

@Suite("Files of the page") struct AssetTests {
  @Test("Each has a name of its own and is not empty") func assets() {
    #expect(!Asset.all.isEmpty)
    #expect(Set(Asset.all.map(\.name)).count == Asset.all.count)
    #expect(Asset.all.allSatisfy { !$0.bytes.isEmpty })
  }
}

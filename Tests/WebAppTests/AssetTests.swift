import Testing
import WebApp

/// Files of the page.
struct AssetTests {
  @Test func `each has a name of its own and is not empty`() {
    #expect(!Asset.all.isEmpty)
    #expect(Set(Asset.all.map(\.name)).count == Asset.all.count)
    #expect(Asset.all.allSatisfy { !$0.bytes.isEmpty })
  }
}

import Testing

@Suite(
  "In a real browser", .serialized,
  .enabled(if: Walk.isPossible, "needs chromium, chromium-driver and python3-selenium"))
struct BrowserTests {
  @Test(arguments: Walk.all) func walk(_ walk: Walk) throws {
    let (status, output) = try walk.perform()
    #expect(status == 0, "\(output)")
  }

  @Test func `There are walks to walk`() {
    #expect(Walk.all.count >= 28)
  }
}

import Testing

/// The pages in a real browser.
@Suite(.enabled(if: PageWalk.isPossible, "needs chromium, chromium-driver and python3-selenium"))
struct BrowserTests {
  @Test func `all walks go well`() throws {
    let (status, output) = try PageWalk.perform(PageWalk.all)
    let missing = PageWalk.all.filter { !output.contains("ok \($0.name): ") }
    #expect(status == 0 && missing.isEmpty, "\(PageWalk.failures(in: output))")
  }

  @Test func `there are walks to walk`() {
    #expect(PageWalk.all.count >= 28)
  }
}

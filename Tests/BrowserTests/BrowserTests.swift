import Testing

/// The pages in a real browser.
@Suite(.enabled(if: Walk.isPossible, "needs chromium, chromium-driver and python3-selenium"))
struct BrowserTests {
  @Test func `all walks go well`() throws {
    let (status, output) = try Walk.perform(Walk.all)
    let missing = Walk.all.filter { !output.contains("ok \($0.name): ") }
    #expect(status == 0 && missing.isEmpty, "\(Walk.failures(in: output))")
  }

  @Test func `there are walks to walk`() {
    #expect(Walk.all.count >= 28)
  }
}

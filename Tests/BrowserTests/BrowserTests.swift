import Testing

/// The pages in a real browser; two walks at a time, as each keeps about half a core busy.
@Suite(.enabled(if: Walk.isPossible, "needs chromium, chromium-driver and python3-selenium"))
struct BrowserTests {
  @Test(arguments: [0, 1])
  func `the walks of a lane go well`(_ lane: Int) throws {
    let walks = Walk.lane(lane)
    let (status, output) = try Walk.perform(walks)
    let missing = walks.filter { !output.contains("ok \($0.name): ") }
    #expect(status == 0 && missing.isEmpty, "\(Walk.failures(in: output))")
  }

  @Test func `there are walks to walk`() {
    #expect(Walk.all.count >= 28)
  }
}

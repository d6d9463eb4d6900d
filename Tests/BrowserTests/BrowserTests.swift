import Testing

/// The pages in a real browser; two walks at a time, as each keeps about half a core busy.
@Suite(.enabled(if: Walk.isPossible, "needs chromium, chromium-driver and python3-selenium"))
struct BrowserTests {
  /// Every second walk, beginning with the first.
  @Suite(.serialized) struct FirstLane {
    @Test(arguments: Walk.lane(0)) func `a walk goes well`(_ walk: Walk) throws {
      let (status, output) = try walk.perform()
      #expect(status == 0, "\(output)")
    }
  }

  /// Every second walk, beginning with the second.
  @Suite(.serialized) struct SecondLane {
    @Test(arguments: Walk.lane(1)) func `a walk goes well`(_ walk: Walk) throws {
      let (status, output) = try walk.perform()
      #expect(status == 0, "\(output)")
    }
  }

  @Test func `there are walks to walk`() {
    #expect(Walk.all.count >= 28)
  }
}

import Localization
import Testing

@testable import WebApp

/// The tabs, what stands below More, and the segments of a page.
struct NavigationTests {
  private func words(_ parts: PartSet) -> [[String]] {
    Navigation(nil, parts: parts).groups.map { $0.links.map(\.word) }
  }

  @Test func `five tabs in all, and three groups below More, with no page twice`() {
    let frame = Navigation(nil, parts: .all)
    #expect(frame.tabs.map(\.word) == ["Today", "Plan", "Map", "Journal"])
    #expect(frame.groups.map(\.groupTitle) == ["Look back", "You", "Set up"])
    #expect(
      words(.all) == [
        ["Look back", "History"],
        ["Wishes", "Practices", "Profile"],
        ["Phones", "Categories", "Rest days", "Import and export", "Settings", "Status"],
      ])
    #expect(frame.more.map(\.word) == ["All tasks"])
    #expect(!frame.groups.flatMap(\.links).map(\.icon).contains(""))
  }

  @Test func `parts that are off leave their pages out`() {
    #expect(
      words([]) == [
        ["Look back"],
        ["Phones", "Categories", "Rest days", "Import and export", "Settings", "Status"],
      ])
    let frame = Navigation(nil, parts: [])
    #expect(frame.tabs.map(\.href) == ["/", "/weeks", "/map", "/history"])
    #expect(frame.tabs.map(\.word) == ["Tasks", "Plan", "Map", "History"])
    #expect(frame.more.isEmpty)
    // Photos have no tab without the journal.
    #expect(words([.photos])[1] == ["Photos", "Profile"])
  }

  @Test func `the pages of a tab are its segments, and light it`() {
    for page in [Page.plan, .weeks, .timeline] {
      let frame = Navigation(page, parts: .all)
      #expect(frame.segments.map(\.href) == ["/plan", "/weeks", "/timeline"])
      #expect(frame.segments.map(\.word) == ["Day", "Weeks", "Timeline"])
      #expect(frame.segments.filter(\.isCurrent).map(\.href) == [page.path])
      #expect(frame.tabs.filter(\.isCurrent).map(\.word) == ["Plan"])
    }
    #expect(Navigation(.map, parts: .all).segments.map(\.word) == ["Map", "Places"])
    #expect(
      Navigation(.photos, parts: .all).segments.map(\.word) == ["Day", "Month", "Habits", "Photos"])
    #expect(!Navigation(.history, parts: .all).hasSegments)
    #expect(Navigation(.weeks, parts: []).segments.map(\.href) == ["/weeks", "/timeline"])
  }

  @Test func `a page below another leads back to it, and has no segments`() {
    let frame = Navigation(.places, isBelow: true, parts: .all)
    #expect(frame.up?.href == "/places" && !frame.hasSegments)
    #expect(frame.tabs.filter(\.isCurrent).map(\.word) == ["Map"])
    #expect(Navigation(.places, parts: .all).up == nil)
    let all = Navigation(.tasks, parts: .all)
    #expect(all.isInMore && all.beside.map(\.word) == ["Today", "All tasks"])
    #expect(!Navigation(.home, isBelow: true, parts: .all).hasBeside)
  }
}

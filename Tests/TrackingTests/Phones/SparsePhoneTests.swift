import Foundation
import Geo
import Model
import SQLiteStore
import TestSupport
import Testing
import Tracking

/// Signs of life, phones that report rarely, and what a phone notices by itself (P11 to P13).
struct SparsePhoneTests {
  @Test
  func `one fix whose whole circle is inside enters at once; a wide one does not`() throws {
    var phones = try PhoneHarness()
    try phones.post(0, 1000)
    try phones.post(300, 30, accuracy: 69)
    #expect(phones.story == ["300 enter", "300 reminder"])
    var wide = try PhoneHarness()
    try wide.post(0, 1000)
    try wide.post(300, 40, accuracy: 61)
    #expect(wide.story.isEmpty)
    try wide.post(600, 41, accuracy: 61)
    #expect(wide.story == ["600 enter", "600 reminder"], "a pending change outlives the pause")
  }

  @Test
  func `a phone that reports often needs the evidence of a receiver`() throws {
    var phones = try PhoneHarness()
    try phones.post(0, 1000)
    try phones.post(59, 0)
    #expect(phones.story.isEmpty)
  }

  @Test(arguments: [(0.0, false), (nil, true), (3.0, true)] as [(Double?, Bool)])
  func `a phone that says that it stands passes nothing by, whatever its positions do (G8)`(
    _ speed: Double?, passes: Bool
  ) throws {
    var phones = try PhoneHarness()
    try phones.post(0, 1000)
    for (second, meters) in [104.0, 92, 112, 91, 103, 93, 113, 92, 104].enumerated() {
      try phones.post(40 + Double(second), meters, speed: speed)
    }
    #expect(phones.story.contains { $0.hasSuffix("cross") } == passes)
  }

  @Test
  func `leaving takes two fixes, telling of it three`() throws {
    var phones = try PhoneHarness([.sample(triggers: [.exit])])
    try phones.post(0, 1000)
    try phones.post(300, 0)
    try phones.post(600, 1000)
    try phones.post(900, 1010)
    #expect(phones.story == ["300 enter", "900 exit"])
    try phones.restart()
    try phones.post(1200, 1020)
    #expect(phones.story == ["300 enter", "900 exit", "1200 reminder"])
  }

  @Test
  func `who is back after two fixes outside was never away`() throws {
    var phones = try PhoneHarness([.sample(triggers: [.exit])])
    try phones.post(0, 1000)
    for (time, meters) in [(300.0, 0.0), (600, 1000), (900, 1010), (1200, 0), (1500, 1)] {
      try phones.post(time, meters)
    }
    #expect(phones.story == ["300 enter", "900 exit", "1200 enter"])
    #expect(try phones.store.memory().visits.count == 1, "the visit goes on")
    // The exit that was none is forgotten: the next one needs its own three.
    for (time, meters) in [(1800.0, 1000.0), (2100, 1010), (2400, 1020)] {
      try phones.post(time, meters)
    }
    #expect(phones.story.dropFirst(3) == ["2100 exit", "2400 reminder"])
  }

  @Test
  func `a visit goes on after six times the usual pause`() throws {
    for pause in [300.0, 500] {
      var phones = try PhoneHarness()
      var time = 0.0
      for meters in [1000.0, 0, 1000, 1010, 1020, 1030, 0] {
        try phones.post(time, meters)
        time += pause
      }
      let reminders = phones.story.filter { $0.contains("reminder") }
      #expect(reminders.count == 1, "the return after \(3 * pause) s is no new visit")
    }
  }

  @Test
  func `signs of life are evidence for nothing`() throws {
    var phones = try PhoneHarness()
    try phones.post(0, 300)
    try phones.post(10, 0)
    for second in 11...40 { try phones.post(Double(second), 0) }
    #expect(phones.story.isEmpty, "the same coordinates to the last digit, and no speed")
    #expect(phones.receipt.accepted == 1)
    try phones.post(41, 1, speed: 0)
    #expect(phones.story == ["41 enter", "41 reminder"])
    var pings = try PhoneHarness()
    try pings.post(0, 1000)
    for minute in 1...5 { try pings.post(Double(minute) * 300, Double(minute), ping: true) }
    #expect(pings.story.isEmpty)
  }

  @Test
  func `the same coordinates at a speed are a position`() throws {
    var phones = try PhoneHarness()
    try phones.post(0, 500, speed: 10)
    for second in 1...4 { try phones.post(Double(second) * 25, 0, speed: 10) }
    #expect(phones.story == ["50 enter", "50 reminder"])
  }

  @Test
  func `a stay is long enough also while the phone only gives signs of life`() throws {
    var phones = try PhoneHarness([.sample(triggers: [.dwell], dwell: 600)])
    try phones.post(0, 1000)
    try phones.post(300, 0)
    try phones.post(950, 0, ping: true)
    #expect(phones.story == ["300 enter", "950 dwell", "950 reminder"])
  }

  @Test
  func `what the phone noticed at the border counts at once`() throws {
    var phones = try PhoneHarness([.sample(triggers: [.enter, .exit])])
    try phones.post(0, 1000)
    try phones.post(20, 95, accuracy: 200, hint: .enter)
    #expect(phones.story == ["20 enter", "20 reminder"])
    try phones.post(1300, 150, accuracy: 65, hint: .leave)
    #expect(phones.story.last == "1300 exit")
  }

  @Test
  func `a hint that its own coordinates deny does not count`() throws {
    var phones = try PhoneHarness()
    try phones.post(0, 1000)
    try phones.post(20, 400, accuracy: 50, hint: .enter)
    #expect(phones.story.isEmpty)
    try phones.post(300, 0)
    try phones.post(600, 10, accuracy: 20, hint: .leave)
    #expect(phones.story == ["300 enter", "300 reminder"])
  }

  @Test
  func `of a place that is smaller than the phone's region only the coordinates count`() throws {
    var phones = try PhoneHarness(radius: 60)
    try phones.post(0, 1000)
    try phones.post(20, 70, accuracy: 40, hint: .enter)
    #expect(phones.story.isEmpty)
  }

  @Test
  func `a hint of the second of a position counts, a repeated position does not`() throws {
    var phones = try PhoneHarness()
    try phones.post(0, 1000)
    try phones.post(20, 90, accuracy: 60)
    try phones.post(20, 90, accuracy: 60, hint: .enter)
    #expect(phones.story == ["20 enter", "20 reminder"])
  }

  @Test
  func `a ping says only what the phone itself has noticed`() throws {
    var phones = try PhoneHarness([.sample(), .sample(2, name: "Away", triggers: [.exit])])
    try phones.post(0, 1000)
    try phones.post(300, 0)
    // Pings at an old position say nothing of leaving it, whatever they have noticed elsewhere.
    for minute in [10.0, 15, 20] { try phones.post(minute * 60, 1000, ping: true, hint: .enter) }
    #expect(phones.story == ["300 enter", "300 reminder"])
    var other = try PhoneHarness()
    try other.post(0, 1000)
    try other.post(1800, 150, accuracy: 60, ping: true, hint: .enter)
    #expect(other.story == ["1800 enter", "1800 reminder"])
  }

  @Test
  func `a pass that was under way when the program was killed is noticed`() throws {
    for cut in 0...4 {
      var phones = try PhoneHarness(radius: 50)
      for (index, meters) in [-300.0, -225, -150, -75, 0, 75, 150].enumerated() {
        try phones.post(Double(index) * 5, meters, speed: 15)
        if index == cut + 1 { try phones.restart() }
      }
      #expect(phones.story == ["25 cross", "25 reminder"], "after \(cut)")
    }
  }

  @Test
  func `one wrong position beyond the place is no pass of a phone that reports rarely`() throws {
    for pause in [59.0, 60] {
      var phones = try PhoneHarness()
      try phones.post(0, 150)
      try phones.post(pause, -400)
      try phones.post(2 * pause, 151)
      #expect(phones.story.isEmpty == (pause == 60))
    }
  }
}

import Foundation
import Model
import Testing

/// The text of leads.
struct LeadTests {
  @Test(arguments: [
    ("0", Lead.start), ("15min", .minutes(15)), ("1h", .minutes(60)), ("1h30min", .minutes(90)),
    ("90min", .minutes(90)), ("48h", .minutes(2880)), ("1d", .days(1)), ("1w", .days(7)),
    ("14d", .days(14)), ("1w2d", .days(9)), ("morning", .morning), ("evening", .evening),
  ])
  func `a canonical text comes back as the same lead`(text: String, lead: Lead) {
    #expect(Lead(parsing: text) == lead)
    #expect(Lead(parsing: lead.description) == lead)
  }

  @Test(arguments: [
    "", "1", "min", "0min", "-5min", "1h1d", "1.5h", "1 h", "367d", "745h", "none", "1mo",
    "99999999999999999999h", "100000w", "1d1d1", "half", "١h",
  ])
  func `other texts are none`(text: String) {
    #expect(Lead(parsing: text) == nil)
  }

  @Test func `a list has a text, an empty one is none`() throws {
    #expect([Lead.minutes(15), .start].leadText == "15min,0")
    #expect([Lead]().leadText == "none")
    #expect([Lead](leadText: "evening,1h") == [.evening, .minutes(60)])
    #expect([Lead](leadText: "none") == [])
    #expect([Lead](leadText: "") == nil)
    #expect([Lead](leadText: "1h,") == nil)
    let leads: [Lead] = [.days(14), .morning]
    let json = try JSONEncoder().encode(leads)
    #expect(try JSONDecoder().decode([Lead].self, from: json) == leads)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Lead].self, from: Data(#"["soon"]"#.utf8))
    }
  }
}

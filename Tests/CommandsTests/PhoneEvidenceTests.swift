import CommandTesting
import Foundation
import TestSupport
import Testing

/// Evidence that a phone came or went (P9 to P13), in recordings.
@Suite(.blocking)
struct PhoneEvidenceTests {
  private typealias Message = PhoneProgram<CalledProgram>.Message

  @Test func `one position that is wholly inside enters, leaving takes two, telling of it three`()
    throws
  {
    let phone = try PhoneProgram<CalledProgram>(task: ["--on", "enter,exit"])
    defer { phone.program.remove() }
    _ = try phone.device()
    #expect(
      try phone.replay([(0, 2000), (300, 20), (600, 2000), (900, 2010), (1200, 2020)])
        == ["300 enter Vet", "300 reminder Vet Cat medicine enter", "900 exit Vet"],
      "once a visit")
    try phone.call("edit", "1", "--on", "exit")
    #expect(
      try phone.replay([(0, 2000), (300, 20), (600, 2000), (900, 2010), (1200, 2020)])
        == ["300 enter Vet", "900 exit Vet", "1200 reminder Vet Cat medicine exit"])
    #expect(
      try phone.replay([(0, 2000), (300, 20), (600, 2000), (900, 2010), (1200, 21), (1500, 22)])
        == ["300 enter Vet", "900 exit Vet", "1200 enter Vet"], "who is back was never away")
    // 45 m and 40 m times 1.62 reach beyond the border.
    let wide = [(0.0, 2000.0), (300, 40), (600, 41)].map {
      Message(second: $0, meters: $1, accuracy: 40)
    }
    #expect(try phone.replay(wide) == ["600 enter Vet"], "a pending change outlives the pause")
    #expect(try phone.replay([(0, 2000), (59, 0)]).isEmpty, "not a phone that reports often")
  }

  @Test func `signs of life are evidence for nothing`() throws {
    let phone = try PhoneProgram<CalledProgram>()
    defer { phone.program.remove() }
    _ = try phone.device()
    let pings = (1...5).map {
      Message(second: Double($0) * 300, meters: Double($0), members: #","t":"p""#)
    }
    #expect(try phone.replay([Message(second: 0, meters: 2000)] + pings).isEmpty)
    let same = (0...5).map { Message(second: 20 + Double($0) * 5, meters: 0) }
    #expect(try phone.replay([Message(second: 0, meters: 300)] + same).isEmpty)
    let moving = same.map {
      Message(second: $0.second, meters: $0.meters, members: #","vel":20"#)
    }
    #expect(
      try phone.replay([Message(second: 0, meters: 300, members: #","vel":30"#)] + moving)
        == ["30 enter Vet", "30 reminder Vet Cat medicine enter"])
  }

  @Test func `a phone's own notice counts at once, where it is as wide as the place`() throws {
    let phone = try PhoneProgram<CalledProgram>(task: ["--on", "enter,exit"])
    defer { phone.program.remove() }
    _ = try phone.device("Phone", "--push-places", "on")
    _ = try phone.device("Other")
    let place = try phone.call("place", "show", "Vet", "--json").object()
    let uuid = try #require(place["uuid"] as? String)
    func notice(
      _ second: Double, _ meters: Double, _ event: String, _ name: String, accuracy: Double = 60
    ) -> Message {
      Message(
        second: second, meters: meters, members: #","t":"c","event":"\#(event)",\#(name)"#,
        type: "transition", accuracy: accuracy)
    }
    let byID = #""rid":"\#(uuid.uppercased())""#
    let way = [
      Message(second: 0, meters: 2000), notice(20, 95, "enter", byID),
      Message(second: 1500, meters: 30), notice(1520, 160, "leave", #""wtst":1000000001"#),
    ]
    #expect(
      try phone.replay(way) == [
        "20 enter Vet", "20 reminder Vet Cat medicine enter", "1520 exit Vet",
      ])
    #expect(
      try phone.replay([way[0], notice(20, 95, "enter", #""wtst":77"#)]).isEmpty, "not ours")
    #expect(try phone.replay(Array(way[..<2]), as: "Other").isEmpty, "was sent nothing")
    #expect(
      try phone.replay([way[0], notice(20, 500, "enter", byID, accuracy: 50)]).isEmpty,
      "its own coordinates deny it")
    let inside = Message(second: 20, meters: 95, members: #","inrids":["\#(uuid)"]"#, accuracy: 60)
    #expect(
      try phone.replay([way[0], inside])
        == ["20 enter Vet", "20 reminder Vet Cat medicine enter"])
    try phone.call("place", "edit", "Vet", "--radius", "60")
    #expect(try phone.replay(Array(way[..<2])).isEmpty, "the phone's region is wider")
  }

  @Test func `the past is told late, if it still lasts, and the clock is the computer's`() throws {
    let phone = try PhoneProgram<CalledProgram>()
    defer { phone.program.remove() }
    _ = try phone.device()
    let visit = [(0.0, 2000.0), (300, 20), (600, 21), (900, 22)]
    let recent = visit.map { Message(second: $0, meters: $1, arrival: 1600) }
    // Of the past, one position is not enough.
    let told = ["600 enter Vet late", "1603 reminder Vet Cat medicine enter late"]
    #expect(try phone.replay(recent) == told)
    let old = visit.map { Message(second: $0, meters: $1, arrival: 7200) }
    #expect(try phone.replay(old) == ["600 enter Vet late"], "too late to say")
    let left = (visit + [(1200, 2000), (1500, 2010)]).map {
      Message(second: $0, meters: $1, arrival: 2200)
    }
    #expect(try phone.replay(left) == ["600 enter Vet late", "1500 exit Vet late"])
    // Between two messages the burst ends, as it does while a daemon waits for the second.
    #expect(
      try phone.replay(recent + [Message(second: 5400, meters: 2000)])
        == told)
  }

  @Test func `the device that leads speaks, and why says what the other one saw`() throws {
    let phone = try PhoneProgram<CalledProgram>()
    defer { phone.program.remove() }
    _ = try phone.device("Tablet", "--leads")
    _ = try phone.device()
    _ = try phone.replay([(0, 9000)], as: "Tablet", options: ["--commit"])
    let arrival = [(60.0, 3000.0), (140, 2000), (220, 1000), (300, 0)]
    #expect(try phone.replay(arrival, options: ["--commit"]) == ["300 enter Vet"])
    let why = try phone.call("why", "Cat medicine").output
    #expect(why.contains("Phone is at \"Vet\", but you carry Tablet"), "\(why)")
    try phone.call("device", "edit", "Tablet", "--no-leads")
    #expect(
      try phone.replay([(400, 1000), (480, 1010), (560, 1)])
        == ["480 exit Vet", "560 enter Vet", "560 reminder Vet Cat medicine enter"])
  }
}

import Foundation
import Geo
import Model
import PhoneMessages
import Regions
import Testing

struct PushedPlacesTests {
  private func place(_ id: Int64, radius: Double, _ name: String = "Home") throws -> Place {
    Place(
      id: Place.ID(rawValue: id), uuid: UUID(), created: arrival, name: name,
      center: try Coordinate(latitude: 48.2, longitude: 16.37), radiusMeters: radius)
  }

  private func event(_ word: String, _ members: String) -> String {
    #"{"_type":"transition","event":"\#(word)","lat":48.2,"lon":16.37,"acc":20,"#
      + #""tst":1768467590,"t":"c"\#(members)}"#
  }

  @Test func `an event of a place that was sent to the phone is certain`() throws {
    let home = try place(7, radius: 150)
    let pushed = PushedPlaces([home])
    let byStamp = read(event("enter", #","wtst":1000000007"#), pushed: pushed)
    #expect(byStamp.reports.first?.hints == [RegionHint(place: home.uuid, event: .enter)])
    let byName = read(
      event("leave", #","rid":"\#(home.uuid.uuidString.lowercased())""#), pushed: pushed)
    #expect(byName.reports.first?.hints == [RegionHint(place: home.uuid, event: .leave)])
  }

  @Test func `of a place that was widened only the coordinates count`() throws {
    let stop = try place(8, radius: 40)
    let reading = read(event("enter", #","wtst":1000000008"#), pushed: PushedPlaces([stop]))
    #expect(reading.reports.count == 1 && reading.reports[0].hints.isEmpty)
  }

  @Test func `other events are counted and ignored`() throws {
    let pushed = PushedPlaces([try place(7, radius: 150)])
    for body in [
      event("enter", #","wtst":1"#), event("enter", #","rid":"abc""#),
      event("pass", #","wtst":1000000007"#), event("leave", #","wtst":1e300"#),
    ] {
      let reading = read(body, pushed: pushed)
      #expect(reading.foreignEvents == 1 && reading.reports.isEmpty, "\(body)")
    }
  }

  @Test func `the regions that a phone is in are a hint to enter`() throws {
    let (small, home) = (try place(7, radius: 50), try place(8, radius: 100))
    let pushed = PushedPlaces([small, home])
    let reading = read(
      location(
        #","inrids":["x","\#(small.uuid.uuidString)","\#(home.uuid.uuidString)"]"#),
      pushed: pushed)
    #expect(reading.reports.first?.hints == [RegionHint(place: home.uuid, event: .enter)])
  }

  @Test func `only what has changed is sent, after a quarter of an hour`() throws {
    let (home, vet) = (try place(1, radius: 20.6, "Home: flat"), try place(2, radius: 120.5))
    var state = PushedPlacesState()
    var answer = OwnTracksAnswer()
    state.change(
      to: [home, vet].map(PushedRegion.init), isAndroid: false, replacesAll: false, at: arrival,
      answer: &answer)
    #expect(
      answer.text.hasPrefix(
        #"[{"_type":"cmd","action":"setWaypoints","waypoints":{"_type":"waypoints","waypoints":["#
          + #"{"_type":"waypoint","desc":"Home· flat","lat":48.2,"lon":16.37,"rad":100,"#
          + #""tst":1000000001,"rid":""#))
    #expect(answer.places.map(\.radius) == [100, 121])
    #expect(!state.mayChange(at: arrival.addingTimeInterval(899)))
    #expect(state.mayChange(at: arrival.addingTimeInterval(900)))

    var second = OwnTracksAnswer()
    state.change(
      to: [PushedRegion(vet)], isAndroid: false, replacesAll: false,
      at: arrival.addingTimeInterval(900), answer: &second)
    #expect(second.places.isEmpty && second.removed.map(\.stamp) == [1_000_000_001])
    #expect(second.text.contains(#""lat":1000,"lon":1000"#))
    var third = OwnTracksAnswer()
    state.change(
      to: [PushedRegion(vet)], isAndroid: false, replacesAll: false,
      at: arrival.addingTimeInterval(1800), answer: &third)
    #expect(third.text == "[]")
  }

  @Test func `Android forgets all regions where it has no others`() throws {
    let (home, vet) = (
      PushedRegion(try place(1, radius: 100)), PushedRegion(try place(2, radius: 100))
    )
    for replacesAll in [true, false] {
      var state = PushedPlacesState()
      var answer = OwnTracksAnswer()
      state.change(
        to: [home, vet], isAndroid: true, replacesAll: replacesAll, at: arrival, answer: &answer)
      answer = OwnTracksAnswer()
      state.change(
        to: [vet], isAndroid: true, replacesAll: replacesAll, at: arrival, answer: &answer)
      #expect(answer.clearsPlaces == replacesAll)
      #expect(answer.places == (replacesAll ? [vet] : []))
      #expect(answer.removed.isEmpty)
    }
  }

  @Test func `on Android regions that cannot be removed take the room of new ones`() throws {
    let regions = try (1...100).map { PushedRegion(try place($0, radius: 100)) }
    var state = PushedPlacesState()
    var answer = OwnTracksAnswer()
    state.change(
      to: Array(regions[..<80]), isAndroid: true, replacesAll: false, at: arrival, answer: &answer)
    answer = OwnTracksAnswer()
    state.change(
      to: Array(regions[20...]), isAndroid: true, replacesAll: false, at: arrival, answer: &answer)
    #expect(answer.places == Array(regions[80..<90]))
    #expect(state.regions.count == PushedPlacesState.mostOnAndroid)
  }

  @Test func `the state survives its encoding`() throws {
    var state = PushedPlacesState()
    var answer = OwnTracksAnswer()
    state.change(
      to: [PushedRegion(try place(1, radius: 100))], isAndroid: false, replacesAll: false,
      at: arrival, answer: &answer)
    let read = try JSONDecoder().decode(
      PushedPlacesState.self, from: JSONEncoder().encode(state))
    #expect(read == state && !read.mayChange(at: arrival))
  }
}

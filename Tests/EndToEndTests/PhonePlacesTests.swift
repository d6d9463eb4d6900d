import CommandTesting
import Foundation
import TestSupport
import Testing

/// The regions and messages of phones, as commands of the built program show and take them.
@Suite(.blocking, .timeLimit(.minutes(10))) struct PhonePlacesTests {
  /// A waypoint of OwnTracks.
  private static func waypoint(_ name: String, _ latitude: Double, radius: Int) -> String {
    #"{"_type":"waypoint","desc":"\#(name)","lat":\#(latitude),"lon":13.4,"rad":\#(radius),"tst":1}"#
  }

  @Test func `places of a phone are taken, its messages judged, and the user is where it is`()
    throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    #expect(
      try program("place", "add", "Vet", "52.52,13.405", "--radius", "60", now: nil).status == 0)
    #expect(try program("add", "Cat medicine", "--place", "Vet", now: nil).status == 0)
    let added = try program("device", "add", "Phone", "--json", now: nil).object()
    let key = try #require(added["key"] as? String)
    #expect(try program("place", "add", "--from", "Phone", now: nil).status == 69)
    let daemon = try PageDaemon(program)
    defer { daemon.running.abandon() }
    let page = try PageConnection(port: daemon.port)
    func post(_ body: String) throws {
      #expect(try page.send(body, path: "/pub/\(key)").status == 200)
    }
    #expect(try program("place", "add", "--from", "Phone", now: nil).status == 66, "none yet")
    let regions = [
      Self.waypoint("Home", 52.4, radius: 80), Self.waypoint("vet", 52.5, radius: 100),
      Self.waypoint("Shop", 52.3, radius: 150),
    ]
    try post(#"{"_type":"waypoints","waypoints":[\#(regions.joined(separator: ","))]}"#)
    #expect(try program("place", "add", "Homme", "--from", "Phone", now: nil).status == 66)
    let one = try program("place", "add", "shop", "--from", "Phone", "--json", now: nil).list()
    #expect(one.map { $0["name"] as? String } == ["Shop"])
    #expect(one.first?["radius_m"] as? Double == 150)
    let all = try program("place", "add", "--from", "Phone", "--tag", "phone", now: nil)
    #expect(all.status == 0 && all.output.contains("Home") && !all.output.contains("Shop"))
    #expect(all.errors.contains("vet") && all.errors.contains("Shop"))
    #expect(try program("place", "list", "--json", now: nil).list().count == 3)
    #expect(try program("undo", now: nil).status == 0)
    #expect(try program("place", "list", "--json", now: nil).list().count == 2)

    let time = Int(Date().timeIntervalSince1970)
    for age in stride(from: 25, through: 5, by: -5) {
      try post(
        #"{"_type":"location","lat":52.519,"lon":13.405,"acc":50,"tst":\#(time - age),"m":-1}"#)
    }
    try post("not JSON")
    let shown = try program("device", "show", "Phone", "--json", now: nil).object()
    let rough = shown["too_inaccurate"] as? [[String: Any]]
    #expect(rough?.first?["place"] as? String == "Vet" && rough?.first?["count"] as? Int == 5)
    let advice = (shown["advice"] as? [[String: Any]])?.compactMap { $0["code"] as? String }
    #expect(advice == ["form", "mode", "rough"])
    #expect((shown["unusable"] as? [[String: Any]])?.first?["reason"] as? String == "not_json")
    let text = try program("device", "show", "Phone", now: nil).output
    #expect(text.contains("Vet 5 of 5") && text.contains("neither JSON nor a form"))
    #expect(text.contains("“quiet”"))
    let doctor = try program("doctor", now: nil).output
    #expect(doctor.contains("messages of \"Phone\" could not be used"))
    let near = try program("near", "--json", now: nil).object()
    #expect((near["position"] as? [String: Any])?["source"] as? String == "daemon")
    let here = try program("place", "add", "Here", "here", "--json", now: nil).object()
    #expect(here["lat"] as? Double == 52.519)
    let state = try program("status", now: nil).output
    #expect(state.contains("Phone"))
  }
}

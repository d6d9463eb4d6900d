import Foundation
import Geo
import HTTPTypes
import Model
import TestSupport
import Testing
import Text
import WebTesting

@testable import WebApp
@testable import WebPorts

/// Looking for positions, places and addresses.
struct SearchRoutesTests {
  private static let places = [
    Place.sample(1, name: "Vet", tags: ["cats"]), .sample(2, name: "Old Vet & Sons"),
    .sample(3, name: "Pharmacy", tags: ["errands"]), .sample(4, name: "Café 10"),
    .sample(5, name: "Cafe 2"), .sample(6, name: "Ринок м’яса"), .sample(7, name: "Le café"),
  ]
  private static let street = PostalAddress(
    coordinate: .at(52.5, 13.4), name: "Street <12>", text: "12, Street, Town", radiusMeters: 4)

  @Test(arguments: [
    ("52.5,13.4", ["position "]), ("geo:52.5,13.4;u=10", ["position "]),
    ("vet", ["place Vet", "place Old Vet & Sons", "address Street <12>"]),
    ("ERRANDS", ["place Pharmacy", "address Street <12>"]),
    ("street 12", ["address Street <12>"]),
    ("CAFÉ", ["place Cafe 2", "place Café 10", "place Le café", "address Street <12>"]),
    ("мʼяс", ["place Ринок м’яса", "address Street <12>"]),
  ])
  func `what is found`(wanted: String, expected: [String]) async throws {
    let map = try MapSite(Self.places, addresses: .success([Self.street]))
    let answer = try await map.get("/geocode?q=\(wanted.percentEncoded)")
    let results = try #require(answer.json["results"] as? [[String: Any]])
    #expect(results.map { "\($0["kind"] ?? "") \($0["name"] ?? "")" } == expected)
    let needsService = !expected[0].hasPrefix("position")
    #expect(map.asked.questions.isEmpty == !needsService)
    #expect(answer.json["attribution"] as? String == (needsService ? "Data by somebody" : nil))
  }

  @Test func `without a service nothing is asked, and the page says so`() async throws {
    let map = try MapSite(Self.places)
    let answer = try await map.get("/geocode?q=nowhere%3Cb%3E")
    #expect(
      answer.json["note"] as? String
        == "No place “nowhere<b>”. Addresses are not searched: no search service was chosen."
    )
    let page = try await map.get("/map?q=nowhere%3Cb%3E").text
    #expect(page.contains("No place “nowhere&lt;b&gt;”."))
    let name = try await map.get("/geocode/reverse?lat=1&lon=2")
    #expect(name.json["ok"] as? Bool == true)
    #expect(name.json["name"] is NSNull)
  }

  @Test func `without a script, what is found leads on`() async throws {
    let map = try MapSite(Self.places, addresses: .success([Self.street]))
    let page = try await map.get("/map?q=vet").text
    #expect(page.contains(#"<li><a href="/places/1"><b>Vet</b>"#))
    #expect(
      page.contains(
        "/places/new?position=52.5%2C13.4&amp;name=Street%20%3C12%3E&amp;back=%2Fmap&amp;radius=50.0%20m"
      ))
    #expect(page.contains("Data by somebody"))
  }

  @Test func `a point is named in the languages of the browser`() async throws {
    let map = try MapSite(addresses: .success([Self.street]))
    let answer = try await map.get(
      "/geocode/reverse?lat=52.5&lon=-13.25", headers: [.acceptLanguage: "uk"])
    #expect(answer.json["name"] as? String == "Street <12>")
    #expect(answer.json["text"] as? String == "12, Street, Town")
    #expect(map.asked.questions == ["52.5,-13.25|uk"])
  }

  @Test(arguments: ["cross-site", "same-site"])
  func `another page cannot make us ask`(site: String) async throws {
    let map = try MapSite(addresses: .success([Self.street]))
    let name = try #require(HTTPField.Name("Sec-Fetch-Site"))
    _ = try await map.get("/geocode?q=x", headers: [name: site])
    _ = try await map.get("/geocode/reverse?lat=1&lon=2", headers: [name: site])
    _ = try await map.get("/map?q=x", headers: [name: site])
    #expect(map.asked.questions.isEmpty)
    _ = try await map.get("/geocode?q=x", headers: [name: "same-origin"])
    #expect(map.asked.questions == ["x|"])
  }

  @Test func `a service in trouble spoils nothing`() async throws {
    struct Trouble: Error, CustomStringConvertible {
      let description = "\"https://a.example\" cannot be reached."
    }
    let map = try MapSite(Self.places, addresses: .failure(Trouble()))
    let answer = try await map.get("/geocode?q=vet")
    #expect((answer.json["results"] as? [Any])?.count == 2)
    #expect(
      answer.json["note"] as? String
        == "Addresses cannot be searched now: \"https://a.example\" cannot be reached.")
    let name = try await map.get("/geocode/reverse?lat=1&lon=2")
    #expect(name.json["note"] as? String == "\"https://a.example\" cannot be reached.")
    #expect(try await map.get("/map?q=vet").status == .ok)
  }

  @Test(arguments: [
    "/geocode", "/geocode?q=%20", "/geocode/reverse", "/geocode/reverse?lat=91&lon=0",
    "/geocode/reverse?lat=1,2&lon=3,4", "/geocode/reverse?lat=nan&lon=0",
  ])
  func `a question that is none is refused`(address: String) async throws {
    let map = try MapSite(addresses: .success([]))
    #expect(try await map.get(address).status == .badRequest)
    #expect(map.asked.questions.isEmpty)
  }
}

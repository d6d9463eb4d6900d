import Foundation
import Geo
import HTTPTypes
import Model
import TestSupport
import Testing
import WebTesting

@testable import WebApp
@testable import WebPorts

/// The map and the list beside it.
struct MapPageTests {
  private static let vet = Place.sample(1, name: "Vet", tags: ["vet", "cats"])
  private static let nasty = Place.sample(
    2, name: "<script>alert(1)</script>\"'&\u{202E}x", latitude: -33.5, longitude: 151,
    radius: 2500)

  @Test func `each place is in the list, with all that the map draws`() async throws {
    let map = try MapSite([Self.vet, Self.nasty], todos: [.sample(1)])
    let page = try await map.get("/map")
    #expect(page.status == .ok)
    #expect(page.text.contains(#"<a class="to-map" href="/places/1"><b dir="auto">Vet</b>"#))
    #expect(
      page.text.contains(
        #"data-name="Vet" data-lat="52.52" data-lon="13.405" data-meters="100.0" data-radius="100 m" data-state="unknown""#
      ))
    #expect(page.text.contains("#vet #cats"))
    #expect(
      page.text.contains(
        #"<a class="to-place" href="/places/1"><span class="vh">Vet: </span>1 task</a>"#))
    #expect(page.text.contains("<span>2.5 km</span>"))
  }

  @Test func `without images the page names the file of the world, and with them none`()
    async throws
  {
    #expect(
      try await MapSite([Self.vet]).get("/map").text.contains("data-world=\"/static/world.json?v="))
    #expect(
      !(try await MapSite([Self.vet], tiles: .sample()).get("/map").text.contains("data-world")))
  }

  @Test func `names cannot act on the page`() async throws {
    let page = try await MapSite([Self.nasty]).get("/map")
    #expect(!page.text.contains("<script>alert"))
    #expect(page.text.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;"))
    for address in ["/places/2", "/places/2/edit"] {
      let own = try await MapSite([Self.nasty]).get(address)
      #expect(!own.text.contains("<script>alert"))
    }
  }

  @Test func `no attribute of style and no script is in the page`() async throws {
    let map = try MapSite([Self.vet], tiles: .sample())
    for address in ["/map", "/map?q=vet", "/places/1", "/places/1/edit", "/places/new"] {
      let text = try await map.get(address).text
      #expect(!text.contains("style="), "\(address)")
      #expect(!text.contains("<script>"), "\(address)")
      #expect(!text.contains(" onclick"), "\(address)")
    }
  }

  @Test func `the list alone is sent when it is asked for`() async throws {
    let map = try MapSite([Self.vet])
    let name = try #require(HTTPField.Name("X-Fragment"))
    let part = try await map.get("/map", headers: [name: "list"])
    #expect(part.text.hasPrefix(#"<section id="board""#))
    #expect(part.text.contains("Vet"))
    #expect(!part.text.contains("<html"))
  }

  @Test func `without places the page says how to begin`() async throws {
    let page = try await MapSite().get("/map")
    #expect(page.text.contains("No places yet."))
    #expect(page.text.contains(#"href="/places/new?back=%2Fmap""#))
  }

  @Test func `a file of pictures goes before an address, and names whom it is owed to`()
    async throws
  {
    let map = try MapSite(tiles: .sample(3...9)) {
      $0.tiles = "https://tiles.example/{z}/{x}/{y}.png"
    }
    let page = try await map.get("/map").text
    #expect(page.contains(#"data-tiles="/tiles/{z}/{x}/{y}?v=s1""#))
    #expect(page.contains(#"data-attribution="Drawn &lt;b&gt;here&lt;/b&gt;""#))
    #expect(page.contains(#"data-least-zoom="3" data-most-zoom="9""#))
    #expect(page.contains(#"data-bounds="52.0,13.0,53.0,14.0""#))
  }

  @Test func `an address of pictures is given to the browser`() async throws {
    let map = try MapSite {
      $0.tiles = "https://tiles.example/{z}/{x}/{y}.jpg"
      $0.attribution = "\u{A9} Somebody"
    }
    let page = try await map.get("/map").text
    #expect(page.contains(#"data-tiles="https://tiles.example/{z}/{x}/{y}.jpg""#))
    #expect(page.contains(#"data-photos="1" data-attribution="© Somebody""#))
  }

  @Test func `a file that cannot be read is told, and the map goes on without pictures`()
    async throws
  {
    struct Trouble: Error, CustomStringConvertible {
      let description = "map file \"x\" holds no tiles."
    }
    let page = try await MapSite([Self.vet], tilesTrouble: Trouble()).get("/map")
    #expect(page.status == .ok)
    #expect(page.text.contains("The map has no images: map file &quot;x&quot; holds no tiles."))
    #expect(!page.text.contains("data-tiles"))
  }

  @Test func `where the receiver is stands in the page`() async throws {
    let position = LivePosition(
      time: MapSite.now, latitude: 52.5, longitude: 13.25, accuracyMeters: 12, isAccepted: true)
    let page = try await MapSite(position: position).get("/map").text
    #expect(page.contains("&quot;lat&quot;:52.5,&quot;lon&quot;:13.25,&quot;accuracy_m&quot;:12"))
    #expect(try await !MapSite().get("/map").text.contains("data-position"))
  }

  @Test func `a thousand places and tasks come on one page`() async throws {
    let places = (1...1000).map {
      Place.sample(
        $0, name: "Place \($0)", latitude: 50 + Double($0) / 1000, longitude: 10)
    }
    let todos = (1...1000).map { Todo.sample($0, name: "Task \($0)", places: []) }
    let page = try await MapSite(places, todos: todos).get("/map")
    #expect(page.text.ranges(of: "data-id=").count == 1000)
  }
}

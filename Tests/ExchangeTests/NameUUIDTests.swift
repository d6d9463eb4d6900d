import Application
import Foundation
import Testing

@Suite struct NameUUIDTests {
  @Test func `the same names give the same identity`() {
    #expect(NameUUID.of("gpx", "Vet") == NameUUID.of("gpx", "Vet"))
    #expect(NameUUID.of("gpx", "Vet") != NameUUID.of("kml", "Vet"))
    #expect(NameUUID.of("gpx", "Vet").uuidString.dropFirst(14).first == "5")
  }

  @Test func `an id that is a UUID stays`() {
    let id = "0A1B2C3D-0000-4000-8000-000000000001"
    #expect(NameUUID.reading(" \(id.lowercased()) ", of: "org").uuidString == id)
  }
}

import Foundation
import HTTPTypes
import Reminders
import TestSupport
import Testing

@testable import WebApp

/// The pages of phones, and their part of the API.
struct DevicePagesTests {
  @Test
  func `a phone is added, its key shown once, changed and removed`() async throws {
    try await Site.browse { browser, store in
      #expect(try await browser.get("/devices").contains("Add a phone", "No phone yet."))
      let added = try await browser.post(
        "/devices", [("name", "Anna's phone"), ("person", "anna")])
      #expect(added.status == .ok)
      #expect(added.contains("/pub", "owntracks:///config?inline=", "%LAT", "Password"))
      let device = try #require(try store.withSnapshot { try $0.devices }.first)
      let shown = try await browser.get("/devices/1")
      #expect(shown.contains("Anna&#39;s phone", "begins with \(device.keyHint)"))
      #expect(!shown.contains("owntracks:///"))
      #expect(try await browser.get("/settings").contains("/devices"))
      let changed = try await browser.post(
        "/devices/1",
        [("name", "Anna's"), ("person", "anna"), ("shared", "1"), ("push_places", "1")])
      #expect(changed.status == .seeOther)
      let now = try #require(try store.withSnapshot { try $0.devices }.first)
      #expect(now.name == "Anna's" && now.isShared && now.pushesPlaces && !now.leads)
      let renewed = try await browser.post("/devices/1/key", [])
      #expect(renewed.contains("owntracks:///config?inline="))
      #expect(try store.withSnapshot { try $0.devices }.first?.keyDigest != device.keyDigest)
      let refused = try await browser.post("/devices", [("name", "anna's"), ("person", "")])
      #expect(refused.status == .conflict)
      #expect(refused.contains("There is a device"))
      #expect(try await browser.post("/devices/1", [("name", "")]).status != .seeOther)
      #expect(try await browser.post("/devices/1/remove", []).status == .seeOther)
      #expect(try await browser.get("/devices/1").status == .notFound)
    }
  }

  @Test
  func `the answers of the API are as described`() async throws {
    let api = try await Program.run { program in
      let added = try await program.ask(
        "POST /devices", [:], #"{"name":"Phone","person":"anna","kind":"owntracks"}"#)
      #expect(added.status == 201 && added.headers[.location] == "/api/v1/devices/1")
      #expect((added.object["key"] as? String)?.count == 32)
      for operation in ["GET /devices", "GET /devices/{id}", "GET /persons"] {
        let answer = try await program.ask(operation)
        #expect(
          answer.status == 200 && !answer.text.contains(added.object["key"] as? String ?? "?"))
      }
      let changed = try await program.ask(
        "PATCH /devices/{id}", [:], #"{"shared":true,"push_places":"all","topic":"a/b"}"#)
      #expect(changed.status == 200 && changed.object["push_places"] as? String == "all")
      let key = try await program.ask("POST /devices/{id}/key", [:], "{}")
      #expect(key.status == 200 && key.object["key"] as? String != added.object["key"] as? String)
      #expect(try await program.ask("POST /devices", [:], #"{"name":"phone"}"#).status == 409)
      #expect(try await program.ask("POST /devices", [:], #"{"name":"a/b"}"#).status == 422)
      let task = try await program.ask(
        "POST /tasks", [:], #"{"name":"Bins","for":["anna","ben"]}"#)
      #expect(task.object["for"] as? [String] == ["anna", "ben"])
      let open = try await program.ask("PATCH /tasks/{id}", [:], #"{"for":null}"#)
      #expect(open.object["for"] is NSNull)
      #expect(try await program.ask("DELETE /devices/{id}").status == 200)
      #expect(try await program.ask("GET /devices/{id}").status == 404)
    }
    #expect(api.complaints.isEmpty, "\(api.complaints)")
  }
}

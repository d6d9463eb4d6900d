import Foundation
import HTTPTypes
import Model
import QRCode
import TestSupport
import Testing

@testable import WebAPI
@testable import WebApp
@testable import WebPorts

/// The pages of phones, and their part of the API.
struct DevicePagesTests {
  @Test
  func `a phone is added, its key shown once, changed and removed`() async throws {
    try await Site.browse(otherAddresses: ["http://192.168.1.20:7575"]) { browser, store in
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

  @Test func `an address that no phone can reach comes with what to do, and without a code`()
    async throws
  {
    let fields = [("name", "Phone"), ("person", "")]
    let closed = try await Site.sample().test {
      try await Browser(client: $0).post("/devices", fields)
    }
    #expect(closed.contains("Phones cannot reach this computer yet", "By hand"))
    #expect(!closed.contains("/pub") && !closed.contains(#"class="qr""#))
    let site = try Site.sample(otherAddresses: ["http://192.168.1.20:7575"])
    let open = try await site.test { try await Browser(client: $0).post("/devices", fields) }
    #expect(open.contains("http://192.168.1.20:7575/pub"))
    #expect(!open.contains("Phones cannot reach this computer yet"))
    guard (try? QRCode("http://192.168.1.20:7575")) != nil else { return }
    #expect(open.contains(#"class="qr""#))
  }

  @Test func `the user of this machine is named in the language, also in the form`() async throws {
    try await Site.browse(todos: []) { browser, store in
      _ = try await browser.post("/devices", [("name", "Phone"), ("person", "")])
      _ = try await browser.post("/devices", [("name", "Other"), ("person", "anna")])
      let list = try await browser.get("/devices", language: "uk")
      #expect(list.contains("<bdi>я</bdi>", #"<b dir="auto">я</b>"#))
      let page = try await browser.get("/devices/2", language: "uk")
      #expect(page.contains(#"<option value="я"></option>"#))
      #expect(try await browser.get("/devices").contains("<bdi>me</bdi>"))
      // A name stands as text, and its form is folded.
      #expect(!list.contains("<details class=\"fold plain\" open>"))
      let mine = [("name", "Other"), ("person", "me")]
      #expect(try await browser.post("/devices/2", mine).status == .seeOther)
      #expect(try store.withSnapshot { try $0.devices }.allSatisfy { $0.person == .me })
    }
  }

  @Test func `what is typed into an app stands on one line with a button that copies it`()
    async throws
  {
    let fields = [("name", "Phone"), ("person", "")]
    let site = try Site.sample(otherAddresses: ["http://192.168.1.20:7575"])
    let page = try await site.test { try await Browser(client: $0).post("/devices", fields) }
    #expect(page.text.ranges(of: "data-copy").count >= 4)
    #expect(page.contains(#"<span class="copied"><code>http://192.168.1.20:7575/pub"#))
    let rest = page.text.replacing(
      /<summary>By hand<\/summary>.*?<\/details>/.dotMatchesNewlines(), with: "")
    #expect(!rest.contains(/passby [a-z]/) && !rest.contains("sudo "))
  }

  @Test func `an address of home comes with ways out, and one from anywhere without`() async throws
  {
    let fields = [("name", "Phone"), ("person", "")]
    let site = try Site.sample(otherAddresses: ["http://192.168.1.20:7575"])
    let home = try await site.test { try await Browser(client: $0).post("/devices", fields) }
    #expect(home.contains("Reaches this computer at home only.", "Tailscale", "Caddy", "MQTT"))
    #expect(home.contains("id=\"home-only\"") && !home.contains("passby device key"))
    var webSettings = WebSettings(rules: EngineRules(machineZone: .gmt))
    webSettings.publicURL = "https://passby.example.org/"
    let reached = try Site.sample(webSettings: webSettings)
    let open = try await reached.test { try await Browser(client: $0).post("/devices", fields) }
    #expect(open.contains("https://passby.example.org/pub"))
    #expect(!open.contains("home-only"))
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
      #expect(changed.object["leads"] as? Bool == true, "the only one")
      #expect(changed.object["leads_always"] as? Bool == false)
      let always = try await program.ask(
        "PATCH /devices/{id}", [:], #"{"leads":false,"leads_always":true}"#)
      #expect(always.object["leads_always"] as? Bool == true)
      #expect(always.object["leads"] as? Bool == true)
      let key = try await program.ask("POST /devices/{id}/key", [:], "{}")
      #expect(key.status == 200 && key.object["key"] as? String != added.object["key"] as? String)
      #expect(try await program.ask("POST /devices", [:], #"{"name":"phone"}"#).status == 409)
      #expect(try await program.ask("POST /devices", [:], #"{"name":"a/b"}"#).status == 422)
      let task = try await program.ask(
        "POST /tasks", [:], #"{"name":"Bins","for":["anna","ben"]}"#)
      #expect(task.object["for"] as? [String] == ["anna", "ben"])
      let person = try await program.ask("PATCH /persons/{id}", [:], #"{"name":"Benedict"}"#, id: 3)
      #expect(person.object["name"] as? String == "Benedict" && person.object["tasks"] as? Int == 1)
      #expect(person.object["note"] is NSNull)
      let anna = try await program.ask("PATCH /persons/{id}", [:], #"{"name":"Anne"}"#, id: 2)
      #expect((anna.object["note"] as? String)?.contains("\"Phone\"") == true)
      _ = try await program.ask("PATCH /persons/{id}", [:], #"{"name":"anna"}"#, id: 2)
      #expect(
        try await program.ask("PATCH /persons/{id}", [:], #"{"name":"anna"}"#, id: 3).status == 409)
      #expect(
        try await program.ask("PATCH /persons/{id}", [:], #"{"name":"a/b"}"#, id: 3).status == 422)
      #expect(
        try await program.ask("DELETE /persons/{id}", id: 3).status == 409, "a task is for Benedict"
      )
      #expect(try await program.ask("DELETE /persons/{id}", id: 99).status == 404)
      let open = try await program.ask("PATCH /tasks/{id}", [:], #"{"for":null}"#)
      #expect(try await program.ask("DELETE /persons/{id}", id: 3).status == 200)
      #expect(try await program.ask("DELETE /persons/{id}", id: 1).status == 409)
      let secret = try await program.ask("PATCH /devices/{id}", [:], #"{"secret":"hush hush"}"#)
      #expect(secret.object["encrypted"] as? Bool == true && !secret.text.contains("hush"))
      let long = String(repeating: "ü", count: 17)
      let refused = try await program.ask("PATCH /devices/{id}", [:], #"{"secret":"\#(long)"}"#)
      #expect(refused.status == 422 && !refused.text.contains(long))
      let plain = try await program.ask("PATCH /devices/{id}", [:], #"{"secret":null}"#)
      #expect(plain.object["encrypted"] as? Bool == false)
      #expect(open.object["for"] is NSNull)
      #expect(try await program.ask("DELETE /devices/{id}").status == 200)
      #expect(try await program.ask("GET /devices/{id}").status == 404)
    }
    #expect(api.complaints.isEmpty, "\(api.complaints)")
  }

  @Test
  func `persons are renamed and removed on the page, unless something names them`() async throws {
    try await Site.browse { browser, store in
      #expect(try await !browser.get("/devices").contains("People"))
      _ = try await browser.post("/devices", [("name", "Tablet"), ("person", "anna")])
      #expect(try await browser.get("/devices").contains("People", "/persons/2"))
      let renamed = try await browser.post("/persons/2", [("name", "Hanna")])
      #expect(renamed.status == .seeOther)
      let note = try await browser.get(try #require(renamed.location))
      #expect(note.contains("needs the user &quot;Hanna"))
      #expect(try await !browser.get("/devices").contains("needs the user"))
      #expect(try store.withSnapshot { try $0.persons }.map(\.name) == ["me", "Hanna"])
      let refused = try await browser.post("/persons/2", [("name", "a/b")])
      #expect(refused.status == .unprocessableContent && refused.contains("no name for a person"))
      let used = try await browser.post("/persons/2/remove", [])
      #expect(used.status == .conflict && used.contains("still named"))
      _ = try await browser.post("/devices/1/remove", [])
      #expect(try await browser.post("/persons/2/remove", []).status == .seeOther)
      #expect(try await browser.post("/persons/2", [("name", "x")]).status == .notFound)
      #expect(try store.withSnapshot { try $0.persons }.count == 1)
    }
  }

  @Test
  func `a secret is set and ended on the page, and never shown`() async throws {
    try await Site.browse { browser, store in
      _ = try await browser.post("/devices", [("name", "Phone"), ("person", "")])
      #expect(try await !browser.get("/devices/1").contains("End the encryption"))
      let set = try await browser.post("/devices/1/secret", [("secret", "hush hush")])
      #expect(set.status == .seeOther)
      #expect(try store.withSnapshot { try $0.devices }.first?.isEncrypted == true)
      let page = try await browser.get("/devices/1")
      #expect(page.contains("End the encryption") && !page.contains("hush"))
      for wrong in ["", String(repeating: "x", count: 33)] {
        let refused = try await browser.post("/devices/1/secret", [("secret", wrong)])
        #expect(refused.status == .unprocessableContent)
      }
      _ = try await browser.post("/devices/1/secret", [("off", "1")])
      #expect(try store.withSnapshot { try $0.devices }.first?.isEncrypted == false)
    }
  }
}

import Application
import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import WebApp
@testable import WebPorts

/// The gallery, the files of photos, the profile and pictures as a reward.
struct PhotoPageTests {
  private typealias Change = (inout WebSettings) -> Void

  private static func file(_ name: String) throws -> Data {
    try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/pictures/\(name)"))
  }

  private static func upload(
    _ client: TestClient, files: [(String, Data)], caption: String = "",
    date: String = "", asking json: Bool = false
  ) async throws -> TestResponse {
    var body = ByteBuffer()
    for (name, text) in [("caption", caption), ("date", date)] {
      body.writeString(
        "--b\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(text)\r\n")
    }
    for (name, data) in files {
      body.writeString(
        "--b\r\nContent-Disposition: form-data; name=\"\(name)\"; filename=\"x.jpg\"\r\n\r\n")
      body.writeBytes(data)
      body.writeString("\r\n")
    }
    body.writeString("--b--\r\n")
    var headers = Site.formHeaders()
    headers[.contentType] = "multipart/form-data; boundary=b"
    if json { headers[.accept] = "application/json" }
    return try await client.execute(uri: "/photos", method: .post, headers: headers, body: body)
  }

  @Test
  func `a photo comes by a form, is shown, served and removed, and comes back`() async throws {
    try await Site.browse { browser, store in
      let client = browser.client
      let answer = try await Self.upload(
        client, files: [("file", try Self.file("baseline.jpg"))], caption: "At <the> lake",
        date: "2026-01-02")
      #expect(answer.status == .seeOther)
      #expect(answer.headers[.location]?.hasPrefix("/photos?did=") == true)
      let page = try await browser.get(answer.headers[.location] ?? "")
      #expect(page.contains("At &lt;the&gt; lake", "data-undo", #"loading="lazy""#))
      let photo = try #require(try store.withSnapshot { try $0.photos }.first)
      #expect(photo.date == "2026-01-02")
      let address = "/photos/1?v=\(photo.sha256.prefix(16))"
      #expect(page.contains(address))
      let file = try await client.execute(uri: address, method: .get)
      #expect(file.headers[.contentType] == "image/jpeg")
      #expect(file.headers[.xContentTypeOptions] == "nosniff")
      #expect(file.headers[.contentSecurityPolicy] == "default-src 'none'; sandbox")
      #expect(file.headers[.cacheControl]?.contains("immutable") == true)
      #expect(file.headers[.contentDisposition] == #"inline; filename="photo-1.jpg""#)
      #expect(file.body.readableBytes == photo.byteCount)
      #expect(!String(buffer: file.body).contains("SECRET"))
      let plain = try await client.execute(uri: "/photos/1", method: .get)
      #expect(plain.headers[.cacheControl] == "private, no-cache")
      let tag = try #require(plain.headers[.eTag])
      let same = try await client.execute(
        uri: "/photos/1", method: .get, headers: [.ifNoneMatch: tag])
      #expect(same.status == .notModified && same.body.readableBytes == 0)
      _ = try await browser.post("/photos/1/remove", [("back", "/photos")])
      #expect(try await client.execute(uri: address, method: .get).status == .notFound)
      _ = try store.undo()
      #expect(try await client.execute(uri: address, method: .get).status == .ok)
    }
  }

  @Test
  func `a thumbnail is kept if it is small, and left out otherwise`() async throws {
    try await Site.browse { browser, store in
      let (large, small) = (try Self.file("baseline.jpg"), try Self.file("gray.jpg"))
      let answer = try await Self.upload(
        browser.client, files: [("file", large), ("thumbnail", small)], asking: true)
      #expect(answer.status == .ok)
      #expect(String(buffer: answer.body).contains("\"orientation\":6"))
      let thumbnail = try await browser.client.execute(uri: "/photos/1/thumbnail", method: .get)
      #expect(thumbnail.body.readableBytes < small.count)
      _ = try await Self.upload(
        browser.client, files: [("file", try Self.file("alpha.png")), ("thumbnail", Data([1]))])
      let photo = try #require(try store.withSnapshot { try $0.photos }.first)
      #expect(try store.thumbnail(photo.sha256) == nil)
      let whole = try await browser.client.execute(uri: "/photos/2/thumbnail", method: .get)
      #expect(whole.headers[.contentType] == "image/png")
    }
  }

  @Test
  func `what is refused stays in the form, with the reason`() async throws {
    let settings: Change = { $0.actionContext.photos.maximumBytes = 3000 }
    try await Site.browse(webSettings: settings) { browser, store in
      let client = browser.client
      let large = try await Self.upload(
        client, files: [("file", try Self.file("baseline.jpg"))], caption: "typed")
      #expect(large.status == .contentTooLarge)
      #expect(String(buffer: large.body).contains("value=\"typed\""))
      let other = try await Self.upload(
        client, files: [("file", Data("hello".utf8))], asking: true)
      #expect(other.status == .unsupportedMediaType)
      #expect(String(buffer: other.body).contains("bad_data"))
      #expect(try await Self.upload(client, files: []).status == .unprocessableContent)
      let later = try await Self.upload(
        client, files: [("file", try Self.file("gray.png"))], date: "2026-01-06")
      #expect(later.status == .conflict)
      let huge = try await Self.upload(client, files: [("file", Data(count: 400_000))])
      #expect(huge.status == .contentTooLarge)
      #expect(String(buffer: huge.body).contains("at most 3 kB are kept (photos.max_size)"))
      let sent = try await client.execute(
        uri: "/api/v1/photos", method: .post,
        headers: [.contentType: "image/jpeg"],
        body: ByteBuffer(repeating: 0, count: 400_000))
      #expect(sent.status == .contentTooLarge)
      let told = String(buffer: sent.body)
      #expect(told.contains(#""code":"too_large","field":"file""#) && told.contains("at most 3 kB"))
      #expect(try store.withSnapshot { try $0.photos }.isEmpty)
    }
  }

  @Test
  func `all photos together have a limit`() async throws {
    let settings: Change = { $0.actionContext.photos.maximumTotal = 600 }
    try await Site.browse(webSettings: settings) { browser, _ in
      let client = browser.client
      let first = try await Self.upload(client, files: [("file", try Self.file("gray.png"))])
      #expect(first.status == .seeOther)
      // The same file takes no more room.
      let same = try await Self.upload(client, files: [("file", try Self.file("gray.png"))])
      #expect(same.status == .seeOther)
      let second = try await Self.upload(client, files: [("file", try Self.file("lossy.webp"))])
      #expect(second.status == .conflict)
    }
  }

  @Test
  func `a program sends the file as it is`() async throws {
    try await Site.browse { browser, _ in
      let client = browser.client
      var headers = HTTPFields()
      headers[.contentType] = "image/png"
      let body = ByteBuffer(bytes: try Self.file("alpha.png"))
      let answer = try await client.execute(
        uri: "/api/v1/photos?caption=Sea&date=2026-01-04", method: .post, headers: headers,
        body: body)
      #expect(answer.status == .created)
      #expect(String(buffer: answer.body).contains("\"caption\":\"Sea\""))
      headers[.contentType] = "text/plain"
      let wrong = try await client.execute(
        uri: "/api/v1/photos", method: .post, headers: headers, body: body)
      #expect(wrong.status == .unsupportedMediaType)
      let list = try await client.execute(uri: "/api/v1/photos", method: .get)
      #expect(String(buffer: list.body).contains("image/png"))
      let gone = try await client.execute(uri: "/api/v1/photos/1", method: .delete)
      #expect(gone.status == .ok)
      #expect(try await client.execute(uri: "/api/v1/photos/1", method: .get).status == .notFound)
    }
  }

  @Test
  func `the profile shows name, picture and the newest photos, and no tasks`() async throws {
    try await Site.browse(todos: [
      .sample(1, name: "Feed the cat", rule: .once(due: nil), places: [])
    ]) {
      browser, store in
      _ = try await Self.upload(
        browser.client, files: [("file", try Self.file("gray.png"))], caption: "Sea")
      let saved = try await browser.post(
        "/profile", [("name", "Olena"), ("about", "Cats"), ("photo", "1")])
      #expect(saved.location?.hasPrefix("/profile?did=") == true)
      let page = try await browser.get("/profile")
      #expect(page.contains("Olena", "Cats", "portrait", "/photos/1/thumbnail"))
      #expect(!page.contains("Feed the cat"))
      let long = String(repeating: "x", count: 101)
      let refused = try await browser.post("/profile", [("name", long), ("about", "typed")])
      #expect(refused.status == .unprocessableContent && refused.contains("typed"))
      #expect(try store.withSnapshot { try Profile($0) }.name == "Olena")
    }
  }

  @Test
  func `with the part off nothing is there`() async throws {
    let settings: Change = { $0.parts = [.journal] }
    try await Site.browse(webSettings: settings) { browser, _ in
      for path in [
        "/photos", "/photos/1", "/profile", "/api/v1/photos", "/api/v1/profile", "/reward",
      ] {
        #expect(try await browser.get(path).status == .notFound, "\(path)")
      }
      let home = try await browser.get("/")
      #expect(!home.contains("/photos") && !home.contains("/profile"))
      #expect(!home.contains("reward-link"))
    }
  }

  @Test
  func `a reward is one of the drawings, unless pictures are off`() async throws {
    try await Site.browse { browser, _ in
      var sources: Set<String> = []
      for number in 0..<4 {
        let page = try await browser.get("/reward?n=\(number)")
        let start = try #require(page.text.firstRange(of: "/static/reward-"))
        sources.insert(String(page.text[start.lowerBound...].prefix(20)))
      }
      #expect(sources.count == 4)
      #expect(try await browser.get("/").contains("reward-link"))
    }
    let noPictures: Change = { $0.rewards = .off }
    try await Site.browse(webSettings: noPictures) { browser, _ in
      let (page, home) = (try await browser.get("/reward"), try await browser.get("/"))
      #expect(page.status == .notFound && !home.contains("reward-link"))
    }
    // Where the address gives nothing, a drawing takes its place.
    let online: Change = { $0.rewards = .online("http://localhost:9/") }
    try await Site.browse(webSettings: online) {
      browser, _ in
      let page = try await browser.get("/reward")
      #expect(page.contains("/static/reward-"))
    }
  }
}

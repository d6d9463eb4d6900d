import Foundation
import GRDB
import Model
import TestSupport
import Testing

@testable import SQLiteStore

/// Photos and their files in the database.
@Suite(.temporaryFolder)
struct PhotoStoreTests {
  /// Stores a picture for a new photo, and returns the photo.
  @discardableResult
  private static func add(_ text: String, to store: SQLiteStore) throws -> Photo {
    var added: Photo?
    try store.edit { context in
      let bytes = Array(text.utf8)
      let photo = Photo(
        id: try context.nextPhotoID(), uuid: UUID(), date: "2026-03-02", caption: nil,
        mediaType: "image/png", width: 1, height: 2, orientation: 6, byteCount: bytes.count,
        sha256: try context.storePicture(bytes, thumbnail: nil))
      added = photo
      var edit = Edit(summary: "photo add")
      edit.photos = [.init(before: nil, after: photo)]
      return edit
    }
    return try #require(added)
  }

  private static func remove(_ photo: Photo, from store: SQLiteStore) throws {
    try store.edit { _ in
      var edit = Edit(summary: "photo remove")
      edit.photos = [.init(before: photo, after: nil)]
      return edit
    }
  }

  private static func nothing(in store: SQLiteStore, _ name: String) throws {
    try store.edit { _ in
      var edit = Edit(summary: "settings")
      edit.preferences = [.init(before: nil, after: Preference(key: name, value: "x"))]
      return edit
    }
  }

  /// Returns true if the file of a picture is stored, for a step of undo too.
  private static func hasFile(_ photo: Photo, in store: SQLiteStore) throws -> Bool {
    try store.queue.read {
      try Bool.fetchOne(
        $0, sql: "SELECT EXISTS (SELECT 1 FROM photo_data WHERE sha256 = ?)",
        arguments: [photo.sha256]) ?? false
    }
  }

  @Test
  func `the same file is kept once, and counted once`() throws {
    let store = try SQLiteStore.empty()
    let (first, second) = (try Self.add("picture", to: store), try Self.add("picture", to: store))
    #expect(first.sha256 == second.sha256 && first.id != second.id)
    #expect(try store.picture(first.sha256) == Data("picture".utf8))
    #expect(try store.withSnapshot { try $0.photoBytes } == 7)
    #expect(try store.stored(among: [first.sha256, "other"]) == [first.sha256])
    #expect(try store.photos().map(\.id) == [second.id, first.id])
    #expect(try store.withSnapshot { try $0.photos(from: "2026-03-03", to: "2026-03-04") }.isEmpty)
  }

  @Test
  func `a file goes when neither a photo nor a step names it`() throws {
    let store = try SQLiteStore.empty()
    let photo = try Self.add("picture", to: store)
    try Self.remove(photo, from: store)
    #expect(try Self.hasFile(photo, in: store))
    _ = try store.undo()
    _ = try store.undo()
    #expect(try store.photos().isEmpty)
    #expect(try Self.hasFile(photo, in: store))
    // A new step takes the undone ones away.
    try Self.nothing(in: store, "a")
    #expect(try !Self.hasFile(photo, in: store))
    #expect(try store.redo() == nil)
  }

  @Test
  func `a file stays while another photo or an earlier step names it`() throws {
    let store = try SQLiteStore.empty()
    let photo = try Self.add("picture", to: store)
    try Self.add("picture", to: store)
    _ = try store.undo()
    try Self.nothing(in: store, "a")
    #expect(try store.picture(photo.sha256) != nil)
    try Self.remove(photo, from: store)
    _ = try store.undo()
    try Self.nothing(in: store, "b")
    #expect(try store.photos() == [photo])
    #expect(try store.picture(photo.sha256) != nil)
  }

  @Test
  func `an edit that fails stores no file`() throws {
    struct Refusal: Error {}
    let store = try SQLiteStore.empty()
    #expect(throws: Refusal.self) {
      try store.edit { context -> Edit in
        _ = try context.storePicture([1], thumbnail: nil)
        throw Refusal()
      }
    }
    #expect(
      try store.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM photo_data") } == 0)
  }

  @Test
  func `a thumbnail that was missing is added`() throws {
    let store = try SQLiteStore.empty()
    let photo = try Self.add("picture", to: store)
    #expect(try store.thumbnail(photo.sha256) == nil)
    try store.queue.write {
      try $0.storePicture(photo.sha256, bytes: Data([9]), thumbnail: Data([1]))
      try $0.storePicture(photo.sha256, bytes: Data([9]), thumbnail: Data([2]))
    }
    #expect(try store.thumbnail(photo.sha256) == Data([1]))
    #expect(try store.picture(photo.sha256) == Data("picture".utf8))
  }

  @Test
  func `an edit of a version that knew no photos is read`() throws {
    let text = """
      {"summary":"x","todos":[],"places":[],"visits":[],"silences":[],"completions":[]}
      """
    #expect(try JSONDecoder().decode(Edit.self, from: Data(text.utf8)).photos.isEmpty)
  }
}

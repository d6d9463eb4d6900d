import Foundation
import Localization
import TestSupport
import Testing

@testable import SystemEvents

@Suite(.temporaryFolder) struct SystemWatchTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolder.file("watched")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  @Test func `a written, a moved and a removed file are told, each under its folder`() async throws
  {
    let watch = try SystemWatch()
    try watch.add(folder: folder)
    try Data("1".utf8).write(to: URL(filePath: folder + "/a"))
    rename(folder + "/a", folder + "/b")
    unlink(folder + "/b")
    var seen: [FileChange] = []
    for await change in watch.changes {
      seen.append(change)
      if change.name == "b", change.kind == .removed { break }
    }
    watch.stop()
    #expect(seen.contains(FileChange(folder: folder, name: "a", kind: .modified)))
    #expect(seen.contains(FileChange(folder: folder, name: "a", kind: .completed)))
    #expect(seen.contains(FileChange(folder: folder, name: "a", kind: .removed)))
    #expect(seen.contains(FileChange(folder: folder, name: "b", kind: .completed)))
  }

  @Test(.timeLimit(.minutes(10)), arguments: [true, false])
  func `a link is whole as soon as it is made: nobody writes to it and closes it`(
    _ isSymbolic: Bool
  ) async throws {
    let watch = try SystemWatch()
    try Data("1".utf8).write(to: URL(filePath: folder + "/a"))
    try watch.add(folder: folder)
    var changes = watch.changes.makeAsyncIterator()
    #expect((isSymbolic ? symlink : link)(folder + "/a", folder + "/b") == 0)
    #expect(await changes.next() == FileChange(folder: folder, name: "b", kind: .completed))
    // A file that is still being written is not.
    let file = open(folder + "/c", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    #expect(await changes.next() == FileChange(folder: folder, name: "c", kind: .modified))
    close(file)
    #expect(await changes.next() == FileChange(folder: folder, name: "c", kind: .completed))
    watch.stop()
  }

  @Test(.timeLimit(.minutes(10)))
  func `a folder that is deleted and made again is watched again`() async throws {
    let watch = try SystemWatch()
    try watch.add(folder: folder)
    var changes = watch.changes.makeAsyncIterator()
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // However early the file is written, there is one change that leads to it.
    try Data("1".utf8).write(to: URL(filePath: folder + "/a"))
    while let change = await changes.next(), change.kind != .unknown {}
    try Data("2".utf8).write(to: URL(filePath: folder + "/b"))
    while let change = await changes.next(), change.name != "b" {}
    watch.stop()
  }

  @Test(.timeLimit(.minutes(10)))
  func `a folder that is moved away is watched where it was`() async throws {
    let watch = try SystemWatch()
    try watch.add(folder: folder)
    var changes = watch.changes.makeAsyncIterator()
    rename(folder, folder + ".old")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    while let change = await changes.next(), change.kind != .unknown {}
    try Data("1".utf8).write(to: URL(filePath: folder + ".old/a"))
    try Data("2".utf8).write(to: URL(filePath: folder + "/b"))
    let change = await changes.next()
    #expect(change == FileChange(folder: folder, name: "b", kind: .modified))
    watch.stop()
  }

  @Test(.timeLimit(.minutes(10)))
  func `a folder that does not exist yet is watched as soon as it does`() async throws {
    let watch = try SystemWatch()
    watch.addOrAwait(folder: folder + "/one/two")
    var changes = watch.changes.makeAsyncIterator()
    try FileManager.default.createDirectory(
      atPath: folder + "/one/two", withIntermediateDirectories: true)
    #expect(
      await changes.next() == FileChange(folder: folder + "/one/two", name: "", kind: .unknown))
    try Data("1".utf8).write(to: URL(filePath: folder + "/one/two/a"))
    #expect(await changes.next()?.name == "a")
    watch.stop()
  }

  @Test func `lost events mean that anything in any folder may have changed`() throws {
    let inotify = inotify_init1(Int32(IN_CLOEXEC))
    defer { close(inotify) }
    var folders = WatchedFolders(inotify: inotify)
    #expect(folders.add(folder) == 0)
    var overflow = inotify_event()
    overflow.wd = -1
    overflow.mask = UInt32(IN_Q_OVERFLOW)
    let events = withUnsafeBytes(of: overflow) { InotifyEvent.decode(Array($0)[...]) }
    #expect(
      folders.changes(for: events) == [FileChange(folder: folder, name: "", kind: .unknown)])
  }

  @Test func `an instant that has passed rings at once`() async throws {
    let watch = try SystemWatch()
    watch.setAlarm(.distantPast)
    for await _ in watch.alarms { break }
    watch.stop()
  }

  @Test func `an earlier instant takes the place of a later one`() async throws {
    let watch = try SystemWatch()
    watch.setAlarm(.distantFuture)
    watch.setAlarm(Date(timeIntervalSinceNow: 0.02))
    for await _ in watch.alarms { break }
    watch.stop()
  }

  @Test func `an alarm is set until it rings, and again when it is put off`() async throws {
    let watch = try SystemWatch()
    #expect(!watch.isAlarmSet)
    watch.setAlarm(.distantPast)
    for await _ in watch.alarms { break }
    #expect(!watch.isAlarmSet)
    watch.setAlarm(.distantFuture)
    #expect(watch.isAlarmSet)
    watch.stop()
  }

  @Test func `it sleeps a day at most before it looks at the clock again`() {
    let now = Date(timeIntervalSince1970: 0)
    #expect(SystemWatch.pauseMilliseconds(before: .distantFuture, at: now) == 86_400_000)
    #expect(SystemWatch.pauseMilliseconds(before: .distantPast, at: now) == 0)
    #expect(
      SystemWatch.pauseMilliseconds(before: Date(timeIntervalSince1970: 60), at: now) == 60_000)
  }

  @Test func `both streams end when the watch is stopped`() async throws {
    let watch = try SystemWatch()
    try watch.add(folder: folder)
    watch.setAlarm(.distantFuture)
    watch.stop()
    for await _ in watch.changes {}
    for await _ in watch.alarms {}
  }

  @Test func `a folder that is missing is named`() throws {
    let watch = try SystemWatch()
    defer { watch.stop() }
    let error = #expect(throws: WatchError.self) { try watch.add(folder: folder + "/none") }
    #expect(error?.description.contains("\"\(folder)/none\"") == true)
  }
}

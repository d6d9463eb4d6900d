import Foundation
import Testing
import Watching

@Suite struct FolderWatchTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "watch-\(UUID().uuidString)").path()

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  @Test func `a written, a moved and a removed file are told, each under its folder`() async throws
  {
    let watch = try FolderWatch()
    try watch.add(folder: folder)
    try Data("1".utf8).write(to: URL(filePath: folder + "/a"))
    rename(folder + "/a", folder + "/b")
    unlink(folder + "/b")
    var seen: [FileChange] = []
    for await change in watch.changes {
      seen.append(change)
      if change.name == "b", change.kind == .gone { break }
    }
    watch.stop()
    #expect(seen.contains(FileChange(folder: folder, name: "a", kind: .modified)))
    #expect(seen.contains(FileChange(folder: folder, name: "a", kind: .settled)))
    #expect(seen.contains(FileChange(folder: folder, name: "a", kind: .gone)))
    #expect(seen.contains(FileChange(folder: folder, name: "b", kind: .settled)))
  }

  @Test func `the stream ends when the watch is stopped`() async throws {
    let watch = try FolderWatch()
    try watch.add(folder: folder)
    watch.stop()
    for await _ in watch.changes {}
  }

  @Test func `a folder that is missing is named`() throws {
    let watch = try FolderWatch()
    defer { watch.stop() }
    let error = #expect(throws: WatchError.self) { try watch.add(folder: folder + "/none") }
    #expect(error?.description.contains("\"\(folder)/none\"") == true)
  }
}

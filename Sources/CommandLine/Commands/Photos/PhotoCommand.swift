import Application
import Archive
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import SQLiteStore
import Text

struct PhotoCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "photo", PhotoPhrase.help, discussion: PhotoPhrase.helpDiscussion,
      subcommands: [
        PhotoListCommand.self, PhotoAddCommand.self, PhotoSaveCommand.self, PhotoShareCommand.self,
        PhotoUnshareCommand.self, PhotoRemoveCommand.self,
      ], defaultSubcommand: PhotoListCommand.self)
  }
}

struct PhotoListCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("list", PhotoPhrase.helpList)
  }

  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.needsPhotos()
    let views = try environment.openForReading().photos().map(PhotoView.init)
    let output = environment.output
    try output.render(list: views.lazy.map(\.json), none: PhotoPhrase.none.text) {
      for view in views { try output.line(view.line) }
    }
  }
}

struct PhotoAddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("add", PhotoPhrase.helpAdd)
  }

  @Argument(help: .phrase(PhotoPhrase.helpAddFile), completion: .file()) var file: String
  @Option(parsing: .unconditional, help: .phrase(PhotoPhrase.helpCaption, valueName: "text"))
  var caption: String?
  @Option(help: .phrase(PhotoPhrase.helpDate, valueName: "date")) var date: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.needsPhotos()
    let builder = try environment.builder()
    let settings = builder.actionContext.photos
    let bytes = try PhotoFile.read(file, upTo: settings.maximumBytes, environment.process.streams)
    let prepared = try PreparedPhoto(bytes, settings: settings)
    let store = try environment.openStore()
    let added = try store.edit { context in
      try builder.addPhoto(prepared, caption: caption, date: date, in: context)
    }.outcome.value
    try environment.output.render(
      PhotoView(added).json, PhotoPhrase.added(Int(added.id.rawValue), bytes: added.byteCount).text)
  }
}

struct PhotoSaveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("save", PhotoPhrase.helpSave)
  }

  @Argument(help: .phrase(PhotoPhrase.helpNumber)) var id: String
  @Argument(help: .phrase(PhotoPhrase.helpSaveFile), completion: .file()) var file: String
  @Flag(help: .phrase(PhotoPhrase.helpForce)) var force = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.needsPhotos()
    let store = try environment.openForReading()
    let photo = try store.withSnapshot { try PhotoNames.photo(id, in: $0) }
    let number = Int(photo.id.rawValue)
    guard let bytes = try store.picture(photo.sha256) else {
      throw Refusal(.notFound, PhotoPhrase.notHere(number))
    }
    try PhotoFile.write(bytes, to: file, replacing: force, environment.process.streams)
    guard file != "-" else { return }
    try environment.output.render(
      PhotoView(photo).json, PhotoPhrase.saved(number, file: file.quoted).text)
  }
}

struct PhotoShareCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("share", PhotoPhrase.helpShare)
  }

  @Argument(help: .phrase(PhotoPhrase.helpNumber)) var id: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try process.environment.sharePhoto(id, true, PhotoPhrase.shared)
  }
}

struct PhotoUnshareCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("unshare", PhotoPhrase.helpUnshare)
  }

  @Argument(help: .phrase(PhotoPhrase.helpNumber)) var id: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try process.environment.sharePhoto(id, false, PhotoPhrase.unshared)
  }
}

extension CommandEnvironment {
  /// Lets all persons look at a photo, or its owner only.
  fileprivate func sharePhoto(
    _ id: String, _ isShared: Bool, _ sentence: (Int) -> PhotoPhrase
  ) throws {
    try needsPhotos()
    let builder = try builder()
    let changed = try openStore().edit { context in
      builder.sharePhoto(try PhotoNames.photo(id, in: context), isShared)
    }.outcome.value
    try output.render(PhotoView(changed).json, sentence(Int(changed.id.rawValue)).text)
  }
}

struct PhotoRemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", PhotoPhrase.helpRemove)
  }

  @Argument(help: .phrase(PhotoPhrase.helpNumber)) var id: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.needsPhotos()
    let builder = try environment.builder()
    let removed = try environment.openStore().edit { context in
      builder.removePhoto(try PhotoNames.photo(id, in: context))
    }.outcome.value
    try environment.output.render(
      PhotoView(removed).json, PhotoPhrase.removed(Int(removed.id.rawValue)).text)
  }
}

/// Reads and writes the files of photos; `-` is standard input and output.
enum PhotoFile {
  /// Reads a file; one that is larger than `limit` is read only a little further, for its size.
  ///
  /// - Throws: `Refusal` where there is no such file, or it cannot be read.
  static func read(
    _ path: String, upTo limit: Int, _ streams: StandardStreams
  ) throws -> [UInt8] {
    let descriptor = path == "-" ? streams.input : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(path) }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    if case .regular(let size)? = FileKind(descriptor: descriptor) {
      guard size <= limit else {
        throw Refusal(.badData, PhotoPhrase.tooManyBytes(size, limit: limit))
      }
      bytes.reserveCapacity(size)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw trouble(path) }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Writes a new file, for its owner only; with `replacing`, in place of a regular one, or into a
  /// device such as `/dev/null`, which cannot be replaced.
  ///
  /// - Throws: `Refusal`; a file that was there stays as it was.
  static func write(
    _ data: Data, to path: String, replacing: Bool, _ streams: StandardStreams
  ) throws {
    guard path != "-" else {
      try streams.write(data)
      return
    }
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    if replacing, kind == .typeCharacterSpecial {
      guard let device = FileHandle(forWritingAtPath: path) else { throw trouble(path) }
      return try device.write(contentsOf: data)
    }
    let file = try AtomicFile(path: path, replacing: replacing)
    do {
      try file.write(data)
      try file.publish()
    } catch {
      file.discard()
      throw error
    }
  }

  private static func trouble(_ path: String) -> Refusal {
    let number = errno
    let name = path.quoted
    guard number != ENOENT else {
      return Refusal(.notFound, PhotoPhrase.noFile(name))
    }
    let reason = String(cString: strerror(number))
    return Refusal(.inputOutput, PhotoPhrase.fileTrouble(name, reason: reason))
  }
}

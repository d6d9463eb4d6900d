import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore

struct PhotoCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "photo", PhotoPhrase.help, discussion: PhotoPhrase.helpDiscussion,
      subcommands: [
        PhotoListCommand.self, PhotoAddCommand.self, PhotoSaveCommand.self, PhotoRemoveCommand.self,
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
      throw RequestFailure(.notFound, PhotoPhrase.notHere(number))
    }
    try PhotoFile.write(bytes, to: file, replacing: force, environment.process.streams)
    guard file != "-" else { return }
    try environment.output.render(
      PhotoView(photo).json, PhotoPhrase.saved(number, file: "\"\(file.oneLine)\"").text)
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

import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore

struct ProfileCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("profile", PhotoPhrase.helpProfile, discussion: PhotoPhrase.helpProfileDiscussion)
  }

  @Option(parsing: .unconditional, help: .phrase(PhotoPhrase.helpProfileName, valueName: "text"))
  var name: String?
  @Option(parsing: .unconditional, help: .phrase(PhotoPhrase.helpProfileAbout, valueName: "text"))
  var about: String?
  @Option(help: .phrase(PhotoPhrase.helpProfilePhoto, valueName: "number")) var photo: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.needsPhotos()
    let output = environment.output
    let input = EditBuilder.ProfileInput(name: name, about: about, photo: photo)
    let store = try input.isEmpty ? environment.openForReading() : environment.openStore()
    if !input.isEmpty {
      let builder = try environment.builder()
      try store.edit { try builder.changeProfile(input, in: $0) }
      if !output.json { try output.line(PhotoPhrase.profileSaved.text) }
    }
    let profile = try store.withSnapshot { try Profile($0) }
    try output.render(profile.json) {
      let rows = [
        (PhotoPhrase.profileName, profile.name), (.profileAbout, profile.about),
        (.profilePhoto, profile.photo.map { PhotoView($0).line.trimmed }),
      ].compactMap { row in row.1.map { (title: row.0.text, text: $0) } }
      guard !rows.isEmpty else {
        try output.line(PhotoPhrase.profileEmpty.text)
        return
      }
      try output.table(rows, titleWidth: 10)
    }
  }
}

import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import SQLiteStore
import Templates
import Text

struct TemplateCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "template", TemplatePhrase.help,
      subcommands: [
        TemplateListCommand.self, TemplateShowCommand.self, TemplateAddCommand.self,
      ], defaultSubcommand: TemplateListCommand.self)
  }
}

struct TemplateListCommand: RunnableCommand {
  static var opensStore: Bool { false }
  static var configuration: CommandConfiguration {
    .command("list", TemplatePhrase.helpList)
  }

  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let output = try process.environment.output
    let templates = TemplateLibrary.all()
    try output.render(.array(templates.map(\.json))) {
      let width = templates.map(\.name.displayWidth).reduce(0, max)
      let titles = templates.map(\.title.displayWidth).reduce(0, max)
      for template in templates {
        try output.line(
          "\(output.paint(template.name.padded(to: width), .bold))  "
            + "\(template.title.padded(to: titles))  "
            + Formatted.count(template.tasks.count, .task))
      }
    }
  }
}

struct TemplateShowCommand: RunnableCommand {
  static var opensStore: Bool { false }
  static var configuration: CommandConfiguration {
    .command("show", TemplatePhrase.helpShow)
  }

  @Argument(help: .phrase(TemplatePhrase.helpName, valueName: "template")) var template: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let output = try process.environment.output
    let template = try TemplateFile(template).template
    try output.render(template.wholeJSON) {
      try output.line(output.paint(template.title.wholeLine, .bold))
      for (number, entry) in template.tasks.enumerated() {
        let words = entry.summary
        try output.line(
          "\(String(number + 1).leftPadded(to: 3)) \(entry.name.wholeLine)"
            + (words.isEmpty ? "" : "  " + output.paint(words, .dim)))
        for item in entry.items { try output.line("      - \(item.wholeLine)") }
        if let notes = entry[.notes] { try output.line("      \(notes.wholeLine)") }
      }
      if let source = template.source {
        try output.line("\(TemplatePhrase.source.text): \(source.cleanLines)")
      }
    }
  }
}

struct TemplateAddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("add", TemplatePhrase.helpAdd, discussion: TemplatePhrase.helpAddDiscussion)
  }

  @Argument(
    help: .phrase(TemplatePhrase.helpName, valueName: "template"), completion: .file())
  var template: String
  @Option(
    help: .phrase(TemplatePhrase.helpPlace, valueName: "place"),
    completion: NameCompletion.ofPlacesAndTags)
  var place: String?
  @Option(help: .phrase(TemplatePhrase.helpOnly, valueName: "numbers")) var only: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let file = try TemplateFile(template)
    let choice = try TemplateChoice(of: file.template, only: only, place: place)
    let environment = try process.environment
    let builder = try environment.builder()
    let added = try environment.openStore().edit {
      try builder.add(file.template, choice, from: file.name, in: $0)
    }.outcome
    let output = environment.output
    try output.render(added.json) {
      for view in added.added {
        try output.line(
          view.reminding(ActionPhrase.added(view.todo.label, when: view.prospects).text))
      }
      if added.added.isEmpty {
        try output.line(TemplatePhrase.nothingAdded(file.template.title.oneLine).text)
      }
    }
    environment.message(added.remarks)
  }
}

/// A template by its name, or in a file of the user.
private struct TemplateFile {
  let template: TaskTemplate
  /// The path of the file; `nil` for a template of the program.
  let name: String?

  /// Finds a template; a path has a slash in it, or ends with `.yaml` or `.yml`.
  init(_ text: String) throws {
    let ending = text.lowercased()
    guard text.contains("/") || ending.hasSuffix(".yaml") || ending.hasSuffix(".yml") else {
      template = try TemplateLibrary.template(text)
      name = nil
      return
    }
    name = text
    template = try TemplateReading.template(Self.bytes(of: text), file: text)
  }

  /// Reads a file, of which no more than can be one is read.
  private static func bytes(of path: String) throws -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Refusal(.notFound, TemplatePhrase.noFile(path.quoted))
    }
    do {
      guard !isFolder.boolValue else {
        throw Refusal(.inputOutput, TemplatePhrase.unreadable(path.quoted))
      }
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? file.close() }
      var bytes = Data()
      while bytes.count <= TemplateReading.mostBytes,
        let more = try file.read(upToCount: TemplateReading.mostBytes + 1), !more.isEmpty
      {
        bytes.append(more)
      }
      return Array(bytes)
    } catch is CocoaError {
      throw Refusal(.inputOutput, TemplatePhrase.unreadable(path.quoted))
    }
  }
}

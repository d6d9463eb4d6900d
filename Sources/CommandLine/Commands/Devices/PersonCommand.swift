import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore
import Text

struct PersonCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "person", DevicePhrase.helpPerson,
      subcommands: [PersonListCommand.self, PersonRenameCommand.self, PersonRemoveCommand.self],
      defaultSubcommand: PersonListCommand.self)
  }
}

struct PersonListCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("list", DevicePhrase.helpPersonList)
  }

  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let views = try environment.openForReading().withSnapshot { try PersonView.all($0) }
    let output = environment.output
    try output.render(list: views.lazy.map(\.json)) {
      let width = views.map { $0.person.name.oneLine.displayWidth }.max() ?? 0
      for view in views {
        let line = DevicePhrase.personLine(
          devices: view.devices.map(\.oneLine), tasks: view.taskCount)
        try output.line(
          output.paint(view.person.name.oneLine.padded(to: width), .bold) + "  " + line.text)
      }
    }
  }
}

struct PersonRenameCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("rename", DevicePhrase.helpPersonRename)
  }

  @Argument(help: .phrase(DevicePhrase.helpPersonName), completion: NameCompletion.ofPersons)
  var old: String
  @Argument(help: .phrase(DevicePhrase.helpNewPersonName)) var new: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try PersonChange(process).perform { builder, context in
      let person = try PersonNames(persons: try context.persons).person(old)
      return try builder.renamePerson(person, to: new, in: context)
    } sentence: {
      .personRenamed($0.before.name.quoted, to: $0.person.name.quoted)
    }
  }
}

struct PersonRemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", DevicePhrase.helpPersonRemove)
  }

  @Argument(help: .phrase(DevicePhrase.helpPersonName), completion: NameCompletion.ofPersons)
  var person: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try PersonChange(process).perform { builder, context in
      let person = try PersonNames(persons: try context.persons).person(person)
      return try builder.removePerson(person, in: context)
    } sentence: {
      .personRemoved($0.person.name.quoted)
    }
  }
}

/// Changes a person in one step, and prints the result.
private struct PersonChange {
  private let process: CommandProcess

  init(_ process: CommandProcess) { self.process = process }

  func perform(
    _ edit: (EditBuilder, any EditContext) throws -> EditBuilder.PersonOutcome,
    sentence: (EditBuilder.PersonOutcome) -> DevicePhrase
  ) throws {
    let environment = try process.environment
    let store = try environment.openStore()
    let builder = try environment.builder()
    let outcome = try store.edit { try edit(builder, $0) }.outcome
    if let note = outcome.note { environment.output.message(note) }
    try environment.output.render(
      store.withSnapshot {
        PersonView(outcome.person, devices: try $0.devices, todos: try $0.todos).json
      }, sentence(outcome).text)
  }
}

import Application
import ArgumentParser
import CommandSupport
import Daemon
import Localization
import WebPorts

struct WebPushCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "push", NotifierPhrase.helpPush, discussion: NotifierPhrase.helpPushDiscussion,
      subcommands: [WebPushListCommand.self, WebPushRemoveCommand.self],
      defaultSubcommand: WebPushListCommand.self)
  }
}

struct WebPushListCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("list", NotifierPhrase.helpPushList, discussion: NotifierPhrase.helpPushListDiscussion)
  }

  static var opensStore: Bool { false }

  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let (output, zone) = (environment.output, environment.zone)
    let browsers = PushFile(database: environment.databasePath).browsers
    try output.render(
      list: browsers.lazy.map { $0.json(zone: zone) }, none: NotifierPhrase.noBrowsers.text
    ) {
      let width = browsers.map { $0.name.displayWidth }.max() ?? 0
      let digits = browsers.map { "\($0.id)".count }.max() ?? 1
      for browser in browsers {
        let number = String(repeating: " ", count: digits - "\(browser.id)".count) + "\(browser.id)"
        try output.line(
          "\(number)  " + output.paint(browser.name.padded(to: width), .bold) + "  "
            + browser.times(zone: zone, now: environment.now))
      }
    }
  }
}

struct WebPushRemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", NotifierPhrase.helpPushRemove)
  }

  static var opensStore: Bool { false }

  @Argument(help: ArgumentHelp(NotifierPhrase.helpPushNumber.text)) var number: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let file = PushFile(database: environment.databasePath)
    let removed: PushedBrowser?
    do {
      removed = try Int(number).flatMap { try file.remove(id: $0) }
    } catch let error as PrivateFile.Failure {
      throw Refusal(
        .inputOutput, NotifierPhrase.browsersNotChanged(path: file.path, reason: error.reason))
    }
    guard let removed else {
      throw Refusal(.notFound, NotifierPhrase.noBrowser(number.oneLine))
    }
    try environment.output.render(
      removed.json(zone: environment.zone), NotifierPhrase.browserRemoved(removed.name).text)
  }
}

import Application
import ArgumentParser
import Foundation
import Localization
import Reminders
import Runtime
import SQLiteStore
import Terminal

struct DeviceShowCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "show", abstract: DeviceHelpPhrase.deviceShow.text)
  }

  @Argument(help: .device(.deviceName), completion: KnownNames.ofDevices) var device: String
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let store = try session.openForReading()
    let found = try store.withSnapshot {
      try DeviceNames(devices: try $0.devices).device(device)
    }
    let view = try session.deviceView(found, store)
    guard !session.output.json else {
      session.output.line(view.json)
      return
    }
    let hasSecret = DeviceSecrets(database: session.databasePath).all[found.uuid] != nil
    let rows = DeviceRows(view, hasSecret: hasSecret).rows
    session.output.table(rows.map { ($0.title.lowercased(), $0.text) }, titleWidth: 11)
  }
}

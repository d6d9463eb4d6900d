import Application
import ArgumentParser
import CommandSupport
import Daemon
import DaemonControl
import Foundation
import Localization
import Model
import SQLiteStore

struct DeviceTestCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("test", DevicePhrase.helpTest, discussion: DevicePhrase.helpTestDiscussion)
  }

  /// The pause between two questions to the daemon, in seconds.
  private static let pause = 0.25

  @Argument(
    help: .phrase(DevicePhrase.helpTestDevice, valueName: "device"),
    completion: KnownNames.ofDevices)
  var device: String
  @Option(help: .phrase(DevicePhrase.helpTestWait, valueName: "seconds")) var wait = 60
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let store = try environment.openForReading()
    let device = try store.withSnapshot {
      try DeviceNames(devices: try $0.devices).device(self.device)
    }
    let name = "\"\(device.name.oneLine)\""
    let seconds = min(max(wait, 0), 3600)
    let before = try status(of: environment)
    guard before.web != nil || before.broker != nil else {
      throw RequestFailure(.unavailable, DevicePhrase.testNeedsServer)
    }
    let old = before.figures(of: device)
    if !environment.output.json {
      environment.output.note(DevicePhrase.waiting(device: name, seconds: seconds).text)
    }
    let end = ContinuousClock.now + .seconds(seconds)
    repeat {
      // The daemon sends no events over its socket, so the command polls. It has nothing else to do
      // meanwhile, and Ctrl-C ends the process.
      Thread.sleep(forTimeInterval: Self.pause)
      let new = try status(of: environment).figures(of: device)
      guard new.messages != old.messages else { continue }
      try show(DeviceActivity(from: old, to: new), name: name, environment)
      return
    } while ContinuousClock.now < end
    throw RequestFailure(.unavailable, DevicePhrase.nothingCame(device: name, seconds: seconds))
  }

  private func status(of environment: CommandEnvironment) throws -> DaemonStatus {
    switch RunningDaemon(of: environment.databasePath) {
    case .answers(let status): return status
    case .silent(_, let reason): throw RequestFailure(.unavailable, CommandPhrase.verbatim(reason))
    case .none: throw RequestFailure(.unavailable, DevicePhrase.testNeedsDaemon)
    }
  }

  private func show(_ activity: DeviceActivity, name: String, _ environment: CommandEnvironment)
    throws
  {
    try environment.output.render(activity.json(name: device, zone: environment.zone)) {
      for line in activity.lines(name: name) { try environment.output.line(line.text) }
    }
  }
}

extension DaemonStatus {
  /// Returns the figures of a device; empty ones before its first message.
  fileprivate func figures(of device: Device) -> DeviceFigures {
    phones?.first { $0.device == device.id.rawValue } ?? DeviceFigures(device: device.id.rawValue)
  }
}

import Application
import CommandSupport
import Daemon
import DaemonControl
import Localization
import Model
import SQLiteStore

/// Makes places of the regions that a phone offers (P13).
struct PlacesOfPhone {
  private let environment: CommandEnvironment
  private let phone: String

  /// Names the phone.
  init(_ environment: CommandEnvironment, phone: String) {
    self.environment = environment
    self.phone = phone
  }

  /// Adds all of them, or the one with a name, in one step.
  ///
  /// - Throws: `RequestFailure` without a daemon, since they are not stored.
  func add(_ name: String?, radius: String?, _ tags: [String]) throws {
    let store = try environment.openStore()
    let device = try store.withSnapshot { try DeviceNames(devices: $0.devices).device(phone) }
    guard let status = RunningDaemon(of: environment.databasePath).status else {
      throw RequestFailure(.unavailable, DevicePhrase.testNeedsDaemon)
    }
    let offers = status.health[device.id]?.offers ?? []
    let builder = try environment.builder()
    let outcome = try store.edit { context in
      try builder.takePlaces(
        offers, named: name.map { [$0] } ?? [], of: device, radius: radius, tags: tags, in: context)
    }.outcome
    environment.note(outcome.remarks)
    let report = try PlaceReport(environment, store: store)
    try environment.output.render(list: outcome.added.lazy.map { report.overview.view($0).json }) {
      for place in outcome.added {
        try report.show(place) {
          PlacePhrase.added(
            "\"\(place.name.oneLine)\"", radius: $0.radius, position: $0.position
          ).text
        }
      }
      if outcome.isHere, let place = outcome.added.first { environment.noteSilence(at: place.name) }
    }
  }
}

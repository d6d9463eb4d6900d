import Application
import ArgumentParser
import CommandSupport
import Foundation
import GPSD
import Geo
import Localization
import Model
import Regions
import SQLiteStore

struct PlaceAddCommand: WaitingCommand {
  static var configuration: CommandConfiguration {
    .command("add", PlacePhrase.helpAdd, discussion: PlacePhrase.helpAddDiscussion)
  }

  @Argument(help: .phrase(PlacePhrase.helpName)) var name: String?
  @Argument(help: .phrase(PlacePhrase.helpPosition)) var position: String?
  @Option(parsing: .unconditional, help: .phrase(PlacePhrase.helpRadius)) var radius: String?
  @Option(help: .phrase(PlacePhrase.helpTag)) var tag: [String] = []
  @Option(help: .phrase(PlacePhrase.helpGpsdForHere, valueName: "address")) var gpsd: String?
  @Option(
    help: .phrase(DevicePhrase.helpPlaceFrom, valueName: "device"), completion: KnownNames.ofDevices
  )
  var from: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func validate() throws {
    guard from == nil else {
      guard position == nil, gpsd == nil else {
        throw ValidationError(
          CommandPhrase.excluded("--from", position == nil ? "--gpsd" : "POSITION").text)
      }
      return
    }
    guard position != nil || name?.lowercased().hasPrefix("geo:") == true else {
      throw ValidationError(DevicePhrase.placeNeedsBoth.text)
    }
  }

  func run(in process: CommandProcess) async throws {
    let environment = try process.environment
    if let from {
      return try PlacesOfPhone(environment, phone: from).add(name, radius: radius, tag)
    }
    // What an app shares, alone, brings the name with it.
    guard let name, let text = position ?? self.name else { return }
    let isHere = text == "here"
    let shared = isHere ? nil : try PositionText(text)
    guard let name = position == nil ? shared?.label : name else {
      throw ValidationError(DevicePhrase.placeNeedsBoth.text)
    }
    let center: Coordinate
    if let shared {
      center = shared.coordinate
    } else {
      center = try await PresentPosition(environment, gpsd: gpsd).coordinate()
    }
    let store = try environment.openStore()
    let builder = try environment.builder()
    let wish = EditBuilder.PlaceInput(name: name, radius: radius, tags: tag, isHere: isHere)
    let outcome = try store.edit { try builder.addPlace(wish, at: center, in: $0) }.outcome
    let added = outcome.place
    try PlaceReport(environment, store: store).show(added) {
      PlacePhrase.added(
        "\"\(added.name.oneLine)\"", radius: $0.radius, position: $0.position
      ).text
    }
    if outcome.isHere { environment.noteSilence(at: added.name) }
  }
}

import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import Regions
import SQLiteStore

struct NearCommand: WaitingCommand {
  static var configuration: CommandConfiguration {
    .command("near", PlacePhrase.helpNear, discussion: PlacePhrase.helpNearDiscussion)
  }

  @Option(parsing: .unconditional, help: .phrase(PlacePhrase.helpNearWithin, valueName: "distance"))
  var within: String?
  @Option(parsing: .unconditional, help: .phrase(PlacePhrase.helpNearCount, valueName: "number"))
  var count = NearPlaces.usualCount
  @Option(help: .phrase(PlacePhrase.helpNearGPSD, valueName: "address")) var gpsd: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) async throws {
    try GlobalOptions.check(count, of: "--count", in: 1...1000)
    let meters = try PlaceFields.radius(within, of: .within) ?? NearPlaces.usualMeters
    let environment = try process.environment
    let request = try LastPosition(environment, gpsd: gpsd)
    let store = try environment.openForReading()
    let position = try await request.position(stored: store)
    let overview = try Overview(store, actionContext: try environment.actionContext())
    let near = NearPlaces(
      overview, visits: try store.withSnapshot { try $0.visits }, position: position,
      withinMeters: meters, count: count)
    let output = environment.output
    try output.render(near.json) {
      try output.line(output.paint(near.positionWords.text, .dim))
      guard !near.items.isEmpty else {
        try output.line(
          PlacePhrase.nothingNear(distance: Localizer.current.length(meters: meters)).text)
        return
      }
      try show(near, on: output, in: environment.zone)
    }
  }

  private func show(
    _ near: NearPlaces, on output: Output, in zone: TimeZone
  ) throws {
    let items = near.items
    let nameWidth = min(
      max(12, output.width / 3), items.map { $0.view.place.name.oneLine.displayWidth }.max() ?? 0)
    let numberWidth = max(3, items.map { "\($0.view.place.id.rawValue)".count }.max() ?? 0)
    let distanceWidth = items.map(\.distance.displayWidth).max() ?? 0
    let directionWidth = items.map(\.direction.displayWidth).max() ?? 0
    for item in items {
      let here =
        item.view.state == .inside
        ? PlacePhrase.here(age: near.ageWords).text
        : item.lastSeen.map { PlacePhrase.lastHere(time: Wording.clock($0, in: zone)).text } ?? ""
      let names = item.tasks.map { $0.todo.name.oneLine }.joined(separator: ", ")
      let words = [
        item.distance.leftPadded(to: distanceWidth), item.direction.padded(to: directionWidth),
        here, names,
      ].filter { !$0.isEmpty }
      let line = words.joined(separator: "  ")
        .fitted(to: max(10, output.width - numberWidth - nameWidth - 3))
      let number = String(item.view.place.id.rawValue).leftPadded(to: numberWidth)
      let name = output.paint(item.view.place.name.oneLine.padded(to: nameWidth), .bold)
      try output.line("\(number) \(name)  \(line)")
    }
  }
}
